import { describe, expect, it } from 'vitest'
import { roundValues } from './plot.ts'

describe('round values', () => {
  it.each([
    [{ low: 600, high: 850 }, 6, [600, 650, 700, 750, 800, 850]],
    [{ low: 300, high: 850 }, 6, [300, 400, 500, 600, 700, 800]],
    [{ low: 0, high: 2_520_000 }, 4.5, [0, 1_000_000, 2_000_000]],
    [{ low: 0, high: 100 }, 4.5, [0, 25, 50, 75, 100]],
    [{ low: 0, high: 240_000 }, 3.5, [0, 100_000, 200_000]],
    [{ low: 0, high: 100 }, 3.5, [0, 50, 100]],
    [{ low: 0, high: 1 }, 4.5, [0, 0.25, 0.5, 0.75, 1]],
    [{ low: 0, high: 0 }, 4.5, [0]],
  ])('of %o by %d stand inside it', (range, about, values) => {
    expect(roundValues(range, about)).toEqual(values)
  })
})
