/**
 * Recommendations for a person's credit, from their own accounts and payments, with the numbers behind each.
 * The words are the screen's. Order: missed payments, balances, habits.
 * Example: $2,300 of $10,000 in limits is 23 %: 'reduceCardBalances', High, $1,301 brings it under 10 %.
 */
import { accountAges, type CreditAccount, creditFactors, isCard } from './factors.ts'
import { paymentRecord, type PaymentRecord } from './payment-record.ts'
import {
  BEST_UTILIZATION_PERCENT,
  creditUtilization,
  HIGH_UTILIZATION_PERCENT,
  payToGetUnder,
  type Utilization,
} from './utilization.ts'

type Impact = 'High' | 'Medium'

/** The payment it takes, in cents; 0 where the balance is under the line already. */
type PayTargets = { under30Cents: number; under10Cents: number }

export type Recommendation =
  | {
      kind: 'reduceCardBalances'
      impact: Impact
      utilization: Pick<Utilization, 'percent' | 'balanceCents' | 'limitCents'>
      /** over all cards together */
      pay: PayTargets
      /** the cards at 10 % or above, highest first */
      cards: ({ id: string; percent: number } & PayTargets)[]
    }
  | {
      kind: 'payOnTime'
      impact: Impact
      /** null where nothing is recorded */
      record: PaymentRecord | null
    }
  | {
      kind: 'keepOldAccountsOpen'
      impact: Impact
      /** the oldest card and its age; null where no start date is known */
      oldest: { id: string; months: number } | null
    }
  | { kind: 'pauseNewAccounts'; impact: Impact; opened: number }

const targetsOf = (card: { balanceCents: number; limitCents: number }): PayTargets => ({
  under30Cents: payToGetUnder(card, HIGH_UTILIZATION_PERCENT),
  under10Cents: payToGetUnder(card, BEST_UTILIZATION_PERCENT),
})

function reduceBalances(used: Utilization | null): Recommendation[] {
  if (!used) return []
  const { percent, balanceCents, limitCents } = used
  const pay = targetsOf(used)
  const cards = used.cards
    .map((card) => ({ id: card.id, percent: card.percent, ...targetsOf(card) }))
    .filter(({ under10Cents }) => under10Cents > 0)
  if (pay.under10Cents === 0 && cards.every(({ under30Cents }) => under30Cents === 0)) return []
  return [
    {
      kind: 'reduceCardBalances',
      impact: pay.under10Cents > 0 ? 'High' : 'Medium',
      utilization: { percent, balanceCents, limitCents },
      pay,
      cards,
    },
  ]
}

function keepOld(accounts: readonly CreditAccount[], today: string): Recommendation[] {
  const cards = accounts.filter(isCard)
  if (cards.length === 0) return []
  const [oldest = null] = accountAges(cards, today).toSorted((a, b) => b.months - a.months)
  return [{ kind: 'keepOldAccountsOpen', impact: 'Medium', oldest }]
}

/** Recommendations for these accounts; none without accounts. Paying on time comes first where a month was missed. */
export function creditRecommendations(accounts: readonly CreditAccount[], today: string): Recommendation[] {
  if (accounts.length === 0) return []
  const record = paymentRecord(accounts, today)
  const payOnTime: Recommendation = { kind: 'payOnTime', impact: 'High', record }
  const balances = reduceBalances(creditUtilization(accounts.filter(isCard)))
  const { newCredit } = creditFactors(accounts, today)
  const opened = newCredit?.opened ?? 0
  return [
    ...(record && record.missed.length > 0 ? [payOnTime, ...balances] : [...balances, payOnTime]),
    ...keepOld(accounts, today),
    ...(opened > 1 ? [{ kind: 'pauseNewAccounts' as const, impact: 'Medium' as const, opened }] : []),
  ]
}
