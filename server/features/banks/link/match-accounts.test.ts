import { expect, it } from 'vitest'
import { card } from '../banks-under-test.ts'
import { matchAccounts } from './match-accounts.ts'
import type { KnownAccount } from './match-accounts.ts'

const known = (id: string, change: Partial<KnownAccount> = {}): KnownAccount => ({
  userId: 'ada',
  id,
  seq: 1,
  bankId: 'harbor',
  institutionId: 'ins_1',
  providerId: `before-${id}`,
  persistentId: null,
  name: 'Everyday Card',
  mask: '4444',
  type: 'credit',
  subtype: 'credit card',
  balance: null,
  isShared: true,
  madeDebt: true,
  promotionalRate: null,
  ...change,
})

const match = (rows: KnownAccount[], accounts: ReturnType<typeof card>[]) =>
  [...matchAccounts(rows, { accounts, institutionId: 'ins_1' })].map(([id, row]) => [id, row.id])

it.each([
  ['its id at the service', known('a', { providerId: 'card', name: 'Old name', mask: '1' }), card()],
  [
    'its lasting id',
    known('a', { persistentId: 'p', name: 'Old name', mask: '1' }),
    card({ persistentId: 'p' }),
  ],
  ['its look', known('a', { name: ' everyday CARD' }), card()],
  ['its look where one side has no lasting id', known('a', { persistentId: 'p' }), card()],
])('an account is known by %s', (_how, row, account) => {
  expect(match([row], [account])).toEqual([['card', 'a']])
})

it.each([
  ['another institution', known('a', { institutionId: 'ins_2' }), card()],
  ['other last digits', known('a', { mask: '5555' }), card()],
  ['another subtype', known('a', { subtype: 'paypal' }), card()],
  ['another lasting id', known('a', { persistentId: 'p' }), card({ persistentId: 'q' })],
])('an account of %s is another', (_how, row, account) => {
  expect(match([row], [account])).toEqual([])
})

it('of two that look alike each is taken once, the surest first', () => {
  const rows = [known('a'), known('b', { providerId: 'second' })]
  expect(match(rows, [card({ id: 'first' }), card({ id: 'second' })]).toSorted()).toEqual([
    ['first', 'a'],
    ['second', 'b'],
  ])
})
