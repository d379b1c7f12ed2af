/** The plan month by month: rows for the screen, and the same as a file for a spreadsheet. Amounts in cents. */
import type { ScheduledDebt } from '#engine/debts/debt.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { shortMonth } from '../figures.ts'
import { monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { scheduleFileTexts as texts } from './schedule-messages.ts'

/** What happens to one debt in one month. `paidCents`: what of the payment is made already. */
export type SchedulePart = ScheduledDebt & {
  name: string
  paidCents: number
  /** it is paid something above its minimum, and is not the only debt of the plan */
  getsExtra: boolean
  /** it is paid off after this month; a debt that moves to another is not */
  isLast: boolean
}

export type ScheduleRow = {
  month: number
  label: string
  paymentCents: number
  /** what of it is paid already */
  paidCents: number
  interestCents: number
  balanceCents: number
  /** every debt of the plan, in the order of entry: those of `scheduleDebts` */
  parts: SchedulePart[]
  /** names of the debts that are paid off after it */
  ended: string[]
}

/** The debts that the plan pays, in the order of entry: one column each. */
export function scheduleDebts({ planned }: DebtPlan): DebtPlan['planned'] {
  return planned
}

/** The part of a debt's payment that is already made: only its open cycle can have any. */
function paidOf(plan: DebtPlan, row: ScheduledDebt, month: number): number {
  const open = plan.due.get(row.id)
  if (!open || monthIndex(open.dueOn) !== monthOf(plan, month)) return 0
  return Math.min(open.paidCents, row.paymentCents)
}

/** A row for each month of the chosen plan. All amounts are those of the engine's schedule, and their sums. */
export function scheduleRows(plan: DebtPlan): ScheduleRow[] {
  const columns = scheduleDebts(plan)
  const { extraTo } = plan.chosen
  const { schedule, payoffMonth } = plan.chosen.plan
  const places = new Map(schedule[0]?.debts.map(({ id }, place) => [id, place]))
  return schedule.map(({ month, debts }, at) => {
    const extra = columns.length > 1 ? extraTo[at] : undefined
    const parts = columns.flatMap(({ id, name }) => {
      const row = debts[places.get(id) ?? -1]
      if (!row) return []
      const getsExtra = extra?.includes(id) ?? false
      return [
        {
          ...row,
          name,
          getsExtra,
          paidCents: paidOf(plan, row, month),
          isLast: payoffMonth[id] === month && row.movedCents === undefined,
        },
      ]
    })
    const sum = (amountOf: (part: SchedulePart) => number) =>
      parts.reduce((total, part) => total + amountOf(part), 0)
    return {
      month,
      label: shortMonth(monthOf(plan, month)),
      paymentCents: sum((part) => part.paymentCents),
      paidCents: sum((part) => part.paidCents),
      interestCents: sum((part) => part.interestCents),
      balanceCents: sum((part) => part.balanceCents),
      parts,
      ended: parts.filter((part) => part.isLast).map((part) => part.name),
    }
  })
}

const COLUMNS = ['payment', 'interest', 'balance'] as const

/** The cells of a line's columns, as plain decimals; a debt that is not in it has zeros. */
const cellsOf = (centsOf: (column: `${(typeof COLUMNS)[number]}Cents`) => number) =>
  COLUMNS.map((column) => centsToDecimal(centsOf(`${column}Cents`)))

/** A comma-separated table: a line a month, three columns a debt, totals last. Plain decimals, CRLF lines. */
export function scheduleCsv(plan: DebtPlan): string {
  const coming = plan.planned.filter(({ id }) => !plan.debts.some((debt) => debt.id === id))
  const columns = [...plan.debts, ...coming]
  const head = [...columns.map(({ name }) => name), texts.total].flatMap((name) =>
    COLUMNS.map((column) => texts[column](name)),
  )
  const lines = plan.chosen.plan.schedule.map(({ month, debts }) => {
    const byId = new Map(debts.map((row) => [row.id, row]))
    const cells = columns.flatMap(({ id }) => cellsOf((field) => byId.get(id)?.[field] ?? 0))
    const totals = cellsOf((field) => debts.reduce((sum, row) => sum + row[field], 0))
    return [shortMonth(monthOf(plan, month)), ...cells, ...totals]
  })
  return [[texts.month, ...head], ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n') + '\r\n'
}

/** Quoted where needed. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+\.\d\d$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
