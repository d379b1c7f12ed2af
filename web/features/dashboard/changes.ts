/**
 * What is new since a day: payments, debts that were added, and how the score moved, each by its own date.
 * Example: since Nov 17 a payment of $170 on Nov 20 and a score of 702 after 698: "$170 paid on Everyday card" and
 * "score up 4".
 */
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { dateOfInstant } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { latestKind } from '#web/scores/score-names.ts'
import { changeTexts as texts } from './messages.ts'

type Known = Pick<Dashboard, 'debts' | 'payments' | 'creditScores'>

/** Each change in a few words, the most important first; `since` is a day, and counts what came after it. */
export function changesSince({ debts, payments, creditScores }: Known, since: string): string[] {
  const paid = payments.filter(({ paidOn }) => paidOn > since)
  const paidIds = new Set(paid.map(({ debtId }) => debtId))
  const [onlyId] = paidIds
  const only = paidIds.size === 1 ? debts.find(({ id }) => id === onlyId)?.name : undefined
  const cents = paid.reduce((sum, { amount }) => sum + amount, 0)
  const added = debts.filter(({ createdAt }) => (dateOfInstant(createdAt) ?? '') > since)
  const score = scoreChange(creditScores, since)
  return [
    ...(cents > 0 ? [texts.paid(formatMoney(cents), only ?? texts.debts(paidIds.size))] : []),
    ...(added.length > 0 && added.length < debts.length ? [texts.added(added.length)] : []),
    ...(score === 0 ? [] : [texts.score(score)]),
  ]
}

/** The points between the last score up to the day and the latest one of its bureau and model; 0 without both. */
function scoreChange(scores: Known['creditScores'], since: string): number {
  const alike = latestKind(scores)
  const before = alike.findLast(({ recordedAt }) => recordedAt <= since)
  const latest = alike.at(-1)
  return before && latest ? latest.score - before.score : 0
}
