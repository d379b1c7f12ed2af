import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { DESK, GRANTS, addGift, bodyOf, submitOne, whole } from '../grants-under-test.ts'

let served: TestApp
let ruth: TestUser
let omar: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ruth = await makeUser(served.app, { isAdmin: true, firstName: 'Ruth' })
  omar = await makeUser(served.app, { isAdmin: true, firstName: 'Omar' })
  await addGift(served.app, 1_000_000)
})
afterAll(() => served.close())

const HEARING = /You hear from us by November 30, 2026\./
const states = {
  reading: new RegExp(`We read your application\\. ${HEARING.source}`),
  asked: /Then it goes back in line\./,
  once: /One of us said yes\. A second person looks at it\./,
  approved: /is approved\. We pay it next/,
  refused: /You can appeal once\./,
  appealed: /Somebody who did not decide before looks at it\./,
  paid: /We paid \$2,000 on November 20, 2026\./,
}
type State = keyof typeof states

/** The mails about a person's application; their welcome is not about it. */
const mailsTo = ({ email }: TestUser) =>
  served.outbox().filter(({ to, subject }) => to === email && !subject.startsWith('Welcome'))

/** The same, all written after the last act, as subject and the states named in each. */
async function toldTo(person: TestUser): Promise<[string, string[]][]> {
  await served.app.parts.jobs.runDue()
  return mailsTo(person)
    .map(({ subject, text }): [string, string[]] => [
      subject,
      Object.keys(states).filter((name) => states[name as State].test(text.replaceAll(/\s+/g, ' '))),
    ])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

test('mails that wait until everything is over each tell the state after their own act, and no other', async () => {
  const person = await makeUser(served.app)
  const { id } = await submitOne(served.app, person)
  const desk = async (admin: TestUser, verb: string, body: object) =>
    bodyOf(await admin.request('POST', `${DESK}/${id}/${verb}`, body))
  const own = async (verb: string, body: object) =>
    bodyOf(await person.request('POST', `${GRANTS}/${id}/${verb}`, body))
  await desk(ruth, 'ask', { question: 'Which month?' })
  await own('answer', { text: 'October.' })
  await desk(ruth, 'refuse', { reason: 'The bill is old.' })
  await own('appeal', { text: 'It is from October.' })
  await desk(omar, 'appeal', { outcome: 'granted', amount: '2000.00', reason: 'You are right.' })
  await desk(ruth, 'approve', { amount: '2000.00', reason: 'Seen.' })
  await desk(omar, 'pay', { amount: '2000.00', paidOn: '2026-11-20' })

  expect(await toldTo(person)).toEqual([
    ['A first yes to your application', ['once']],
    ['The decision about your application', ['refused']],
    ['We have your answer', ['reading']],
    ['We have your appeal', ['appealed']],
    ['We have your application for a grant', ['reading']],
    ['We need to know more about your application', ['asked']],
    ['Your grant is approved', ['approved']],
    ['Your grant is paid', ['paid']],
  ])
})

test('a mail that is written after the day it would name sends the reader to the application', async () => {
  const person = await makeUser(served.app)
  await submitOne(served.app, person, { debts: [{ ...whole.debts[0], asked: '800.00' }] })
  served.setNow(new Date('2026-12-04T17:00:00Z'))
  await served.app.parts.jobs.runDue()
  const [mail] = mailsTo(person)
  expect(mail?.text).toContain('Your application shows where it stands now.')
  expect(mail?.text).not.toMatch(HEARING)
  served.setNow(new Date('2026-11-20T17:00:00Z'))
})

test('of an event from before its state was kept, a mail tells the event alone', async () => {
  const person = await makeUser(served.app)
  const { id } = await submitOne(served.app, person)
  await served.pool.query(
    "update grant_events set status = null where grant_id = $1 and kind = 'submitted'",
    [id],
  )
  expect(await toldTo(person)).toEqual([['We have your application for a grant', []]])
})

test('who reads Spanish is told in Spanish what an admin did in English', async () => {
  const person = await makeUser(served.app)
  const { id } = await submitOne(served.app, person)
  await person.request('PATCH', '/api/settings', { language: 'es' })
  await ruth.request('POST', `${DESK}/${id}/refuse`, { reason: 'The bill is old.' })
  await served.app.parts.jobs.runDue()
  const refusal = mailsTo(person).find(({ subject }) => subject === 'La decisión sobre su solicitud')
  expect(refusal?.text).toContain('El motivo:\n\nThe bill is old.')
  expect(refusal?.text).toContain('Puede apelar una vez.')
})
