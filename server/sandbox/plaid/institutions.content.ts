/** The sandbox's banks: all made up, and named so. Money is whole cents, days are days of a month. */
import type * as plaid from 'plaid'
import { AccountSubtype, AccountType, Products } from '#server/outside/plaid-words.ts'

/** When money moves: on a day of the month, on weekdays (0 is Sunday), every 14 days, or by chance. */
export type When = { monthDay: number } | { weekdays: number[] } | { fortnight: true } | { percent: number }

export type Flow = {
  merchant: string
  /** the line on the statement where it is not the merchant's name */
  line?: string
  /** least and most; below zero for money in */
  cents: [number, number]
  when: When
  category: Pick<plaid.PersonalFinanceCategory, 'primary' | 'detailed'>
  /** pending first, posted two days later under another id */
  isPendingFirst?: boolean
}

export type SandboxApr = {
  type: 'purchase' | 'balanceTransfer' | 'cash' | 'special'
  percent: number
  cents: number
}

export type Terms =
  | { kind: 'card'; aprs: SandboxApr[]; minimumCents: number; statementCents: number; statementDay: number }
  | {
      kind: 'student'
      percent: number
      statementCents: number
      statementDay: number
      /** loans with one number have one payment together, told on each of them */
      accountNumber?: string
      /** in deferment from now for so many months */
      deferredMonths?: number
    }
  | { kind: 'mortgage'; percent: number; escrowCents: number }
  /** auto and personal loans: the bank gives the balance only */
  | { kind: 'balanceOnly' }

export type SandboxAccount = {
  key: string
  name: string
  officialName: string
  mask: string
  type: plaid.AccountType
  subtype: plaid.AccountSubtype
  /** when the bank is linked */
  startCents: number
  limitCents?: number
  currency?: string
  terms?: Terms
  /** the monthly payment, and how much of it lowers the balance */
  payment?: { dueDay: number; paidDay: number; cents: number; principalCents: number }
  /** true: the bank gives the transactions of this account */
  tells?: boolean
  flows?: Flow[]
}

export type SandboxBank = {
  id: string
  name: string
  products: plaid.Products[]
  /** true: account ids stay the same when the bank is linked again */
  isPersistent: boolean
  /** true: people sign in on the bank's own page, which sends them back (OAuth) */
  signsInItself?: boolean
  accounts: SandboxAccount[]
}

const c = (primary: string, rest: string) => ({ primary, detailed: `${primary}_${rest}` })

type Rest = Pick<Flow, 'when' | 'category'>

/** Bought with a card: pending first. */
const buying = (merchant: string, cents: Flow['cents'], rest: Rest): Flow => ({
  merchant,
  cents,
  ...rest,
  isPendingFirst: true,
})
const groceries = buying('Lantern Lane Market', [4_180, 11_960], {
  when: { weekdays: [3, 6] },
  category: c('FOOD_AND_DRINK', 'GROCERIES'),
})
const coffee = buying('Corner Cup Coffee', [425, 890], {
  when: { percent: 35 },
  category: c('FOOD_AND_DRINK', 'COFFEE'),
})
const dinner = buying('Blue Kettle Diner', [1_840, 5_620], {
  when: { percent: 18 },
  category: c('FOOD_AND_DRINK', 'RESTAURANT'),
})
const fuel = buying('Pinwheel Fuel', [3_120, 5_480], {
  when: { weekdays: [1] },
  category: c('TRANSPORTATION', 'GAS'),
})
const goods = c('GENERAL_MERCHANDISE', 'OTHER_GENERAL_MERCHANDISE')
const shop = buying('Tumbleweed Home Goods', [2_250, 8_900], { when: { percent: 9 }, category: goods })

const cardPayment = c('LOAN_PAYMENTS', 'CREDIT_CARD_PAYMENT')

/** The same on a day of each month; a payment on a card unless another category is given. */
const paying = (
  merchant: string,
  cents: number,
  [day, category = cardPayment]: [number, Flow['category']?],
): Flow => ({
  merchant,
  cents: [cents, cents],
  when: { monthDay: day },
  category,
})
const films = paying('Paperboat Streaming', 1_599, [12, c('ENTERTAINMENT', 'TV_AND_MOVIES')])
const gym = paying('Harbor Hill Gym', 3_900, [3, c('PERSONAL_CARE', 'GYMS_AND_FITNESS_CENTERS')])
const phone = paying('Skylark Mobile', 5_500, [8, c('RENT_AND_UTILITIES', 'TELEPHONE')])
const rent = paying('Oakfield Apartments', 125_000, [1, c('RENT_AND_UTILITIES', 'RENT')])
const refund: Flow = {
  ...paying('Tumbleweed Home Goods', -2_250, [19, goods]),
  line: 'Tumbleweed Home Goods Refund',
}
const power: Flow = {
  merchant: 'Millstream Electric',
  cents: [7_240, 12_880],
  when: { monthDay: 15 },
  category: c('RENT_AND_UTILITIES', 'GAS_AND_ELECTRICITY'),
}
const wages: Flow = {
  merchant: 'Sample Workshop Payroll',
  cents: [-184_062, -184_062],
  when: { fortnight: true },
  category: c('INCOME', 'WAGES'),
}

const interestCharge = (cents: number, day: number) =>
  paying('Interest Charge', cents, [day, c('BANK_FEES', 'INTEREST_CHARGE')])

const everydayCard: SandboxAccount = {
  key: 'everyday',
  name: 'Everyday Card',
  officialName: 'First Jubilee Everyday Card (Sandbox)',
  mask: '4417',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 341_267,
  limitCents: 650_000,
  terms: {
    kind: 'card',
    aprs: [
      { type: 'purchase', percent: 24.99, cents: 318_067 },
      { type: 'cash', percent: 29.99, cents: 23_200 },
    ],
    minimumCents: 10_400,
    statementCents: 329_480,
    statementDay: 26,
  },
  payment: { dueDay: 21, paidDay: 18, cents: 15_000, principalCents: 15_000 },
  tells: true,
  flows: [groceries, coffee, dinner, films, shop, refund, interestCharge(6_842, 26)],
}

const transferCard: SandboxAccount = {
  key: 'transfer',
  name: 'Balance Transfer Card',
  officialName: 'First Jubilee Balance Transfer Card (Sandbox)',
  mask: '9902',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 224_050,
  limitCents: 800_000,
  terms: {
    kind: 'card',
    aprs: [
      { type: 'purchase', percent: 21.49, cents: 39_050 },
      { type: 'special', percent: 0, cents: 185_000 },
    ],
    minimumCents: 4_500,
    statementCents: 224_050,
    statementDay: 5,
  },
  payment: { dueDay: 28, paidDay: 25, cents: 20_000, principalCents: 20_000 },
  tells: true,
  flows: [gym],
}

const studentLoan: SandboxAccount = {
  key: 'student',
  name: 'Student Loan',
  officialName: 'First Jubilee Student Loan (Sandbox)',
  mask: '3051',
  type: AccountType.Loan,
  subtype: AccountSubtype.Student,
  startCents: 1_462_018,
  terms: { kind: 'student', percent: 5.05, statementCents: 1_468_710, statementDay: 14 },
  payment: { dueDay: 10, paidDay: 7, cents: 16_840, principalCents: 10_687 },
  tells: true,
}

const jubileeChecking: SandboxAccount = {
  key: 'checking',
  name: 'Everyday Checking',
  officialName: 'First Jubilee Everyday Checking (Sandbox)',
  mask: '0038',
  type: AccountType.Depository,
  subtype: AccountSubtype.Checking,
  startCents: 213_744,
  tells: true,
  flows: [
    rent,
    phone,
    power,
    fuel,
    wages,
    paying('First Jubilee Card Payment 4417', 15_000, [18]),
    paying('First Jubilee Card Payment 9902', 20_000, [25]),
    paying('First Jubilee Student Loan', 16_840, [7, c('LOAN_PAYMENTS', 'STUDENT_LOAN_PAYMENT')]),
  ],
}

const autoLoan: SandboxAccount = {
  key: 'auto',
  name: 'Auto Loan',
  officialName: 'Open Road Auto Loan (Sandbox)',
  mask: '7120',
  type: AccountType.Loan,
  subtype: AccountSubtype.Auto,
  startCents: 1_784_322,
  terms: { kind: 'balanceOnly' },
  payment: { dueDay: 15, paidDay: 15, cents: 38_410, principalCents: 28_122 },
}

const personalLoan: SandboxAccount = {
  key: 'personal',
  name: 'Personal Loan',
  officialName: 'Open Road Personal Loan (Sandbox)',
  mask: '5583',
  type: AccountType.Loan,
  subtype: AccountSubtype.Consumer,
  startCents: 625_075,
  terms: { kind: 'balanceOnly' },
  payment: { dueDay: 22, paidDay: 22, cents: 21_460, principalCents: 14_210 },
}

const mortgage: SandboxAccount = {
  key: 'mortgage',
  name: 'Home Mortgage',
  officialName: 'Hearthstone 30-Year Fixed Mortgage (Sandbox)',
  mask: '2286',
  type: AccountType.Loan,
  subtype: AccountSubtype.Mortgage,
  startCents: 21_438_044,
  terms: { kind: 'mortgage', percent: 6.125, escrowCents: 241_066 },
  payment: { dueDay: 1, paidDay: 1, cents: 178_532, principalCents: 31_415 },
  tells: true,
}

const plainChecking: SandboxAccount = {
  key: 'checking',
  name: 'Simple Checking',
  officialName: 'Plain Street Simple Checking (Sandbox)',
  mask: '6604',
  type: AccountType.Depository,
  subtype: AccountSubtype.Checking,
  startCents: 148_290,
  tells: true,
  flows: [
    rent,
    phone,
    power,
    fuel,
    groceries,
    coffee,
    dinner,
    wages,
    paying('Sample Card Services', 9_500, [20]),
  ],
}

const plainSavings: SandboxAccount = {
  key: 'savings',
  name: 'Rainy Day Savings',
  officialName: 'Plain Street Rainy Day Savings (Sandbox)',
  mask: '6612',
  type: AccountType.Depository,
  subtype: AccountSubtype.Savings,
  startCents: 92_500,
  tells: true,
}

const silentCard: SandboxAccount = {
  key: 'silent',
  name: 'Quiet Card',
  officialName: 'Oddments Quiet Card, no rate told (Sandbox)',
  mask: '1188',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 78_315,
  limitCents: 200_000,
  terms: { kind: 'card', aprs: [], minimumCents: 3_500, statementCents: 78_315, statementDay: 9 },
  payment: { dueDay: 4, paidDay: 2, cents: 3_500, principalCents: 3_500 },
}

const overpaidCard: SandboxAccount = {
  key: 'overpaid',
  name: 'Overpaid Card',
  officialName: 'Oddments Overpaid Card (Sandbox)',
  mask: '2299',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: -4_250,
  limitCents: 300_000,
  terms: {
    kind: 'card',
    aprs: [{ type: 'purchase', percent: 19.99, cents: 0 }],
    minimumCents: 0,
    statementCents: 0,
    statementDay: 9,
  },
}

const canadianCard: SandboxAccount = {
  key: 'canadian',
  name: 'Canadian Card',
  officialName: 'Oddments Card in Canadian Dollars (Sandbox)',
  mask: '3377',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 51_220,
  limitCents: 250_000,
  currency: 'CAD',
  terms: {
    kind: 'card',
    aprs: [{ type: 'purchase', percent: 20.99, cents: 51_220 }],
    minimumCents: 1_000,
    statementCents: 51_220,
    statementDay: 9,
  },
}

/** of a credit union that gives accounts and transactions, and no terms of debts */
const memberCard: SandboxAccount = {
  key: 'member-card',
  name: 'Member Card',
  officialName: 'Millbrook Member Card (Sandbox)',
  mask: '4150',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 96_480,
  limitCents: 250_000,
  payment: { dueDay: 17, paidDay: 14, cents: 6_000, principalCents: 6_000 },
  tells: true,
  flows: [coffee],
}

const memberCarLoan: SandboxAccount = {
  key: 'member-car',
  name: 'Member Car Loan',
  officialName: 'Millbrook Member Car Loan (Sandbox)',
  mask: '4168',
  type: AccountType.Loan,
  subtype: AccountSubtype.Auto,
  startCents: 912_650,
}

/** of a lender without transactions, whom the dialog cannot offer */
const noteLoan: SandboxAccount = {
  key: 'note',
  name: 'Note Loan',
  officialName: 'Cedar Note Loan (Sandbox)',
  mask: '6021',
  type: AccountType.Loan,
  subtype: AccountSubtype.Consumer,
  startCents: 240_000,
  terms: { kind: 'balanceOnly' },
}

/** of a bank with a sign-in of its own */
const prairieCard: SandboxAccount = {
  key: 'prairie',
  name: 'Prairie Card',
  officialName: 'Tallgrass Prairie Card (Sandbox)',
  mask: '8214',
  type: AccountType.Credit,
  subtype: AccountSubtype.CreditCard,
  startCents: 126_540,
  limitCents: 400_000,
  terms: {
    kind: 'card',
    aprs: [{ type: 'purchase', percent: 22.74, cents: 126_540 }],
    minimumCents: 4_000,
    statementCents: 126_540,
    statementDay: 11,
  },
  payment: { dueDay: 6, paidDay: 4, cents: 6_000, principalCents: 6_000 },
  tells: true,
  flows: [groceries],
}

/** Loans of a servicer that asks for one payment under an account number. */
const studentLoanOf = (key: string, { cents, percent, mask, deferredMonths }: StudentLoanGiven) => ({
  key,
  name: `Student Loan ${mask}`,
  officialName: `Lantern Student Loan ${mask} (Sandbox)`,
  mask,
  type: AccountType.Loan,
  subtype: AccountSubtype.Student,
  startCents: cents,
  terms: {
    kind: 'student' as const,
    percent,
    statementCents: cents,
    statementDay: 14,
    accountNumber: '70-4410-2',
    ...(deferredMonths !== undefined && { deferredMonths }),
  },
  payment: { dueDay: 10, paidDay: 7, cents: 21_000, principalCents: 0 },
})
type StudentLoanGiven = { cents: number; percent: number; mask: string; deferredMonths?: number }

const { Liabilities, Transactions } = Products

export const sandboxBanks: SandboxBank[] = [
  {
    id: 'ins_900001',
    name: 'First Jubilee Bank (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: true,
    accounts: [everydayCard, transferCard, studentLoan, jubileeChecking],
  },
  {
    id: 'ins_900002',
    name: 'Open Road Lending (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: false,
    accounts: [autoLoan, personalLoan],
  },
  {
    id: 'ins_900003',
    name: 'Hearthstone Mortgage Bank (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: false,
    accounts: [mortgage],
  },
  {
    id: 'ins_900004',
    name: 'Plain Street Credit Union (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: false,
    accounts: [plainChecking, plainSavings],
  },
  {
    id: 'ins_900005',
    name: 'Oddments Bank (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: false,
    accounts: [silentCard, overpaidCard, canadianCard],
  },
  {
    id: 'ins_900006',
    name: 'Millbrook Credit Union (Sandbox)',
    products: [Transactions],
    isPersistent: false,
    accounts: [memberCard, memberCarLoan],
  },
  {
    id: 'ins_900007',
    name: 'Cedar Note Lending (Sandbox)',
    products: [Liabilities],
    isPersistent: false,
    accounts: [noteLoan],
  },
  {
    id: 'ins_900008',
    name: 'Lantern Student Servicing (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: false,
    accounts: [
      studentLoanOf('loan-1', { cents: 1_200_000, percent: 4.99, mask: '4401' }),
      studentLoanOf('loan-2', { cents: 600_000, percent: 5.5, mask: '4402' }),
      studentLoanOf('loan-3', { cents: 500_000, percent: 6.54, mask: '4403', deferredMonths: 6 }),
    ],
  },
  {
    id: 'ins_900009',
    name: 'Tallgrass National Bank (Sandbox)',
    products: [Liabilities, Transactions],
    isPersistent: true,
    signsInItself: true,
    accounts: [prairieCard],
  },
]

export function bankOf(id: string): SandboxBank | undefined {
  return sandboxBanks.find((bank) => bank.id === id)
}
