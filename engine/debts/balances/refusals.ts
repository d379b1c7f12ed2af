/** What is refused of the balances of a card, in words. */
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { balanceTexts } from './messages.ts'
import type { KeptBalance } from './kept.ts'

const exact = (cents: number) => formatMoney(cents, { decimals: 2 })

/** The sentence where the balances do not add up to the debt's, both in cents. */
export const unlikeSum = (sumCents: number, balanceCents: number): Sentence =>
  sentence(balanceTexts, 'unlikeSum', exact(sumCents), exact(balanceCents))

/** Why these cannot be the balances of a debt that owes `balanceCents`, if so. */
export function refusalOfBalances(
  balances: readonly Pick<KeptBalance, 'id' | 'balance'>[],
  balanceCents: number,
): Refusal | null {
  if (new Set(balances.map(({ id }) => id)).size < balances.length)
    return invalid('balances', sentence(balanceTexts, 'sameId'))
  const sumCents = balances.reduce((sum, { balance }) => sum + balance, 0)
  if (sumCents === balanceCents) return null
  return invalid('balances', unlikeSum(sumCents, balanceCents))
}
