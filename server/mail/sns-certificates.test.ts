import { X509Certificate } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { selfSigned } from '#server/testing/peers/self-signed.ts'
import { createSnsKeys } from './sns-certificates.ts'
import { CERTIFICATE, amazon } from './sns-under-test.ts'

afterEach(() => vi.restoreAllMocks())

const DAY_MS = 24 * 60 * 60_000
let now = new Date()
const keys = () => createSnsKeys({ now: () => now })

/** What Amazon's host answers; gives the addresses that were asked. */
function answerWith(make: () => Response): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${String(input)} ${init?.redirect}`)
    return make()
  })
  return asked
}

test('a certificate is asked for once a day, at the host of its region', async () => {
  const asked = answerWith(() => new Response(amazon.pem))
  const keyAt = keys()
  const own = new X509Certificate(amazon.pem).publicKey
  for (let turn = 0; turn < 3; turn += 1) expect((await keyAt(CERTIFICATE)).equals(own)).toBe(true)
  expect(asked).toEqual([`${CERTIFICATE} error`])
  now = new Date(now.getTime() + DAY_MS + 1)
  await keyAt(CERTIFICATE)
  expect(asked).toHaveLength(2)
  now = new Date()
})

test.each([
  CERTIFICATE.replace('https:', 'http:'),
  CERTIFICATE.replace('.amazonaws.com', '.amazonaws.com.evil.example'),
  CERTIFICATE.replace('sns.us-east-1', 'evil.sns.us-east-1'),
  CERTIFICATE.replace('sns.us-east-1.amazonaws.com', 's3.us-east-1.amazonaws.com'),
  CERTIFICATE.replace('.com/', '.com:8443/'),
  CERTIFICATE.replace('https://', 'https://ada@'),
  CERTIFICATE.replace('.pem', '.txt'),
  CERTIFICATE.replace('/Simple', '/my/Simple'),
  `${CERTIFICATE}?of=mine`,
  'https://169.254.169.254/SimpleNotificationService-1.pem',
  'none',
])('nobody is asked at %s', async (address) => {
  const asked = answerWith(() => new Response(amazon.pem))
  await expect(keys()(address)).rejects.toMatchObject({ status: 400 })
  expect(asked).toEqual([])
})

test.each<[string, () => Response]>([
  ['an error', () => new Response('no', { status: 500 })],
  ['no certificate', () => new Response('hello')],
  ['too much', () => new Response('x'.repeat(20_000))],
])('%s is answered as away, and asked for again', async (_words, make) => {
  answerWith(make)
  const keyAt = keys()
  await expect(keyAt(CERTIFICATE)).rejects.toMatchObject({ status: 503 })
  answerWith(() => new Response(amazon.pem))
  await keyAt(CERTIFICATE)
})

test('a certificate that is over, or not yet valid, signs nothing', async () => {
  for (const days of [-400, 400]) {
    const from = new Date(now.getTime() + days * DAY_MS)
    const { pem } = selfSigned('sns.amazonaws.com', { from, until: new Date(from.getTime() + DAY_MS) })
    answerWith(() => new Response(pem))
    await expect(keys()(CERTIFICATE)).rejects.toMatchObject({ status: 400 })
  }
})

test('made-up names make nobody ask more than ten times a minute', async () => {
  const asked = answerWith(() => new Response('no', { status: 404 }))
  const keyAt = keys()
  for (let name = 0; name < 40; name += 1)
    await expect(keyAt(CERTIFICATE.replace('01d', `made-up-${name}`))).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(10)
  now = new Date(now.getTime() + 61_000)
  answerWith(() => new Response(amazon.pem))
  await keyAt(CERTIFICATE)
  now = new Date()
})
