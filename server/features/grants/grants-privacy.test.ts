import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfStream, smallPdf } from '#server/documents/files-under-test.ts'
import { createLogger } from '#server/log.ts'
import { rotateKeys } from '#server/secrets/rotate.ts'
import { sealedColumns } from '#server/secrets/sealed-columns.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DESK, GRANTS, bodyOf, fillOne, sendFile, submitOne } from './grants-under-test.ts'

const lines: string[] = []
const oldKey = { id: 'old', bytes: randomBytes(32) }
const newKey = { id: 'new', bytes: randomBytes(32) }
let served: TestApp

beforeAll(async () => {
  served = await buildTestApp({
    log: createLogger((line) => void lines.push(line)),
    secrets: createSecrets([newKey, oldKey]),
  })
})
afterAll(() => served.close())

test('nothing of an application, of its files or their names stands in the log or in the audit log', async () => {
  const person = await makeUser(served.app)
  const admin = await makeUser(served.app, { isAdmin: true })
  const secret = 'zq7 quillfeather'
  const { id } = await fillOne(served.app, person, { story: secret })
  await sendFile(served.app, { user: person, id }, [smallPdf(`% ${secret}\n`), { name: `${secret}.pdf` }])
  await sendFile(served.app, { user: person, id }, [Buffer.from(secret), { name: `${secret}.exe` }])
  await submitOne(served.app, person, { story: secret })
  bodyOf(await admin.request('POST', `${DESK}/${id}/ask`, { question: secret }))
  bodyOf(await person.request('POST', `${GRANTS}/${id}/answer`, { text: secret }))
  bodyOf(await admin.request('POST', `${DESK}/${id}/refuse`, { reason: secret }))
  bodyOf(await person.request('POST', `${GRANTS}/${id}/appeal`, { text: secret }))
  await served.app.parts.jobs.runDue()
  const { rows } = await served.pool.query<{ summary: string }>('select summary from admin_acts')
  expect(rows.length).toBeGreaterThan(1)
  expect(lines.length).toBeGreaterThan(10)
  for (const text of [...lines, ...rows.map(({ summary }) => summary)]) expect(text).not.toContain('zq7')
})

test('files and their names move to a new key, byte for byte', async () => {
  const person = await makeUser(served.app)
  const { id } = await fillOne(served.app, person)
  const sealedByOld = createSecrets([oldKey])
  const bytes = smallPdf(pdfStream(9, '', randomBytes(200_000)))
  const file = bodyOf<{ id: string }>(await sendFile(served.app, { user: person, id }, [bytes]), 201)
  const { rows } = await served.pool.query<{ item_id: string; bytes: string }>(
    'select item_id, bytes from document_chunks where document_id = $1',
    [file.id],
  )
  const { secrets } = served.app.parts
  for (const row of rows) {
    const about = { userId: person.id, itemId: row.item_id }
    const old = sealedByOld.seal(secrets.openBytes(row.bytes, about), about)
    await served.pool.query('update document_chunks set bytes = $2 where item_id = $1', [row.item_id, old])
  }
  const columns = sealedColumns.filter(
    ({ table }) => table === sealedColumns.find(({ sealed }) => sealed.name === 'bytes')?.table,
  )
  expect(await rotateKeys({ db: served.db, secrets, columns })).toEqual({
    sealed: rows.length,
    unreadable: 0,
    remaining: 0,
  })
  const url = `${GRANTS}/${id}/documents/${file.id}`
  const got = await served.app.inject({ method: 'GET', url, headers: { cookie: person.cookie } })
  expect(got.rawPayload.equals(bytes)).toBe(true)
})

test('with the account go its applications and every byte of their files', async () => {
  const person = await makeUser(served.app)
  await submitOne(served.app, person)
  await served.pool.query('delete from users where id = $1', [person.id])
  const tables = ['grants', 'grant_debts', 'grant_events', 'grant_documents', 'documents', 'document_chunks']
  for (const table of tables) {
    const { rows } = await served.pool.query(`select 1 from ${table} where user_id = $1`, [person.id])
    expect([table, rows.length]).toEqual([table, 0])
  }
})
