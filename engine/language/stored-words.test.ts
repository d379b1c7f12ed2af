import { expect, it } from 'vitest'
import { fillWords, storedInWords } from './stored-words.ts'

const stored = {
  paid: 'Paid {amount} on {day}.',
  again: 'Paid {amount} on {day}. Note: {note}',
  plain: 'Nothing was paid.',
}
const spanish = {
  paid: 'Se pagó {amount} el {day}.',
  again: 'El {day} se pagó {amount}. Nota: {note}',
  plain: 'No se pagó nada.',
}
const read = (text: string) => storedInWords(text, stored, spanish)

it('writes a template with what stands in it, and reads it in other words', () => {
  const text = fillWords(stored.paid, { amount: '$5.00', day: '2026-11-27' })
  expect(text).toBe('Paid $5.00 on 2026-11-27.')
  expect(read(text)).toBe('Se pagó $5.00 el 2026-11-27.')
  expect(read('Nothing was paid.')).toBe('No se pagó nada.')
})

it('keeps what was typed, line ends, signs and all', () => {
  const note = 'a (b) $1 {c}\nand more.'
  expect(read(`Paid $5 on Monday. Note: ${note}`)).toBe(`El Monday se pagó $5. Nota: ${note}`)
})

it.each(['', 'Paid.', 'Thanks', 'Nothing was paid. Really'])('leaves “%s” as it is', (text) => {
  expect(read(text)).toBe(text)
})
