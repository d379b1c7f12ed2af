import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inDataFolder, signInDemo, startApp, untilTrue } from '#server/testing/app-process.ts'
import type { DataFolder } from '#server/testing/app-process.ts'

const MINUTES = 60_000

/** Everything in the folder; nothing while it changes under the eye. */
function entriesOf(folder: DataFolder): string[] {
  try {
    return readdirSync(folder.path, { recursive: true }).map(String)
  } catch {
    return []
  }
}

/** Moments of a first start, told by what is in the data folder. */
const moments: [string, (names: string[]) => boolean][] = [
  ['the folder has its first entry', (names) => names.length > 0],
  ['the password is made', (names) => names.includes('password')],
  ['initdb has begun', (names) => names.some((name) => /^postgres-18\.making-.*\/PG_VERSION$/.test(name))],
  ['initdb is at work', (names) => names.some((name) => /making-.*\/global\/pg_control$/.test(name))],
  ['the cluster is in place', (names) => names.includes('postgres-18/PG_VERSION')],
  ['the server starts', (names) => names.includes('postgres-18/postmaster.pid')],
  ['the server listens', (names) => names.includes('socket/.s.PGSQL.5432')],
]

test.each(moments)(
  'SIGKILL during the first start, when %s: the next start completes',
  async (_name, isReached) => {
    await inDataFolder(async (folder) => {
      const killed = startApp(folder)
      await untilTrue(() => isReached(entriesOf(folder)))
      killed.child.kill('SIGKILL')
      await killed.ended
      const app = startApp(folder)
      const url = await app.ready
      await signInDemo(url)
      expect(entriesOf(folder).filter((name) => name.includes('making'))).toEqual([])
      app.child.kill('SIGTERM')
      expect(await app.ended).toBe(0)
    })
  },
  3 * MINUTES,
)
