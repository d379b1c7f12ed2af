/** Every text of the calculators but what is to be learned about homes. Amounts come in as written. */
import { plural } from '#web/format/amounts.ts'

/** Of several calculators. */
export const calculatorTexts = {
  monthly: (amount: string) => `${amount} a month`,
  takenOff: (amount: string) => `− ${amount}`,
  monthsSuffix: 'months',
  apr: 'Interest rate (APR)',
} as const

export const entrySentences = {
  amount: 'Amount',
  rateName: 'Rate',
  money: 'Enter an amount, such as 1,234.50.',
  rate: 'Enter the yearly rate in percent, such as 18.5.',
  share: 'Enter a percent from 0 to 100, such as 20.',
  shareBelowAll: 'Enter a percent below 100, such as 20.',
  months: (most: number) => `Enter whole months, from 1 to ${most}.`,
} as const

export const payoffTexts = {
  title: 'Debt Payoff Calculator', // spec 2
  kind: 'Smart Calculator', // spec 2
  intro: 'See what a little more each month does to one debt.',
  action: 'Calculate',
  balance: 'Balance',
  minimum: 'Minimum payment a month',
  extra: 'Extra payment a month',
  minimumOnly: 'Minimum only',
  withExtra: 'Minimum and extra',
  timeSaved: 'Time saved',
  interestSaved: 'Interest saved',
  months: (count: number) => plural(count, 'month'),
  paid: (paid: string, interest: string) => `${paid} paid, ${interest} of it interest`,
  missing: {
    balance: 'Enter the balance, such as 15,000.',
    rate: 'Enter the interest rate, such as 18.5. For none, enter 0.',
    minimum: 'Enter the minimum payment, such as 350.',
    extra: 'Enter the extra payment. For none, enter 0.',
  },
  incomplete: 'Fill in all four fields and the result comes back.',
  nothingOwed: 'With a balance of 0 there is nothing left to pay.',
  sooner: (extra: string, time: string) => `${extra} more a month gets you there ${time} sooner`,
  same: 'Both payments take the same time',
  noExtra: 'Add an extra payment to see what it changes',
  never: 'The interest is more than the payment',
  neverNote: (interest: string) =>
    `The first month adds ${interest} of interest. At this payment the debt does not go down.`,
  tooLong: 'Not paid off within 50 years',
  least: (payment: string) => `A payment of ${payment} a month or more does pay it off.`,
  leastWithin: (payment: string) => `A payment of ${payment} a month or more pays it off within 50 years.`,
  onlyWithExtra: (extra: string, time: string) => `With ${extra} more a month it is paid off in ${time}`,
  basis:
    'Interest is added each month, at the rate divided by 12. Then the payment is made. The payment does not fall. Education only. If your statement differs, go by the statement.',
} as const

export const carTexts = {
  title: 'Car Deal Analyzer', // spec 2
  intro: 'What a car costs you in the end, bought or leased.',
  covered: 'The down payment covers the price. There is nothing to finance.',
  fillBuy: 'Fill in all four fields to see what the car costs.',
  fillLease: 'Enter the monthly payment and the term to see what the lease costs.',
  fillBoth: 'Fill in both tabs, and this card says which one costs less.',
  buy: 'Buy',
  lease: 'Lease',
  price: 'Price of the car',
  down: 'Down payment',
  downHint: 'For none, enter 0.',
  averageRate: (rate: string, month: string) =>
    `The average for new cars was ${rate} in ${month} (Federal Reserve, G.19).`,
  loanTerm: 'Term of the loan',
  financed: 'Financed',
  interest: 'Total interest',
  totalCost: 'Total cost',
  resaleValue: 'Estimated resale',
  netCost: 'Net cost',
  monthlyPayment: 'Monthly payment',
  leaseTerm: 'Term of the lease',
  dueAtStart: 'Due at the start',
  dueHint: 'The drive-off amount: first payment, fees and deposit.',
  inAll: (total: string) => `${total} in all`,
  payments: (count: number) => plural(count, 'payment'),
  leaseTotal: 'Total of the lease',
  comparison: 'Buy or lease',
  buyingCost: 'Net cost of buying',
  leasingCost: 'Leasing for as long',
  buyingSaves: 'Buying saves',
  leasingSaves: 'Leasing saves',
  buyingCheaper: (amount: string) => `Buying saves ${amount}`,
  leasingCheaper: (amount: string) => `Leasing saves ${amount}`,
  equal: 'Buying and leasing cost the same',
  basis: (months: number) =>
    `Both over ${plural(months, 'month')}, the months of the loan. The lease is repeated on the same terms, in proportion. Miles, repairs, insurance and end-of-lease fees are not counted.`,
  resale: 'We assume that the car still sells for 40% of its price. Yours may sell for more or less.',
} as const

export const homeTexts = {
  title: 'Home Buying Guide', // spec 2
  intro: 'What home fits your income, and what to know before you look.',
  fill: 'Enter your income to see what fits.',
  affordability: 'Affordability',
  learn: 'Learn',
  income: 'Income a year',
  incomeHint: 'Before taxes.',
  debts: 'Debt payments a month',
  debtsHint: 'Cards, car, student and other loans.',
  down: 'Down payment',
  downHint: 'Share of the price.',
  rate: 'Mortgage rate (APR)',
  countCosts: 'Count property tax, insurance and HOA dues',
  countCostsHint: 'Off: the rule counts only the loan.',
  price: 'Price of a home you have in mind',
  tax: 'Property tax a year',
  insurance: 'Home insurance a year',
  dues: 'HOA dues a month',
  finding: (price: string) => `Homes up to ${price} fit this rule`,
  noneForDebts:
    'Your other debts already take more than 36% of your income. By this rule there is no room for a home yet. Each debt you pay off makes room.',
  noneForCosts:
    'Taxes, insurance and dues use up all that this rule allows. There is nothing left for a loan.',
  setByHousing: 'This is 28% of your monthly income.',
  setByDebts: 'This is 36% of your monthly income, less your other debts.',
  fits: (price: string, payment: string) => `A home of ${price} costs ${payment} a month. It fits.`,
  above: (price: string, payment: string, over: string) =>
    `A home of ${price} costs ${payment} a month. That is ${over} more than the rule allows.`,
  basis:
    'A 30-year loan. The rule: at most 28% of income for the home, and 36% with all debts. Lenders have rules of their own, so this is no offer.',
  averageTax: (percent: string, year: number) =>
    `As a percent of the price. ${percent}% was the average in ${year}. In your county it can be half or double.`,
  averageInsurance: (amount: string, year: number) =>
    `${amount} was the average in ${year}. Yours can differ a lot, so ask for a quote.`,
  readOn: (day: string) => `Read on ${day}:`,
  withoutCosts: 'The rule is meant to include taxes and insurance. Count them for a more realistic price.',
} as const

/** The parts of a month's payment for a home. */
export const homeFactNames = {
  down: 'Down payment',
  loan: 'Loan',
  principalInterest: 'Principal and interest',
  tax: 'Property tax',
  insurance: 'Insurance',
  dues: 'HOA dues',
  allowed: 'Allowed payment',
} as const

export const incomeTexts = {
  title: 'Income Calculator',
  intro: 'What extra income could do for your debts, after tax.',
  fill: 'Enter what you could earn in a week.',
  weekly: 'Extra income a week',
  taxRate: 'Tax rate',
  taxHint: 'On this income, all taxes together.',
  debt: 'Debt you owe',
  payment: 'What you pay a month',
  beforeTax: 'Before tax',
  tax: 'Tax',
  without: 'Debt-free without it',
  with: 'Debt-free with it',
  monthsSaved: 'Months saved',
  interestSaved: 'Interest saved',
  months: (count: number) => plural(count, 'month'),
  never: 'Never',
  myDebts: 'My Debts',
  fillDebt: 'Enter what you owe and pay each month to see how much sooner you could be done.',
  finding: (net: string) => `About ${net} a month after tax`,
  fromPlan: 'Counts the debts, rates and extra payment of your plan.',
  fromTotals:
    'Interest is left out here because not all of your debts have a rate, so the true time is longer. Add the rates for an exact answer:',
  fromTyped: 'Interest is counted at the rate you entered.',
  fromTypedFormula: 'Interest is left out here because no rate is entered, so the true time is longer.',
  sooner: (time: string) => `Done ${time} sooner`,
  endsNow: 'Without it the debts never end. With it they do.',
  neverAfter: 'Even with it, the interest is more than the payments.',
  tooLong: 'More than 50 years',
  short: 'Below the minimum payments',
  basis:
    'A month is 4.33 weeks. All of the net income goes to your debts. What you earn and what you owe in tax can differ; this is not a promise.',
} as const
