import { describe, expect, it } from 'vitest'
import { grantIncomeLimitCents, povertyLineCents } from './poverty-line.ts'

// HHS 2026: 48 states, Alaska, Hawaii
const contiguous = { firstCents: 1_596_000, additionalCents: 568_000 }
const alaska = { firstCents: 1_995_000, additionalCents: 710_000 }

describe('povertyLineCents', () => {
  it.each([
    [contiguous, 1, 1_596_000],
    [contiguous, 4, 3_300_000],
    [alaska, 1, 1_995_000],
    [alaska, 8, 6_965_000],
  ])('%o for %i', (guideline, people, cents) => {
    expect(povertyLineCents(guideline, people)).toBe(cents)
  })
  it.each([0, -1, 1.5, Number.NaN])('%s people are no household', (people) => {
    expect(() => povertyLineCents(contiguous, people)).toThrow(RangeError)
  })
})

describe('grantIncomeLimitCents', () => {
  it.each([
    [1, 3_192_000],
    [2, 4_328_000],
    [3, 5_464_000],
  ])('is twice the line for %i', (people, cents) => {
    expect(grantIncomeLimitCents(contiguous, people)).toBe(cents)
  })
})
