/** The words of the notices. No lender and no amount stands in a subject: it shows on locked screens. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './notice-messages.es.ts'

/** `name`: its offer ends on `day`, with `left` still to pay. */
type OfferWords = { name: string; day: string; left: string }

const due = {
  item: (name: string, day: string) => `${name}: due on ${day}`,
  /** `isMore` where a part of it is paid */
  atLeast: (amount: string, isMore: boolean) => `, at least ${amount}${isMore ? ' more' : ''}`,
  recorded: (amount: string) => `you recorded ${amount}`,
  forDueBefore: (amount: string) => `${amount} counts for the due date before`,
  estimated: 'estimated',
  /** what the person's short month has for it; null: nothing */
  short: (amount: string | null, isMore: boolean) =>
    `your short month has ${amount ?? 'nothing'}${isMore ? ' more' : ''} for it`,
}

const reminder = {
  oneSubject: (day: string) => `A payment is due on ${day}`,
  subject: (count: number) => `${count} payments are due soon`,
  one: 'This payment is due soon:',
  several: 'These payments are due soon:',
  paid: 'If you have already paid, you do not need to do anything.',
}

const cases = {
  oneSubject: (day: string) => `A date in your case: ${day}`,
  subject: (count: number) => `${count} dates in your cases`,
  one: 'This date matters in your case:',
  several: 'These dates matter in your cases:',
  answer: (about: string, day: string) => `${about}: their answer is due on ${day}`,
  write_by: (about: string, day: string) => `${about}: last day to write to them: ${day}`,
  file_by: (about: string, day: string) => `${about}: your answer must be at the court by ${day}`,
  court:
    'File your answer with the court before that day. If the day is a weekend or a holiday, ask the clerk. Do not wait. Without an answer, the court can rule for the other side.',
  courtLabel: 'See what to do and where to find free legal help',
  list: 'Your list of cases has the rule behind each date, and what you can do next.',
  label: 'Open your cases',
}

const offers = {
  oneSubject: (day: string) => `An offer ends on ${day}`,
  subject: (count: number) => `${count} offers end soon`,
  one: 'A special rate ends soon, and you would still owe something:',
  several: 'These special rates end soon, and you would still owe something:',
  /** no regular payment comes before the end */
  noPayment: ({ name, day, left }: OfferWords, cost: string) =>
    `${name}: its offer ends on ${day}. You still owe ${left}, and no regular payment comes before that. ${cost} Paying it all by then avoids that.`,
  payments: ({ name, day, left, payBy }: OfferWords & { payBy: string }, cost: string, avoid: string) =>
    `${name}: its offer ends on ${day}. Your plan still owes ${left} after the payment due ${payBy}, the last one in time. ${cost} ${avoid}`,
  monthly: (amount: string) => `${amount} more a month from now on avoids that.`,
  once: (amount: string) => `${amount} more with that payment avoids that.`,
  deferred: (charge: string) => `Then ${charge} of deferred interest is added.`,
  usualRate: 'Then the usual rate begins.',
  usualRateCost: (charge: string) => `Then the usual rate begins: ${charge} more interest in all.`,
  elsewhere: 'My Debts shows what else avoids it, such as paying this debt first.',
}

const report = {
  subject: 'Your week with Jubilee',
  lead: 'Here is where you stand this Monday:',
  owed: (amount: string) => `You owe: ${amount}`,
  paid: (amount: string) => `You paid last week: ${amount}`,
  nothingOwed: 'You owe nothing on the debts you entered. Well done.',
  noEnd: 'With what you pay now, your plan does not reach its end yet. My Debts shows what would help.',
  freeIn: (month: string) => `If you keep to your plan, you will be debt-free in ${month}.`,
  due: 'Due in the next seven days:',
}

const milestones = {
  subject: 'You have passed a milestone',
  lead: 'Well done. This is behind you now:',
  paidOff: (name: string, highest: string) => `${name} is paid off. It was ${highest} at its highest.`,
  quarter: 'A quarter of all you owed is paid.',
  half: 'Half of all you owed is paid.',
  threeQuarters: 'Three quarters of all you owed is paid.',
  all: 'You have paid all the debts you entered. This is your jubilee.',
  part: (percent: number) => `${percent}% of all you owed is paid.`,
  measured: 'Parts are measured from the highest balance each debt has had.',
}

/** Why the mail came, by the choice in Settings that stops it. */
const why = {
  paymentReminders:
    'You get this email because reminders of payments, offers and letter cases are on. You can turn them off at any time.',
  weeklyReports: 'You get this email because weekly reports are on. You can turn them off at any time.',
  debtMilestones: 'You get this email because milestone emails are on. You can turn them off at any time.',
  productUpdates: 'You get this email because product updates are on. You can turn them off at any time.',
}

const english = {
  due,
  reminder,
  cases,
  offers,
  report,
  milestones,
  why,
  /** before news in English that a reader of Spanish gets */
  onlyEnglish: 'This news is in English only.',
  stop: 'Stop these emails with one click',
  choose: 'Choose your emails',
  openDebts: 'Open My Debts',
  sender: (name: string, address: string | null) =>
    address === null ? `From ${name}.` : `From ${name}, ${address}.`,
}

export type English = typeof english
export const noticeTexts = bilingual(english, spanish)
