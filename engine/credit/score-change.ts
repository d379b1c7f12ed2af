/**
 * How a score changed since the one before it. Only scores of one bureau and one model are compared: a FICO
 * and a VantageScore of the same day can be 40 points apart without anything having changed.
 * Example: 728 in October and 742 in November, both Experian and FICO 8: +14.
 */

export type ScoreRecord = { score: number; recordedAt: string; bureau: string; model: string }

/** Records with their change in points, in order of day (one day: order of entry); null for the first of its bureau and model. */
export function scoreChanges<R extends ScoreRecord>(
  records: readonly R[],
): (R & { change: number | null })[] {
  const last = new Map<string, number>()
  return records
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : 0))
    .map((record) => {
      const key = `${record.bureau} ${record.model}`
      const before = last.get(key)
      last.set(key, record.score)
      return { ...record, change: before === undefined ? null : record.score - before }
    })
}
