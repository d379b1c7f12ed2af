import { describe, expect, it } from 'vitest'
import { defaultFormats } from '#web/format/drawing.ts'
import { formatsStore } from '#web/format/formats.ts'
import { payoffSpan } from '#engine/debts/findings/range.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { month } from '../figures.ts'
import { nextStepOf } from '../due/next-step.ts'
import { debt, planOf } from './plan-under-test.ts'
import { changesOf } from './chart-changes.ts'
import { goneMonth, minimumsKind, monthOf, progressOf, quickWinsOf, seriesOf, targetOf } from './plan-view.ts'
import {
  answerOf,
  basisOf,
  doneOf,
  lineNote,
  lineSummary,
  lineTitle,
  minimumsEnd,
  orderReason,
  rangeSentence,
  savedAgainstMinimums,
  savedSentence,
  stepReason,
  withoutSavingNote,
} from './plan-words.ts'

const store = debt({
  id: 's',
  name: 'Store card',
  balance: 145_000,
  interestRate: 274_900,
  highestBalance: 290_000,
})
const visa = debt({ id: 'v', name: 'Visa', balance: 820_000, minimumPayment: 20_500 })

describe('the answer', () => {
  it('names the month counted from today, and what it rests on', () => {
    const plan = planOf([store, visa])
    expect(answerOf(plan)).toEqual({ before: 'You could be debt-free in', date: 'March 2029', after: '.' })
    expect(basisOf(plan)).toMatch(
      /^Paying \$450 a month \(\$200 extra\), highest rate first, as of Nov 20, 2026\. /,
    )
    expect(goneMonth(plan, 's')).toBeLessThan(goneMonth(plan, 'v') ?? 0)
  })

  it('does not name a date where the interest outruns the payments', () => {
    const plan = planOf(
      [
        debt({
          id: 'n',
          name: 'Card',
          balance: 1_000_000,
          interestRate: 300_000,
          minimumPayment: 10_000,
        }),
      ],
      {
        extra: 0,
      },
    )
    expect(plan.chosen.status).toBe('never')
    expect(answerOf(plan).date).toBeNull()
    expect(doneOf(plan.chosen, plan).short).toBe('never')
    expect(lineTitle(plan)).toContain('do not reach zero')
  })

  it('says not finished within 10 years, with the true date', () => {
    const home = debt({
      id: 'h',
      name: 'Home',
      type: 'mortgage',
      balance: 18_000_000,
      interestRate: 42_500,
      minimumPayment: 88_549,
    })
    const plan = planOf([home], { extra: 0 })
    expect(doneOf(plan.chosen, plan)).toEqual({
      short: 'not finished within 10 years',
      note: 'done in December 2056',
    })
  })
})

function rangeOf(...given: Parameters<typeof planOf>): string {
  const plan = planOf(...given)
  return rangeSentence(plan, payoffSpan(plan.start.input, plan.chosen))
}

describe('the range of the answer', () => {
  it('is said once it is wider than a month', () => {
    const slow = debt({
      id: 'c',
      name: 'Card',
      balance: 2_000_000,
      interestRate: 240_000,
      minimumPayment: 42_000,
    })
    expect(rangeOf([slow], { extra: 0 })).toBe(
      'Between September 2039 and July 2040, most likely September 2039.',
    )
    expect(rangeOf([store, visa])).toBe('')
  })

  it('says where one way of counting never ends, and nothing of a plan without an end', () => {
    // A twelfth of 24 % on $10,000 is $200; day by day it is $202.
    const card = debt({
      id: 'c',
      name: 'Card',
      balance: 1_000_000,
      interestRate: 240_000,
      minimumPayment: 20_100,
    })
    expect(rangeOf([card], { extra: 0 })).toBe('If a lender adds interest every day, it may not reach zero.')
    expect(rangeOf([{ ...card, minimumPayment: 19_000 }], { extra: 0 })).toBe('')
  })
})

describe('what an order is good for', () => {
  it('does not call the highest rate the cheapest where an offer ends', () => {
    const offer = { promotionalRate: { interestRate: 0, endsOn: '2027-06-30' } }
    expect(orderReason(planOf([store, visa]))).toMatch(/usually costs the least interest/)
    expect(orderReason(planOf([store, { ...visa, ...offer }]))).toMatch(/another order can cost less/)
  })
})

/** A comparison in which both orders end, with this interest. */
function withInterest(avalancheCents: number, snowballCents: number) {
  const { comparison, start } = planOf([store])
  return {
    start,
    comparison: {
      ...comparison,
      avalanche: { ...comparison.avalanche, interestCents: avalancheCents },
      snowball: { ...comparison.snowball, interestCents: snowballCents },
      interestSavedCents: snowballCents - avalancheCents,
    },
  }
}

describe('interest saved', () => {
  it('is the difference of the two sums that stand beside it', () => {
    // $6,825 and $6,987 are shown; to the cent the difference is $161.02.
    expect(savedSentence(withInterest(6_825_49, 6_986_51))).toBe('Interest saved by avalanche: $162.')
    expect(savedSentence(withInterest(6_825_49, 6_825_20))).toBe(
      'You have one debt to pay, so both orders are the same.',
    )
    const comparison = {
      ...planOf([store]).comparison,
      minimumsOnly: { ...planOf([store]).comparison.minimumsOnly, interestCents: 6_986_51 },
    }
    const chosen = { ...planOf([store]).chosen, interestCents: 6_825_49 }
    expect(savedAgainstMinimums({ chosen, comparison })).toBe(162_00)
  })

  it('is said for avalanche', () => {
    const plan = planOf([visa, debt({ id: 'l', name: 'Loan', balance: 300_000, interestRate: 50_000 })])
    expect(savedSentence(plan)).toMatch(/^Interest saved by avalanche: \$[1-9]/)
  })

  it('is never below 0, and says that snowball is the cheaper one', () => {
    const words = savedSentence(withInterest(1_000_00, 958_00))
    expect(words).toContain('$0')
    expect(words).toContain('snowball is the cheaper one, by $42')
  })

  it('is written in the person’s currency where it is nothing', () => {
    const plan = withInterest(1_000_00, 958_00)
    formatsStore.set({ ...defaultFormats, currency: 'EUR' })
    try {
      expect(savedSentence(plan)).toContain(
        'Interest saved by avalanche: €0. Here snowball is the cheaper one, by €42.',
      )
    } finally {
      formatsStore.reset()
    }
  })
})

const minimumsNote = (one: Debt) => withoutSavingNote(planOf([one], { extra: 0 }))

describe('the minimums alone', () => {
  const slow = { interestRate: 60_000, type: 'other', balance: 10_000_000 } as const

  it('have no end only where that is proved', () => {
    expect(minimumsNote(debt({ id: 'n', name: 'Never', ...slow, minimumPayment: 40_000 }))).toContain(
      'have no end',
    )
    expect(minimumsNote(debt({ id: 'l', name: 'Long', ...slow, minimumPayment: 50_050 }))).toBe(
      'the minimums alone take over 50 years',
    )
  })

  it('have one where it is the plan that falls short', () => {
    const card = debt({
      id: 'r',
      name: 'Rises',
      balance: 1_000_000,
      interestRate: 299_900,
      promotionalRate: { interestRate: 0, endsOn: '2027-03-31' },
      minimumRule: {
        percent: 20_000,
        floor: 2500,
        plusInterest: true,
        round: 'cent',
        roundBeforeInterest: false,
        interestPlus: null,
      },
    })
    expect(planOf([card], { extra: 0 }).chosen.status).toBe('short')
    expect(minimumsNote(card)).toBe('no end date to compare yet')
  })
})

describe('a tie has no winner', () => {
  it.each([
    ['You have one debt to pay, so both orders are the same.', [visa]],
    ['Your smallest debt is also the most expensive, so both orders are the same.', [visa, store]],
    [
      'Your debts all have the same rate, so both orders cost the same.',
      [visa, { ...store, interestRate: visa.interestRate }],
    ],
  ])('%s', (words, debts) => {
    expect(savedSentence(planOf(debts))).toBe(words)
  })
})

const falling = {
  percent: 20_000,
  floor: 2500,
  plusInterest: true,
  round: 'cent',
  roundBeforeInterest: false,
  interestPlus: null,
} as const

describe('the minimums are said as fixed or falling', () => {
  const ruled = { ...visa, minimumRule: falling }
  const addRule = 'If a card’s minimum falls as you pay, edit the card and add its rule under More details.'

  it.each([
    ['counted as fixed amounts', `It counts your minimums as fixed amounts. ${addRule}`, [visa, store]],
    ['which fall as you pay', 'Your minimums fall as you pay.', [ruled]],
    [
      'some fixed, some falling',
      `Some minimums are fixed, the others fall as you pay. ${addRule}`,
      [ruled, store],
    ],
  ])('%s', (note, sentence, debts) => {
    const plan = planOf(debts)
    expect(basisOf(plan)).toContain(`sooner than paying only your minimums (${note}), with`)
    expect(lineNote(plan)).toBe(`The dotted line is what minimums alone would do. ${sentence}`)
  })

  it('those of a debt that is paid off do not count', () => {
    expect(minimumsKind([store, { ...ruled, balance: 0 }])).toBe('fixed')
  })

  it('are named in the legend by when they would end', () => {
    const plan = planOf([visa, store])
    const end = month(monthOf(plan, plan.comparison.minimumsOnly.months))
    expect(minimumsEnd(plan)).toBe(`Minimums only would take until ${end}`)
    const slow = debt({ id: 'l', name: 'Long', balance: 10_000_000, interestRate: 60_000, type: 'other' })
    expect(minimumsEnd(planOf([{ ...slow, minimumPayment: 50_050 }], { extra: 0 }))).toBe(
      'Minimums only would take more than 50 years',
    )
  })
})

describe('the chart names what changes', () => {
  it('a debt that is paid off, but for the last: that month is marked as debt-free', () => {
    const plan = planOf([visa, store])
    const at = plan.chosen.plan.payoffMonth['s']
    expect(changesOf(plan)).toEqual([{ month: at, text: 'Store card is paid off' }])
  })

  it('an offer that ends while something is owed, in its last month', () => {
    const offered = { ...visa, promotionalRate: { interestRate: 0, endsOn: '2027-06-30' } }
    const [first] = changesOf(planOf([offered, store]))
    expect(first).toEqual({ month: 7, text: 'the offer on Visa ends, then 22.90%' })
  })

  it('deferred interest that is added', () => {
    const deferredInterest = { interestRate: 299_900, endsOn: '2027-03-31', accrued: 10_000 }
    const texts = changesOf(planOf([{ ...visa, deferredInterest }], { extra: 0 })).map(({ text }) => text)
    expect(texts).toEqual(['deferred interest on Visa is added'])
  })
})

describe('the picture', () => {
  it('starts at the balances and ends at zero', () => {
    const plan = planOf([store, visa])
    const series = seriesOf(plan)
    expect(series.map((one) => one.values[0])).toEqual([145_000, 820_000])
    expect(series.map((one) => one.values.at(-1))).toEqual([0, 0])
    expect(series[0]?.values).toHaveLength(plan.chosen.months + 1)
    expect(lineSummary(plan)).toContain('Store card is paid off in')
  })
})

describe('what comes next', () => {
  it('is the debt that gets the extra, with its whole payment', () => {
    const step = nextStepOf(planOf([visa, store]))
    expect(step).toMatchObject({ debt: { id: 's' }, payCents: 24_500, aboveCents: 20_000 })
  })

  it('says why, and never of another debt what is true of the target', () => {
    const tiny = debt({ id: 't', name: 'Tiny', balance: 3000, minimumPayment: 2500 })
    const plan = planOf([visa, tiny, store], { order: 'snowball' })
    const step = nextStepOf(plan)!
    // The target takes $5 of the extra, the next one all the rest of it.
    expect([targetOf(plan)?.id, step.debt.id]).toEqual(['t', 's'])
    expect(stepReason(plan, step)).toBe('Tiny is paid off this month, and the rest goes here.')
  })

  it('calls no debt the smallest or the dearest where nothing extra is paid', () => {
    for (const order of ['avalanche', 'snowball'] as const) {
      const plan = planOf([store, visa], { order, extra: 0 })
      const step = nextStepOf(plan)!
      expect([targetOf(plan)?.id, step.debt.id]).toEqual(['s', 'v'])
      expect(stepReason(plan, step)).toBe('It is your largest payment this month.')
    }
  })

  it('is nothing where nothing is owed', () => {
    expect(targetOf(planOf([debt({ id: 'z', name: 'Zero', balance: 0 })]))).toBeNull()
    expect(nextStepOf(planOf([debt({ id: 'z', name: 'Zero', balance: 0 })]))).toBeNull()
  })
})

describe('progress and quick wins', () => {
  it('measures what was paid of the highest balances', () => {
    expect(progressOf([store, visa])).toBe(13)
    expect(progressOf([])).toBe(0)
  })

  it('lists debts under $5,000, smallest first', () => {
    const edge = debt({ id: 'e', name: 'Edge', balance: 500_000 })
    const small = debt({ id: 'a', name: 'Small', balance: 90_000 })
    expect(quickWinsOf([visa, store, edge, small]).map((one) => one.id)).toEqual(['a', 's'])
  })
})
