import { describe, expect, test } from 'vitest'
import { onePercentPlusInterest } from '#engine/testing/cards.ts'
import { publishedStatements } from '#engine/testing/published-statements.ts'
import { dailyRatePpm, matchStatement } from './match-statement.ts'
import { impossibleFigures, type Statement } from './statement.ts'
import { statementBox } from './statement-box.ts'

const balanceCents = 5_439_39
const aprPpm = 157_400
const { minimumOnly, threeYear } = statementBox({ balanceCents, aprPpm, minimum: onePercentPlusInterest })

/** As a bank prints it that counts as Jubilee does: $54.39 and $71.35 of interest are $125.74. */
const printed: Statement = {
  balanceCents,
  minimumCents: 125_74,
  dueOn: '2026-12-14',
  aprPpm,
  interestCents: 71_35,
  pastDueCents: 0,
  overLimitCents: 0,
  minimumOnlyMonths: Math.round(minimumOnly.months / 12) * 12,
  minimumOnlyTotalCents: Math.round(minimumOnly.totalCents / 100) * 100,
  threeYearPaymentCents: 191_00,
  threeYearTotalCents: 6_876_00,
}
const check = (change: Partial<Statement>) =>
  matchStatement({ ...printed, ...change }, onePercentPlusInterest)
const of = (figure: string, change: Partial<Statement>) => check(change).find((one) => one.figure === figure)

test('a statement that counts as Jubilee does matches in every figure, with nothing to explain', () => {
  const checked = check({})
  expect(checked.map(({ figure }) => figure)).toEqual([
    'minimum',
    'minimumOnlyTime',
    'minimumOnlyTotal',
    'threeYearPayment',
    'threeYearTotal',
  ])
  for (const one of checked) expect(one).toMatchObject({ isMatch: true, reasons: [] })
})

test('either total of three years matches: dollars times 36, or cents times 36', () => {
  expect(of('threeYearTotal', { threeYearTotalCents: threeYear.exactTotalCents })).toMatchObject({
    isMatch: true,
    ours: threeYear.exactTotalCents,
  })
})

test.each(publishedStatements)(
  'the box of a published statement matches, or all but minimums alone in a known miss: $issuer, $statement.dueOn',
  ({ statement, rule, isHeld }) => {
    const box = matchStatement(statement, rule).slice(1)
    const hasThreeYears = statement.threeYearPaymentCents !== null
    expect(box.map(({ figure, isMatch }) => [figure, isMatch])).toEqual([
      ['minimumOnlyTime', isHeld],
      ['minimumOnlyTotal', isHeld],
      ...(hasThreeYears
        ? [
            ['threeYearPayment', true],
            ['threeYearTotal', true],
          ]
        : []),
    ])
  },
)

test('interest by the day is a match that is explained', () => {
  const daily = statementBox({
    balanceCents,
    aprPpm: dailyRatePpm(aprPpm),
    minimum: onePercentPlusInterest,
  })
  expect(daily.minimumOnly.totalCents).toBeGreaterThan(minimumOnly.totalCents + 10_00)
  expect(of('minimumOnlyTotal', { minimumOnlyTotalCents: daily.minimumOnly.totalCents })).toMatchObject({
    isMatch: true,
    reasons: [{ kind: 'dailyInterest' }],
  })
})

test('daily compounding is a little more than a twelfth: 15.74 % is about 15.84 %', () => {
  expect(dailyRatePpm(157_400)).toBe(158_402)
})

describe('where a figure differs', () => {
  test('another rate: the one that the three-year payment fits is named', () => {
    const { threeYear: dearer } = statementBox({
      balanceCents,
      aprPpm: 249_900,
      minimum: onePercentPlusInterest,
    })
    const found = of('threeYearPayment', {
      threeYearPaymentCents: dearer.paymentCents,
      threeYearTotalCents: dearer.totalCents,
    })!
    expect(found.isMatch).toBe(false)
    const [reason] = found.reasons
    expect(reason?.kind === 'rate' && Math.abs(reason.aprPpm - 249_900) < 2_000).toBe(true)
  })

  test('past due: entered as such it matches, else it is among the reasons', () => {
    const minimumCents = printed.minimumCents + 80_00
    expect(of('minimum', { minimumCents, pastDueCents: 80_00 })).toMatchObject({ isMatch: true })
    const kinds = of('minimum', { minimumCents })!.reasons.map(({ kind }) => kind)
    expect(kinds).toEqual(['rule', 'pastDue', 'overLimit'])
  })

  test('the interest, where the rule adds it and it was not entered', () => {
    const other = { minimumCents: 121_00, interestCents: null }
    expect(of('minimum', other)!.reasons.map(({ kind }) => kind)).toEqual(['interest', 'rule'])
  })

  test('minimums that never pay it off', () => {
    const found = matchStatement(printed, { kind: 'fixed', cents: 20_00 })
    expect(found.find(({ figure }) => figure === 'minimumOnlyTotal')).toMatchObject({
      ours: null,
      isMatch: false,
      reasons: [{ kind: 'notPaidOff' }, { kind: 'rule' }],
    })
  })
})

const impossible = (change: Partial<Statement>, daysAhead = 20) =>
  impossibleFigures({ ...printed, ...change }, daysAhead)

test('figures that no statement can have', () => {
  expect(impossible({})).toEqual([])
  expect(impossible({ minimumCents: balanceCents + 1 })).toEqual([
    { field: 'minimum', because: 'minimumAboveBalance' },
  ])
  expect(impossible({ interestCents: balanceCents + 1 })).toMatchObject([{ field: 'interest' }])
  expect(impossible({ pastDueCents: 126_00 })).toMatchObject([{ field: 'pastDue' }])
  expect(impossible({ pastDueCents: 100_00, overLimitCents: 50_00 })).toMatchObject([{ field: 'overLimit' }])
  expect(impossible({ minimumOnlyTotalCents: 5_438_00 })).toMatchObject([{ field: 'minimumOnlyTotal' }])
  expect(impossible({ threeYearPaymentCents: 150_00, threeYearTotalCents: null })).toMatchObject([
    { field: 'threeYearPayment', because: 'paymentsTooLow' },
  ])
  expect(impossible({ threeYearTotalCents: 9_876_00 })).toMatchObject([{ because: 'totalUnlikePayment' }])
  expect(impossible({}, 90)).toEqual([{ field: 'dueOn', because: 'dueTooFar' }])
})
