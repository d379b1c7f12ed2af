import { describe, expect, it } from 'vitest'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { type DebtRecord, toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { type AskedNow, askedNow, shortNow } from './asked-now.ts'
import { type CashPlan, NO_CASH_PLAN, type ShortRecord } from './cash-plan.ts'

const TODAY = '2026-11-26'

const card = (id: string, paymentDueDate: string): DebtRecord & { name: string } => ({
  id,
  name: id,
  type: 'credit_card',
  balance: 3_000_00,
  interestRate: 240_000,
  minimumPayment: 90_00,
  minimumRule: null,
  paymentDueDate,
  promotionalRate: null,
  deferredInterest: null,
  bank: null,
  statement: null,
  createdAt: '2026-11-01T00:00:00.000Z',
})
const first = card('first', '2026-12-06')
const second = card('second', '2026-12-07')
const later = card('later', '2026-12-20')

const short: ShortRecord = {
  cash: 250_00,
  until: '2026-12-08',
  cashOn: TODAY,
  counted: 0,
  essentials: [{ id: 'rent', kind: 'housing', name: 'Rent', amount: 150_00 }],
}
const withShort = (changes: Partial<ShortRecord> = {}): CashPlan => ({
  ...NO_CASH_PLAN,
  shortMonth: { ...short, ...changes },
})
const paid = (debtId: string, cents: number, on = TODAY): Payment => ({ debtId, cents, on })

type Asking = { debts?: (typeof first)[]; payments?: Payment[]; cash?: CashPlan; today?: string }

/** What is asked for, and of the balances what the payments left. */
function asked({ debts = [first, second], payments = [], cash = withShort(), today = TODAY }: Asking) {
  const now = debts.map((debt) => {
    const sum = payments.filter(({ debtId }) => debtId === debt.id).reduce((all, { cents }) => all + cents, 0)
    return { ...debt, balance: debt.balance - sum }
  })
  const plan = { ...FIRST_PLAN, extra: 20_00 }
  const { due } = startPlan({ debts: now.map(toDebt), payments, plan, day: today })
  return askedNow(due, shortNow({ debts: now, payments, cash, cardLateFeeCents: 30_00, today }))
}

const amounts = (rows: AskedNow[]) =>
  rows.map(({ leftCents, short: part }) => [leftCents, part?.uncoveredCents ?? null])

describe('what is asked for', () => {
  it('is the plan without a short month', () => {
    expect(amounts(asked({ cash: NO_CASH_PLAN }))).toEqual([
      [110_00, null],
      [90_00, null],
    ])
  })

  it('is the plan where the money of a short month pays it: $150 of essentials, and $200 that the plan asks for', () => {
    expect(amounts(asked({ cash: withShort({ cash: 350_00 }) }))).toEqual([
      [110_00, null],
      [90_00, null],
    ])
    expect(amounts(asked({ cash: withShort({ cash: 349_99 }) }))).toEqual([
      [90_00, 0],
      [90_00, 0],
    ])
  })

  it('is what the money of a short month pays, in its order, and no more', () => {
    const rows = asked({})
    expect(amounts(rows)).toEqual([
      [90_00, 0],
      [10_00, 80_00],
    ])
    expect(rows).toMatchObject([
      { plannedCents: 90_00, minimumCents: 90_00, state: 'open', short: { place: 1 } },
      { plannedCents: 10_00, minimumCents: 90_00, state: 'open', short: { place: 2 } },
    ])
  })

  it('takes what was paid meanwhile off the money, so nothing is paid twice from it', () => {
    expect(asked({ payments: [paid('first', 90_00)] })).toMatchObject([
      { leftCents: 0, state: 'done' },
      { leftCents: 10_00, short: { uncoveredCents: 80_00 } },
    ])
    expect(asked({ payments: [paid('second', 90_00)] })).toMatchObject([
      { leftCents: 10_00, short: { uncoveredCents: 80_00 } },
      { leftCents: 0, state: 'done' },
    ])
    expect(asked({ payments: [paid('first', 90_00), paid('second', 10_00)] })[1]).toMatchObject({
      leftCents: 0,
      plannedCents: 10_00,
      state: 'part',
      short: { uncoveredCents: 80_00, place: null },
    })
  })

  it('counts what was paid before the money was entered as gone already', () => {
    const payments = [paid('first', 40_00), paid('second', 5_00, '2026-11-25')]
    const rows = asked({ payments, cash: withShort({ counted: 40_00 }) })
    expect(amounts(rows)).toEqual([
      [50_00, 0],
      [50_00, 35_00],
    ])
    // Kept without its day, nothing of it is known to be paid.
    expect(amounts(asked({ payments, cash: withShort({ cashOn: null }) }))).toEqual(amounts(rows))
  })

  it('leaves what is due after the next pay to the plan', () => {
    const rows = asked({ debts: [first, second, later] })
    expect(rows[2]).toMatchObject({ leftCents: 90_00, short: null })
    // Two business days before Dec 10 is Dec 8, the day of the pay.
    expect(asked({ debts: [card('on the day', '2026-12-10')] })[0]?.short).toBeNull()
    expect(asked({ debts: [card('before it', '2026-12-09')] })[0]?.short).not.toBeNull()
  })

  it('has nothing for a debt that comes last, and says how much that is', () => {
    expect(asked({ cash: withShort({ cash: 150_00 }) })).toMatchObject([
      { leftCents: 0, state: 'open', short: { uncoveredCents: 90_00, place: null } },
      { leftCents: 0, state: 'open', short: { uncoveredCents: 90_00, place: null } },
    ])
  })

  it('is the plan again by itself on the day after', () => {
    const debts = [card('first', '2026-12-20')]
    const cash = withShort({ until: '2026-12-20', cash: 0, essentials: [] })
    expect(amounts(asked({ debts, cash, today: '2026-12-18' }))).toEqual([[0, 90_00]])
    const over = withShort({ until: '2026-12-17', cash: 0, essentials: [] })
    expect(amounts(asked({ debts, cash: over, today: '2026-12-18' }))).toEqual([[110_00, null]])
  })
})
