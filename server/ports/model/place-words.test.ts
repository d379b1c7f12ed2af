import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { placeName } from './model-place.ts'
import { placeInWords } from './place-words.ts'

it('says where a model was asked in the language of the reader', () => {
  const name = placeName({ kind: 'anthropic', apiKey: 'k', model: 'a-model' })
  expect(name).toBe('a-model at Anthropic')
  expect(speaking('es', () => placeInWords(name))).toBe('a-model en Anthropic')
  expect(speaking('es', () => placeInWords('elsewhere'))).toBe('elsewhere')
})
