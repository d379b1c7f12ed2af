import { afterEach, expect, it } from 'vitest'
import { findLanguageBy, type Language } from '#engine/language/bilingual.ts'
import { reasonInWords, storedReasons } from './reason-words.ts'

let language: Language = 'en'
findLanguageBy(() => language)
afterEach(() => {
  language = 'en'
})

it('reads our reasons in the language of the moment, and those of the foundation as they are', () => {
  expect(reasonInWords(storedReasons.refunded)).toBe('The gift was refunded')
  language = 'es'
  expect(Object.values(storedReasons).map((reason) => reasonInWords(reason))).toEqual([
    'Se resolvió una disputa: el dinero volvió',
    'El pago está en disputa en el banco',
    'La donación se reembolsó',
  ])
  expect(reasonInWords('Typed too much.')).toBe('Typed too much.')
})
