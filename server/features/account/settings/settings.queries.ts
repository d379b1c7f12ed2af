/** One statement each; the owner's id is in every one. */
import { eq, sql } from 'drizzle-orm'
import type { Settings } from '#contracts/account/settings.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { FIRST_SETTINGS, settings, settingsColumns } from './settings.table.ts'

/** The fields that a person may change. */
export type SettingsChange = Partial<Omit<typeof settings.$inferInsert, 'userId' | 'version' | 'updatedAt'>>

/** The person's settings; those that stand at first until they choose. */
export async function readSettings(db: Executor, userId: string): Promise<Settings> {
  const [found] = await db.select(settingsColumns).from(settings).where(eq(settings.userId, userId))
  return found ?? FIRST_SETTINGS
}

/** The calendar date where the person is, YYYY-MM-DD: what "today" means for them. */
export async function readPersonDay(db: Executor, userId: string, now: Date): Promise<string> {
  return dayInZone(now, (await readSettings(db, userId)).timezone)
}

/** Writes what is given; the rest stays as it was. */
export async function saveSettings(db: Executor, userId: string, change: SettingsChange): Promise<Settings> {
  const [saved] = await db
    .insert(settings)
    .values({ ...change, userId })
    .onConflictDoUpdate({
      target: settings.userId,
      set: { ...change, version: sql`${settings.version} + 1`, updatedAt: sql`now()` },
    })
    .returning(settingsColumns)
  if (saved === undefined) throw new Error('saved settings were not answered')
  return saved
}
