import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atStart,
  readFragment,
  readUnit,
  terms,
  typedOf,
  withHousehold,
  writeFragment,
} from './assumptions.ts'

describe('assumptions in the address', () => {
  it('says only what differs from the start', () => {
    expect(writeFragment(atStart)).toBe('')
    const changed = {
      ...atStart,
      terms: { ...atStart.terms, managementAprPpm: 65_000, loanMonths: 48 },
      person: { ...atStart.person, incomeCents: 3_000_50 },
    }
    expect(writeFragment(changed)).toBe('loanMonths=48&managementApr=6.5&income=3000.50')
    expect(readFragment(`#${writeFragment(changed)}`)).toEqual(changed)
  })

  it('looks the middle income up by state and household, until another is typed', () => {
    const ohio = withHousehold(atStart, { state: 'OH', people: 2 })
    expect(ohio.person.medianCents).toBe(83_725_00)
    expect(writeFragment(ohio)).toBe('state=OH&people=2')
    expect(readFragment('#state=OH&people=2')).toEqual(ohio)
    expect(withHousehold(ohio, { state: 'OH', people: 5 }).person.medianCents).toBe(123_702_00 + 11_100_00)
    const typed = readFragment('#state=OH&people=2&median=84000')
    expect(typed.person.medianCents).toBe(84_000_00)
    expect(writeFragment(typed)).toBe('state=OH&people=2&median=84000')
    expect(withHousehold(typed, { state: '', people: 2 }).person.medianCents).toBeNull()
  })

  it('comes back as it was, whatever was changed', () => {
    const value = { percent: 990_000, dollars: 99_999_99, months: 360 }
    const changes = fc.record(
      Object.fromEntries(
        terms.map(({ id, unit }) => [id, fc.integer({ min: unit === 'months' ? 1 : 0, max: value[unit] })]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(changes, (changed) => {
        const given = { ...atStart, terms: { ...atStart.terms, ...changed } }
        expect(readFragment(writeFragment(given))).toEqual(given)
      }),
    )
  })

  it.each([
    '#managementApr=lots',
    '#managementApr=-8',
    '#managementApr=100',
    '#loanMonths=0',
    '#loanMonths=6.5',
    '#loanMonths=361',
    '#income=-5',
    '#income=',
    '#chapter7Court=%E0%A4%A',
    '#state=XX',
    '#people=0',
    '#people=2.5',
    '#people=many',
    '#nobody=5',
    '#strategies',
    '#',
  ])('%s is passed over', (fragment) => {
    expect(readFragment(fragment)).toEqual(atStart)
  })
})

describe('what is typed', () => {
  it.each([
    ['percent', '8', 80_000],
    ['percent', '8.25 %', 82_500],
    ['percent', '99.5', null],
    ['dollars', '$1,500', 1_500_00],
    ['dollars', 'a few', null],
    ['months', ' 24 ', 24],
    ['months', '2 years', null],
  ] as const)('%s: "%s"', (unit, typed, value) => {
    expect(readUnit(unit, typed)).toBe(value)
  })
  it('is shown as it is typed', () => {
    expect([typedOf('percent', 82_500), typedOf('dollars', null), typedOf('months', 24)]).toEqual([
      '8.25',
      '',
      '24',
    ])
  })
})
