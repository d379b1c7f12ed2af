import { describe, expect, it } from 'vitest'
import { countSpanishSyllables, spanishEase } from './spanish-ease.ts'

describe('syllables', () => {
  it.each([
    ['sol', 1],
    ['casa', 2],
    ['deuda', 2],
    ['pago', 2],
    ['mes', 1],
    ['interés', 3],
    ['tarjeta', 3],
    ['crédito', 3],
    ['ahora', 3],
    ['país', 2],
    ['día', 2],
    ['días', 2],
    ['cuenta', 2],
    ['quien', 1],
    ['guerra', 2],
    ['pingüino', 3],
    ['ciudad', 2],
    ['leer', 2],
    ['caer', 2],
    ['muy', 1],
    ['y', 1],
    ['ley', 1],
    ['yo', 1],
    ['mayo', 2],
    ['hoy', 1],
    ['cambian', 2],
    ['liquidación', 4],
    ['prohibido', 3],
    ['1,500', 1],
  ])('%s has %i', (word, syllables) => {
    expect(countSpanishSyllables(word)).toBe(syllables)
  })
})

it('is worked out as the formula says', () => {
  expect(spanishEase('El gato duerme en la cama.')).toBeCloseTo(206.835 - (62.3 * 9) / 6 - 6, 6)
  expect(spanishEase('')).toBe(100)
})

it('tells an easy text from a hard one', () => {
  const easy = 'Pague la tarjeta. Guarde un poco. Llame si no puede.'
  const hard =
    'La determinación reglamentaria correspondiente a las obligaciones extracontractuales requiere interpretaciones jurisprudenciales especializadas.'
  expect(spanishEase(easy)).toBeGreaterThan(80)
  expect(spanishEase(hard)).toBeLessThan(10)
})
