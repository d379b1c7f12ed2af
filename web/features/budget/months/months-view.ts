/** What the six-month chart says, and the layout of its bars. Amounts are whole cents. */
import { formatShortMonth } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import type { BudgetMonth } from '#contracts/money/budget.ts'
import {
  acrossOf,
  boxIn,
  roundValues,
  uprightOf,
  type Box,
  type Gridline,
  type Size,
} from '#web/ui/charts/plot.ts'
import { indexOf } from './budget-months.ts'
import { monthsChartTexts } from './messages.ts'

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
export function usedLines(lines: readonly MonthLine[]): MonthLine[] {
  return lines.filter(({ availableCents, spentCents }) => availableCents !== 0 || spentCents !== 0)
}

/** The finding, as the picture's title. It compares two months or more. */
export function findingOf(lines: readonly MonthLine[]): string {
  const used = usedLines(lines)
  const within = used.filter(({ isOver }) => !isOver).length
  if (within === used.length) return monthsChartTexts.allWithin(used.length)
  return monthsChartTexts.within(within, used.length)
}

/** The chart in words. */
export function summaryOfMonths(lines: readonly MonthLine[]): string {
  return usedLines(lines)
    .map(({ short, spentCents, availableCents }) =>
      monthsChartTexts.spentOf(short, formatMoney(spentCents), formatMoney(availableCents)),
    )
    .join(' ')
}

type Bar = { x: number; y: number; width: number; height: number }
type Group = { line: MonthLine; middle: number; budget: Bar; spent: Bar }
export type BarsLayout = Box & { groups: Group[]; gridlines: Gridline[] }

const ROOM = { left: 4, right: 4, top: 22 }
const GRIDLINES = 3.5
const WIDEST_BAR = 34

/** Where everything lies: two bars a month, budget on the left, spent on the right. */
export function layOutBars(lines: readonly MonthLine[], size: Size): BarsLayout {
  const box = boxIn(size, ROOM)
  const peak = Math.max(
    100,
    ...lines.flatMap(({ availableCents, spentCents }) => [availableCents, spentCents]),
  )
  const y = uprightOf(box, { low: 0, high: peak })
  const across = acrossOf(box)
  const count = Math.max(1, lines.length)
  const width = Math.min(WIDEST_BAR, ((box.right - box.left) / count) * 0.32)
  const bar = (x: number, cents: number): Bar => {
    const top = y(Math.max(0, cents))
    return { x, y: top, width, height: box.bottom - top }
  }
  return {
    ...box,
    groups: lines.map((line, at) => {
      const middle = across((at + 0.5) / count)
      return {
        line,
        middle,
        budget: bar(middle - width - 1.5, line.availableCents),
        spent: bar(middle + 1.5, line.spentCents),
      }
    }),
    gridlines: roundValues({ low: 0, high: peak }, GRIDLINES)
      .slice(1)
      .map((value) => ({ value, at: y(value) })),
  }
}
