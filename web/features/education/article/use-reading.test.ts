import { expect, it } from 'vitest'
import { fairSeconds, IDLE_AFTER_SECONDS, startReadingClock } from './use-reading.ts'

const pass = (clock: ReturnType<typeof startReadingClock>, seconds: number, isVisible = true) => {
  for (let second = 0; second < seconds; second += 1) clock.tick(isVisible)
}

it('counts only while the page is visible', () => {
  const clock = startReadingClock()
  pass(clock, 10)
  pass(clock, 30, false)
  pass(clock, 5)
  expect(clock.total()).toBe(15)
})

it('stops when nobody stirs, and goes on when somebody does', () => {
  const clock = startReadingClock()
  pass(clock, 1000)
  expect(clock.total()).toBe(IDLE_AFTER_SECONDS)
  clock.stir()
  pass(clock, 10)
  expect(clock.total()).toBe(IDLE_AFTER_SECONDS + 10)
})

it('hands each second over once, and never more than a call may carry', () => {
  const clock = startReadingClock()
  pass(clock, 40)
  expect([clock.take(), clock.take()]).toEqual([40, 0])
  for (let minute = 0; minute < 90; minute += 1) {
    clock.stir()
    pass(clock, 60)
  }
  expect(clock.take()).toBe(3600)
})

it('asks for a third of the reading time', () => {
  expect(fairSeconds(5)).toBe(100)
})
