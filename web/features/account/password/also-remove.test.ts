import { describe, expect, it } from 'vitest'
import { allWays, AUTHENTICATOR, codeOf, keptPasskeys } from './also-remove.tsx'

const passkey = { id: 'a', name: 'My phone', createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null }

describe('what signs in beside the password', () => {
  it('is listed with the day it was added, the app last', () => {
    const authenticator = { addedAt: '2026-11-05T10:00:00.000Z' }
    expect(allWays({ isConfirmed: true, passkeys: [passkey], authenticator })).toEqual([
      { id: 'a', name: 'My phone', kind: 'Passkey', addedAt: '2026-11-03T10:00:00.000Z' },
      {
        id: AUTHENTICATOR,
        name: 'Authenticator app',
        kind: 'Codes for sign-in',
        addedAt: '2026-11-05T10:00:00.000Z',
      },
    ])
    expect(allWays({ isConfirmed: true, passkeys: [], authenticator: null })).toEqual([])
  })

  it('is sent by the ids of the passkeys that stay', () => {
    expect(keptPasskeys(new Set(['a', AUTHENTICATOR]))).toEqual(['a'])
  })
})

describe('the code that takes the app away', () => {
  it.each([
    ['123 456', { code: '123 456' }],
    ['123456', { code: '123456' }],
    ['abcd-efgh-ijkl-mnop', { recoveryCode: 'abcd-efgh-ijkl-mnop' }],
    [' ', {}],
  ])('%s', (typed, body) => {
    expect(codeOf(typed)).toEqual(body)
  })
})
