import { Client } from 'pg'
import { expect, test } from 'vitest'
import { askProcess, inDataFolder, startApp, untilTrue } from '#server/testing/app-process.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const PEOPLE_OPEN = 'http://localhost:4999'

test('a web process queues a mail and sends none; a worker sends it and serves its health alone', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const mailStates = async () => {
    const text = `select state, count(*)::int as n from pgboss.job where name = 'mail.send' group by state`
    return (await client.query<{ state: string; n: number }>(text)).rows
  }
  await inDataFolder(async (folder) => {
    const settings = { DATABASE_URL: database.url, PUBLIC_URL: PEOPLE_OPEN, HOST: '127.0.0.1' }
    const web = startApp(folder, { ...settings, JUBILEE_ROLE: 'web', PORT: '0', PUBLIC_URL: '' })
    const webUrl = await web.ready
    const body = { email: 'free@demo.jubilee.test' }
    const asked = await askProcess(webUrl, { method: 'POST', path: '/api/password/forgot', body })
    expect(asked.status).toBe(200)
    // It looks for due jobs each second, if it does.
    const begun = performance.now()
    await untilTrue(() => performance.now() - begun > 2_500)
    expect(await mailStates()).toEqual([{ state: 'created', n: 1 }])
    expect(web.output()).not.toContain('job.done')

    const worker = startApp(folder, { ...settings, JUBILEE_ROLE: 'worker' })
    const workerUrl = await worker.ready
    expect(workerUrl).not.toBe(PEOPLE_OPEN)
    await untilTrue(() => worker.output().includes('"job":"mail.send"'))
    const { rows } = await client.query<{ recipient: string }>('select recipient from mail_outbox')
    expect(rows).toEqual([{ recipient: body.email }])

    const statusOf = async (path: string, method = 'GET') =>
      (await askProcess(workerUrl, { path, method })).status
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
    for (const path of ['/', '/api/mode', '/api/debts', '/sandbox/mail', '/nothing'])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(await statusOf('/api/login', 'POST')).toBe(404)

    web.child.kill('SIGTERM')
    worker.child.kill('SIGTERM')
    expect([await web.ended, await worker.ended]).toEqual([0, 0])
  })
  await client.end()
  await database.drop()
})
