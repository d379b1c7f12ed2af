/** The real SDK, through our port, against the peer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Banking } from '#server/ports/banking/banking.ts'
import type { PeerParts } from '../peers.ts'
import { finishSession } from './link-sessions.ts'

let served: TestApp
let banking: Banking
let peer: PeerParts
const NOW = new Date('2026-11-20T15:00:00Z')

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(NOW)
  banking = served.app.parts.banking
  peer = served.app.parts.peers!.parts
})
afterAll(() => served.close())

const login = { username: 'user_good', password: 'pass_good' }

async function link(institutionId: string, accountKeys: string[]) {
  const token = await banking.createLinkToken({
    userId: 'person-1',
    webhookUrl: 'http://localhost:3000/api/webhooks/plaid',
  })
  const { public_token } = await finishSession(peer, token, { ...login, institutionId, accountKeys })
  return banking.exchange(public_token)
}

test('a card bank tells two cards and a student loan', async () => {
  const { accessToken } = await link('ins_900001', ['everyday', 'transfer', 'student', 'checking'])
  const reading = await banking.read(accessToken)
  expect(reading.liabilities.map(({ debtType }) => debtType)).toEqual([
    'credit_card',
    'credit_card',
    'student_loan',
  ])
})
