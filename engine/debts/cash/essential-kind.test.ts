import { expect, it } from 'vitest'
import { essentialKindOf } from './essential-kind.ts'

it.each([
  ['Rent', 'housing'],
  ['Mortgage', 'housing'],
  ['Electric and water', 'power'],
  ['Gas bill', 'power'],
  ['Gas', 'work'],
  ['Groceries', 'food'],
  ['Health insurance', 'insurance'],
  ['Car insurance', 'insurance'],
  ['Pharmacy', 'medicine'],
  ['Child support', 'childSupport'],
  ['Bus pass', 'work'],
  ['Luz', 'power'],
  ['Netflix', null],
  ['Church', null],
  ['', null],
])('%s: %s', (name, kind) => {
  expect(essentialKindOf(name)).toBe(kind)
})
