import { expect, test } from 'vitest'
import { matchGoal } from './match-goal.ts'

const goals = ['Emergency fund', 'New roof', 'Trip to see my parents', 'Winter coats'].map((title) => ({
  title,
}))

test.each([
  ['fix the roof before winter', 'New roof'],
  ['Build an EMERGENCY fund of $2,000', 'Emergency fund'],
  ['a coat for each of the kids this winter', 'Winter coats'],
  ['visit my parents', 'Trip to see my parents'],
  ['Become debt-free and build wealth', undefined],
  ['keep the kids in school', undefined],
  ['save money for a fund', undefined],
  ['quiero juntar dinero para un fondo', undefined],
  ['', undefined],
])('%j is %j', (text, title) => {
  expect(matchGoal(text, goals)?.title).toBe(title)
})
