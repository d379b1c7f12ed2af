/**
 * The lender's rule of minimums, read from what its statements asked for. All rules of the form
 * max(share of the balance [+ interest] rounded, floor, interest + an amount), at most the balance, are looked at that
 * give every one of the minimums to the cent; the plainest of them is taken. What is past due or above the limit is not
 * part of the rule. Rules with interest are only found where every statement's interest is known.
 * Example: $2,000.00 with $36.50 interest asks for $56.50, and $900.00 with $16.40 asks for $25.40: 1 % plus interest.
 * With $300.00, $5.20 and $25.00 as a third, the floor of $25 is known too.
 */
import type { MinimumRule } from '#engine/debts/debt.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { dollarsUp } from '#engine/money/rounding.ts'
import { ruleMinimumCents, type Statement } from './statement.ts'

/** The figures of a statement that a rule is read from. */
export type Asked = Pick<
  Statement,
  'balanceCents' | 'minimumCents' | 'interestCents' | 'pastDueCents' | 'overLimitCents'
>

export type ShareRule = Extract<MinimumRule, { kind: 'percent' }>

/** `isOnly`: no other rule as plain gives the same minimums. `statements`: how many it was read from. */
export type LearnedRule = { rule: ShareRule; isOnly: boolean; statements: number }

/** From how many statements on a rule is read. */
export const LEAST_STATEMENTS = 2
/** The latest are enough, and an older one may follow an older rule. */
const MOST_STATEMENTS = 24

const FULL_PPM = 1_000_000
/** Shares that agreements name have at most two places after the point of a percent. */
const SHARE_STEP_PPM = 100
const USUAL_FLOORS = [2_500, 3_000, 3_500, 4_000, 4_100]

type Form = Pick<ShareRule, 'plusInterest' | 'round' | 'roundBeforeInterest'>
type Point = { balance: number; interest: number; minimum: number; isCapped: boolean }

const roundings = ['cent', 'dollarUp', 'dollarDown'] as const

function formsOf(hasInterest: boolean): Form[] {
  const alone = roundings.map((round): Form => ({ plusInterest: false, round }))
  if (!hasInterest) return alone
  const whole = roundings.map((round): Form => ({ plusInterest: true, round }))
  const before = roundings
    .slice(1)
    .map((round): Form => ({ plusInterest: true, round, roundBeforeInterest: true }))
  return [...alone, ...whole, ...before]
}

function shareAsked(form: Form, { balance, interest }: Point, ppm: number): number {
  return minimumDueCents({ kind: 'percent', ppm, floorCents: 0, ...form }, balance, interest)
}

/** The least share in ppm that asks for `cents` or more; one more than the whole where none does. */
function leastShare(form: Form, point: Point, cents: number): number {
  let [low, high] = [0, FULL_PPM + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (shareAsked(form, point, middle) >= cents) high = middle
    else low = middle + 1
  }
  return low
}

/** Where a share may lie so that it asks for just this minimum (`least` to `most`), or for no more (0 to `most`). */
type Span = { least: number; most: number }

const spanOf = (form: Form, point: Point): Span => ({
  least: leastShare(form, point, point.minimum),
  most: point.isCapped ? FULL_PPM : leastShare(form, point, point.minimum + 1) - 1,
})

/** How far a number is from being a plain one: 0 for a whole percent. */
function oddness(value: number, steps: readonly number[]): number {
  const at = steps.findIndex((step) => value % step === 0)
  return at < 0 ? steps.length + 3 : at
}
const SHARE_STEPS = [10_000, 5_000, 2_500, 1_000, 500, SHARE_STEP_PPM]
const AMOUNT_STEPS = [500, 100]

/** The plainest share of a span; null where it has none that an agreement would name. */
function plainestShare({ least, most }: Span): number | null {
  for (const step of SHARE_STEPS) {
    const share = Math.ceil(least / step) * step
    if (share <= most) return share
  }
  return null
}

type Candidate = { rule: ShareRule; cost: number }

/** Amounts that a floor, or an amount added to the interest, may be; null for none. */
function amountsOf(points: readonly Point[], of: (point: Point) => number): (number | null)[] {
  const exact = points.filter(({ isCapped }) => !isCapped).map(of)
  const capped = points
    .filter(({ isCapped }) => isCapped)
    .flatMap((point) => {
      const least = dollarsUp(of(point))
      return [least, ...USUAL_FLOORS.filter((cents) => cents >= least)]
    })
  return [null, ...new Set([...exact, ...capped].filter((cents) => cents >= 0 && cents % 100 === 0))]
}

type Parts = { form: Form; spans: readonly Span[]; floor: number | null; plus: number | null }

/** The plainest rule of these parts that gives every minimum; null where none does. */
function fit(points: readonly Point[], { form, spans, floor, plus }: Parts): Candidate | null {
  let [least, most] = [0, FULL_PPM]
  for (const [at, { interest, minimum, isCapped }] of points.entries()) {
    const others = Math.max(floor ?? 0, plus === null ? 0 : interest + plus)
    if (!isCapped && others > minimum) return null
    const span = spans[at]!
    if (others < minimum) least = Math.max(least, span.least)
    most = Math.min(most, span.most)
  }
  if (least > most) return null
  const ppm = plainestShare({ least, most })
  if (ppm === null) return null
  const rule: ShareRule = {
    kind: 'percent',
    ppm,
    floorCents: floor ?? 0,
    ...form,
    ...(plus !== null && { interestPlusCents: plus }),
  }
  return { rule, cost: costOf(rule) }
}

/** How unusual a rule is: agreements have few parts and plain numbers. */
function costOf({ ppm, floorCents, round, roundBeforeInterest, interestPlusCents }: ShareRule): number {
  return (
    oddness(ppm, SHARE_STEPS) +
    (ppm === 0 ? 4 : 0) +
    (floorCents === 0 ? 0 : 1 + oddness(floorCents, AMOUNT_STEPS)) +
    (interestPlusCents === undefined ? 0 : 3 + oddness(interestPlusCents, AMOUNT_STEPS)) +
    (round === 'cent' ? 0 : 1) +
    (roundBeforeInterest ? 1 : 0)
  )
}

function pointsOf(statements: readonly Asked[], hasInterest: boolean): Point[] {
  return statements.slice(0, MOST_STATEMENTS).map((statement) => {
    const minimum = ruleMinimumCents(statement)
    const { balanceCents: balance, interestCents } = statement
    const interest = hasInterest ? (interestCents ?? 0) : 0
    return { balance, interest, minimum, isCapped: minimum === balance }
  })
}

/** What a rule asks for on a statement, without what is past due or above the limit; at most the balance. */
export function askedByRule(rule: MinimumRule, { balanceCents, interestCents }: Asked): number {
  return Math.min(minimumDueCents(rule, balanceCents, interestCents ?? 0), balanceCents)
}

/**
 * The rule that gives every minimum of these statements (the latest first, of the latest 24), or null: fewer than two
 * that ask for something, or no rule of this form fits them all.
 */
export function learnMinimumRule(statements: readonly Asked[]): LearnedRule | null {
  const told = statements.filter((statement) => statement.balanceCents > 0 && ruleMinimumCents(statement) > 0)
  if (told.length < LEAST_STATEMENTS) return null
  const hasInterest = told.every(({ interestCents }) => interestCents !== null)
  const points = pointsOf(told, hasInterest)
  const floors = amountsOf(points, ({ minimum }) => minimum)
  const pluses = hasInterest ? amountsOf(points, ({ minimum, interest }) => minimum - interest) : [null]
  const found = formsOf(hasInterest).flatMap((form) => {
    const spans = points.map((point) => spanOf(form, point))
    return floors.flatMap((floor) =>
      pluses.flatMap((plus) => fit(points, { form, spans, floor, plus }) ?? []),
    )
  })
  found.sort((a, b) => a.cost - b.cost)
  const [best, next] = found
  if (!best) return null
  return { rule: best.rule, isOnly: next === undefined || next.cost > best.cost, statements: points.length }
}
