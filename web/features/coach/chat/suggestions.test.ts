import { expect, it } from 'vitest'
import taught from '#content/coach/phrasings/first.json' with { type: 'json' }
import { suggestionsFor } from './suggestions.ts'

const known = new Set(Object.values(taught.phrasings).flatMap(({ en }) => en))

it.each([true, false])('offers only what the coach can answer (owes nothing: %s)', (isDebtFree) => {
  expect(suggestionsFor(isDebtFree).filter((question) => !known.has(question))).toEqual([])
})

it('offers other questions to a person who owes nothing', () => {
  expect(suggestionsFor(true).some((question) => suggestionsFor(false).includes(question))).toBe(false)
})
