import { expect, it } from 'vitest'
import { pluralBy } from './plural.ts'

it('counts a noun in English', () => {
  const plural = pluralBy('en-US')
  expect([0, 1, 2, 1_000_000].map((count) => plural(count, 'debt'))).toEqual([
    '0 debts',
    '1 debt',
    '2 debts',
    '1000000 debts',
  ])
  expect(plural(3, 'category', 'categories')).toBe('3 categories')
})

it('counts a noun in Spanish, with “de” after full millions', () => {
  const plural = pluralBy('es-US')
  expect([0, 1, 2, 1_000_000, 1_000_001].map((count) => plural(count, 'mes', 'meses'))).toEqual([
    '0 meses',
    '1 mes',
    '2 meses',
    '1000000 de meses',
    '1000001 meses',
  ])
  expect(plural(2, 'deuda')).toBe('2 deudas')
})
