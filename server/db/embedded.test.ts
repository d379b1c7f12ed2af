import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  askProcess,
  card,
  inDataFolder,
  namesOf,
  signInDemo,
  startApp,
  untilTrue,
} from '#server/testing/app-process.ts'
import type { DataFolder } from '#server/testing/app-process.ts'

const MINUTES = 60_000

/** Writes one debt after the other until the process is gone, and puts each acknowledged name on the list. */
async function writeUntilGone(url: string, { cookie, names }: { cookie: string; names: string[] }) {
  for (let n = 0; n < 10_000; n += 1) {
    const name = randomUUID()
    try {
      const answer = await askProcess(url, { method: 'POST', path: '/api/debts', cookie, body: card(name) })
      if (answer.status === 201) names.push(name)
    } catch {
      return
    }
  }
}

/** Everything in the folder; nothing while it changes under the eye. */
function entriesOf(folder: DataFolder): string[] {
  try {
    return readdirSync(folder.path, { recursive: true }).map(String)
  } catch {
    return []
  }
}

test(
  'SIGKILL of the app while it writes, 20 times: every acknowledged write is there after the next start',
  async () => {
    await inDataFolder(async (folder) => {
      const acknowledged: string[] = []
      let cookie = ''
      for (let round = 0; round < 20; round += 1) {
        const app = startApp(folder)
        const url = await app.ready
        cookie ||= await signInDemo(url)
        const goal = acknowledged.length + 1 + (round % 7)
        const writers = [1, 2, 3].map(() => writeUntilGone(url, { cookie, names: acknowledged }))
        while (acknowledged.length < goal) await sleep(3)
        app.child.kill('SIGKILL')
        await app.ended
        await Promise.all(writers)
      }
      const last = startApp(folder)
      const stored = new Set(await namesOf(await last.ready, cookie))
      expect(acknowledged.length).toBeGreaterThan(60)
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([])
      last.child.kill('SIGTERM')
      expect(await last.ended).toBe(0)
    })
  },
  3 * MINUTES,
)

test(
  'SIGKILL of PostgreSQL: an answer within 5 seconds each time, and back without a restart of the app',
  async () => {
    await inDataFolder(async (folder) => {
      const app = startApp(folder)
      const url = await app.ready
      const cookie = await signInDemo(url)
      const before = await namesOf(url, cookie)
      const killed = await folder.postgresPid()
      process.kill(killed, 'SIGKILL')
      const seen: { status: number; ms: number; body: unknown }[] = []
      while (!(app.output().includes('database.restarted') && seen.at(-1)?.status === 200)) {
        const began = performance.now()
        const answer = await askProcess(url, { path: '/api/debts', cookie })
        seen.push({ status: answer.status, ms: performance.now() - began, body: await answer.json() })
      }
      expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(5_000)
      const refused = seen.filter(({ status }) => status !== 200)
      for (const refusal of refused)
        expect(refusal).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(await folder.postgresPid()).not.toBe(killed)
      expect(await namesOf(url, cookie)).toEqual(before)
      app.child.kill('SIGTERM')
      expect(await app.ended).toBe(0)
    })
  },
  MINUTES,
)

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
  MINUTES,
)
