/**
 * Every way out of a person's debts, side by side, the one that costs them least first. Ways that do not apply stand
 * last, each with its reason. The order is by cost alone: what a way does to credit and property stands beside it, in
 * words, and nothing earns by being chosen.
 * Example: $6,000 on a card at 24 % with $250 a month costs $8,255.59 by the plan; at 8 % in a debt management plan it
 * costs less, and so that stands before it.
 */
import { chapter13, chapter7 } from './bankruptcy.ts'
import { debtManagement, hardshipPrograms } from './lower-rates.ts'
import { partDebts, type Parted } from './money.ts'
import { balanceTransfer, consolidationLoan } from './new-credit.ts'
import { doingNothing, leastInterest, planAsItStands } from './own-plan.ts'
import { settlement } from './settlement.ts'
import {
  isNoWay,
  type NoWay,
  type WayAnswer,
  type WayId,
  wayIds,
  type WayOut,
  type WaysOutCase,
} from './way.ts'

type Way = (wayCase: WaysOutCase, parted: Parted) => WayAnswer | NoWay

const ways: Record<WayId, Way> = {
  plan: planAsItStands,
  leastInterest,
  balanceTransfer,
  consolidation: consolidationLoan,
  debtManagement,
  hardship: hardshipPrograms,
  settlement,
  chapter7,
  chapter13,
  doingNothing,
}

function byCost(a: WayOut, b: WayOut): number {
  if (!a.answer || !b.answer) return Number(!a.answer) - Number(!b.answer)
  return a.answer.totalCents - b.answer.totalCents || a.answer.months - b.answer.months
}

/** All ten ways, cheapest first; none where nothing is owed. Errors as planPayoff. */
export function waysOut(wayCase: WaysOutCase): WayOut[] {
  const parted = partDebts(wayCase)
  if (parted.input.debts.length === 0) return []
  return wayIds
    .map((id): WayOut => {
      const found = ways[id](wayCase, parted)
      return isNoWay(found) ? { id, answer: null, why: found } : { id, answer: found, why: null }
    })
    .toSorted(byCost)
}
