import { describe, expect, it } from 'vitest'
import type { Debt, Payment } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { type CashBill, cashToday, datedParts, placeMinimums, placeMonths } from './cash-days.ts'
import type { PayRecord } from './cash-plan.ts'

const pay: PayRecord = {
  kind: 'weekly',
  nextOn: '2026-11-20',
  secondOn: null,
  dayOff: 'before',
  amount: 500_00,
  cash: 800_00,
  cashOn: '2026-11-20',
  counted: 0,
  floor: 100_00,
}
const power = { id: 'power', dueDay: 24, cents: 90_00, isPaid: false }
const paid = (on: string, cents: number): Payment => ({ debtId: 'card', on, cents })

describe('cashToday', () => {
  const known = { pay, bills: [power], payments: [paid('2026-11-25', 100_00)], today: '2026-11-28' }

  it('works the example of its file', () => {
    expect(cashToday(known)).toBe(1_110_00)
  })

  it.each([
    ['is what was entered on its day, whose pay is in it', { today: '2026-11-20', payments: [] }, 800_00],
    ['has the pay of today', { today: '2026-11-27', payments: [] }, 800_00 + 500_00 - 90_00],
    ['has no bill of today yet', { today: '2026-11-24', payments: [] }, 800_00],
    ['lacks what was paid since', { today: '2026-11-21', payments: [paid('2026-11-20', 60_00)] }, 740_00],
    ['keeps what was paid before', { today: '2026-11-21', payments: [paid('2026-11-19', 60_00)] }, 800_00],
  ])('%s', (_, change, cents) => {
    expect(cashToday({ ...known, ...change })).toBe(cents)
  })

  it('does not take off twice what had been paid when the cash was entered', () => {
    const counted = { ...known, pay: { ...pay, counted: 60_00 }, today: '2026-11-21' }
    expect(cashToday({ ...counted, payments: [paid('2026-11-20', 60_00)] })).toBe(800_00)
    expect(cashToday({ ...counted, payments: [paid('2026-11-20', 85_00)] })).toBe(775_00)
    // One of them was taken back.
    expect(cashToday({ ...counted, payments: [] })).toBe(800_00)
  })
})

const debt = (id: string, fields: Partial<Debt>): Debt => ({
  id,
  type: 'credit_card',
  balanceCents: 3_000_00,
  aprPpm: 240_000,
  minimumPaymentCents: 90_00,
  ...fields,
})

const choice = { order: 'avalanche' as const, extra: 200_00, adjustments: NO_ADJUSTMENTS }
const card = debt('card', { paymentDueDate: '2026-11-28' })
const loan = debt('loan', { paymentDueDate: '2026-12-03', minimumPaymentCents: 200_00, aprPpm: 100_000 })

type Given = {
  debts?: Debt[]
  payments?: Payment[]
  bills?: CashBill[]
  cash?: Partial<PayRecord>
  extra?: number
}

function given({ debts = [card, loan], payments = [], bills = [], cash = {}, extra = 200_00 }: Given = {}) {
  const today = '2026-11-20'
  const start = startPlan({ debts, payments, plan: { ...choice, extra }, day: today })
  const planned = { debts, due: start.due, plan: planPayoff(start.input), firstMonth: start.firstMonth }
  return [{ pay: { ...pay, ...cash }, bills, payments, today }, planned] as const
}

const placed = (one?: Given) => placeMonths(...given(one))

const shown = ({ placed }: ReturnType<typeof placeMonths>) =>
  placed.map(({ id, cents, on }) => [id, cents, on])

describe('placeMonths', () => {
  it('has pay from tomorrow on, bills from today on, and this month’s bill no more once it is paid', () => {
    const { account } = placed({ bills: [power] })
    expect(account).toMatchObject({ cashCents: 800_00, floorCents: 100_00, from: '2026-11-20', days: 42 })
    expect(account.pay.map(({ on }) => on)).toEqual([
      '2026-11-27',
      '2026-12-04',
      '2026-12-11',
      '2026-12-18',
      '2026-12-24',
      // New Year’s Day is a Friday.
      '2026-12-31',
    ])
    expect(account.bills.map(({ id, on }) => [id, on])).toEqual([
      ['power@2026-11-24', '2026-11-24'],
      ['power@2026-12-24', '2026-12-24'],
    ])
    const later = placed({ bills: [{ ...power, isPaid: true }] })
    expect(later.account.bills.map(({ on }) => on)).toEqual(['2026-12-24'])
  })

  it('has no pay that is irregular', () => {
    expect(placed({ cash: { kind: 'irregular', nextOn: null, amount: 0 } }).account.pay).toEqual([])
  })

  it('pays the open cycles as soon as the money is there, and a later cycle on its last day', () => {
    const months = placed()
    expect(shown(months)).toEqual([
      ['card@2026-11-28', 290_00, '2026-11-20'],
      ['loan@2026-12-03', 200_00, '2026-11-20'],
      // Two business days before Monday Dec 28: Christmas Day is a Friday.
      ['card@2026-12-28', 290_00, '2026-12-23'],
      ['loan@2027-01-03', 200_00, '2026-12-30'],
    ])
    expect(months.breaks).toEqual([])
    expect(datedParts('card@2026-12-28')).toEqual({ id: 'card', on: '2026-12-28' })
  })

  it('pays by the end of next month what is due after it', () => {
    const early = debt('card', { paymentDueDate: '2026-12-02' })
    // Two business days before Saturday Jan 2: New Year’s Day is a Friday.
    expect(shown(placed({ debts: [early] }))).toEqual([
      ['card@2026-12-02', 290_00, '2026-11-20'],
      ['card@2027-01-02', 290_00, '2026-12-30'],
    ])
  })

  it('says what the day before pay lacks, and which due date to move', () => {
    // $200 above the floor today, but the card takes $290 by Wednesday the 25th: Thursday is Thanksgiving.
    expect(placed({ cash: { cash: 300_00 } })).toMatchObject({
      placed: [
        { id: 'card@2026-11-28', on: '2026-11-25' },
        { id: 'loan@2026-12-03', on: '2026-11-27' },
        { id: 'card@2026-12-28', on: '2026-12-23' },
        { id: 'loan@2027-01-03', on: '2026-12-30' },
      ],
      breaks: [
        { day: '2026-11-25', shortCents: 90_00, because: 'card@2026-11-28' },
        { day: '2026-11-26', shortCents: 90_00, because: 'card@2026-11-28' },
      ],
      ask: [{ id: 'card@2026-11-28', moveTo: '2026-12-01' }],
    })
  })

  it('leaves out what is paid and debts that owe nothing', () => {
    const payments = [{ debtId: 'card', on: '2026-11-20', cents: 290_00 }]
    const debts = [card, loan, debt('none', { balanceCents: 0 })]
    expect(shown(placed({ debts, payments, cash: { counted: 290_00 } })).map(([id]) => id)).toEqual([
      'loan@2026-12-03',
      'card@2026-12-28',
      'loan@2027-01-03',
    ])
  })

  it('pays the minimum of each cycle where the plan never ends', () => {
    const endless = debt('card', { paymentDueDate: '2026-11-30', minimumPaymentCents: 40_00 })
    expect(shown(placed({ debts: [endless], extra: 0 })).map(([id, cents]) => [id, cents])).toEqual([
      ['card@2026-11-30', 40_00],
      ['card@2026-12-30', 40_00],
    ])
  })
})

describe('placeMinimums', () => {
  it('keeps the floor where only what goes above the minimums breaks it', () => {
    const short = { cash: { cash: 300_00 } }
    expect(placed(short).breaks).toHaveLength(2)
    const months = placeMinimums(...given(short))
    expect(shown(months)).toEqual([
      ['card@2026-11-28', 90_00, '2026-11-20'],
      ['loan@2026-12-03', 200_00, '2026-11-27'],
      ['card@2026-12-28', 90_00, '2026-12-23'],
      ['loan@2027-01-03', 200_00, '2026-12-30'],
    ])
    expect(months.breaks).toEqual([])
  })

  it('leaves the minimum that is due next where a payment was late for the one before', () => {
    const late = debt('card', { paymentDueDate: '2026-10-28', enteredOn: '2026-10-01' })
    const payments = [{ debtId: 'card', on: '2026-10-31', cents: 90_00 }]
    expect(shown(placeMinimums(...given({ debts: [late], payments })))[0]).toEqual([
      'card@2026-11-28',
      90_00,
      '2026-11-20',
    ])
  })

  it('takes off what is paid of the minimum', () => {
    const payments = [{ debtId: 'card', on: '2026-11-20', cents: 40_00 }]
    expect(shown(placeMinimums(...given({ payments })))[0]).toEqual(['card@2026-11-28', 50_00, '2026-11-20'])
  })
})
