/**
 * The rows of a card with several balances. Each balance is charged and paid by itself, and the card's columns are their
 * sums. How the issuer splits a payment (balances/allocation.ts) is kept only where one balance comes first for sure, and
 * is free else: that can only cost less, so the bound holds for every plan, but it may be further below the best one.
 * - while the balance that the minimum goes to is open, it gets the minimum
 * - while the balance that comes first for the rest is open, the others get no more than the minimum
 * - the card's minimum is one of all its balances, and of the interest on each
 */
import { addColumn, addRow, type LinearModel } from './linear-model.ts'
import { addChargeRow, addOwedAfterRow, ANY, type BalanceColumns, withOpening } from './balance-rows.ts'
import { type Asked, mostAsked } from './asked.ts'
import type { DebtMonths } from './debt-months.ts'
import type { PartMonths } from './part-months.ts'

/** Whether a part needs to be known as open after a month. */
const needsBit = (part: PartMonths, month: number) =>
  part.getsMinimum[month] || part.getsExcess[month] || part.deferral?.until === month

/** The columns of each balance of a card; none for a debt of one. `all`: the money of each month. */
export function addPartColumns(
  model: LinearModel,
  { parts, latest }: DebtMonths,
  all: readonly number[],
): BalanceColumns[] {
  const months = all.length - 1
  return parts.map((part) => {
    const columns: BalanceColumns = { paid: [-1], owed: [-1], isOpen: [-1], charge: -1 }
    for (let month = 1; month <= months; month += 1) {
      const isClosed = month === months || month >= latest
      columns.paid.push(addColumn(model, { upper: month > latest ? 0 : all[month]! }))
      columns.owed.push(addColumn(model, { upper: isClosed ? 0 : part.top[month]! }))
      const upper = isClosed ? 0 : 1
      columns.isOpen.push(needsBit(part, month) ? addColumn(model, { upper, isWhole: true }) : -1)
    }
    const { deferral } = part
    if (deferral && deferral.until <= months) columns.charge = addColumn(model, { upper: deferral.most })
    return columns
  })
}

type CardMonth = { debt: DebtMonths; card: BalanceColumns; parts: readonly BalanceColumns[]; month: number }

/** The card's amounts are the sums of its balances', and each balance is what was owed, charged and paid. */
export function addPartRows(model: LinearModel, { debt, card, parts, month }: CardMonth): void {
  for (const name of ['paid', 'owed'] as const) {
    const sum = parts.map((columns): [number, number] => [columns[name][month]!, -1])
    addRow(model, [0, 0], [[card[name][month]!, 1], ...sum])
  }
  debt.parts.forEach((part, k) => {
    const columns = parts[k]!
    addOwedAfterRow(model, { balance: part, columns, month })
    const isOpen = columns.isOpen[month]!
    if (isOpen < 0) return
    addRow(
      model,
      [-ANY, 0],
      [
        [columns.owed[month]!, 1],
        [isOpen, -part.top[month]!],
      ],
    )
    if (part.deferral?.until === month) addChargeRow(model, part, columns)
  })
}

/** A share of what is owed on each balance at the start of a month, never more than all of it: terms, and the part of today's balances. */
function sharesOf({ debt, parts, month }: CardMonth, shareOf: (asked: Asked) => number) {
  const terms: [number, number][] = []
  let constant = 0
  debt.parts.forEach((part, k) => {
    const share = Math.min(shareOf(part.asked[month]!), 1 + part.rate[month]!)
    const opening = withOpening(part, parts[k]!, month)
    if (share > 0) terms.push(...opening.terms(-share))
    constant += opening.constant(share)
  })
  return { terms, constant }
}

/** What the lender asks for on the card beside the amount while it is open, and that the balance it goes to gets it. */
export function addCardMinimumRows(model: LinearModel, at: CardMonth): void {
  const { debt, card, parts, month } = at
  const { slack, plus } = debt.asked[month]!
  const { share, interest } = debt.askedAtMost[month]!
  const shares = sharesOf(at, (asked) => asked.share)
  const charges = sharesOf(at, (asked) => asked.interest)
  const [paid, isOpen] = [card.paid[month]!, card.isOpen[month]!]
  if (share > 0) addRow(model, [shares.constant - slack, ANY], [[paid, 1], ...shares.terms])
  if (plus > 0 || interest > 0)
    addRow(model, [charges.constant, ANY], [[paid, 1], [isOpen, -plus], ...charges.terms])
  const target = debt.parts.findIndex(({ getsMinimum }) => getsMinimum[month])
  const columns = parts[target]
  if (!columns) return
  addShareOfOwnRow(model, { part: debt.parts[target]!, columns, month })
  const [own, bit] = [columns.paid[month]!, columns.isOpen[month]!]
  const { floor } = debt.asked[month]!
  if (floor > 0)
    addRow(
      model,
      [0, ANY],
      [
        [own, 1],
        [bit, -floor],
      ],
    )
  // Each is at most this on the whole card: where the balance closes, the row asks for nothing.
  const [mostShare, mostCharge] = [share * debt.top[month - 1]!, interest * debt.top[month - 1]!]
  if (share > 0)
    addRow(model, [shares.constant - slack - mostShare, ANY], [[own, 1], [bit, -mostShare], ...shares.terms])
  if (plus > 0 || interest > 0)
    addRow(
      model,
      [charges.constant - mostCharge, ANY],
      [[own, 1], [bit, -mostCharge - plus], ...charges.terms],
    )
}

/** Also where it closes, the balance that gets the minimum gets a share of what is owed on itself. */
function addShareOfOwnRow(
  model: LinearModel,
  { part, columns, month }: { part: PartMonths; columns: BalanceColumns; month: number },
): void {
  const { share, slack } = part.asked[month]!
  const own = Math.min(share, 1 + part.rate[month]!)
  const opening = withOpening(part, columns, month)
  if (own > 0)
    addRow(model, [opening.constant(own) - slack, ANY], [[columns.paid[month]!, 1], ...opening.terms(-own)])
}

/** What is above the minimum goes to the balance that comes first, while it is open. */
export function addExcessRow(model: LinearModel, { debt, card, parts, month }: CardMonth): void {
  const first = debt.parts.findIndex(({ getsExcess }) => getsExcess[month])
  const columns = parts[first]
  if (!columns || parts.length < 2) return
  const hasMinimum = month >= debt.paymentsFrom && !debt.parts[first]!.getsMinimum[month]
  const { share, amount } = hasMinimum
    ? mostAsked(debt.askedAtMost[month]!, debt.top[month - 1]!)
    : { share: 0, amount: 0 }
  const others = parts.flatMap((other, k): [number, number][] =>
    k === first ? [] : [[other.paid[month]!, 1]],
  )
  const opening = withOpening(debt, card, month)
  const all = model.upper[card.paid[month]!]!
  addRow(
    model,
    [-ANY, all + amount + opening.constant(share)],
    [...others, [columns.isOpen[month]!, all], ...opening.terms(-share)],
  )
}
