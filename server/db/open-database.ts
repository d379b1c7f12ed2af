/** The database the environment asks for: the given one, or the embedded server. */
import type { Env } from '#server/env.ts'
import type { Logger } from '#server/log.ts'
import { openEmbedded } from './embedded.ts'

export type OpenDatabase = { url: string; close: () => Promise<void> }

/** @throws Error with a sentence for the person who starts the app */
export async function openDatabase(env: Env, log: Logger): Promise<OpenDatabase> {
  if (env.databaseUrl !== null) return { url: env.databaseUrl, close: async () => {} }
  return openEmbedded({ dataFolder: env.dataFolder, log })
}
