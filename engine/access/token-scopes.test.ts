import { expect, test } from 'vitest'
import { allowsScope, tokenScopes } from './token-scopes.ts'

test.each([
  ['debts:read', ['debts:read']],
  ['records:read', ['debts:read', 'records:read']],
  ['payments:write', ['payments:write']],
] as const)('%s opens %j and nothing else', (scope, opened) => {
  expect(tokenScopes.filter((needed) => allowsScope([scope], needed))).toEqual(opened)
})

test('several scopes open what each of them opens, and none opens nothing', () => {
  expect(tokenScopes.filter((needed) => allowsScope(['debts:read', 'payments:write'], needed))).toEqual([
    'debts:read',
    'payments:write',
  ])
  expect(tokenScopes.filter((needed) => allowsScope([], needed))).toEqual([])
})
