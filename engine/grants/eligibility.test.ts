import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, checkEligibility, grantPrograms, incomePeriods, yearlyIncomeCents } from './eligibility.ts'
import type { Household } from './eligibility.ts'

// HHS 2026
const areas = {
  contiguous: { firstCents: 1_596_000, additionalCents: 568_000 },
  AK: { firstCents: 1_995_000, additionalCents: 710_000 },
  HI: { firstCents: 1_836_000, additionalCents: 653_000 },
}
const household: Household = {
  people: 3,
  state: 'OH',
  incomeCents: 400_000,
  incomePeriod: 'month',
  age: 40,
  isSingleParent: false,
}
const check = (change: Partial<Household>) => checkEligibility({ ...household, ...change }, areas)
const fitsOf = (change: Partial<Household>) =>
  check(change)
    .programs.filter(({ fits }) => fits)
    .map(({ program }) => program)

describe('the limit', () => {
  it.each([
    ['OH', 1, 3_192_000],
    ['OH', 3, 5_464_000],
    ['DC', 3, 5_464_000],
    ['AK', 1, 3_990_000],
    ['AK', 4, 8_250_000],
    ['HI', 1, 3_672_000],
    ['HI', 2, 4_978_000],
    ['OH', 20, 24_776_000],
  ])('in %s for %i', (state, people, limitCents) => {
    expect(check({ state, people })).toMatchObject({ limitCents, povertyLineCents: limitCents / 2 })
  })
})

const aYearAlone = (incomeCents: number) => fitsOf({ people: 1, incomePeriod: 'year', incomeCents })

describe('emergency', () => {
  it('is for an income below the limit: a cent decides', () => {
    expect(aYearAlone(3_191_999)).toEqual(['emergency'])
    expect(aYearAlone(3_192_000)).toEqual([])
    expect(aYearAlone(0)).toEqual(['emergency'])
  })
  it('counts a week 52 times, two weeks 26 times and a month 12 times', () => {
    expect(incomePeriods.map((period) => yearlyIncomeCents(100, period))).toEqual([100, 1_200, 2_600, 5_200])
  })
})

describe('single parent', () => {
  it.each([
    [{ isSingleParent: true, people: 2 }, true, 'single_parent'],
    [{ isSingleParent: true, people: 1 }, false, 'no_child_counted'],
    [{ isSingleParent: false, people: 4 }, false, 'not_single_parent'],
  ])('%j', (change, fits, reason) => {
    expect(check(change).programs[1]).toEqual({ program: 'single-parent', fits, reason })
  })
})

describe('senior', () => {
  it.each([
    [64, false, 'below_senior_age'],
    [65, true, 'senior'],
    [90, true, 'senior'],
  ])('at %i', (age, fits, reason) => {
    expect(check({ age }).programs[2]).toEqual({ program: 'senior', fits, reason })
  })
})

it('only Alaska and Hawaii have tables of their own', () => {
  expect(['AK', 'HI', 'OH', 'DC', 'ak', ''].map(areaOf)).toEqual([
    'AK',
    'HI',
    'contiguous',
    'contiguous',
    'contiguous',
    'contiguous',
  ])
})

const someHousehold = fc.record({
  people: fc.integer({ min: 1, max: 20 }),
  state: fc.constantFrom('OH', 'AK', 'HI', 'CA'),
  incomeCents: fc.integer({ min: 0, max: 50_000_000 }),
  incomePeriod: fc.constantFrom(...incomePeriods),
  age: fc.integer({ min: 18, max: 120 }),
  isSingleParent: fc.boolean(),
})

const fitting = (given: Household) =>
  checkEligibility(given, areas)
    .programs.filter(({ fits }) => fits)
    .map(({ program }) => program)

it('says of every program whether it fits, and one more person or a cent less never takes one away', () => {
  const isGenerous = fc.property(someHousehold, (given) => {
    const more = fitting({ ...given, people: given.people + 1 })
    const less = fitting({ ...given, incomeCents: Math.max(0, given.incomeCents - 1) })
    expect(checkEligibility(given, areas).programs.map(({ program }) => program)).toEqual(grantPrograms)
    expect(more).toEqual(expect.arrayContaining(fitting(given)))
    expect(less).toEqual(expect.arrayContaining(fitting(given)))
  })
  expect(fc.check(isGenerous, { numRuns: 1_000 }).counterexample).toBeNull()
})

it.each([0, -1, 1.5])('%s people are no household', (people) => {
  expect(() => check({ people })).toThrow(RangeError)
})
