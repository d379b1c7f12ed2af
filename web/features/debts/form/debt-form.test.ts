import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#web/format/clock.ts'
import { formSentences } from '../messages.ts'
import { ApiError } from '#web/api/api-error.ts'
import { problemOf } from '#web/forms/problem.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { createDebt } from '#contracts/money/debts.ts'
import { debtFieldNames, formOfDebt, readDebtForm } from './debt-form.ts'
import { emptyDebtForm, type DebtFormValues } from './debt-values.ts'

beforeEach(() => clock.holdAt(Date.UTC(2026, 10, 26, 17)))
afterAll(() => clock.holdAt(null))

const typed = (values: Partial<DebtFormValues>) =>
  readDebtForm({ ...emptyDebtForm, name: 'Visa', type: 'credit_card', balance: '8200', ...values })

const debt: Debt = {
  id: '1',
  name: 'Visa',
  type: 'credit_card',
  balance: 820_000,
  interestRate: 229_000,
  minimumPayment: null,
  paymentDueDate: null,
  promotionalRate: null,
  deferredInterest: null,
  minimumRule: null,
  statement: null,
  balances: null,
  balancesSpreadOn: null,
  minimumTo: null,
  creditLimit: null,
  startedOn: null,
  openingBalance: 820_000,
  highestBalance: 820_000,
  paidTotal: 0,
  closedAt: null,
  writtenOff: 0,
  bank: null,
  version: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

function refused(...fields: string[]): ApiError {
  const named = fields.map((field) => ({ field, message: `About ${field}.` }))
  return new ApiError(422, JSON.stringify({ message: 'm', code: 'invalid_input', fields: named }), '')
}

describe('what cannot be sent', () => {
  it.each<[Partial<DebtFormValues>, Partial<DebtFormValues>]>([
    [{ balance: '-5' }, { balance: 'Balance must be 0 or more.' }],
    [{ balance: '' }, { balance: formSentences.balance }],
    [{ balance: 'much' }, { balance: formSentences.amount }],
    [{ balance: '1.234' }, { balance: 'Balance can have at most two digits after the point.' }],
    [{ creditLimit: '-1' }, { creditLimit: 'Credit limit must be 0 or more.' }],
    [{ interestRate: '-2' }, { interestRate: 'Interest rate must be 0 or more.' }],
    [{ interestRate: '1000' }, { interestRate: 'Interest rate must be 999.9999% or less.' }],
    [{ minimumKind: 'custom', rulePercent: '101' }, { rulePercent: 'Share must be 100% or less.' }],
  ])('%j names the rule that is broken', (values, errors) => {
    expect(typed(values).errors).toEqual(errors)
  })
})

describe('what is sent', () => {
  it('takes a pasted amount and sends empty fields as null', () => {
    expect(typed({ balance: ' $1,234.5 ' }).body).toMatchObject({
      balance: '1234.50',
      interestRate: null,
      minimumPayment: null,
      paymentDueDate: null,
      promotionalRate: null,
      deferredInterest: null,
      minimumRule: null,
      statement: null,
    })
  })

  it.each([
    ['18.99', '0.1899'],
    ['18.99 %', '0.1899'],
    ['6.125', '0.06125'],
    ['0', '0.0000'],
    ['29.9999', '0.299999'],
  ])('sends a rate of %s percent as the exact fraction %s', (text, fraction) => {
    expect(typed({ interestRate: text }).body?.interestRate).toBe(fraction)
  })

  it('sends what a statement asks for, and says what is missing of it', () => {
    const both = typed({ statementMinimum: '45', statementDueOn: '2026-12-03' })
    expect(both.body?.statement).toEqual({ minimum: '45.00', dueOn: '2026-12-03' })
    expect(typed({ statementMinimum: '45' }).errors).toEqual({
      statementDueOn: formSentences.statementDueOn,
    })
    expect(typed({ statementDueOn: '2026-12-03' }).errors).toEqual({
      statementMinimum: formSentences.statementMinimum,
    })
  })

  it('sends a promotional rate with deferred interest', () => {
    const { body } = typed({
      promoRate: '0',
      promoEndsOn: '2027-06-30',
      isDeferred: true,
      deferredRate: '29.99',
      deferredEndsOn: '2027-06-30',
      deferredAccrued: '',
    })
    expect(body?.promotionalRate).toEqual({ interestRate: '0.0000', endsOn: '2027-06-30' })
    expect(body?.deferredInterest).toEqual({
      interestRate: '0.2999',
      endsOn: '2027-06-30',
      accrued: null,
      accruedOn: null,
    })
  })

  it('sends the day of the deferred interest so far, and says where it cannot be that day', () => {
    const offer = { isDeferred: true, deferredRate: '29.99', deferredEndsOn: '2099-06-30' }
    const asOf = (deferredAccruedOn: string, startedOn = '') =>
      typed({ ...offer, deferredAccrued: '420', deferredAccruedOn, startedOn })
    expect(asOf('2026-10-04').body?.deferredInterest).toMatchObject({
      accrued: '420.00',
      accruedOn: '2026-10-04',
    })
    expect(asOf('2098-10-04').errors).toEqual({
      deferredAccruedOn: 'Enter the day of that figure. It cannot be in the future.',
    })
    expect(asOf('2026-10-04', '2026-10-05').errors).toEqual({
      deferredAccruedOn: 'Enter the day of that figure. It cannot be before the debt started.',
    })
  })

  it('sends the preset and the custom minimum rules', () => {
    expect(typed({ minimumKind: 'onePercentPlusInterest' }).body?.minimumRule).toEqual({
      percent: '0.0100',
      floor: '25.00',
      plusInterest: true,
    })
    expect(
      typed({ minimumKind: 'custom', rulePercent: '2.5', ruleFloor: '35', isRulePlusInterest: false }).body
        ?.minimumRule,
    ).toEqual({
      percent: '0.0250',
      floor: '35.00',
      plusInterest: false,
      round: 'cent',
      roundBeforeInterest: false,
      interestPlus: null,
    })
  })

  it('is taken by the contract', () => {
    const { body } = typed({ interestRate: '22.9', minimumPayment: '205', paymentDueDate: '2026-12-09' })
    expect(createDebt.body.safeParse(body).success).toBe(true)
  })
})

describe('what is missing or wrong', () => {
  it('names the three needed fields', () => {
    expect(Object.keys(readDebtForm(emptyDebtForm).errors ?? {})).toEqual(['name', 'type', 'balance'])
  })

  it.each([
    ['balance', '12,34'],
    ['balance', '-5'],
    ['balance', '1.005'],
    ['interestRate', 'about 20'],
    ['interestRate', '1000'],
    ['paymentDueDate', '2027-02-30'],
  ] as const)('says so beside %s for %s', (field, text) => {
    expect(typed({ [field]: text }).errors?.[field]).toBeTruthy()
  })

  it('says so of an offer that has ended, unless the debt has it already', () => {
    expect(typed({ promoRate: '0', promoEndsOn: '2026-11-25' }).errors).toEqual({
      promoEndsOn: formSentences.offerEnded,
    })
    expect(typed({ isDeferred: true, deferredRate: '29.99', deferredEndsOn: '2026-11-10' }).errors).toEqual({
      deferredEndsOn: formSentences.offerEnded,
    })
    expect(typed({ promoRate: '0', promoEndsOn: '2026-11-26' }).errors).toBeUndefined()
    const stored = { ...debt, promotionalRate: { interestRate: 0, endsOn: '2026-10-31' } }
    expect(readDebtForm(formOfDebt(stored), stored).errors).toBeUndefined()
  })

  it('asks for the end of an offer that has a rate only', () => {
    expect(typed({ promoRate: '0' }).errors).toHaveProperty('promoEndsOn')
  })

  const reading = { values: emptyDebtForm, names: debtFieldNames, unsaid: '' }

  it("puts the server's sentences beside the fields they are about", () => {
    const error = refused('promotionalRate.endsOn', 'balance', 'minimumRule.floor')
    expect(problemOf(error, reading).errors).toEqual({
      promoEndsOn: 'About promotionalRate.endsOn.',
      balance: 'About balance.',
      ruleFloor: 'About minimumRule.floor.',
    })
  })

  it('puts a limit beside no field', () => {
    expect(problemOf(refused(''), reading)).toEqual({ errors: {}, whole: 'About .' })
  })
})

describe('editing', () => {
  it('shows a stored debt and sends the same back', () => {
    const stored: Debt = {
      ...debt,
      minimumRule: {
        percent: 10_000,
        floor: 2500,
        plusInterest: true,
        round: 'cent',
        roundBeforeInterest: false,
        interestPlus: null,
      },
      promotionalRate: { interestRate: 0, endsOn: '2027-06-30' },
    }
    const values = formOfDebt(stored)
    expect(values).toMatchObject({
      interestRate: '22.9',
      minimumKind: 'onePercentPlusInterest',
      promoRate: '0',
    })
    expect(readDebtForm(values, stored).body).toMatchObject({
      balance: '8200.00',
      interestRate: '0.2290',
      promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
    })
  })

  it('keeps a rounding that the form does not show', () => {
    const stored: Debt = {
      ...debt,
      minimumRule: {
        percent: 10_000,
        floor: 4000,
        plusInterest: true,
        round: 'dollarUp',
        roundBeforeInterest: true,
        interestPlus: null,
      },
    }
    expect(readDebtForm(formOfDebt(stored), stored).body?.minimumRule).toMatchObject({
      round: 'dollarUp',
      roundBeforeInterest: true,
    })
  })

  it('shows and sends interest plus an amount, and says where it cannot be read', () => {
    const stored: Debt = {
      ...debt,
      minimumRule: {
        percent: 20_000,
        floor: 3500,
        plusInterest: false,
        round: 'cent',
        roundBeforeInterest: false,
        interestPlus: 2000,
      },
    }
    const values = formOfDebt(stored)
    expect(values).toMatchObject({ minimumKind: 'custom', ruleInterestPlus: '20.00' })
    expect(readDebtForm(values, stored).body?.minimumRule).toMatchObject({ interestPlus: '20.00' })
    expect(readDebtForm({ ...values, ruleInterestPlus: '' }, stored).body?.minimumRule).toMatchObject({
      interestPlus: null,
    })
    expect(Object.keys(readDebtForm({ ...values, ruleInterestPlus: '?' }, stored).errors ?? {})).toEqual([
      'ruleInterestPlus',
    ])
  })

  it('a preset with interest plus an amount is another rule', () => {
    const rule = {
      percent: 20_000,
      floor: 2_500,
      plusInterest: false,
      round: 'cent',
      roundBeforeInterest: false,
    }
    const kindWith = (interestPlus: number | null) =>
      formOfDebt({ ...debt, minimumRule: { ...rule, round: 'cent', interestPlus } }).minimumKind
    expect([kindWith(null), kindWith(2_000)]).toEqual(['twoPercent', 'custom'])
  })
})
