import { expect, test } from 'vitest'
import { askProcess, inDataFolder, namesOf, signInDemo, startApp } from '#server/testing/app-process.ts'

test('SIGKILL of PostgreSQL: an answer within 5 seconds each time, and back without a restart of the app', async () => {
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
})
