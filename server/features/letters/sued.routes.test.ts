import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PAPERS, MAX_PAPER_BYTES } from '#contracts/money/cases/case-papers.ts'
import type { CasePaper } from '#contracts/money/cases/case-papers.ts'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { LetterCase } from '#contracts/money/letters.ts'
import { smallPdf, smallPng } from '#server/documents/files-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { sendPaper } from './papers-under-test.ts'

let test: TestApp
let ruth: TestUser
let other: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-25T17:00:00Z'))
  ruth = await makeUser(test.app)
  other = await makeUser(test.app)
})
afterAll(() => test.close())

const CASES = '/api/letter-cases'
const sued = {
  kind: 'sued',
  recipient: 'Midland Funding',
  subject: 'Dayton Municipal Court 26CV1',
  servedOn: '2026-11-20',
  servedHow: 'left_home',
  state: 'OH',
  court: 'main',
}

function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}
function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}
const addCase = async (change: object = {}, user = ruth) =>
  bodyOf<LetterCase>(await user.request('POST', CASES, { ...sued, ...change }), 201)
const patch = async (id: string, body: object) =>
  bodyOf<LetterCase>(await ruth.request('PATCH', `${CASES}/${id}`, body), 200)
const caseOf = async (id: string, user = ruth) =>
  bodyOf<LetterCase[]>(await user.request('GET', CASES), 200).find((one) => one.id === id)
const daysOf = async (user: TestUser) =>
  bodyOf<Dashboard>(await user.request('GET', '/api/dashboard'), 200).courtDays
const documentCount = async (user: TestUser) =>
  (await test.pool.query('select 1 from documents where user_id = $1', [user.id])).rowCount

describe('being sued', () => {
  it('is a case with the day of its state’s rule, and where the form is', async () => {
    expect(await addCase()).toMatchObject({
      ...sued,
      dueOn: '2026-12-18',
      dueIs: 'file_by',
      rule: expect.stringContaining('Ohio Civ.R. 12(A)(1)'),
      ruleUrl: expect.stringMatching(/^https:/),
      selfHelpUrl: expect.stringMatching(/^https:/),
    })
  })

  it('goes by the day on the paper first, and has none once the answer is filed', async () => {
    const { id } = await addCase()
    expect(await patch(id, { answerBy: '2026-12-04' })).toMatchObject({ dueOn: '2026-12-04' })
    expect(await patch(id, { filedOn: '2026-11-25' })).toMatchObject({
      dueOn: null,
      dueIs: null,
      rule: expect.stringContaining('You filed your answer on November 25, 2026.'),
    })
    expect(await patch(id, { outcome: 'dismissed' })).toMatchObject({ outcome: 'dismissed' })
  })

  it('sends to the clerk where the state is not known', async () => {
    expect(await addCase({ state: null })).toMatchObject({
      dueOn: null,
      rule: expect.stringContaining('Ask the clerk of the court on your paper today.'),
      selfHelpUrl: null,
    })
  })

  it.each<[string, object]>([
    ['servedOn', { servedOn: '2026-11-29' }],
    ['servedOn', { servedOn: '2026-02-30' }],
    ['servedHow', { servedHow: 'by pigeon' }],
    ['state', { state: 'ZZ' }],
    ['court', { court: 'moot' }],
    ['answerBy', { answerBy: '2026-11-19' }],
    ['answerBy', { answerBy: '2027-12-01' }],
    ['filedOn', { filedOn: '2026-11-19' }],
    ['filedOn', { filedOn: '2026-11-29' }],
  ])('with a bad %s of %j is refused beside its field', async (field, change) => {
    const refused = fieldsOf(await ruth.request('POST', CASES, { ...sued, ...change }))
    expect(Object.keys(refused)).toEqual([field])
    expect(refused[field]).toMatch(/^[A-Z].*\.$/)
  })

  it('stands on the dashboard of the person alone, the nearest day first, until it is answered', async () => {
    const zoe = await makeUser(test.app)
    expect(await daysOf(zoe)).toEqual([])
    const unknown = await addCase({ state: 'CT', recipient: 'First' }, zoe)
    const late = await addCase({ recipient: 'Second' }, zoe)
    const near = await addCase({ recipient: 'Third', answerBy: '2026-12-01' }, zoe)
    await addCase({ recipient: 'Fourth', filedOn: '2026-11-25' }, zoe)
    expect(await daysOf(zoe)).toEqual([
      { id: near.id, recipient: 'Third', dueOn: '2026-12-01' },
      { id: late.id, recipient: 'Second', dueOn: '2026-12-18' },
      { id: unknown.id, recipient: 'First', dueOn: null },
    ])
    expect((await daysOf(other)).length).toBe(0)
  })
})

describe('the papers of a case', () => {
  it('are kept sealed, listed with the case, read back and removed', async () => {
    const { id } = await addCase()
    const pdf = smallPdf()
    const added = bodyOf<CasePaper>(
      await sendPaper(test.app, { user: ruth, id }, [pdf, { name: 'stamped answer.pdf', kind: 'proof' }]),
      201,
    )
    const png = { name: 'summons.png', kind: 'received', contentType: 'image/png' }
    test.setNow(new Date('2026-11-25T17:01:00Z'))
    bodyOf(await sendPaper(test.app, { user: ruth, id }, [smallPng(), png]), 201)
    expect(added).toMatchObject({ kind: 'proof', name: 'stamped answer.pdf', sizeBytes: pdf.length })
    expect((await caseOf(id))?.papers.map(({ name, kind }) => [kind, name])).toEqual([
      ['proof', 'stamped answer.pdf'],
      ['received', 'summons.png'],
    ])
    const { rows } = await test.pool.query<{ name: string; bytes: string }>(
      `select d.name, c.bytes from documents d join document_chunks c on c.document_id = d.id where d.id = $1`,
      [added.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/stamped|%PDF/)
    const read = await test.app.inject({
      url: `${CASES}/${id}/papers/${added.id}`,
      headers: { host: 'localhost:3000', cookie: ruth.cookie },
    })
    expect(read.statusCode).toBe(200)
    expect(read.rawPayload.equals(pdf)).toBe(true)
    const path = `${CASES}/${id}/papers/${added.id}`
    expect((await ruth.request('DELETE', path)).status).toBe(200)
    expect((await ruth.request('DELETE', path)).status).toBe(404)
    expect((await caseOf(id))?.papers).toHaveLength(1)
  })

  it('belong to the person and to the one case', async () => {
    const { id } = await addCase()
    const elsewhere = await addCase()
    const { id: paperId } = bodyOf<CasePaper>(
      await sendPaper(test.app, { user: ruth, id }, [smallPdf()]),
      201,
    )
    const before = await documentCount(ruth)
    expect((await sendPaper(test.app, { user: other, id }, [smallPdf()])).status).toBe(404)
    expect(await documentCount(other)).toBe(0)
    for (const [user, caseId] of [
      [other, id],
      [ruth, elsewhere.id],
    ] as const) {
      const path = `${CASES}/${caseId}/papers/${paperId}`
      expect((await user.request('GET', path)).status).toBe(404)
      expect((await user.request('DELETE', path)).status).toBe(404)
    }
    expect(await documentCount(ruth)).toBe(before)
  })

  it('are removed with their case', async () => {
    const ann = await makeUser(test.app)
    const { id } = await addCase({}, ann)
    bodyOf(await sendPaper(test.app, { user: ann, id }, [smallPdf()]), 201)
    expect(await documentCount(ann)).toBe(1)
    expect((await ann.request('DELETE', `${CASES}/${id}`)).status).toBe(200)
    expect(await documentCount(ann)).toBe(0)
  })

  it.each<[string, number, Parameters<typeof sendPaper>[2]]>([
    ['is no PDF', 422, [Buffer.from('hello')]],
    ['is of another kind', 415, [smallPdf(), { contentType: 'text/html' }]],
    ['has no known kind', 422, [smallPdf(), { kind: 'poem' }]],
    ['is too large', 413, [Buffer.concat([smallPdf(), Buffer.alloc(MAX_PAPER_BYTES)])]],
  ])('are refused with a sentence where one %s, and nothing is kept', async (_, status, file) => {
    const { id } = await addCase()
    const before = await documentCount(ruth)
    const refused = await sendPaper(test.app, { user: ruth, id }, file)
    expect(bodyOf<{ message: string }>(refused, status).message).toMatch(/^[A-Z].*\.$/)
    expect(await documentCount(ruth)).toBe(before)
  })

  it('are 20 of a case at most, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    const { id } = await addCase({}, max)
    for (let at = 0; at < MAX_PAPERS - 1; at += 1)
      bodyOf(await sendPaper(test.app, { user: max, id }, [smallPdf()]), 201)
    const three = await Promise.all(
      Array.from({ length: 3 }, () => sendPaper(test.app, { user: max, id }, [smallPdf()])),
    )
    expect(three.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    expect(await documentCount(max)).toBe(MAX_PAPERS)
  })
})
