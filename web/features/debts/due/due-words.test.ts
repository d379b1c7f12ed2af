import { describe, expect, it } from 'vitest'
import { type CashPlan, NO_CASH_PLAN } from '#engine/debts/cash/cash-plan.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { scheduleRows } from '../schedule/schedule-rows.ts'
import { whyStep } from '../plan/plan-words.ts'
import {
  doneWords,
  dueWords,
  lateWords,
  minimumWords,
  nextWords,
  sourcesNote,
  stepTitle,
} from './due-words.ts'
import { nextStepOf, paidLateDay } from './next-step.ts'
import { debt, planOf } from '../plan/plan-under-test.ts'

const card = debt({
  id: 'card',
  name: 'Card',
  balance: 300_000,
  interestRate: 240_000,
  minimumPayment: 9000,
  paymentDueDate: '2026-11-28',
})
const car = debt({
  id: 'car',
  name: 'Car',
  type: 'auto_loan',
  balance: 900_000,
  interestRate: 60_000,
  minimumPayment: 30_000,
  paymentDueDate: null,
})
const paid = (debtId: string, cents: number, on = '2026-11-20'): Payment => ({ debtId, cents, on })
const after = <D extends { balance: number }>(one: D, cents: number): D => ({
  ...one,
  balance: one.balance - cents,
})

/** What the card and the schedule say of one state. */
function said(...given: Parameters<typeof planOf>) {
  const plan = planOf(...given)
  const step = nextStepOf(plan)!
  return {
    title: stepTitle(plan, step),
    next: step.open ? '' : nextWords(plan, step),
    done: doneWords(plan, step),
    late: lateWords(plan, step),
    row: scheduleRows(plan)[0],
    dues: plan.debts.map((one) => dueWords(plan, one)),
    plan,
    step,
  }
}

describe.each([
  ['with a due day', card, 'Nov 28', 'Dec 28'],
  ['without one', { ...card, paymentDueDate: null }, 'Nov 30', 'Dec 31'],
])('a card %s', (_, ...[one, by, next]) => {
  it('is asked for in the month the schedule begins with', () => {
    const { title, row } = said([one, car])
    expect(title).toBe(`Pay $290 to Card by ${by}`)
    expect(row).toMatchObject({ label: 'Nov 2026', paymentCents: 59_000, paidCents: 0 })
  })

  it('is done once the payment is recorded, with its next one; the other debt comes next', () => {
    const { title, done, row } = said([after(one, 29_000), car], { payments: [paid('card', 29_000)] })
    expect(title).toBe('Pay $300 to Car by Nov 30')
    expect(done).toEqual([`Card is done for November, and next due ${next}.`])
    expect(row).toMatchObject({ label: 'Nov 2026', paymentCents: 59_000, paidCents: 29_000 })
  })

  it('is asked for the rest of a payment made in part', () => {
    const { title, plan, step, row } = said([after(one, 10_000), car], { payments: [paid('card', 10_000)] })
    expect(title).toBe(`Pay the other $190 to Card by ${by}`)
    expect(whyStep(plan, step)).toMatch(/^You have paid \$100 of \$290\. /)
    expect(row).toMatchObject({ label: 'Nov 2026', paidCents: 10_000 })
    expect(dueWords(plan, plan.debts[0]!)).toBe(`$190 left by ${by}`)
  })

  it('when all are done, the month is, and card and schedule name the next', () => {
    const debts = [after(one, 29_000), after(car, 30_000)]
    const {
      title,
      next: words,
      row,
      dues,
    } = said(debts, {
      payments: [paid('card', 29_000), paid('car', 30_000)],
    })
    expect(title).toBe('Done for November')
    expect(words).toBe(`Next: pay $290 to Card by ${next}.`)
    expect(row).toMatchObject({ label: 'Dec 2026', paymentCents: 59_000, paidCents: 0 })
    expect(dues).toEqual([`done for November, next due ${next}`, 'done for November, next due Dec 31'])
  })
})

describe('over the end of a cycle', () => {
  it('the due date rolls on, and the payment of the last cycle does not count', () => {
    const { title, late } = said([after(card, 29_000)], {
      payments: [paid('card', 29_000, '2026-11-28')],
      today: '2026-11-29',
    })
    expect(title).toBe('Pay $290 to Card by Dec 28')
    expect(late).toBe('')
  })

  it('a payment that is not noted is said calmly', () => {
    const { title, late, dues } = said([card], { today: '2026-11-29' })
    expect(title).toBe('Pay $290 to Card by Dec 28')
    expect(late).toMatch(/^\$90 of the payment due Nov 28 is not noted here\. If you made it, record it/)
    expect(dues).toEqual(['$90 not noted for Nov 28, next due Dec 28'])
  })

  it('of a payment that is noted in part the rest is said', () => {
    const { late, dues } = said([after(card, 4000)], {
      payments: [paid('card', 4000, '2026-11-20')],
      today: '2026-11-29',
    })
    expect(late).toMatch(/^\$50 of the payment due Nov 28 is not noted here\./)
    expect(dues).toEqual(['$50 not noted for Nov 28, next due Dec 28'])
  })

  it('a payment after the due day is said to count for that day', () => {
    const { title, late, dues, plan } = said([after(card, 9000)], {
      payments: [paid('card', 9000, '2026-12-02')],
      today: '2026-12-10',
    })
    expect(title).toBe('Pay $290 to Card by Dec 28')
    expect(late).toBe('The $90 you paid after Nov 28 counts for that day first, as lenders count it.')
    expect(dues).toEqual(['due Dec 28'])
    expect(paidLateDay(plan, plan.debts[0]!)).toBe('2026-11-28')
  })

  it('over the end of a year', () => {
    const december = { ...card, paymentDueDate: '2026-12-31' }
    const done = said([after(december, 29_000)], {
      payments: [paid('card', 29_000, '2026-12-31')],
      today: '2026-12-31',
    })
    expect([done.title, done.next]).toEqual(['Done for December', 'Next: pay $290 to Card by Jan 31, 2027.'])
    const next = said([after(december, 29_000)], {
      payments: [paid('card', 29_000, '2026-12-31')],
      today: '2027-01-01',
    })
    expect([next.title, next.row?.label]).toEqual(['Pay $290 to Card by Jan 31', 'Jan 2027'])
  })
})

const cash = (amount: number): CashPlan => ({
  ...NO_CASH_PLAN,
  shortMonth: { cash: amount, until: '2026-12-04', cashOn: '2026-11-20', counted: 0, essentials: [] },
})

describe('in a short month', () => {
  const other = { ...card, id: 'other', name: 'Other' }

  it('what its money pays first is the step, then the part of the next one, then the call', () => {
    const first = said([card, other, car], { cash: cash(110_00) })
    expect(first.title).toBe('Pay $110 to Car by Nov 30')
    expect(whyStep(first.plan, first.step)).toBe(
      'What you have until Dec 4 pays this much. $190 of its minimum is not covered.',
    )
    const whole = said([card, other], { cash: cash(110_00) })
    expect(whole.title).toBe('Pay $90 to Card by Nov 28')
    expect(whyStep(whole.plan, whole.step)).toBe('It comes first with what you have until Dec 4.')
    expect(whole.dues).toEqual(['due Nov 28', 'due Nov 28, $70 not covered'])
    const part = said([after(card, 90_00), other], { cash: cash(110_00), payments: [paid('card', 90_00)] })
    expect(part.title).toBe('Pay $20 to Other by Nov 28')
    const call = said([card], { cash: cash(0) })
    expect(call.title).toBe('Call Card by Nov 28')
    expect(whyStep(call.plan, call.step)).toMatch(
      /^What you have until Dec 4 does not cover \$90 of its minimum\./,
    )
  })

  it('once it is over, the plan is asked for again', () => {
    const over = said([{ ...card, paymentDueDate: '2026-12-28' }], { cash: cash(0), today: '2026-12-05' })
    expect(over.title).toBe('Pay $290 to Card by Dec 28')
  })
})

describe('a minimum says where it comes from', () => {
  it.each([
    ['$90/mo as you entered it', {}],
    ['$115/mo from your statement', { statement: { minimum: 11_500, dueOn: '2026-11-28' } }],
    ['$90/mo estimated', { minimumPayment: null }],
  ])('%s', (words, changes) => {
    const plan = planOf([{ ...card, ...changes }])
    expect(minimumWords(plan.minimums.get('card')!)).toBe(words)
  })

  it('together: what the person entered goes without saying', () => {
    const statement = { minimum: 11_500, dueOn: '2026-11-28' }
    expect(sourcesNote(planOf([card, car]))).toBe('')
    expect(
      sourcesNote(
        planOf([
          { ...card, statement },
          { ...car, minimumPayment: null },
        ]),
      ),
    ).toBe('partly from your statement, partly estimated')
    expect(sourcesNote(planOf([{ ...card, minimumPayment: null }]))).toBe('estimated')
  })
})
