import { expect, test } from 'vitest'
import { debt } from '../plan/plan-under-test.ts'
import { assumedSentences, assumedShortly, debtsWithoutRate, rateWords } from './assumed-rates.ts'

const unknown = { interestRate: null, balance: 100_000 }
const visa = debt({ id: 'v', name: 'Visa', ...unknown })
const store = debt({ id: 's', name: 'Store card', ...unknown })
const car = debt({ id: 'c', name: 'Car', type: 'auto_loan', ...unknown })
const dentist = debt({ id: 'd', name: 'Dentist', type: 'other', ...unknown })
const known = debt({ id: 'k', name: 'Amex', balance: 100_000 })

test('each kind has its typical rate, with its month and source', () => {
  expect(assumedSentences([visa, known, car, store])).toEqual([
    'Rate assumed for Visa and Store card: 22.15%, typical for credit cards in May 2026 (Federal Reserve).',
    'Rate assumed for Car: 7.14%, typical for 60-month auto loans in May 2026 (Federal Reserve).',
  ])
})

test('where none is typical, no interest is counted, and that is said', () => {
  expect(assumedSentences([dentist])).toEqual([
    'No interest is counted for Dentist until you enter the rate, so the true date may be later.',
  ])
  expect(assumedShortly([visa, dentist])).toBe(
    'The rate of Visa is assumed. No interest is counted for Dentist yet.',
  )
})

test('says nothing about a known rate, 0 %, or a debt that is paid off', () => {
  const others = [known, { ...visa, balance: 0 }, { ...dentist, interestRate: 0 }]
  expect(debtsWithoutRate(others)).toEqual([])
  expect([...assumedSentences(others), assumedShortly(others)]).toEqual([''])
})

test('many names are counted', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) => debt({ id: name, name, ...unknown }))
  expect(assumedShortly(many)).toBe('The rate of A, B, C and 2 more is assumed.')
})

test('a rate in a line', () => {
  expect([known, visa, dentist].map(rateWords)).toEqual([
    '22.90% APR',
    '22.15% APR assumed',
    'rate not known',
  ])
})
