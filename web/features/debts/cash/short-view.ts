/** A short month as the screen shows it: what is due by the next pay, and what the money covers. */
import fees from '#content/rates/late-fees.json' with { type: 'json' }
import type { Debt } from '#contracts/money/debts.ts'
import type { LenderFacts, ShortRecord } from '#engine/debts/cash/cash-plan.ts'
import { lastDayToPay } from '#engine/debts/cash/deadlines.ts'
import { type Consequence, shortMonth, type ShortMonthDue } from '#engine/debts/cash/short-month.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { openMinimum } from '#engine/debts/start/this-month.ts'

/** What a lender is taken for until the person says otherwise. */
export const lenderOf = (debtId: string, lenders: readonly LenderFacts[]): LenderFacts =>
  lenders.find((one) => one.debtId === debtId) ?? {
    debtId,
    phone: null,
    isFederal: false,
    lateFee: null,
    hasPenaltyRate: false,
  }

const securedBy: Partial<Record<Debt['type'], 'home' | 'car'>> = { mortgage: 'home', auto_loan: 'car' }

/** The fee that orders payments: the usual one of a card where none is entered. */
const countedFee = (type: Debt['type'], fee: number | null) =>
  fee ?? (type === 'credit_card' ? fees.firstCents : null)

type Given = {
  debts: readonly Debt[]
  payments: readonly Payment[]
  lenders: readonly LenderFacts[]
  until: string
  today: string
}

/** The minimums that have to leave the account before the next pay, as far as they are not paid. */
export function duesUntil({ debts, payments, lenders, until, today }: Given): ShortMonthDue[] {
  return debts.flatMap((debt) => {
    const { leftCents, dueOn } = openMinimum(toDebt(debt), payments, today)
    if (leftCents === 0 || lastDayToPay(dueOn) >= until) return []
    const { isFederal, lateFee, hasPenaltyRate } = lenderOf(debt.id, lenders)
    return [
      {
        id: debt.id,
        name: debt.name,
        type: debt.type,
        cents: leftCents,
        minimumCents: leftCents,
        dueOn,
        securedBy: securedBy[debt.type] ?? null,
        isFederal: isFederal && debt.type === 'student_loan',
        lateFeeCents: countedFee(debt.type, lateFee),
        hasPenaltyRate,
      },
    ]
  })
}

/** One thing that is asked for. `dueOn` is null for what is no debt. */
export type ShortItem = {
  id: string
  name: string
  askedCents: number
  paidCents: number
  dueOn: string | null
  consequences: readonly Consequence[]
}

export type ShortView = { pay: ShortItem[]; open: ShortItem[]; leftCents: number; openCents: number }

/** What the money covers, in the order of payment, and what it does not. */
export function shortView(short: ShortRecord, dues: readonly ShortMonthDue[]): ShortView {
  const essentials = short.essentials.map((one) => ({ ...one, cents: one.amount }))
  const result = shortMonth({ cents: short.cash, essentials, dues })
  const asked = new Map<string, Pick<ShortItem, 'name' | 'askedCents' | 'dueOn'>>([
    ...essentials.map(({ id, name, cents }) => [id, { name, askedCents: cents, dueOn: null }] as const),
    ...dues.map(
      ({ id, name, minimumCents, dueOn }) => [id, { name, askedCents: minimumCents, dueOn }] as const,
    ),
  ])
  const paid = new Map(result.pay.map(({ id, cents }) => [id, cents]))
  const itemOf = (id: string, consequences: readonly Consequence[]): ShortItem[] => {
    const one = asked.get(id)
    return one ? [{ id, ...one, paidCents: paid.get(id) ?? 0, consequences }] : []
  }
  return {
    pay: result.pay.flatMap(({ id }) => itemOf(id, [])),
    open: result.skipped.flatMap(({ id, consequences }) => itemOf(id, consequences)),
    leftCents: result.leftCents,
    openCents: result.skipped.reduce((sum, { cents }) => sum + cents, 0),
  }
}
