import { afterEach, expect, test } from 'vitest'
import { bilingual, findLanguageBy, type Language } from './bilingual.ts'
import { joined, sentence, uncoded } from './sentence.ts'

let language: Language = 'en'
findLanguageBy(() => language)
afterEach(() => {
  language = 'en'
})

const texts = bilingual(
  { hasPlan: 'You have a plan.', upTo: (most: number) => `Up to ${most}.`, deeper: { one: 'One.' } },
  { hasPlan: 'Usted tiene un plan.', upTo: (most) => `Hasta ${most}.`, deeper: { one: 'Uno.' } },
)

test('a sentence made in one language is worded in that of whoever reads it', () => {
  const said = sentence(texts, 'hasPlan')
  language = 'es'
  expect(said.words()).toBe('Usted tiene un plan.')
  language = 'en'
  expect(said.words()).toBe('You have a plan.')
})

test('its code is the key in snake case, its parameters are what was given', () => {
  expect(sentence(texts, 'hasPlan')).toMatchObject({ code: 'has_plan', parameters: [] })
  const limit = sentence(texts, 'upTo', 5)
  expect(limit).toMatchObject({ code: 'up_to', parameters: [5] })
  expect(limit.words()).toBe('Up to 5.')
})

test('texts one level deeper are asked for when the words are', () => {
  const said = sentence(() => texts().deeper, 'one')
  language = 'es'
  expect(said.words()).toBe('Uno.')
})

test('two sentences joined keep the code of the first', () => {
  const said = joined(sentence(texts, 'upTo', 2), sentence(texts, 'hasPlan'))
  expect(said).toMatchObject({ code: 'up_to', parameters: [2] })
  expect(said.words()).toBe('Up to 2. You have a plan.')
})

test('what operators read has no code', () => {
  expect(uncoded('No topic is set up here.')).toMatchObject({ code: null, parameters: [] })
})
