import { afterEach, expect, it } from 'vitest'
import { bilingual, findLanguageBy, type Language } from './bilingual.ts'

let language: Language = 'en'
findLanguageBy(() => language)
afterEach(() => {
  language = 'en'
})

const texts = bilingual(
  { saved: 'Saved', left: (amount: string) => `${amount} left` },
  { saved: 'Guardado', left: (amount) => `Quedan ${amount}` },
)

it('says a text in the language of the moment', () => {
  expect([texts().saved, texts().left('$5')]).toEqual(['Saved', '$5 left'])
  language = 'es'
  expect([texts().saved, texts().left('$5')]).toEqual(['Guardado', 'Quedan $5'])
})
