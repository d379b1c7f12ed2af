/** An application filled in for tests, files that are what they say, and money to grant. */
import { randomUUID } from 'node:crypto'
import type { WireOf } from '#contracts/endpoint.ts'
import type { getApplication } from '#contracts/foundation/grants.ts'
import type { getGrantOnDesk } from '#contracts/foundation/grants-desk.ts'
import consent from '#content/foundation/consent.json' with { type: 'json' }
import { smallPdf, smallPng } from '#server/documents/files-under-test.ts'
import { appendDonation } from '#server/features/ledger/append-entry.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

/** As the wire has them. */
export type GrantApplication = WireOf<typeof getApplication>
export type DeskApplication = WireOf<typeof getGrantOnDesk>

export const GRANTS = '/api/grants'
export const DESK = '/api/admin/grants'

export const whole = {
  program: 'emergency',
  householdPeople: 3,
  street: '12 Oak Street',
  zip: '43215',
  state: 'OH',
  incomeAmount: '2400.00',
  incomePeriod: 'month',
  age: 41,
  isSingleParent: false,
  debts: [
    {
      name: 'Visa',
      kind: 'credit_card',
      balance: '5000.00',
      asked: '2000.00',
      interestRate: '0.2400',
      minimumPayment: '200.00',
    },
  ],
  story: 'The plant closed in June.',
}

export const sending = { consentVersion: consent.version, agreed: true, isTrue: true }

export function bodyOf<T>(answer: TestAnswer, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

export type SendOptions = { name?: string; kind?: string; contentType?: string | undefined }

/** Sends a file as a browser would. */
export async function sendFile(
  app: App,
  { user, id }: { user: Pick<TestUser, 'cookie'>; id: string },
  [bytes, options = {}]: [Buffer, SendOptions?],
): Promise<TestAnswer> {
  const { name = 'bill.pdf', kind = 'bill' } = options
  const contentType = 'contentType' in options ? options.contentType : 'application/pdf'
  const query = new URLSearchParams({ name, kind }).toString()
  const answer = await app.inject({
    method: 'POST',
    url: `${GRANTS}/${id}/documents?${query}`,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: user.cookie,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    payload: bytes,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

export const startOne = async (user: TestUser) =>
  bodyOf<GrantApplication>(await user.request('POST', GRANTS, {}))

let homes = 0
/** Nobody else lives there. */
const ownStreet = () => {
  homes += 1
  return `${homes} Oak Street`
}

/** A draft with everything that is needed, of a household of its own. */
export async function fillOne(app: App, user: TestUser, change: object = {}): Promise<GrantApplication> {
  const { id } = await startOne(user)
  bodyOf(await user.request('PATCH', `${GRANTS}/${id}`, { ...whole, street: ownStreet(), ...change }))
  bodyOf(await sendFile(app, { user, id }, [smallPdf()]), 201)
  const proof = { name: 'pay stub.png', kind: 'income', contentType: 'image/png' }
  bodyOf(await sendFile(app, { user, id }, [smallPng(), proof]), 201)
  return bodyOf<GrantApplication>(await user.request('GET', `${GRANTS}/${id}`))
}

export async function submitOne(app: App, user: TestUser, change: object = {}): Promise<GrantApplication> {
  const { id } = await fillOne(app, user, change)
  return bodyOf<GrantApplication>(await user.request('POST', `${GRANTS}/${id}/submit`, sending))
}

/** A gift that has come in: grants are paid from what the ledger holds. */
export const addGift = ({ parts }: App, amountCents: number) =>
  appendDonation(parts.db, {
    reference: randomUUID(),
    amountCents,
    happenedOn: '2026-11-01',
    donorUserId: null,
    publicName: null,
  })

export const onDeskOf = async (admin: TestUser, id: string) =>
  bodyOf<DeskApplication>(await admin.request('GET', `${DESK}/${id}`))
