import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { answerRuleOf } from './answer-days.ts'

it('has the rule of a state in the language of the reader, with the same days', () => {
  const english = answerRuleOf('AL')
  const spanish = speaking('es', () => answerRuleOf('AL'))
  expect(english?.small).toBe('District court and small claims give 14 days, not 30.')
  expect(spanish?.small).toBe('La District court y los reclamos menores dan 14 días, no 30.')
  expect(spanish?.courts.map(({ days }) => days)).toEqual(english?.courts.map(({ days }) => days))
})

it('has none where no state is known', () => {
  expect(answerRuleOf(null)).toBeNull()
})
