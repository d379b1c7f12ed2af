import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

test('three late answers in a row are a rest of a minute, and after it one more begins another', () => {
  let nowMs = 0
  const breaker = createBreaker(() => nowMs)
  breaker.note('late')
  breaker.note('late')
  breaker.note('inTime')
  breaker.note('late')
  breaker.note('late')
  expect(breaker.isResting()).toBe(false)
  breaker.note('late')
  expect(breaker.isResting()).toBe(true)
  nowMs = 59_999
  expect(breaker.isResting()).toBe(true)
  nowMs = 60_000
  expect(breaker.isResting()).toBe(false)
  breaker.note('late')
  expect(breaker.isResting()).toBe(true)
  nowMs = 120_000
  breaker.note('inTime')
  breaker.note('late')
  expect(breaker.isResting()).toBe(false)
})
