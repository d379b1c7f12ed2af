import { expect, it } from 'vitest'
import stored from '#content/coach/sentences.json' with { type: 'json' }
import type { Fact } from '#contracts/coach/coach.ts'
import { sentence } from './sentences.ts'

const fact = (id: string, unit: Fact['unit'], value: string): Fact => ({
  id,
  label: id,
  unit,
  value,
  source: 'test',
})
const visa = fact('debt.1.name', 'text', 'Visa')

const placesOf = (text: string) => (text.match(/\{[^}]+\}/g) ?? []).toSorted()

it('every sentence has the same places in both languages', () => {
  const wrong = Object.entries(stored.sentences).filter(
    ([, { en, es }]) => String(placesOf(en)) !== String(placesOf(es)),
  )
  expect(wrong.map(([id]) => id)).toEqual([])
})

it('is left out where a fact is missing', () => {
  expect(sentence('en', 'first.is', { name: null })).toEqual([])
  expect(sentence('es', 'first.is', { name: visa })).toEqual([
    { type: 'sentence', text: 'En su plan, Visa va primero.', facts: [visa] },
  ])
})

it('takes no fact of another unit, of another thing, or of two things at once', () => {
  const total = fact('debts.total', 'cents', '$5')
  expect(() => sentence('en', 'first.is', { name: total })).toThrow(RangeError)
  expect(() => sentence('en', 'plan.range', { from: total, to: total })).toThrow(RangeError)
  expect(() => sentence('en', 'less.noEnd', { cut: fact('debt.1.balance', 'cents', '$5') })).toThrow(
    RangeError,
  )
})
