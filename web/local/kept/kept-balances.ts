/** The balances of a card that has several, as they are kept in this browser (engine/debts/balances/kept.ts). */
import {
  afterLines,
  type KeptBalance,
  type LineMoment,
  type Moved,
  rateOfBalances,
  withoutLines,
} from '#engine/debts/balances/kept.ts'
import { lineMoment } from '#engine/debts/balances/line-moment.ts'
import { refusalOfBalances } from '#engine/debts/balances/refusals.ts'
import { totalsOf } from '#engine/debts/entries/entries.ts'
import type { Line } from '#engine/debts/entries/entries.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { presentDebt } from './kept-debt.ts'
import type { KeptDebt, KeptLine } from './kept.ts'
import { throwIf } from '../served.ts'

function momentOf(debt: KeptDebt, day: string): LineMoment {
  const payments = debt.lines
    .filter(({ kind }) => kind === 'payment')
    .map(({ amount: cents, occurredOn: on }) => ({ debtId: debt.id, cents, on }))
  return lineMoment(toDebt(presentDebt(debt)), payments, day)
}

function keep(debt: KeptDebt, { balances, isSpread }: Moved, day: string): void {
  Object.assign(debt, { balances }, isSpread && { balancesSpreadOn: day })
}

/** The lines with the split of each; the balances change with them. To be asked before the lines are kept. */
export function splitLines<Given extends Line>(
  debt: KeptDebt,
  given: Given[],
  day: string,
): (Given & Pick<KeptLine, 'split'>)[] {
  if (!debt.balances) return given
  const { lines, ...moved } = afterLines(debt.balances, given, momentOf(debt, day))
  keep(debt, moved, day)
  return lines
}

/** Takes lines back from the balances. To be asked once the lines are no longer kept. */
export function joinLines(debt: KeptDebt, taken: readonly KeptLine[], day: string): void {
  if (!debt.balances) return
  const { balance: balanceCents } = totalsOf(debt.lines)
  keep(debt, withoutLines(debt.balances, taken, { balanceCents, moment: momentOf(debt, day) }), day)
}

/** The fields that balances ask for, which a person gave for a debt that owes this much. */
export function balanceFields(
  balances: KeptBalance[] | null | undefined,
  balanceCents: number,
): Partial<KeptDebt> {
  if (balances === undefined) return {}
  if (balances === null) return { balances, balancesSpreadOn: null }
  throwIf(refusalOfBalances(balances, balanceCents))
  return {
    balances,
    balancesSpreadOn: null,
    promotionalRate: null,
    deferredInterest: null,
    interestRate: rateOfBalances(balances),
  }
}
