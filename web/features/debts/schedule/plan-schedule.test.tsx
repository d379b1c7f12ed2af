import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatCents } from '#web/format/money.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { ScheduleList } from './schedule-list.tsx'
import { PrintedSchedule, SchedulePrint } from './schedule-print.tsx'
import { scheduleCsv, scheduleDebts, scheduleRows } from './schedule-rows.ts'
import { ScheduleTable } from './schedule-table.tsx'

const three = planOf([
  debt({ id: 's', name: 'Store card', balance: 145_000, interestRate: 274_900 }),
  debt({ id: 'v', name: 'Visa', balance: 320_000, minimumPayment: 9500 }),
  debt({ id: 'l', name: 'Loan', balance: 400_000, interestRate: 60_000, minimumPayment: 12_000 }),
])
const eight = planOf(
  Array.from({ length: 8 }, (_, at) =>
    debt({ id: `d${at}`, name: `Debt ${at}`, balance: 100_000 + at * 1000, interestRate: 100_000 + at }),
  ),
)

/** The amounts of the file, line by line: paid in all, paid to each debt, interest, left. '$0.00' where nothing is. */
function filed(plan: DebtPlan): string[][] {
  const [, ...lines] = scheduleCsv(plan).trimEnd().split('\r\n')
  return lines.map((line) => {
    const [, ...cells] = line.split(',')
    const amounts = cells.map((cell) => formatCents(dollarsToCents(Number(cell))))
    const totals = amounts.slice(-3)
    const payments = amounts.slice(0, -3).filter((_, at) => at % 3 === 0)
    return [totals[0] ?? '', ...payments, totals[1] ?? '', totals[2] ?? '']
  })
}

const amountsIn = (text: string | null) => text?.match(/\$[\d,]+\.\d\d/g) ?? []

/** The amounts of the table on screen or on paper, line by line. */
function tabled(table: HTMLElement): string[][] {
  const [, ...lines] = within(table).getAllByRole('row')
  return lines.map((line) =>
    [...line.children].slice(1).map((cell) => amountsIn(cell.textContent)[0] ?? '$0.00'),
  )
}

describe('the schedule on screen, in the file and on paper', () => {
  it('has the same amounts in the same order', () => {
    const expected = filed(three)
    expect(expected.length).toBeGreaterThan(12)
    const { unmount } = render(<ScheduleTable columns={scheduleDebts(three)} rows={scheduleRows(three)} />)
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Month', 'You pay', 'Store card', 'Visa', 'Loan', 'Interest', 'Left'])
    expect(tabled(screen.getByRole('table'))).toEqual(expected)
    unmount()
    render(<PrintedSchedule plan={three} />)
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(heads)
    expect(tabled(screen.getByRole('table'))).toEqual(expected)
  })

  it('names the payments of a month on paper where the columns would be too narrow', () => {
    render(<PrintedSchedule plan={eight} />)
    const [, ...lines] = screen.getAllByRole('row')
    const printed = lines.map((line) =>
      amountsIn(
        [...line.children]
          .slice(1)
          .map((cell) => cell.textContent)
          .join(),
      ),
    )
    expect(printed).toEqual(
      filed(eight).map((line) => line.filter((amount, at) => amount !== '$0.00' || at > 8)),
    )
  })

  it('is printed whole though nothing of it is open on screen', () => {
    render(<SchedulePrint plan={three} />)
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent(window, new Event('beforeprint'))
    expect(tabled(screen.getByRole('table'))).toEqual(filed(three))
    fireEvent(window, new Event('afterprint'))
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('on a phone', () => {
  it('opens a month into its payments, its interest and what is left', () => {
    const rows = scheduleRows(three)
    render(<ScheduleList rows={rows} />)
    const [first, second] = screen.getAllByRole('button')
    expect(first?.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(first!)
    expect(first?.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(second!)
    const shown = document.getElementById(second!.getAttribute('aria-controls') ?? '')
    expect([...(shown?.querySelectorAll('li') ?? [])].flatMap((line) => amountsIn(line.textContent))).toEqual(
      filed(three)[1]?.slice(1),
    )
    expect(shown?.textContent).toContain('Store card, gets the extra')
  })

  it('marks the month a debt is paid off', () => {
    const rows = scheduleRows(three)
    render(<ScheduleList rows={rows} />)
    const at = rows.findIndex(({ ended }) => ended.includes('Store card'))
    expect(screen.getAllByRole('button')[at]?.textContent).toContain('Store card paid off')
  })
})
