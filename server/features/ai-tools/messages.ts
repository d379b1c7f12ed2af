/** What the tools of Premium say, beside the roadmap, the script of a call and kinds of work. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  label:
    'Education only, not advice made for you. Figures come from what you entered, your own records and our calculations.',
  entered: 'what you entered',
  cards: {
    plan: 'Your plan',
    more: 'With more a month',
    rescue: 'What would end the debts',
    entered: 'What you entered',
    savings: 'Your savings',
    month: 'This month',
    sixMonths: 'Your six months',
    debts: 'Your debts',
    budget: 'Your budget',
    goals: 'Your goals',
    credit: 'Your credit',
    prices: 'Prices',
    elsewhere: 'From elsewhere',
  },
  gigs: {
    source: 'what beginners often ask for one piece of work; no promise',
    ideas: 'our list of ideas',
    range: (from: string, to: string) => `${from} to ${to}`,
    price: (title: string) => `${title}: price`,
    work: (title: string) => `${title}: the work`,
  },
  predict: {
    nothingOwed:
      'You have no open debt here, so there is nothing to predict. If you owe something, add it on My Debts first.',
    sooner: 'sooner than with minimums alone',
    withExtra: (source: string) => `${source}, with the extra payment you entered`,
  },
  score: {
    range: (least: number, most: number) => `${least} to ${most} points`,
    rangeLabel: 'what a card at its limit takes from a score',
    limitInUse: 'limit in use',
    staysBelow: 'card use that lenders like to see stays below this',
    underLine: 'under that line',
    text: (said: { range: string; name: string; use: string; line: string; month: string }) =>
      `${said.range}, and nobody can promise them. ${said.name} uses ${said.use} of its limit. FICO has said that a card at its limit takes ${said.range} from a score. With this payment the card could be under ${said.line} in ${said.month}. A score rests on much else too.`,
  },
  next: {
    enterRate: (known: string) =>
      `${known} Enter the rate from your statement on My Debts, and the date is your own.`,
    wouldEnd: (why: string, budget: string, more: string) =>
      `${why} ${budget} a month in all would end the debts. That is ${more} more.`,
    outOfReach:
      'If that is out of reach, a nonprofit credit counselor can look for lower rates with you. A first talk costs little or nothing.',
    first: (names: string) => `Pay every minimum, and put everything extra on ${names} first`,
    offer: (first: string, reason: string, saved: string) =>
      `${first}, ${reason}. That costs ${saved} less than the order of your plan.`,
    owedThere: (first: string, balance: string) => `${first}. You owe ${balance} there.`,
    owedThereAt: (first: string, balance: string, rate: string) =>
      `${first}. You owe ${balance} there at ${rate}.`,
    more: (said: { add: string; date: string; sooner: string; saved: string }) =>
      `${said.add} more a month would make it ${said.date}. That is ${said.sooner} sooner, with ${said.saved} less interest.`,
    lowerRateEnds: (name: string, day: string) =>
      `The lower rate of ${name} ends on ${day}. The plan counts its usual rate after that.`,
    cardUse: (use: string) =>
      `You use ${use} of your card limits. Paying cards down first can also help your credit.`,
    overBudget: (name: string, above: string) =>
      `${name} is ${above} above its budget this month. What you save there can go to your debts.`,
  },
  income: {
    week: (title: string) => `${title}: a week of your hours before tax`,
    wagesTimesHours: 'the hourly wages times the hours you wrote',
    hoursAWeek: 'hours a week',
    hours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    earnings: (pay: string, hours: string, week: string) =>
      `${pay} ${hours} a week: ${week} before tax and fees.`,
    sell: 'Sell what you have not used for a year, one thing this week.',
    withholding:
      'If you get a tax refund each spring, check your withholding with the IRS estimator. That money can come with each paycheck.',
    unclaimed: 'Look for money in your name on the unclaimed property page of your state. It is free.',
    call: (name: string) => `Call ${name} and ask for a lower rate. The script on My Debts helps.`,
    onDebts: (said: { add: string; date: string; sooner: string }) =>
      `${said.add} more a month on your debts would make you debt-free in ${said.date}, ${said.sooner} sooner.`,
    incomeAMonth: 'income a month',
    minimumsAMonth: 'minimum payments a month',
    share: 'minimum payments as a share of income',
    shareText: (minimums: string, share: string, income: string) =>
      `Your minimum payments are ${minimums} a month. That is ${share} of your ${income}.`,
    within: 'Your day-to-day spending is within your budget so far this month.',
    left: (within: string, left: string) => `${within} In all, you have ${left} left this month.`,
    noBudget:
      'You have no budget here yet. Add food, home and getting around on Budget, and see where money could stay.',
    spent: (name: string, spent: string, planned: string) => `${name}: ${spent} spent of ${planned}`,
    above: (spent: string, above: string) =>
      `${spent}, ${above} above its budget. Look at the largest purchase first.`,
    leftForRest: (spent: string, left: string) => `${spent}, with ${left} left for the rest of the month.`,
  },
}

export type English = typeof english
export const toolTexts = bilingual(english, spanish)
