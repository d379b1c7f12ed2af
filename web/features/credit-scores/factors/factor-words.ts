/** The five factors in words: what each rests on, or how it can be known. */
import type { CreditFactors } from '#engine/credit/factors.ts'
import { plural, timeSpan } from '#web/format/amounts.ts'
import { formatMoney } from '#web/format/money.ts'

export type FactorView = { name: string; score: number | null; words: string }

const ofAccounts = ({ known, accounts }: { known: number; accounts: number }) =>
  known === accounts ? `all ${plural(accounts, 'debt')}` : `${known} of ${plural(accounts, 'debt')}`

/** In the order and with the names of spec 2. */
export function factorViews({
  paymentHistory,
  utilization,
  length,
  mix,
  newCredit,
}: CreditFactors): FactorView[] {
  return [
    {
      name: 'Payment History',
      score: paymentHistory?.score ?? null,
      words: paymentHistory
        ? `The payments you recorded met ${paymentHistory.metMonths} of ${plural(paymentHistory.dueMonths, 'monthly minimum')}.`
        : 'Record your payments on My Debts. A full month of them shows here.',
    },
    {
      name: 'Credit Utilization',
      score: utilization?.score ?? null,
      words: utilization
        ? `You use ${utilization.percent}% of your card limits: ${formatMoney(utilization.balanceCents)} of ${formatMoney(utilization.limitCents)}.`
        : 'Add the credit limit to a card on My Debts.',
    },
    {
      name: 'Length of Credit History',
      score: length?.score ?? null,
      words: length
        ? `${timeSpan(length.averageMonths)} on average, ${timeSpan(length.oldestMonths)} the oldest. Known for ${ofAccounts(length)}.`
        : 'Add the start date to a debt on My Debts.',
    },
    {
      name: 'Credit Mix',
      score: mix?.score ?? null,
      words: mix
        ? `${plural(mix.cards, 'card')} and ${plural(mix.loans, 'loan')}. Having both counts in full, one kind by half.`
        : 'Add a card or a loan on My Debts.',
    },
    {
      name: 'New Credit',
      score: newCredit?.score ?? null,
      words: newCredit
        ? `${newCredit.opened === 0 ? 'None' : newCredit.opened} opened in the last 12 months. Known for ${ofAccounts(newCredit)}.`
        : 'Add the start date to a debt on My Debts.',
    },
  ]
}
