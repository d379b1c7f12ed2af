import { expect, it } from 'vitest'
import library from '#content/coach/topics/library.json' with { type: 'json' }
import own from '#content/coach/topics/own.json' with { type: 'json' }
import { languages } from '#contracts/language.ts'
import { suggestionsFor } from './suggestions.ts'

const examples = [...library.topics, ...own.topics].map(({ example }) => example)

it.each(languages)('offers only what the coach can answer, in %s', (language) => {
  const known = new Set(examples.map((example) => example[language]))
  const offered = [true, false].flatMap((isDebtFree) => suggestionsFor(isDebtFree, language))
  expect(offered).toHaveLength(6)
  expect(offered.filter((question) => !known.has(question))).toEqual([])
})

it('offers other questions to a person who owes nothing', () => {
  expect(suggestionsFor(true).some((question) => suggestionsFor(false).includes(question))).toBe(false)
})
