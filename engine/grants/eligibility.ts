/**
 * Which of the foundation's three programs a household fits, from five answers and nothing else. // spec 9
 * Emergency: yearly income below 200 % of the poverty guideline of the Department of Health and Human Services for the
 * household's size and place. Single parent: a parent who raises children alone, so at least two people. Senior: 65 or
 * older. Example: 2026, three people in Ohio, $4,000 a month: $48,000 is below $54,640, so emergency fits.
 *
 * It is a self-check: what only papers can show (a bill of the last 60 days) is not asked here.
 */
import { grantIncomeLimitCents, povertyLineCents } from '#engine/grants/poverty-line.ts'
import type { PovertyGuideline } from '#engine/grants/poverty-line.ts'

export const grantPrograms = ['emergency', 'single-parent', 'senior'] as const
export type GrantProgram = (typeof grantPrograms)[number]

export const incomePeriods = ['year', 'month', 'two_weeks', 'week'] as const
export type IncomePeriod = (typeof incomePeriods)[number]

const periodsAYear: Record<IncomePeriod, number> = { year: 1, month: 12, two_weeks: 26, week: 52 }

const SENIOR_AGE = 65 // spec 9
const SMALLEST_FAMILY = 2

/** The three tables of a year. */
export type GuidelineAreas = { contiguous: PovertyGuideline; AK: PovertyGuideline; HI: PovertyGuideline }

export type Household = {
  people: number
  /** two letters; Alaska and Hawaii have tables of their own */
  state: string
  incomeCents: number
  incomePeriod: IncomePeriod
  age: number
  isSingleParent: boolean
}

/** Why a program fits or does not: one rule each. */
export type GrantReason =
  | 'income_below_limit'
  | 'income_at_or_above_limit'
  | 'single_parent'
  | 'not_single_parent'
  | 'no_child_counted'
  | 'senior'
  | 'below_senior_age'

export type ProgramFit = { program: GrantProgram; fits: boolean; reason: GrantReason }

export type Eligibility = {
  area: keyof GuidelineAreas
  yearlyIncomeCents: number
  povertyLineCents: number
  limitCents: number
  /** in the order of grantPrograms */
  programs: ProgramFit[]
}

/** Cents a year. */
export function yearlyIncomeCents(incomeCents: number, period: IncomePeriod): number {
  return incomeCents * periodsAYear[period]
}

/** Which of the year's three tables holds in a state. */
export function areaOf(state: string): keyof GuidelineAreas {
  return state === 'AK' || state === 'HI' ? state : 'contiguous'
}

function singleParentReason({ isSingleParent, people }: Household): GrantReason {
  if (!isSingleParent) return 'not_single_parent'
  return people < SMALLEST_FAMILY ? 'no_child_counted' : 'single_parent'
}

const fitting = new Set<GrantReason>(['income_below_limit', 'single_parent', 'senior'])

/** Throws RangeError for a household of fewer than one person. */
export function checkEligibility(household: Household, areas: GuidelineAreas): Eligibility {
  const area = areaOf(household.state)
  const yearly = yearlyIncomeCents(household.incomeCents, household.incomePeriod)
  const limitCents = grantIncomeLimitCents(areas[area], household.people)
  const reasons: Record<GrantProgram, GrantReason> = {
    emergency: yearly < limitCents ? 'income_below_limit' : 'income_at_or_above_limit',
    'single-parent': singleParentReason(household),
    senior: household.age >= SENIOR_AGE ? 'senior' : 'below_senior_age',
  }
  return {
    area,
    yearlyIncomeCents: yearly,
    povertyLineCents: povertyLineCents(areas[area], household.people),
    limitCents,
    programs: grantPrograms.map((program) => ({
      program,
      fits: fitting.has(reasons[program]),
      reason: reasons[program],
    })),
  }
}
