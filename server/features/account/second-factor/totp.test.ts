import { base32 } from '@better-auth/utils/base32'
import { describe, expect, test } from 'vitest'
import { codeAt, newSecret, otpauthUri, secretInBase32, stepAt, stepOfCode } from './totp.ts'

/** RFC 6238, appendix B: the secret, times and (the last six digits of) the codes of its table for SHA-1. */
const rfcSecret = '12345678901234567890'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', async (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(await codeAt(rfcSecret, stepAt(now))).toBe(code)
  expect(await stepOfCode(rfcSecret, code, now)).toBe(stepAt(now))
})

describe('a code', () => {
  const now = new Date('2026-11-20T12:00:15Z')

  test.each([-1, 0, 1])('%i steps from now is taken', async (away) => {
    const step = stepAt(now) + away
    expect(await stepOfCode(rfcSecret, await codeAt(rfcSecret, step), now)).toBe(step)
  })

  test.each([-2, 2])('%i steps from now is refused', async (away) => {
    expect(await stepOfCode(rfcSecret, await codeAt(rfcSecret, stepAt(now) + away), now)).toBeNull()
  })

  test.each(['', '12345', '1234567', 'abcdef'])('of the form “%s” is refused', async (code) => {
    expect(await stepOfCode(rfcSecret, code, now)).toBeNull()
  })
})

test('a secret has 160 bits, and an app is told the same secret as the person', () => {
  const secret = newSecret()
  expect(Buffer.from(secret, 'base64url')).toHaveLength(20)
  expect(newSecret()).not.toBe(secret)
  const typed = secretInBase32(secret)
  expect(typed).toMatch(/^[A-Z2-7]{44}$/)
  expect(Buffer.from(base32.decode(typed)).toString('utf8')).toBe(secret)
  const uri = new URL(otpauthUri(secret, 'ada@example.test'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Jubilee:ada@example.test')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: typed,
    issuer: 'Jubilee',
    digits: '6',
    period: '30',
  })
})
