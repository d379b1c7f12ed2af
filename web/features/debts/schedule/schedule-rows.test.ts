import { describe, expect, it } from 'vitest'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { changesOf } from '../plan/chart-changes.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import { seriesOf } from '../plan/plan-view.ts'
import { scheduleCsv, scheduleDebts, scheduleRows } from './schedule-rows.ts'

const store = debt({ id: 's', name: 'Store card', balance: 145_000, interestRate: 274_900 })
const visa = debt({ id: 'v', name: '=Visa, "gold"', balance: 820_000, minimumPayment: 20_500 })
const closed = debt({ id: 'c', name: 'Closed', balance: 0 })

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)

describe('the schedule', () => {
  const plan = planOf([store, closed, visa])
  const rows = scheduleRows(plan)

  it('has a row a month whose payments sum to what is paid', () => {
    expect(rows).toHaveLength(plan.chosen.months)
    expect(rows[0]).toMatchObject({ month: 1, label: 'Dec 2026', paymentCents: 45_000 })
    for (const row of rows) {
      expect(sum(row.parts.map((part) => part.paymentCents))).toBe(row.paymentCents)
      expect(sum(row.parts.map((part) => part.interestCents))).toBe(row.interestCents)
      expect(sum(row.parts.map((part) => part.balanceCents))).toBe(row.balanceCents)
    }
    expect(sum(rows.map((row) => row.paymentCents))).toBe(plan.chosen.paidCents)
    expect(sum(rows.map((row) => row.interestCents))).toBe(plan.chosen.interestCents)
    expect(rows.at(-1)).toMatchObject({ balanceCents: 0 })
  })

  it('has a column for each debt that is paid, in the order of entry', () => {
    expect(scheduleDebts(plan).map(({ id }) => id)).toEqual(['s', 'v'])
    for (const row of rows) expect(row.parts.map(({ id }) => id)).toEqual(['s', 'v'])
  })

  it('marks the debt that gets the extra, and the month a debt is paid off', () => {
    const extra = rows.map(({ parts }) => parts.filter((part) => part.getsExtra).map(({ id }) => id))
    const end = rows.findIndex((row) => row.ended.includes('Store card'))
    expect(extra.slice(0, end)).toEqual(rows.slice(0, end).map(() => ['s']))
    // its last payment leaves something over for the next
    expect(extra[end]).toEqual(['s', 'v'])
    expect(rows[end]?.parts.map(({ isLast }) => isLast)).toEqual([true, false])
    expect(extra.slice(end + 1, -1).every((ids) => ids.join() === 'v')).toBe(true)
    expect(rows.flatMap((row) => row.ended)).toEqual(['Store card', '=Visa, "gold"'])
  })

  it('marks nothing where there is one debt', () => {
    const parts = scheduleRows(planOf([store])).flatMap((row) => row.parts)
    expect(parts.some(({ getsExtra }) => getsExtra)).toBe(false)
  })

  it('becomes a file whose names can neither break nor run', () => {
    const lines = scheduleCsv(plan).trimEnd().split('\r\n')
    expect(lines).toHaveLength(plan.chosen.months + 1)
    expect(lines[0]).toContain('"\'=Visa, ""gold"" payment"')
    expect(lines[0]).toMatch(/Total payment,Total interest,Total balance$/)
    expect(lines.at(-1)).toMatch(/,0\.00$/)
    expect(lines[1]).toContain('Dec 2026,245.00,')
  })
})

describe('a loan that is to come', () => {
  const consolidation = {
    kind: 'loan' as const,
    month: '2027-01',
    debtIds: ['a', 'b'],
    rate: 90_000,
    months: 24,
    laterRate: null,
    fee: 0,
  }
  const debts = [
    debt({ id: 'a', name: 'Visa', balance: 300_000 }),
    debt({ id: 'b', name: 'Store', balance: 200_000 }),
  ]
  const plan = planOf(debts, { adjustments: { ...NO_ADJUSTMENTS, consolidation } })

  it('has a column of its own on the screen and in the file', () => {
    expect(scheduleDebts(plan).map(({ name }) => name)).toEqual(['Visa', 'Store', 'New loan'])
    const [head, ...lines] = scheduleCsv(plan).trim().split('\r\n')
    expect(head).toContain('New loan payment,New loan interest,New loan balance,Total payment')
    expect(lines.at(-1)).toMatch(/,0\.00$/)
  })

  it('ends no debt that moves into it: the loan itself is what is paid off', () => {
    const rows = scheduleRows(plan)
    expect(rows.flatMap(({ ended }) => ended)).toEqual(['New loan'])
    expect(seriesOf(plan).at(-1)?.name).toBe('New loan')
    expect(changesOf(plan)).toContainEqual({ month: 2, text: 'Visa and Store move to New loan' })
  })
})
