import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askProcess, card, inDataFolder, namesOf, signInDemo, startApp } from '#server/testing/app-process.ts'

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
  15 * MINUTES,
)
