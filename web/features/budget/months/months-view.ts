/** The texts of the six-month chart and the layout of its bars. Amounts are whole cents. */
import { formatShortMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import type { BudgetMonth } from '#contracts/money/budget.ts'
import { indexOf } from './budget-months.ts'

export type MonthLine = {
  month: string
  /** 'Nov' */
  short: string
  availableCents: number
  spentCents: number
  isOver: boolean
}

export function monthLines(months: readonly BudgetMonth[]): MonthLine[] {
  return months.map(({ month, budgetAmount, carriedAmount, spentAmount: spentCents }) => {
    const availableCents = budgetAmount + carriedAmount
    return {
      month,
      short: formatShortMonth(indexOf(month)).slice(0, 3),
      availableCents,
      spentCents,
      isOver: spentCents > availableCents,
    }
  })
}

/** Months with anything planned or spent. */
function usedLines(lines: readonly MonthLine[]): MonthLine[] {
  return lines.filter(({ availableCents, spentCents }) => availableCents !== 0 || spentCents !== 0)
}

/** The finding, as the picture's title; null where there is nothing to find. */
export function findingOf(lines: readonly MonthLine[]): string | null {
  const used = usedLines(lines)
  const within = used.filter(({ isOver }) => !isOver).length
  if (used.length === 0) return null
  if (used.length === 1) {
    return within === 1 ? 'You are within your budget this far' : 'You spent more than you planned'
  }
  if (within === used.length) return `You stayed within budget in all ${used.length} months`
  return `You stayed within budget in ${within} of ${used.length} months`
}

/** The chart in words. */
export function summaryOfMonths(lines: readonly MonthLine[]): string {
  return usedLines(lines)
    .map(({ short, spentCents, availableCents }) => {
      return `${short}: ${formatMoney(spentCents)} spent of ${formatMoney(availableCents)}.`
    })
    .join(' ')
}

type Bar = { x: number; y: number; width: number; height: number }
type Group = { line: MonthLine; middle: number; budget: Bar; spent: Bar }
export type BarsLayout = {
  left: number
  right: number
  bottom: number
  groups: Group[]
  gridlines: { value: number; at: number }[]
}

const TOP = 22
const BOTTOM = 28
const EDGE = 4
const WIDEST_BAR = 34

/** Where everything lies: two bars a month, budget on the left, spent on the right. */
export function layOutBars(lines: readonly MonthLine[], size: { width: number; height: number }): BarsLayout {
  const left = EDGE
  const right = size.width - EDGE
  const bottom = size.height - BOTTOM
  const peak = Math.max(
    100,
    ...lines.flatMap(({ availableCents, spentCents }) => [availableCents, spentCents]),
  )
  const y = (cents: number) => bottom - ((bottom - TOP) * Math.max(0, cents)) / peak
  const room = (right - left) / Math.max(1, lines.length)
  const width = Math.min(WIDEST_BAR, room * 0.32)
  const bar = (x: number, cents: number): Bar => ({ x, y: y(cents), width, height: bottom - y(cents) })
  return {
    left,
    right,
    bottom,
    groups: lines.map((line, at) => {
      const middle = left + room * (at + 0.5)
      return {
        line,
        middle,
        budget: bar(middle - width - 1.5, line.availableCents),
        spent: bar(middle + 1.5, line.spentCents),
      }
    }),
    gridlines: gridlinesTo(peak).map((value) => ({ value, at: y(value) })),
  }
}

/** Three or four round amounts up to the peak, in cents. */
export function gridlinesTo(peakCents: number): number[] {
  const rough = peakCents / 3.5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const lines: number[] = []
  for (let value = step; value <= peakCents; value += step) lines.push(value)
  return lines
}
