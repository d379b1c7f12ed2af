/** Writes what a demo person has recorded beside their debts, as the calls would. */
import { utcDay } from '../utc-day.ts'
import { insertScore } from '#server/features/credit-scores/credit-scores.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import { addReading, addReadingDay } from '#server/features/library/library.queries.ts'
import { saveSettings } from '#server/features/settings/settings.queries.ts'
import type { DemoReading, DemoRecords } from './demo-records.content.ts'

const DAY_MS = 86_400_000

/** The calendar day so many days before `today` (YYYY-MM-DD). */
function daysBefore(today: string, days: number): string {
  return utcDay(new Date(Date.parse(today) - days * DAY_MS))
}

async function seedReading(
  db: Executor,
  userId: string,
  { reading, today }: { reading: DemoReading; today: string },
) {
  const { articleId, daysAgo, seconds, isOpen = false } = reading
  const days = daysAgo.map((ago) => daysBefore(today, ago))
  await addReading(db, userId, { articleId, readOn: isOpen ? null : (days[0] ?? null), seconds })
  for (const day of days) await addReadingDay(db, userId, day)
}

/** `today` is the day of seeding, YYYY-MM-DD. */
export async function seedRecords(
  db: Executor,
  userId: string,
  { records, today }: { records: DemoRecords; today: string },
): Promise<void> {
  for (const { daysAgo, ...score } of records.scores)
    await insertScore(db, userId, { ...score, recordedAt: daysBefore(today, daysAgo), source: 'person' })
  for (const reading of records.readings) await seedReading(db, userId, { reading, today })
  if (Object.keys(records.settings).length > 0) await saveSettings(db, userId, records.settings)
}
