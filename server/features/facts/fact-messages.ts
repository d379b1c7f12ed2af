import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './fact-messages.es.ts'

const english = {
  kinds: {
    credit_card: 'credit cards',
    auto_loan: 'auto loans',
    student_loan: 'student loans',
    mortgage: 'mortgages',
    personal_loan: 'personal loans',
    other: 'other debts',
  },
  ofTerm: (kind: string, months: number) => `${months}-month ${kind}`,
  others: 'others',
  averages: (month: string) => `Federal Reserve, G.19, ${month}`,
  assumed: (kind: string) => `APR assumed: typical for ${kind}`,
  rateCounted: (names: string, rate: string, kind: string) =>
    `No rate is known for ${names}, so ${rate} is counted, typical for ${kind}.`,
  rateNotCounted: (names: string) => `No rate is known for ${names}, so its interest is not counted.`,
  never: 'With this payment the debts do not end: the interest is too large for it.',
  short: (month: string) => `From ${month} on your lenders ask for more than this plan pays.`,
  long: (years: string) =>
    `With this payment it takes more than ${years}: the balances fall, but very slowly.`,
  deferred: (charge: string) => `Then ${charge} of deferred interest is added.`,
  usualRate: 'Then its usual rate begins.',
  offerEnds: (name: string, on: string) => `The offer on ${name} ends on ${on}.`,
  planOwes: (left: string, by: string) => `Your plan still owes ${left} after the payment due ${by}.`,
  moreMonthly: (add: string) => `${add} more a month avoids it.`,
  moreWithIt: (add: string) => `${add} more with that payment avoids it.`,
  noPaymentBefore: (left: string) => `You still owe ${left}, and no regular payment comes before.`,
  payAll: 'Paying it all by then avoids it.',
  inOrder: (names: readonly string[]) => names.join(', then '),
  offersEnd: 'as their offers end',
  offerEndsThen: 'as its offer ends',
  leastSaves: (saved: string) => `The plan under Least interest on My Debts costs ${saved} less.`,
  wagesOf: (publisher: string) => `${publisher}, May 2025`,
  nation: 'United States',
  estimateFor: (place: string) => `${place}, an estimate`,
  byWageIndex: (source: string) => `${source}, moved by the state’s wage index`,
}

export type English = typeof english
export const factTexts = bilingual(english, spanish)
