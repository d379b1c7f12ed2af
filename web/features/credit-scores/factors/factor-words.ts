/** The five factors in words: what each rests on, or how it can be known. */
import type { CreditFactors } from '#engine/credit/factors.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatMoney } from '#web/format/money.ts'
import { factorNames, factorWords, missingFactors } from './messages.ts'

export type FactorView = { name: string; score: number | null; words: string }

/** In the order of spec 2. */
export function factorViews({
  paymentHistory,
  utilization,
  length,
  mix,
  newCredit,
}: CreditFactors): FactorView[] {
  return [
    {
      name: factorNames.paymentHistory,
      score: paymentHistory?.score ?? null,
      words: paymentHistory
        ? factorWords.paymentHistory(paymentHistory.metMonths, paymentHistory.dueMonths)
        : missingFactors.paymentHistory,
    },
    {
      name: factorNames.utilization,
      score: utilization?.score ?? null,
      words: utilization ? utilizationWords(utilization) : missingFactors.utilization,
    },
    {
      name: factorNames.length,
      score: length?.score ?? null,
      words: length
        ? factorWords.length({
            ...length,
            average: timeSpan(length.averageMonths),
            oldest: timeSpan(length.oldestMonths),
          })
        : missingFactors.length,
    },
    {
      name: factorNames.mix,
      score: mix?.score ?? null,
      words: mix ? factorWords.mix(mix.cards, mix.loans) : missingFactors.mix,
    },
    {
      name: factorNames.newCredit,
      score: newCredit?.score ?? null,
      words: newCredit ? factorWords.newCredit(newCredit) : missingFactors.newCredit,
    },
  ]
}

type Used = { percent: number; balanceCents: number; limitCents: number }

/** How much of the limits of all cards is used. */
export const utilizationWords = ({ percent, balanceCents, limitCents }: Used): string =>
  factorWords.utilization({
    percent,
    balance: formatMoney(balanceCents),
    limit: formatMoney(limitCents),
  })
