import { describe, expect, it } from 'vitest'
import { confirmedByFall, pairPayments, planLines, stillUnseen } from './match-payments.ts'

const today = '2026-11-20'
const hand = (id: string, amount: number, occurredOn = today) => ({ id, amount, occurredOn })
const told = (id: string, amount: number, on = today) => ({ id, amount, on })
const amounts = (lines: { kind: string; amount: number }[]) => lines.map(({ kind, amount }) => [kind, amount])

describe('the lines to where the bank is', () => {
  it.each([
    ['nothing new', { balance: 1_000, target: 1_000, payments: [], lines: [] }],
    ['more is owed', { balance: 1_000, target: 1_200, payments: [], lines: [['charge', 200]] }],
    ['less is owed', { balance: 1_000, target: 900, payments: [], lines: [['charge', -100]] }],
    ['a payment', { balance: 1_000, target: 800, payments: [told('a', 200)], lines: [['payment', 200]] }],
    [
      'a payment and the rest',
      {
        balance: 1_000,
        target: 850,
        payments: [told('a', 200)],
        lines: [
          ['payment', 200],
          ['charge', 50],
        ],
      },
    ],
    [
      'more than was owed',
      {
        balance: 100,
        target: 0,
        payments: [told('a', 200)],
        lines: [
          ['charge', 100],
          ['payment', 200],
        ],
      },
    ],
  ])('%s', (_name, given) => {
    const { lines, ...plan } = given
    expect(amounts(planLines({ ...plan, today }))).toEqual(lines)
  })
})

const pair = (on: string, byHand: ReturnType<typeof hand>[]) =>
  pairPayments([told('t', 200, on)], { byHand, withinDays: 5 }).get('t')

describe('the same payment told and typed', () => {
  it('is of the same amount within the days given, the nearest first', () => {
    expect(pair('2026-11-25', [hand('a', 200)])).toBe('a')
    expect(pair('2026-11-15', [hand('a', 200)])).toBe('a')
    expect(pair('2026-11-26', [hand('a', 200)])).toBeUndefined()
    expect(pair(today, [hand('a', 201)])).toBeUndefined()
    expect(pair(today, [hand('a', 200, '2026-11-17'), hand('b', 200, '2026-11-21')])).toBe('b')
  })

  it('is one only', () => {
    const pairs = pairPayments([told('t', 200), told('u', 200)], { byHand: [hand('a', 200)], withinDays: 5 })
    expect([...pairs]).toEqual([['t', 'a']])
  })
})

it('what the bank has not shown is of the last seven days', () => {
  const ids = stillUnseen([hand('a', 1, '2026-11-13'), hand('b', 1, '2026-11-14'), hand('c', 1)], today)
  expect(ids.map(({ id }) => id)).toEqual(['b', 'c'])
})

it('a fall of the balance confirms what fits into it, the oldest first', () => {
  const open = [hand('new', 200), hand('old', 100, '2026-11-18'), hand('large', 900, '2026-11-17')]
  expect(confirmedByFall(open, 300)).toEqual(['old', 'new'])
  expect(confirmedByFall(open, 250)).toEqual(['old'])
  expect(confirmedByFall(open, -50)).toEqual([])
})
