import { expect, test } from 'vitest'
import { emptyToken, readToken } from './token-form.ts'

test('a new token begins with the least it can do', () => {
  expect(readToken({ ...emptyToken, name: ' Sheet ' })).toEqual({
    body: { name: 'Sheet', scopes: ['debts:read'], days: 90 },
  })
})

test('what is ticked and chosen is what it may do, and for how long', () => {
  const values = { ...emptyToken, name: 'Sheet', 'debts:read': false, 'payments:write': true, days: '365' }
  expect(readToken(values)).toEqual({ body: { name: 'Sheet', scopes: ['payments:write'], days: 365 } })
})

test('without a name and without a scope each says so', () => {
  expect(Object.keys(readToken({ ...emptyToken, 'debts:read': false }).errors ?? {})).toEqual([
    'name',
    'debts:read',
  ])
})
