import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { changesSince } from './changes.ts'
import { visitBefore } from './last-visit.ts'

type Known = Parameters<typeof changesSince>[0]

const debt = (id: string, createdAt = '2026-05-01T12:00:00.000Z') =>
  ({ id, name: `${id} card`, createdAt }) as Dashboard['debts'][number]
const paid = (debtId: string, amount: number, paidOn: string) => ({ debtId, amount, paidOn })
const score = (value: number, recordedAt: string, model = 'fico_9') =>
  ({ score: value, recordedAt, bureau: 'transunion', model }) as Dashboard['creditScores'][number]

const known = (given: Partial<Known>): Known => ({
  debts: [debt('Store'), debt('Travel')],
  payments: [],
  creditScores: [],
  ...given,
})

describe('what is new since November 17', () => {
  it.each<[string[], Partial<Known>]>([
    [[], {}],
    [['$170 paid on Store card'], { payments: [paid('Store', 17_000, '2026-11-20')] }],
    [[], { payments: [paid('Store', 17_000, '2026-11-17')] }],
    [
      ['$270 paid on 2 debts'],
      { payments: [paid('Store', 17_000, '2026-11-18'), paid('Travel', 10_000, '2026-11-20')] },
    ],
    [['1 debt added'], { debts: [debt('Store'), debt('New', '2026-11-19T12:00:00.000Z')] }],
    [['your score is up 4'], { creditScores: [score(698, '2026-11-01'), score(702, '2026-11-19')] }],
    [['your score is down 9'], { creditScores: [score(698, '2026-11-01'), score(689, '2026-11-19')] }],
    [[], { creditScores: [score(698, '2026-11-01', 'fico_8'), score(702, '2026-11-19')] }],
  ])('%j', (said, given) => {
    expect(changesSince(known(given), '2026-11-17')).toEqual(said)
  })

  it('the first debts of a person are no change', () => {
    expect(changesSince(known({ debts: [debt('New', '2026-11-19T12:00:00.000Z')] }), '2026-11-17')).toEqual(
      [],
    )
  })
})

describe('the day a person was here before', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    return () => vi.unstubAllGlobals()
  })

  it('is kept all through a day, and moves with the next', () => {
    expect(visitBefore('ruth', '2026-11-17')).toBeNull()
    expect(visitBefore('ruth', '2026-11-17')).toBeNull()
    expect(visitBefore('ruth', '2026-11-20')).toBe('2026-11-17')
    expect(visitBefore('ruth', '2026-11-20')).toBe('2026-11-17')
    expect(visitBefore('ruth', '2026-11-21')).toBe('2026-11-20')
  })

  it('is nobody else’s, and nothing that is no day', () => {
    visitBefore('ruth', '2026-11-17')
    expect(visitBefore('naomi', '2026-11-20')).toBeNull()
    localStorage.setItem('jubilee-last-here', '{"id":"naomi","day":"soon","before":null}')
    expect(visitBefore('naomi', '2026-11-21')).toBeNull()
    localStorage.setItem('jubilee-last-here', 'no JSON')
    expect(visitBefore('naomi', '2026-11-22')).toBeNull()
  })
})
