/**
 * The payoff as a mixed-integer model (the form that was measured best; its relaxation is nearly the optimum): for each
 * debt and month what is paid, what is owed after it, and a bit "still open". The bit carries the amounts that a lender
 * asks for whatever is owed; a share of the balance needs none. The cost is what is paid less what was owed: the interest.
 * - owed = (1 + rate) x owed before - paid; the payments of a month are within its money
 * - an open debt gets its minimum; nothing is paid on a closed one; a closed one stays closed
 * - the most that is owed is the balance with minimums only, and what can be paid until it closes; the earliest and latest months to close fix many bits
 * - several balances on a card are each charged and paid by themselves (card-rows.ts)
 * - a deferral's charge is the gathered interest where the bit of its last month is set: linear in the balances
 *
 * Interest is not rounded here. A plan in whole cents rounds half a cent at most a debt and month, up and down alike, and
 * can so end a few cents under the bound of this model.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'
import { addChargeRow, addOwedAfterRow, ANY, type BalanceColumns, withOpening } from './balance-rows.ts'
import { addCardMinimumRows, addExcessRow, addPartColumns, addPartRows } from './card-rows.ts'
import { mostAsked } from './asked.ts'
import { type DebtMonths, debtMonths } from './debt-months.ts'
import { addColumn, addRow, emptyModel, type LinearModel } from './linear-model.ts'
import { type MonthMoney, monthMoney } from './month-money.ts'
import { earliestClosings, leastOwed, owedSteps, type Reach } from './closings.ts'

/** The model with the numbers of its columns by debt (in order of `debts`) and month, month 1 at place 1. */
export type PayoffModel = {
  model: LinearModel
  months: number
  debts: DebtMonths[]
  paid: number[][]
  owed: number[][]
  isOpen: number[][]
}

type Columns = BalanceColumns & { aside: number[]; parts: BalanceColumns[] }

type DebtMonth = { debt: DebtMonths; columns: Columns; month: number }

/** The columns of a debt. */
function addDebtColumns(
  model: LinearModel,
  debt: DebtMonths,
  given: { money: MonthMoney[]; earliest: number },
): Columns {
  const months = given.money.length - 1
  const columns: Columns = { paid: [-1], owed: [-1], isOpen: [-1], aside: [-1], charge: -1, parts: [] }
  for (let month = 1; month <= months; month += 1) {
    const isOver = month > debt.latest
    const isClosed = month === months || month >= debt.latest
    const upper = isClosed ? 0 : 1
    columns.paid.push(addColumn(model, { upper: isOver ? 0 : given.money[month]!.all, cost: 1 }))
    columns.owed.push(addColumn(model, { upper: isClosed ? 0 : debt.top[month]! }))
    columns.isOpen.push(
      addColumn(model, { lower: Math.min(upper, month < given.earliest ? 1 : 0), upper, isWhole: true }),
    )
    columns.aside.push(month < debt.paymentsFrom ? addColumn(model, { upper: Number.POSITIVE_INFINITY }) : -1)
  }
  const { deferral } = debt
  if (deferral && deferral.until <= months) columns.charge = addColumn(model, { upper: deferral.most })
  columns.parts = addPartColumns(
    model,
    debt,
    given.money.map(({ all }) => all),
  )
  return columns
}

/** What is owed at the end of a month, and that nothing is owed nor paid on a closed debt. */
function addBalanceRows(model: LinearModel, { debt, columns, month }: DebtMonth): void {
  if (debt.parts.length > 0) {
    addPartRows(model, { debt, card: columns, parts: columns.parts, month })
    addExcessRow(model, { debt, card: columns, parts: columns.parts, month })
  } else addOwedAfterRow(model, { balance: debt, columns, month })
  if (month === 1) return
  const [paid, isOpen] = [columns.paid[month]!, columns.isOpen[month]!]
  const before = columns.isOpen[month - 1]!
  addRow(
    model,
    [0, ANY],
    [
      [before, 1],
      [isOpen, -1],
    ],
  )
  const most = Math.min(model.upper[paid]!, debt.top[month - 1]! * (1 + debt.mostRate[month]!))
  addRow(
    model,
    [-ANY, 0],
    [
      [paid, 1],
      [before, -most],
    ],
  )
}

/** What may be owed grows with every month that the debt stays open after it (closings.ts). */
function addOwedRow(model: LinearModel, { debt, columns, month }: DebtMonth, reach: Reach): void {
  const steps = owedSteps(reach, debt, month).map((step, i): [number, number] => [
    columns.isOpen[month + i]!,
    -step,
  ])
  if (month > 0) return addRow(model, [-ANY, 0], [[columns.owed[month]!, 1], ...steps])
  const [[, first] = [0, 0], ...later] = steps
  addRow(model, [-ANY, -debt.balance - first], later)
}

/** What the lender asks for. */
function addMinimumRows(model: LinearModel, { debt, columns, month }: DebtMonth): void {
  const [paid, isOpen] = [columns.paid[month]!, columns.isOpen[month]!]
  const opening = withOpening(debt, columns, month)
  const growth = 1 + debt.rate[month]!
  if (month < debt.paymentsFrom) {
    const share = debt.setAside[month]! * growth
    addRow(model, [opening.constant(share), ANY], [[columns.aside[month]!, 1], ...opening.terms(-share)])
    return
  }
  const { share, slack, floor, interest, plus } = debt.asked[month]!
  if (floor > 0)
    addRow(
      model,
      [0, ANY],
      [
        [paid, 1],
        [isOpen, -floor],
      ],
    )
  if (debt.parts.length > 0)
    return addCardMinimumRows(model, { debt, card: columns, parts: columns.parts, month })
  const part = Math.min(share, growth)
  if (part > 0) addRow(model, [opening.constant(part) - slack, ANY], [[paid, 1], ...opening.terms(-part)])
  if (plus > 0 || interest > 0) {
    const own = Math.min(interest, growth)
    addRow(model, [opening.constant(own), ANY], [[paid, 1], [isOpen, -plus], ...opening.terms(-own)])
  }
}

/** The money of a month; in a pause nothing is paid above the minimums but a lump sum. */
function addMoneyRows(
  model: LinearModel,
  debts: DebtMonths[],
  given: { columns: Columns[]; money: MonthMoney; month: number },
): void {
  const { columns, money, month } = given
  const paid = columns.map((own): [number, number] => [own.paid[month]!, 1])
  const aside = columns.flatMap((own): [number, number][] =>
    own.aside[month]! < 0 ? [] : [[own.aside[month]!, 1]],
  )
  addRow(model, [-ANY, money.all], [...paid, ...aside])
  if (!money.isPaused) return
  let upper = money.lumpSum
  const asked = debts.flatMap((debt, i): [number, number][] => {
    if (month < debt.paymentsFrom) return []
    const { share, amount } = mostAsked(debt.askedAtMost[month]!, debt.top[month - 1]!)
    const opening = withOpening(debt, columns[i]!, month)
    upper += opening.constant(share) + (month === 1 ? amount : 0)
    return [
      ...opening.terms(-share),
      ...(month === 1 ? [] : [[columns[i]!.isOpen[month - 1]!, -amount] as [number, number]]),
    ]
  })
  addRow(model, [-ANY, upper], [...paid, ...asked])
}

/** The model of an input's payoff within a number of months. Its debts are those that owe something. */
export function payoffModel(input: PayoffInput, months: number): PayoffModel {
  const model = emptyModel()
  const money = monthMoney(input, months)
  const debts = input.debts.flatMap((debt, entered) =>
    debt.balanceCents > 0 ? [debtMonths(debt, entered, months)] : [],
  )
  const least = leastOwed(debts, money)
  const earliest = earliestClosings(least)
  const columns = debts.map((debt, i) => addDebtColumns(model, debt, { money, earliest: earliest[i]! }))
  debts.forEach((debt, i) => {
    for (let month = 0; month < months; month += 1)
      addOwedRow(model, { debt, columns: columns[i]!, month }, { debts, least, money })
    for (let month = 1; month <= months; month += 1) {
      addBalanceRows(model, { debt, columns: columns[i]!, month })
      addMinimumRows(model, { debt, columns: columns[i]!, month })
    }
    addChargeRow(model, debt, columns[i]!)
  })
  for (let month = 1; month <= months; month += 1)
    addMoneyRows(model, debts, { columns, money: money[month]!, month })
  model.offset = -debts.reduce((sum, { balance }) => sum + balance, 0)
  return {
    model,
    months,
    debts,
    paid: columns.map(({ paid }) => paid),
    owed: columns.map(({ owed }) => owed),
    isOpen: columns.map(({ isOpen }) => isOpen),
  }
}
