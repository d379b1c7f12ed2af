import { expect, test } from 'vitest'
import { scoreBand } from './score-band.ts'

test.each([
  [850, 'Excellent'],
  [740, 'Excellent'],
  [739, 'Good'],
  [670, 'Good'],
  [669, 'Fair'],
  [580, 'Fair'],
  [579, 'Poor'],
  [300, 'Poor'],
  [null, 'Unknown'],
  [undefined, 'Unknown'],
  [Number.NaN, 'Unknown'],
])('%s is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band)
})
