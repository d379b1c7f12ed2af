import { describe, expect, it } from 'vitest'
import type { BankTransaction } from '#contracts/money/banks.ts'
import { chosenOf, isMoved, sortedWords, sortingWords } from './transactions-view.ts'

const one = (id: string, merchant: string, sortedBy: BankTransaction['sortedBy'] = 'nobody') =>
  ({ id, merchant, sortedBy }) as BankTransaction

const month = [
  one('1', 'H-E-B', 'rule'),
  one('2', 'Shell'),
  one('3', 'Shell Car Wash', 'person'),
  one('4', 'Gym'),
]
const ids = (choice: Partial<Parameters<typeof chosenOf>[1]>) =>
  chosenOf(month, { shown: 'all', search: '', kept: new Set(), ...choice }).map(({ id }) => id)

describe('what is shown', () => {
  it.each<[string, Parameters<typeof ids>[0], string[]]>([
    ['everything, in the order it came', {}, ['1', '2', '3', '4']],
    ['what waits', { shown: 'unsorted' }, ['2', '4']],
    ['what was sorted a moment ago too', { shown: 'unsorted', kept: new Set(['3']) }, ['2', '3', '4']],
    ['a merchant, whatever its capitals', { search: ' shell' }, ['2', '3']],
    ['a merchant among what waits', { shown: 'unsorted', search: 'shell' }, ['2']],
  ])('%s', (_, choice, shown) => {
    expect(ids(choice)).toEqual(shown)
  })
})

describe('words', () => {
  it.each([
    [month, '2 of 4 transactions wait to be sorted'],
    [[one('1', 'Gym')], '1 of 1 transaction waits to be sorted'],
    [[one('1', 'Gym', 'rule')], 'The 1 transaction is sorted'],
    [[one('1', 'Gym', 'rule'), one('2', 'Shell', 'bank')], 'All 2 transactions are sorted'],
  ])('how much waits', (transactions, words) => {
    expect(sortingWords(transactions)).toBe(words)
  })

  it('says what a rule sorted', () => {
    const by = (['rule', 'person', 'nobody'] as const).map((sortedBy) => sortedWords({ sortedBy }))
    expect(by).toEqual(['by your rule', '', ''])
  })

  it.each([
    ['pay and transfers', { sortedBy: 'bank', debtId: null }, true],
    ['a payment on a debt', { sortedBy: 'bank', debtId: 'd1' }, true],
    ['what a person left out', { sortedBy: 'person', debtId: null }, false],
    ['what waits', { sortedBy: 'nobody', debtId: null }, false],
  ] as const)('%s: is it money that only moved?', (_, transaction, isTrue) => {
    expect(isMoved(transaction)).toBe(isTrue)
  })
})
