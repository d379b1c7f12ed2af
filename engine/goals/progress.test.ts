import { describe, expect, test } from 'vitest'
import { monthIndex } from '#engine/money/calendar.ts'
import { type DatedGoal, goalPace, goalProgress, neededMonthly, type PaceCase } from './progress.ts'

describe('progress', () => {
  test.each([
    ['nothing yet', [0, 1_000_00], [0, 1_000_00]],
    ['rounded down: 100 only when reached', [999_99, 1_000_00], [99, 1]],
    ['reached', [1_000_00, 1_000_00], [100, 0]],
    ['capped at 100', [1_500_00, 1_000_00], [100, 0]],
    ['an overdrawn goal counts as none', [-50_00, 1_000_00], [0, 1_000_00]],
    ['a target of nothing', [0, 0], [100, 0]],
  ] as const)('%s', (_name, [currentCents, targetCents], [percent, remainingCents]) => {
    expect(goalProgress({ currentCents, targetCents })).toEqual({
      percent,
      remainingCents,
      isReached: percent === 100,
    })
  })
})

const goal = (targetDate: string | null, currentCents = 0): DatedGoal => ({
  currentCents,
  targetCents: 2_000_00,
  targetDate,
})

describe('what is needed a month', () => {
  const today = '2026-11-20'
  test.each([
    ['the worked example', goal('2027-06-30'), { status: 'ahead', months: 7, monthlyCents: 286_00 }],
    [
      'the day of the month plays no part',
      goal('2027-06-01'),
      { status: 'ahead', months: 7, monthlyCents: 286_00 },
    ],
    ['due this month', goal('2026-11-30'), { status: 'ahead', months: 1, monthlyCents: 2_000_00 }],
    ['due today', goal('2026-11-20'), { status: 'ahead', months: 1, monthlyCents: 2_000_00 }],
    ['due yesterday', goal('2026-11-19'), { status: 'passed', remainingCents: 2_000_00 }],
    ['no date', goal(null), { status: 'noDate' }],
    ['reached, whatever the date', goal('2020-01-01', 2_000_00), { status: 'reached' }],
    [
      'never more than what is left',
      goal('2026-12-01', 1_999_50),
      { status: 'ahead', months: 1, monthlyCents: 50 },
    ],
  ])('%s', (_name, input, need) => {
    expect(neededMonthly(input, today)).toEqual(need)
  })
})

describe('pace', () => {
  const base: PaceCase = {
    goal: goal('2027-06-30', 500_00),
    startedOn: '2026-01-05',
    contributions: [
      { cents: 900_00, contributedOn: '2026-07-31' },
      { cents: 200_00, contributedOn: '2026-08-01' },
      { cents: 100_00, contributedOn: '2026-09-15' },
      { cents: -50_00, contributedOn: '2026-10-02' },
      { cents: 50_00, contributedOn: '2026-10-31' },
      { cents: 700_00, contributedOn: '2026-11-01' },
    ],
    today: '2026-11-20',
  }

  test('the three full months before this one', () => {
    expect(goalPace(base)).toEqual({
      monthlyCents: 100_00,
      monthsLookedAt: 3,
      months: 15,
      reachedMonthIndex: monthIndex('2028-02-01'),
      isInTime: false,
    })
  })

  test('a younger goal looks at the months it has, without what it started with', () => {
    const contributions = [
      { cents: 500_00, contributedOn: '2026-10-10' },
      { cents: 300_00, contributedOn: '2026-10-20' },
    ]
    expect(goalPace({ ...base, startedOn: '2026-10-10', contributions })).toMatchObject({
      monthlyCents: 300_00,
      monthsLookedAt: 1,
      months: 5,
      isInTime: true,
    })
  })

  test.each([
    ['made this month', { startedOn: '2026-11-01' }],
    ['nothing put in', { contributions: [] }],
    ['more taken out than put in', { contributions: [{ cents: -10_00, contributedOn: '2026-10-01' }] }],
    ['too slow for an answer', { contributions: [{ cents: 1_00, contributedOn: '2026-10-01' }] }],
    ['reached', { goal: goal(null, 2_000_00) }],
  ])('no pace: %s', (_name, change) => {
    expect(goalPace({ ...base, ...change })).toBeNull()
  })

  test('without a target date there is nothing to be in time for', () => {
    expect(goalPace({ ...base, goal: goal(null, 500_00) })?.isInTime).toBeNull()
  })
})
