/** In which language somebody is written to. */
import { eq } from 'drizzle-orm'
import { currentLanguage, type Language } from '#engine/language/bilingual.ts'
import type { Executor } from '#server/db/executor.ts'
import { settings } from '#server/features/account/settings/settings.table.ts'
import { speaking } from './language.ts'

/** What the person has chosen; until then that of the request which writes to them, else English. */
async function readLanguage(db: Executor, userId: string): Promise<Language> {
  const [found] = await db
    .select({ language: settings.language })
    .from(settings)
    .where(eq(settings.userId, userId))
  return found?.language ?? currentLanguage()
}

/** Runs `work`, which writes to this person, in their language. */
export async function speakingTo<Result>(
  { db, userId }: { db: Executor; userId: string },
  work: () => Result,
): Promise<Result> {
  return speaking(await readLanguage(db, userId), work)
}
