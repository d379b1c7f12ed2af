import { expect, it } from 'vitest'
import { monthIndex } from '#engine/money/calendar.ts'
import { speaking } from '#server/language/language.ts'
import { inWords, monthInLanguage } from './language.facts.ts'

it('speaks the language of the question, whatever that of the reader is', () => {
  const march = monthIndex('2029-03-01')
  speaking('es', () => {
    expect(monthInLanguage(march, 'en')).toBe('March 2029')
    expect(inWords({ language: 'en' }, (texts) => texts.usualRate)).toBe('Then its usual rate begins.')
  })
  expect(monthInLanguage(march, 'es')).toBe('marzo de 2029')
  expect(inWords({ language: 'es' }, (texts) => texts.usualRate)).toBe('Entonces empieza su tasa normal.')
})
