import { expect, test } from 'vitest'
import { ForgedNotice } from './bureau.ts'
import { methodSignature, readMethodNotice } from './method-webhook.ts'

const SECRET = 'k3-vhs9Q-2bZ7-xTn4_LmW8'
const now = new Date('2026-11-20T15:00:00Z')
const seconds = (ago = 0) => String(Math.floor(now.getTime() / 1000) - ago)

const bodyOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
const scored = { id: 'crs_1', type: 'credit_score.update', path: '/entities/ent_Ab1/credit_scores/crs_1' }

function signed(
  value: unknown,
  { secret = SECRET, timestamp = seconds(), form = 'hex' as 'hex' | 'base64' } = {},
) {
  const rawBody = bodyOf(value)
  const signature = methodSignature(secret, timestamp, rawBody).toString(form)
  return {
    rawBody,
    headers: { 'method-webhook-timestamp': timestamp, 'method-webhook-signature': signature },
    now,
  }
}
const read = (given: ReturnType<typeof signed>) => readMethodNotice(SECRET, given)

test('the signature is over the moment, a colon and the body', () => {
  // echo -n '1:{}' | openssl dgst -sha256 -hmac key
  const known = '8b4edda64d18586fe42266462a8fa38b405c2b3c86305e723b7301849de274bb'
  expect(methodSignature('key', '1', '{}').toString('hex')).toBe(known)
  expect(methodSignature('key', '1', Buffer.from('{}')).toString('hex')).toBe(known)
})

test.each([
  [scored, { type: 'credit_score.update', memberId: 'ent_Ab1' }],
  [
    { type: 'entity.update', path: '/entities/ent_Ab1' },
    { type: 'entity.update', memberId: 'ent_Ab1' },
  ],
  [
    { type: 'account.update', path: '/accounts/acc_1' },
    { type: 'account.update', memberId: null },
  ],
  [{ type: 'connect.available' }, { type: 'connect.available', memberId: null }],
  [
    { type: 'credit_score.update', path: '/entities/../x' },
    { type: 'credit_score.update', memberId: null },
  ],
  [{ path: '/entities/ent_Ab1' }, { type: 'unreadable', memberId: null }],
  ['no JSON', { type: 'unreadable', memberId: null }],
  ['null', { type: 'unreadable', memberId: null }],
])('%o is read as %o', (value, expected) => {
  expect(read(signed(value))).toEqual(expected)
  expect(read(signed(value, { form: 'base64' }))).toEqual(expected)
})

const good = signed(scored)
const forged: [string, ReturnType<typeof signed>][] = [
  ['another secret', signed(scored, { secret: 'another-secret-of-twenty' })],
  ['another body', { ...good, rawBody: bodyOf({ ...scored, id: 'crs_2' }) }],
  ['another moment', { ...good, headers: { ...good.headers, 'method-webhook-timestamp': seconds(1) } }],
  ['no signature', { ...good, headers: { ...good.headers, 'method-webhook-signature': '' } }],
  ['half a signature', { ...good, headers: { ...good.headers, 'method-webhook-signature': 'abcd' } }],
  ['a moment six minutes ago', signed(scored, { timestamp: seconds(360) })],
  ['a moment to come', signed(scored, { timestamp: seconds(-360) })],
  ['a moment that is none', signed(scored, { timestamp: 'now' })],
]
test.each(forged)('%s is refused', (_words, given) => {
  expect(() => read(given)).toThrow(ForgedNotice)
})
