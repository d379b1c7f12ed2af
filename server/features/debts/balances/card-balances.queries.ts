/** What lines of the ledger do to the balances of a card that has several (engine/debts/balances/kept.ts). */
import {
  afterLines,
  fitted,
  type KeptBalance,
  type LineMoment,
  type Moved,
  rateOfBalances,
  withoutLines,
} from '#engine/debts/balances/kept.ts'
import { lineMoment } from '#engine/debts/balances/line-moment.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import type { Given } from '#server/omit-undefined.ts'
import { presentDebt } from '../debt-columns.ts'
import type { DebtFields, DebtWithBank, NewLine } from '../debts.queries.ts'
import type { DebtEntryRow } from '../debts.table.ts'

type BalanceFields = { balances?: KeptBalance[] | null; balancesSpreadOn?: string | null }

/** `lines` is the history before, `day` the day of what happens (YYYY-MM-DD). */
export type Happening = { lines: readonly DebtEntryRow[]; day: string }

function momentOf(debt: DebtWithBank, { lines, day }: Happening): LineMoment {
  const payments = lines
    .filter(({ kind }) => kind === 'payment')
    .map(({ debtId, amount, occurredOn }) => toPayment({ debtId, amount, paidOn: occurredOn }))
  return lineMoment(toDebt(presentDebt(debt)), payments, day)
}

const fieldsOf = ({ balances, isSpread }: Moved, day: string): BalanceFields => ({
  balances,
  ...(isSpread && { balancesSpreadOn: day }),
})

/** New lines with the split of each, and the fields to save with them. A debt of one balance has neither. */
export function splitLines(
  debt: DebtWithBank,
  given: NewLine[],
  happening: Happening,
): { lines: NewLine[]; fields: BalanceFields } {
  if (!debt.balances) return { lines: given, fields: {} }
  const { lines, ...moved } = afterLines(debt.balances, given, momentOf(debt, happening))
  return { lines, fields: fieldsOf(moved, happening.day) }
}

/** The fields to save once lines are taken back and the debt owes `balanceCents`. */
export function joinLines(
  debt: DebtWithBank,
  taken: readonly DebtEntryRow[],
  { balanceCents, ...happening }: Happening & { balanceCents: number },
): BalanceFields {
  if (!debt.balances) return {}
  const moment = momentOf(debt, happening)
  return fieldsOf(withoutLines(debt.balances, taken, { balanceCents, moment }), happening.day)
}

const NO_OFFERS = { promotionalRate: null, deferredInterest: null }

/** The bank's balances, with the names and the offers that the person gave them, made to add up to what the debt owes. */
export function bankBalances(
  debt: Pick<DebtWithBank, 'balances' | 'paymentDueDate'> | null,
  told: readonly Omit<KeptBalance, 'promotionalRate' | 'deferredInterest'>[],
  { balanceCents, day }: { balanceCents: number; day: string },
): BalanceFields {
  const known = new Map(debt?.balances?.map((one) => [one.id, one]))
  const balances = told.map((one) => {
    const { name, promotionalRate, deferredInterest } = known.get(one.id) ?? { ...one, ...NO_OFFERS }
    return { ...one, name, promotionalRate, deferredInterest }
  })
  const moment = { day, dueDate: debt?.paymentDueDate ?? null, minimumCents: 0 }
  const moved = fitted(balances, balanceCents, moment)
  return { balances: moved.balances, balancesSpreadOn: moved.isSpread ? day : null }
}

/** An offer that a person gives the end of, for a card whose bank lists a balance at a special rate: it is that one's. */
export function offerOnSpecial(
  { balances }: Pick<DebtWithBank, 'balances'>,
  { promotionalRate: interestRate, promotionalEndsOn: endsOn }: Given<DebtFields>,
): BalanceFields {
  if (!balances || interestRate == null || endsOn == null) return {}
  const promotionalRate = { interestRate, endsOn }
  return { balances: balances.map((one) => (one.id === 'special' ? { ...one, promotionalRate } : one)) }
}

/** The fields of a debt whose balances a person gave: its own offers are theirs now, and where no bank says the rate, the highest stands for all. */
export function termsWith(balances: KeptBalance[], hasBank: boolean) {
  return {
    balances,
    balancesSpreadOn: null,
    promotionalRate: null,
    promotionalEndsOn: null,
    deferredRate: null,
    deferredEndsOn: null,
    deferredAccrued: null,
    deferredAccruedOn: null,
    ...(!hasBank && { interestRate: rateOfBalances(balances) }),
  } satisfies Partial<DebtFields>
}
