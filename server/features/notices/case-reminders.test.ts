import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '#server/testing/make-user.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'

let served: TestApp
let ada: TestUser
let seen = 0

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())

/** New for each test, on Free, so that nobody else has a day coming. */
beforeEach(async () => {
  await served.pool.query('delete from users')
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ada = await makeUser(served.app)
  newMails()
})

/** The mail of sign-up leaves after its answer, at its own time: it is no notice. */
const isNotice = ({ subject }: { subject: string }) => !subject.startsWith('Welcome')

function newMails() {
  const mails = served.outbox()
  const fresh = mails.slice(seen)
  seen = mails.length
  return fresh.filter(isNotice)
}
async function sweep() {
  await served.app.parts.jobs.runSchedules()
  await served.app.parts.jobs.runDue()
}
async function mailsAt(now: string) {
  served.setNow(new Date(now))
  await sweep()
  return newMails()
}
const countAt = async (now: string) => (await mailsAt(now)).length

async function keep(change: object = {}): Promise<string> {
  const body = {
    kind: 'bureau_dispute',
    recipient: 'Experian',
    subject: 'First Bank',
    sentOn: '2026-11-20',
    ...change,
  }
  const answer = await ada.request('POST', '/api/letter-cases', body)
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}
const choose = (settings: object) => ada.request('PATCH', '/api/settings', settings)
const change = (id: string, body: object) => ada.request('PATCH', `/api/letter-cases/${id}`, body)

describe('a reminder of a case', () => {
  test('comes five days before the answer is due and on the day, once each, on Free too', async () => {
    await keep()
    expect(await countAt('2026-12-14T17:00:00Z')).toBe(0)
    const [before, ...more] = await mailsAt('2026-12-15T17:00:00Z')
    expect(more).toEqual([])
    expect(before).toMatchObject({ to: ada.email, subject: 'A date in your case: 12/20/2026' })
    expect(before!.text).toContain('- Experian, First Bank: their answer is due on 12/20/2026')
    expect(before!.text).toContain('http://localhost:3000/letters?tab=cases')
    expect(before!.text).toContain('http://localhost:3000/settings?tab=notifications')
    await Promise.all([sweep(), sweep()])
    expect(newMails()).toEqual([])
    expect(await countAt('2026-12-19T17:00:00Z')).toBe(0)
    expect(await countAt('2026-12-20T17:00:00Z')).toBe(1)
    expect(await countAt('2026-12-21T17:00:00Z')).toBe(0)
  })

  test('names the last day to write to a collector, and none once the letter is sent', async () => {
    const id = await keep({
      kind: 'validation',
      recipient: 'Collections',
      sentOn: null,
      firstNoticeOn: '2026-11-20',
    })
    const [mail] = await mailsAt('2026-12-16T17:00:00Z')
    expect(mail!.text).toContain('- Collections, First Bank: last day to write to them: 12/20/2026')
    await change(id, { sentOn: '2026-12-16' })
    expect(await countAt('2026-12-20T17:00:00Z')).toBe(0)
  })

  test('of a lawsuit comes 10, 5, 2 and 1 days before, and not once the answer is filed', async () => {
    const suit = { kind: 'sued', recipient: 'Midland', sentOn: null, servedOn: '2026-11-20' }
    const id = await keep({ ...suit, state: 'OH', court: 'main' })
    const days = ['07', '08', '09', '13', '14', '16', '17', '18', '19'].map((day) => `2026-12-${day}`)
    const counts = []
    for (const day of days) counts.push(await countAt(`${day}T17:00:00Z`))
    expect(counts).toEqual([0, 1, 0, 1, 0, 1, 1, 0, 0])
    await change(id, { answerBy: '2026-12-22' })
    const [mail] = await mailsAt('2026-12-20T17:00:00Z')
    expect(mail!.text).toContain('- Midland, First Bank: your answer must be at the court by 12/22/2026')
    expect(mail!.text).toContain('http://localhost:3000/letters?tab=sued')
    await change(id, { filedOn: '2026-12-20' })
    expect(await countAt('2026-12-21T17:00:00Z')).toBe(0)
  })

  test('of a lawsuit that is entered late comes at once, and none where only the clerk knows the day', async () => {
    const suit = { kind: 'sued', recipient: 'Midland', sentOn: null, servedOn: '2026-11-01' }
    await keep({ ...suit, state: 'CT' })
    await keep(suit)
    expect(await countAt('2026-11-20T17:00:00Z')).toBe(0)
    await keep({ ...suit, answerBy: '2026-11-23' })
    const [mail, ...more] = await mailsAt('2026-11-20T17:05:00Z')
    expect(more).toEqual([])
    expect(mail!.text).toContain('by 11/23/2026')
    expect(await countAt('2026-11-20T18:00:00Z')).toBe(0)
  })

  test('comes again when the day moves, and is one mail for several cases', async () => {
    const id = await keep({ subject: 'First <b>' })
    await keep({ subject: 'Second' })
    const [mail] = await mailsAt('2026-12-17T17:00:00Z')
    expect(mail!.subject).toBe('2 dates in your cases')
    expect(mail!.html).toContain('>Experian, First &lt;b&gt;: their answer is due on 12/20/2026</li>')
    await change(id, { addedInformationOn: '2026-12-10' })
    const [moved] = await mailsAt('2027-01-01T17:00:00Z')
    expect(moved!.text).toContain('First <b>: their answer is due on 01/04/2027')
    expect(moved!.text).not.toContain('Second')
  })

  test('does not come for a case that ended or was removed, nor to who turned reminders off', async () => {
    const ended = await keep()
    const removed = await keep()
    await change(ended, { outcome: 'corrected' })
    await ada.request('DELETE', `/api/letter-cases/${removed}`)
    expect(await countAt('2026-12-18T17:00:00Z')).toBe(0)
    await keep()
    await choose({ paymentReminders: false })
    expect(await countAt('2026-12-18T17:00:00Z')).toBe(0)
  })

  test.each(['email_verified = false', 'disabled_at = now()'])('does not go where %s', async (fact) => {
    await keep()
    await served.pool.query(`update users set ${fact} where id = $1`, [ada.id])
    expect(await countAt('2026-12-18T17:00:00Z')).toBe(0)
  })

  test('goes by the person’s own day, and not at night', async () => {
    await choose({ timezone: 'America/Los_Angeles' })
    await keep()
    // 23:30 on the 14th there
    expect(await countAt('2026-12-15T07:30:00Z')).toBe(0)
    expect(await countAt('2026-12-15T15:59:00Z')).toBe(0)
    expect(await countAt('2026-12-15T16:00:00Z')).toBe(1)
  })

  test('can be read in grade 8', async () => {
    await keep()
    await keep({ kind: 'sued', answerBy: '2026-12-20' })
    const [mail] = await mailsAt('2026-12-18T17:00:00Z')
    expect(mail!.text).toContain('File your answer with the court')
    expect(readingGrade(mail!.text.replaceAll(/https?:\S+/g, ''))).toBeLessThanOrEqual(8)
  })
})
