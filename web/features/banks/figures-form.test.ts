import { describe, expect, it } from 'vitest'
import type { Debt } from '#contracts/money/debts.ts'
import { emptyFigures, readFigures, stillMissing, type Figure } from './figures-form.tsx'
import { figureSentences } from './messages.ts'

const debt = { interestRate: null, minimumPayment: null, minimumRule: null, promotionalRate: null } as Debt

describe('what is asked', () => {
  it.each<[string, Partial<Debt>, Figure[]]>([
    ['what the bank left out', {}, ['interestRate', 'minimumPayment']],
    ['not what was typed since', { interestRate: 64_900 }, ['minimumPayment']],
    [
      'no minimum where a rule sets it',
      { minimumRule: {} as NonNullable<Debt['minimumRule']> },
      ['interestRate'],
    ],
  ])('%s', (_, changed, asked) => {
    const missing: ('interestRate' | 'minimumPayment')[] = ['interestRate', 'minimumPayment']
    expect(stillMissing({ ...debt, ...changed }, { missing, promotionalInterestRate: null })).toEqual(asked)
  })

  it('the last day of a lower rate, until somebody enters it', () => {
    const account = { missing: [], promotionalInterestRate: 0 }
    expect(stillMissing(debt, account)).toEqual(['promotionalRate'])
    const entered = { ...debt, promotionalRate: { interestRate: 0, endsOn: '2027-06-30' } }
    expect(stillMissing(entered, account)).toEqual([])
  })
})

describe('what is sent', () => {
  const asked: Figure[] = ['interestRate', 'minimumPayment', 'promotionalRate']
  const read = (typed: Partial<typeof emptyFigures>, of: Figure[] = asked) =>
    readFigures({ ...emptyFigures, ...typed }, { asked: of, promotionalInterestRate: 19_900 })

  it('a percent as a fraction, an amount as decimals, a day with the rate of its offer', () => {
    const typed = { interestRate: '6.49 %', minimumPayment: '$1,245.5', promotionalRate: '2027-06-30' }
    expect(read(typed).body).toEqual({
      interestRate: '0.0649',
      minimumPayment: '1245.50',
      promotionalRate: { interestRate: '0.0199', endsOn: '2027-06-30' },
    })
  })

  it('only what was typed', () => {
    expect(read({ minimumPayment: '45' }).body).toEqual({ minimumPayment: '45.00' })
  })

  it.each<[Figure, string, string]>([
    ['interestRate', 'twenty', figureSentences.interestRate],
    ['interestRate', '-1', 'Interest rate must be 0 or more.'],
    ['interestRate', '100000', 'Interest rate must be 999.9999% or less.'],
    ['minimumPayment', '-3', 'Minimum payment must be 0 or more.'],
    ['promotionalRate', '2027-02-30', figureSentences.promotionalRate],
  ])('no %s of “%s”', (figure, text, sentence) => {
    expect(read({ [figure]: text })).toEqual({ errors: { [figure]: sentence } })
  })

  it('nothing at all is an error at the first field', () => {
    expect(read({}, ['minimumPayment'])).toEqual({ errors: { minimumPayment: figureSentences.nothing } })
  })
})
