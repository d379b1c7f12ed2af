/** A stored score as the contract has it. */
import type { CreditScore } from '#contracts/credit-scores.ts'
import type { CreditScoreRow } from './credit-scores.table.ts'

export function presentScore({ id, score, recordedAt, bureau, model, source }: CreditScoreRow): CreditScore {
  return { id, score, recordedAt, bureau, model, source }
}
