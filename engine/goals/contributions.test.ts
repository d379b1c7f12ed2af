import { expect, it } from 'vitest'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { refusalOfContribution, refusalOfDay, refusalOfTakingBack } from './contributions.ts'

it.each<[held: number, amount: number, sentence: string | null]>([
  [1_000, -1_000, null],
  [1_000, -1_001, 'There is $10.00 in this goal. Enter that amount or less.'],
  [0, -1, 'There is nothing in this goal yet, so there is nothing to take out.'],
  [MAX_AMOUNT_CENTS - 1, 1, null],
  [MAX_AMOUNT_CENTS, 1, 'A goal can hold at most $999,999,999.99. Enter a smaller amount.'],
])('a goal of %i cents and a contribution of %i', (held, amount, sentence) => {
  expect(refusalOfContribution(held, amount)?.said.words() ?? null).toBe(sentence)
})

it('a contribution is taken back unless what was taken out since rests on it', () => {
  expect(refusalOfTakingBack(0)).toBeNull()
  expect(refusalOfTakingBack(-1)).toMatchObject({ kind: 'invalid', field: '' })
  expect(refusalOfTakingBack(MAX_AMOUNT_CENTS + 1)).toMatchObject({ kind: 'invalid', field: 'amount' })
})

it('a contribution is of a day that somebody has already', () => {
  expect(refusalOfDay('2026-11-21', '2026-11-21')).toBeNull()
  expect(refusalOfDay('2026-11-22', '2026-11-21')).toMatchObject({ field: 'contributedOn' })
})
