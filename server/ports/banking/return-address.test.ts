import { expect, test } from 'vitest'
import { bankReturnAddress } from './return-address.ts'

test.each([
  ['https://jubilee.example', false, 'https://jubilee.example/banks/return'],
  ['http://localhost:3000', true, 'http://localhost:3000/banks/return'],
  // Plaid takes no other address than https: without one a link begins as before.
  ['http://localhost:3000', false, undefined],
])('of %s, in the sandbox %s: %s', (origin, isSandbox, expected) => {
  expect(bankReturnAddress(origin, isSandbox)).toBe(expected)
})
