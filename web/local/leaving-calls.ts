/** Removing a debt, bringing it back, closing and reopening it, on what is kept in this browser. */
import * as contract from '#contracts/money/debts.ts'
import { closingLine, lineToTakeBack } from '#engine/debts/entries/closing.ts'
import { totalsOf } from '#engine/debts/entries/entries.ts'
import { debtRefusals, MAX_DEBTS, tooManyToRestore } from '#engine/debts/entries/refusals.ts'
import { BRING_BACK_MS } from '#engine/debts/entries/removal.ts'
import { joinLines, splitLines } from './kept/kept-balances.ts'
import { changed, debtOf, newLine, presentDebt } from './kept/kept-debt.ts'
import type { Kept } from './kept/kept.ts'
import { localAnswers } from './messages.ts'
import { Refused, serve, type Served } from './served.ts'

/** A moment so many milliseconds after another, both as ISO texts. */
const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString()

/** Deletes for good what was removed more than thirty days ago. */
function forgetRemoved(kept: Kept, now: string): void {
  const last = later(now, -BRING_BACK_MS)
  kept.removed = kept.removed.filter(({ removedAt }) => removedAt > last)
}

const removalCalls: Served[] = [
  serve(contract.deleteDebt, ({ kept, params, now }) => {
    forgetRemoved(kept, now)
    const debt = debtOf(kept.debts, params.id)
    kept.removed.unshift({ debt, removedAt: now, place: kept.debts.indexOf(debt) })
    kept.debts = kept.debts.filter((one) => one !== debt)
    return { message: localAnswers.debtRemoved }
  }),

  serve(contract.listRemovedDebts, ({ kept, now }) => {
    forgetRemoved(kept, now)
    return kept.removed.map(({ debt: { id, name }, removedAt }) => ({
      id,
      name,
      removedAt,
      goneAt: later(removedAt, BRING_BACK_MS),
    }))
  }),

  serve(contract.restoreDebt, ({ kept, params, now }) => {
    forgetRemoved(kept, now)
    const there = kept.debts.find(({ id }) => id === params.id.toLowerCase())
    if (there) return presentDebt(there)
    const removal = kept.removed.find(({ debt }) => debt.id === params.id.toLowerCase())
    if (!removal) throw new Refused(debtRefusals.missing())
    if (kept.debts.length >= MAX_DEBTS) throw new Refused(tooManyToRestore())
    const { debt, place } = removal
    kept.removed = kept.removed.filter((one) => one !== removal)
    kept.debts.splice(place, 0, debt)
    return presentDebt(changed(debt, now))
  }),
]

const closingCalls: Served[] = [
  serve(contract.closeDebt, ({ kept, params, body: { rest = null, version }, now, today }) => {
    const debt = debtOf(kept.debts, params.id)
    if (debt.closedAt !== null) return presentDebt(debt)
    if (version !== undefined && version !== debt.version)
      throw new Refused(debtRefusals.changedSince(), presentDebt(debt))
    const before = totalsOf(debt.lines)
    const closing = closingLine(before, { rest, today })
    if ('kind' in closing) throw new Refused(closing)
    if (closing.line) debt.lines.push(...splitLines(debt, [closing.line], today).map(newLine))
    Object.assign(debt, { closedAt: now, writtenOff: before.balance, balancesSpreadOn: null })
    return presentDebt(changed(debt, now))
  }),

  serve(contract.reopenDebt, ({ kept, params, now }) => {
    const debt = debtOf(kept.debts, params.id)
    if (debt.closedAt === null) return presentDebt(debt)
    const line = lineToTakeBack(debt.lines, debt.writtenOff)
    debt.lines = debt.lines.filter((one) => one !== line)
    if (line) joinLines(debt, [line], line.occurredOn)
    Object.assign(debt, { closedAt: null, writtenOff: 0 })
    return presentDebt(changed(debt, now))
  }),
]

export const servedLeaving: Served[] = [...removalCalls, ...closingCalls]
