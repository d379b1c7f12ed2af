import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#web/format/clock.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { debt } from '../plan/plan-under-test.ts'
import { countOf, rowKey, splitRows, withoutRow, withRow } from './balance-rows.ts'
import { formOfDebt, readDebtForm } from './debt-form.ts'
import { emptyDebtForm, type DebtFormValues } from './debt-values.ts'

const card = {
  ...emptyDebtForm,
  name: 'Visa',
  type: 'credit_card' as const,
  balance: '1,400',
  interestRate: '24.99',
  promoRate: '0',
  promoEndsOn: '2027-06-30',
}
beforeEach(() => clock.holdAt(Date.UTC(2026, 10, 26, 17)))
afterAll(() => clock.holdAt(null))

const typed = (rows: Partial<DebtFormValues>) => readDebtForm({ ...card, ...rows })
const second = {
  [rowKey(1, 'name')]: 'Transfer',
  [rowKey(1, 'balance')]: '1000',
  [rowKey(1, 'interestRate')]: '0',
}

const errorsOf = (kind: string) =>
  typed({ ...splitRows(card), ...second, [rowKey(0, 'balance')]: '400', [rowKey(1, 'offer')]: kind }).errors

describe('rows of the form', () => {
  it('begin with what is typed of the one balance, and lose nothing of it', () => {
    const rows = splitRows(card)
    expect(countOf(rows)).toBe(2)
    const { body } = typed({ ...rows, ...second, [rowKey(0, 'balance')]: '400' })
    expect(body).toMatchObject({
      balance: '1400.00',
      promotionalRate: null,
      deferredInterest: null,
      balances: [
        {
          id: '1',
          name: 'Purchases',
          balance: '400.00',
          interestRate: '0.2499',
          promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
          deferredInterest: null,
        },
        { id: '2', name: 'Transfer', balance: '1000.00', interestRate: '0.0000' },
      ],
    })
    expect(body).not.toHaveProperty('interestRate')
  })

  it('say where the minimum goes: the lowest rate until something else is chosen', () => {
    const rows = { ...splitRows(card), ...second, [rowKey(0, 'balance')]: '400' }
    expect(typed(rows).body).toMatchObject({ minimumTo: 'lowestRate' })
    expect(typed({ ...rows, minimumTo: 'highestRate' }).body).toMatchObject({ minimumTo: 'highestRate' })
    expect(
      formOfDebt(debt({ id: 'a', name: 'Visa', balance: 140_000, minimumTo: 'highestRate' })).minimumTo,
    ).toBe('highestRate')
    expect(typed(withoutRow(withoutRow(rows, 1), 0)).body).toMatchObject({ minimumTo: null })
  })

  it('that are all removed leave the one balance as it was typed', () => {
    const none = withoutRow(withoutRow(splitRows(card), 1), 0)
    const { body } = typed(none)
    expect(body).toMatchObject({ balances: null, interestRate: '0.2499' })
    expect(body?.promotionalRate).toEqual({ interestRate: '0.0000', endsOn: '2027-06-30' })
  })

  it('have ids of their own, whichever was removed', () => {
    const three = withRow(withoutRow(withRow(splitRows(card)), 0))
    expect([0, 1, 2].map((row) => three[rowKey(row, 'id')])).toEqual(['2', '3', '1'])
  })

  it('unlike the balance say so beside them, with both sums', () => {
    const { errors } = typed({ ...splitRows(card), ...second, [rowKey(0, 'balance')]: '300' })
    expect(errors).toEqual({
      balanceCount: expect.stringContaining('$1,300.00, but the balance above is $1,400.00'),
    })
  })

  it.each([
    ['name', ' ', 'Give this balance a name'],
    ['balance', '', 'Enter the amount at this rate'],
    ['balance', '-5', 'Balance must be'],
    ['interestRate', 'much', 'Enter the yearly rate'],
  ] as const)('say what is wrong of the %s %j beside it', (field, text, sentence) => {
    const rows = { ...splitRows(card), ...second, [rowKey(0, 'balance')]: '400', [rowKey(1, field)]: text }
    expect(typed(rows).errors).toEqual({ [rowKey(1, field)]: expect.stringContaining(sentence) })
  })

  it('ask for the end of an offer', () => {
    expect(Object.keys(errorsOf('promotion')!)).toEqual(['balances.1.offerEndsOn', 'balances.1.offerRate'])
    expect(Object.keys(errorsOf('deferral')!)).toEqual(['balances.1.offerEndsOn'])
  })

  it('of a stored card are shown and sent back as they are', () => {
    const balances: Debt['balances'] = [
      {
        id: 'purchases',
        name: 'Purchases',
        balance: 40_000,
        interestRate: 299_900,
        promotionalRate: null,
        deferredInterest: null,
      },
      {
        id: 'sofa',
        name: 'Sofa',
        balance: 100_000,
        interestRate: 269_900,
        promotionalRate: null,
        deferredInterest: {
          interestRate: 269_900,
          endsOn: '2027-03-31',
          accrued: 1250,
          accruedOn: '2026-10-04',
        },
      },
    ]
    const stored = debt({ id: 'visa', name: 'Visa', balance: 140_000, balances })
    expect(readDebtForm(formOfDebt(stored), stored).body?.balances).toEqual([
      { ...balances[0], balance: '400.00', interestRate: '0.2999' },
      {
        ...balances[1],
        balance: '1000.00',
        interestRate: '0.2699',
        deferredInterest: {
          interestRate: '0.2699',
          endsOn: '2027-03-31',
          accrued: '12.50',
          accruedOn: '2026-10-04',
        },
      },
    ])
  })
})
