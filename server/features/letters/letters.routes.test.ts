import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contracts/money/letters.ts'
import type { Letter, LetterCase } from '#contracts/money/letters.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let free: TestUser
let premium: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-21T02:00:00Z'))
  free = await makeUser(test.app)
  premium = await makeUser(test.app, { status: 'active', planId: 'price_premium' })
})
afterAll(() => test.close())

const dispute = {
  fullName: 'Ruth Bennett',
  address: '12 Elm Street\nDayton, OH 45402',
  reason: 'paid_off',
  accountName: 'First Bank',
  bureau: 'experian',
}
const collector = {
  fullName: 'Ruth Bennett',
  address: '12 Elm Street\nDayton, OH 45402',
  kind: 'validation',
  collectorName: 'Example Collections',
  collectorAddress: 'P.O. Box 2\nReno, NV 89501',
}
const aCase = { kind: 'bureau_dispute', recipient: 'Experian', subject: 'First Bank' }
const CASES = '/api/letter-cases'

function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}
function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}
const write = async (user: TestUser, url: string, body: object) =>
  bodyOf<Letter>(await user.request('POST', url, body), 200)
const addCase = async (user: TestUser, change: object = {}) =>
  bodyOf<LetterCase>(await user.request('POST', CASES, { ...aCase, ...change }), 201)
const patch = async (user: TestUser, id: string, body: object) =>
  bodyOf<LetterCase>(await user.request('PATCH', `${CASES}/${id}`, body), 200)
const listOf = async (user: TestUser) => bodyOf<LetterCase[]>(await user.request('GET', CASES), 200)
const stored = async () => (await test.pool.query('select * from letter_cases order by 1, 2')).rows

it('writes a reader of Spanish an English letter, and says the rule of their case in Spanish', async () => {
  const rosa = await makeUser(test.app)
  await rosa.request('PATCH', '/api/settings', { language: 'es' })
  const { text } = await write(rosa, '/api/letters/collector', collector)
  expect(text).toMatch(/November 2\d, 2026/)
  expect(text).toContain('To whom it may concern:')
  expect((await addCase(rosa)).rule).toBe(
    'La agencia de crédito tiene 30 días desde el día en que recibe su carta. 15 U.S.C. 1681i(a)(1)(A).',
  )
  const ahead = await rosa.request('POST', CASES, { ...aCase, sentOn: '2026-12-24' })
  expect(fieldsOf(ahead)).toEqual({ sentOn: 'Elija hoy o un día anterior.' })
})

describe('the dispute letter', () => {
  it('is part of Premium; the letters to collectors and the PDF are free', async () => {
    const refused = await free.request('POST', '/api/letters/dispute', dispute)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await free.request('POST', '/api/letters/collector', collector)).status).toBe(200)
    expect((await free.request('POST', '/api/letters/pdf', { text: 'Dear bureau' })).status).toBe(200)
  })

  it('holds what was entered, the bureau’s address, and the person’s own day', async () => {
    const { text, fileName } = await write(premium, '/api/letters/dispute', dispute)
    // In New York it is still the 20th.
    expect(fileName).toBe('credit-dispute-letter-2026-11-20.txt')
    expect(text).toMatch(/^Ruth Bennett\n12 Elm Street\nDayton, OH 45402\n\nNovember 20, 2026\n\nExperian\n/)
    expect(text).toContain('P.O. Box 4500\nAllen, TX 75013')
    expect(text).toContain('Account or creditor: First Bank\nReason: Already Paid Off')
    expect(text).not.toContain('Account number')
    await premium.request('PATCH', '/api/settings', { timezone: 'UTC' })
    const later = await write(premium, '/api/letters/dispute', { ...dispute, bureau: 'equifax' })
    expect(later.fileName).toBe('credit-dispute-letter-2026-11-21.txt')
    expect(later.text).toContain('Atlanta, GA 30374-0256')
  })

  it('needs a name, a reason and an account, and no address', async () => {
    const fields = fieldsOf(await premium.request('POST', '/api/letters/dispute', { bureau: 'experian' }))
    expect(Object.keys(fields).toSorted()).toEqual(['accountName', 'fullName', 'reason'])
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].*\.$/)
    const { text } = await write(premium, '/api/letters/dispute', { ...dispute, address: '' })
    expect(text).toMatch(/^Ruth Bennett\n\nNovember/)
  })
})

describe('a letter to a collector', () => {
  it.each(contract.collectorLetters)('%s is written from what was entered', async (kind) => {
    const body = { ...collector, kind, reference: 'A-77', lawyer: 'Lee Park\n1 Court Square' }
    const { text, fileName } = await write(free, '/api/letters/collector', body)
    expect(fileName).toBe(`collector-letter-${kind.replace('_', '-')}-2026-11-20.txt`)
    expect(text).toContain('Example Collections\nP.O. Box 2\nReno, NV 89501')
    expect(text).toContain('Your reference: A-77')
    expect(text.includes('Lee Park')).toBe(kind === 'lawyer')
  })

  it('to a lawyer names one', async () => {
    const refused = await free.request('POST', '/api/letters/collector', { ...collector, kind: 'lawyer' })
    expect(fieldsOf(refused)).toEqual({ lawyer: 'Enter the name and address of your lawyer.' })
  })

  it.each(['fullName', 'address', 'collectorName', 'collectorAddress'])('needs %s', async (field) => {
    const refused = await free.request('POST', '/api/letters/collector', { ...collector, [field]: ' ' })
    expect(Object.keys(fieldsOf(refused))).toEqual([field])
  })
})

const pdfOf = async (text: string) => {
  const answer = await free.request('POST', '/api/letters/pdf', { text })
  return Buffer.from(bodyOf<{ pdf: string }>(answer, 200).pdf, 'base64').toString('latin1')
}

describe('the PDF', () => {
  it('is on letter paper, one page for a letter, more for a long text', async () => {
    const pdf = await pdfOf('José Núñez\r\n\t12 Elm Street – “Apt” 4\n')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toContain('/MediaBox [0 0 612 792]')
    expect(pdf).toContain('/Count 1')
    const long = await pdfOf(Array.from({ length: 90 }, (_, at) => `Line ${at}`).join('\n'))
    expect(long).toContain('/Count 3')
  })

  it('says which characters it cannot show in place of drawing something else', async () => {
    const refused = await free.request('POST', '/api/letters/pdf', { text: 'Łukasz 王' })
    expect(fieldsOf(refused)['text']).toMatch(
      /^The PDF cannot show these characters: Ł 王\. Your letter is as/,
    )
    expect(fieldsOf(await free.request('POST', '/api/letters/pdf', { text: ' ' }))).toEqual({
      text: 'Write the letter first.',
    })
  })
})

describe('a case', () => {
  it('comes back as the contract has it, with its day and its rule', async () => {
    const kept = await addCase(free, { sentOn: '2026-11-18', tracking: '7020 1', note: 'Copies enclosed' })
    expect(kept).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...aCase,
      sentOn: '2026-11-18',
      receivedOn: null,
      tracking: '7020 1',
      afterFreeReport: false,
      addedInformationOn: null,
      firstNoticeOn: null,
      servedOn: null,
      servedHow: null,
      state: null,
      court: null,
      answerBy: null,
      filedOn: null,
      dueOn: '2026-12-18',
      dueIs: 'answer',
      rule: expect.stringMatching(/^The bureau has 30 days .*1681i/),
      ruleUrl: expect.stringMatching(/^https:\/\/uscode\.house\.gov\//),
      selfHelpUrl: null,
      feeWaiverUrl: null,
      papers: [],
      outcome: 'open',
      note: 'Copies enclosed',
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await patch(free, kept.id, { receivedOn: '2026-11-20' })).toMatchObject({
      dueOn: '2026-12-20',
      version: 2,
    })
    const free45 = await patch(free, kept.id, { afterFreeReport: true })
    expect(free45).toMatchObject({ dueOn: '2027-01-04', rule: expect.stringContaining('45 days') })
    const emptied = { receivedOn: null, sentOn: '', tracking: ' ', note: null }
    expect(await patch(free, kept.id, emptied)).toMatchObject({
      dueOn: null,
      dueIs: null,
      sentOn: null,
      tracking: null,
      note: null,
      version: 4,
    })
    expect((await patch(free, kept.id, {})).version).toBe(4)
  })

  it('of a collector counts the person’s own days to write, until it is sent', async () => {
    const kept = await addCase(free, { kind: 'validation', firstNoticeOn: '2026-11-10' })
    expect(kept).toMatchObject({ dueOn: '2026-12-10', dueIs: 'write_by' })
    expect(await patch(free, kept.id, { sentOn: '2026-11-20' })).toMatchObject({ dueOn: null, dueIs: null })
  })

  it('stands where its day puts it: nearest first, then without a day, then ended', async () => {
    const zoe = await makeUser(test.app)
    const ended = await addCase(zoe, { sentOn: '2026-10-01' })
    await patch(zoe, ended.id, { outcome: 'corrected' })
    const unsent = await addCase(zoe)
    const later = await addCase(zoe, { sentOn: '2026-11-19' })
    const sooner = await addCase(zoe, { kind: 'dispute', firstNoticeOn: '2026-11-01' })
    const order = (await listOf(zoe)).map(({ id }) => id)
    expect(order).toEqual([sooner.id, later.id, unsent.id, ended.id])
  })

  it.each<[string, object]>([
    ['kind', { kind: 'threat' }],
    ['recipient', { recipient: ' ' }],
    ['subject', { subject: 'x'.repeat(161) }],
    ['sentOn', { sentOn: '2026-11-30' }],
    ['sentOn', { sentOn: '2026-02-30' }],
    ['firstNoticeOn', { firstNoticeOn: '2999-01-01' }],
    ['receivedOn', { sentOn: '2026-11-18', receivedOn: '2026-11-17' }],
    ['addedInformationOn', { sentOn: '2026-11-18', addedInformationOn: '2026-11-17' }],
    ['tracking', { tracking: 'x'.repeat(61) }],
    ['dueOn', { dueOn: '2027-01-01' }],
    ['userId', { userId: 'somebody' }],
  ])('with a bad %s of %j stores nothing, new or changed', async (field, change) => {
    const kept = await addCase(free)
    const before = await stored()
    const posted = fieldsOf(await free.request('POST', CASES, { ...aCase, ...change }))
    expect(Object.keys(posted)).toEqual([field])
    expect(posted[field]).toMatch(/^[A-Z“].*\.$/)
    const patched = fieldsOf(await free.request('PATCH', `${CASES}/${kept.id}`, change))
    expect(Object.keys(patched)).toEqual([field])
    expect(await stored()).toEqual(before)
  })

  it('that was changed elsewhere answers 409 with what is stored', async () => {
    const kept = await addCase(free)
    const changed = await patch(free, kept.id, { note: 'First', version: 1 })
    const stale = await free.request('PATCH', `${CASES}/${kept.id}`, { note: 'Second', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: changed } })
  })

  it('is removed once, and with the person', async () => {
    const leaver = await makeUser(test.app)
    const { id } = await addCase(leaver)
    await addCase(leaver)
    expect((await leaver.request('DELETE', `${CASES}/${id}`)).status).toBe(200)
    expect((await leaver.request('DELETE', `${CASES}/${id}`)).status).toBe(404)
    await test.pool.query('delete from users where id = $1', [leaver.id])
    expect((await stored()).filter((row) => row.user_id === leaver.id)).toEqual([])
  })

  it('is one of 200 at most, also when they arrive together', async () => {
    const max = await makeUser(test.app)
    await test.pool.query(
      `insert into letter_cases (user_id, kind, recipient, subject)
       select $1, 'dispute', 'Collections', 'Account ' || n from generate_series(1, 198) n`,
      [max.id],
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => max.request('POST', CASES, aCase)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422])
  })
})
