import { describe, expect, it } from 'vitest'
import type { Fact } from '#contracts/coach/coach.ts'
import { unprovenIn } from '#engine/grounding/grounding.fixtures.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { category, debt, people, records } from '#server/testing/sample-records.ts'
import { drawRoadmap } from './roadmap/draw-roadmap.ts'
import { matchIncome } from './jobs/match-income.ts'
import { writeNegotiationScript } from './negotiation-script.ts'
import { hoursIn, optimizeIncome } from './optimize-income.ts'
import { predict } from './predict.ts'
import { suggestGigs } from './ai-tools.routes.ts'

const roadmapFor = (own: Records, income: number, expenses: number) =>
  drawRoadmap(own, { currentIncome: income, monthlyExpenses: expenses, financialGoals: 'A house by 2031' })

const skills = '3 years of driving, Spanish, Excel and cooking'

/** Every answer of every tool for one person, as texts. */
const answersFor = (own: Records): Record<string, { facts: Fact[] }> => ({
  'prediction without extra': predict(own, { extraCents: 0, order: 'avalanche' }),
  'prediction with extra': predict(own, { extraCents: 12_345, order: 'snowball' }),
  'roadmap with room': roadmapFor(own, 520_000, 280_099),
  'roadmap with little': roadmapFor(own, 300_000, 258_000),
  'roadmap that falls short': roadmapFor(own, 100_000, 258_000),
  'roadmap of nothing': roadmapFor(own, 0, 0),
  'script for a stranger': writeNegotiationScript(own, {
    creditorName: 'Midland Recovery 7',
    balance: 123_456,
    interestRate: 299_900,
  }),
  ...Object.fromEntries(
    own.debts.map(({ debt, payoff }) => [
      `script for ${debt.name}`,
      writeNegotiationScript(own, {
        creditorName: debt.name,
        balance: payoff.balanceCents,
        paymentHistory: 'Good',
      }),
    ]),
  ),
  'matches in Ohio': matchIncome(own, { skills, availability: 'evenings', location: 'Dayton, Ohio' }),
  'matches of nothing known': matchIncome(own, {
    skills: 'qwxz',
    availability: 'fulltime',
    location: 'online',
    experience: 'I am new',
  }),
  income: optimizeIncome(own, {
    skills,
    location: 'Texas',
    availableHours: '10-15 hours',
    currentIncome: '$3,400',
  }),
  'income of nothing': optimizeIncome(own, {}),
  gigs: suggestGigs(skills),
})

/** All texts of an answer except what proves it. */
function textsOf(answer: object): string[] {
  return Object.entries(answer)
    .filter(([key]) => !['facts', 'cards', 'label', 'writtenBy'].includes(key))
    .flatMap(([, value]) => wordsIn(value))
}

function wordsIn(value: unknown): string[] {
  // Decimal texts and days of the wire are figures, not sentences; the facts hold them in words.
  if (typeof value === 'string') return /^-?\d+\.\d\d?$|^\d{4}-\d\d-\d\d$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

describe.each(Object.entries(people))('a person %s', (_, own) => {
  it.each(Object.entries(answersFor(own)))('%s: every number is proven', (name, answer) => {
    const ownWords = [
      ...own.debts.map(({ debt }) => debt.name),
      ...own.goals.map(({ title }) => title),
      'Midland Recovery 7',
      'A house by 2031',
      skills,
    ]
    for (const text of textsOf(answer)) {
      const evidence = { facts: answer.facts.map(({ value }) => value), passages: [], ownWords }
      expect({ name, text, unproven: unprovenIn(text, evidence) }).toEqual({ name, text, unproven: [] })
      expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
      expect(text).not.toMatch(/guarantee|we promise|you will be debt-free|act now|risk-free/i)
    }
    expect(answer).toMatchObject({ writtenBy: 'builtIn', label: expect.stringContaining('Education only') })
  })
})

const card = debt('a', { name: 'Visa', balance: 1_500_000, interestRate: 185_000, minimumPayment: 35_000 })

describe('predictions', () => {
  it('are the calculator’s: 48 months in place of 71, $3,511.94 less interest', () => {
    const found = predict(records([card]), { extraCents: 10_000, order: 'avalanche' })
    expect(found).toMatchObject({ debtFreeDate: '2030-11-01', timeReduction: 23, interestSaved: 3_511_94 })
    expect(found.facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['November 2030', '23 months', '$3,512']),
    )
  })

  it('claim nothing of a plan that does not end, and name what would end it', () => {
    const found = predict(people['whose debts never end']!, { extraCents: 0, order: 'avalanche' })
    expect(found).toMatchObject({ debtFreeDate: null, timeReduction: null, interestSaved: null })
    expect(found.recommendations[0]).toContain('do not end')
  })

  it('say points only of a card at its limit that the plan brings down, as a range with its source', () => {
    const full = debt('a', { name: 'Visa', balance: 190_000, creditLimit: 200_000 })
    const found = predict(records([full]), { extraCents: 20_000, order: 'avalanche' })
    expect(found.creditScoreImprovement).toMatch(
      /^10 to 45 points, and nobody can promise them\. Visa uses 95%/,
    )
    expect(found.facts.find(({ id }) => id === 'score.range')?.source).toContain('FICO')
    expect(
      predict(records([card]), { extraCents: 10_000, order: 'avalanche' }).creditScoreImprovement,
    ).toBeNull()
    expect(predict(records([full]), { extraCents: 0, order: 'avalanche' }).creditScoreImprovement).toBeNull()
  })
})

const timelineWith = (totalDebt: number, own = records([card])) =>
  drawRoadmap(own, { currentIncome: 400_000, monthlyExpenses: 280_000, totalDebt }).timeline

describe('the roadmap', () => {
  it('fills the cushion first, has six months, and names the debt-free month', () => {
    const found = drawRoadmap(records([card]), { currentIncome: 400_000, monthlyExpenses: 280_000 })
    expect(found.assessment).toContain('That leaves $850 a month')
    expect(found.actionPlan.map(({ month }) => month)).toEqual([
      'December 2026',
      'January 2027',
      'February 2027',
      'March 2027',
      'April 2027',
      'May 2027',
    ])
    expect(found.actionPlan[0]?.action).toContain('Put $850 into your first cushion.')
    expect(found.actionPlan[2]?.action).toContain('Pay $850 extra, on Visa first.')
    expect(found.milestones[0]).toMatchObject({ date: 'January 2027', target: '$1,400 put away' })
    expect(found.strategies.join(' ')).not.toContain('Become debt-free')
  })

  it('closes a gap before anything else, and names no date', () => {
    const found = drawRoadmap(records([card]), { currentIncome: 100_000, monthlyExpenses: 280_000 })
    expect(found.assessment).toContain('$2,150 more than comes in')
    expect(found.timeline).not.toMatch(/\d/)
    expect(found.actionPlan.map(({ month }) => month)).toEqual([
      'Week 1, through 11/26/2026',
      'Week 2, through 12/03/2026',
      'Week 3, through 12/10/2026',
      'Week 4, through 12/17/2026',
    ])
    expect(found.facts.map(({ value }) => value)).toContain('211')
  })

  it('counts debt payments once, where the expenses have them in them', () => {
    const own = records([card])
    const without = drawRoadmap(own, { currentIncome: 300_000, monthlyExpenses: 200_000 })
    const included = drawRoadmap(own, {
      currentIncome: 300_000,
      monthlyExpenses: 235_000,
      includesDebtPayments: true,
    })
    // $350 of the $2,350 are the card's minimum.
    expect(included.assessment).toBe(
      'You take in $3,000 and spend $2,000 a month beside your debts. Your minimum payments are $350. That leaves $650 a month to work with.',
    )
    expect(included.actionPlan).toEqual(without.actionPlan)
  })

  it('uses the debt that was written: what My Debts lacks is asked for', () => {
    expect(timelineWith(2_000_000)).toContain(
      'You wrote that you owe $20,000. My Debts has $15,000. Add the other $5,000 there, and the roadmap plans it too. You could be debt-free',
    )
    expect(timelineWith(1_200_000)).toContain('My Debts has $15,000, and the roadmap plans that.')
    expect(timelineWith(1_500_000)).not.toContain('You wrote')
    expect(timelineWith(50_000, records([]))).toBe(
      'You wrote that you owe $500. Add each debt on My Debts, and the roadmap plans it too.',
    )
  })

  it('takes the goal that is meant from Goals, and repeats no words that mean none', () => {
    const own = records([card], { goals: people['with everything']!.goals })
    const [goal] = own.goals
    const strategiesFor = (financialGoals: string) =>
      drawRoadmap(own, { currentIncome: 400_000, monthlyExpenses: 280_000, financialGoals }).strategies.join(
        ' ',
      )
    expect(strategiesFor(`finish the ${goal!.title}`)).toContain(`Your goal ${goal!.title}: `)
    const none = strategiesFor('keep the kids in school')
    expect(none).toContain('The goal you wrote is not on Goals yet.')
    expect(none).not.toContain('kids')
  })
})

/** The script for a debt of one's own. */
const scriptForOwn = (given: Parameters<typeof debt>[1]) => {
  const card = debt('z', { name: 'Zero', balance: 90_000, ...given })
  return writeNegotiationScript(records([card]), { creditorName: 'Zero', balance: 90_000 }).script
}

describe('negotiation scripts', () => {
  it('ask for no rate below 0 %, and for what comes after one that ends', () => {
    const ending = scriptForOwn({ promotionalRate: { interestRate: 0, endsOn: '2027-06-30' } })
    expect(ending).toContain('I owe $900 at 0.00%.')
    expect(ending).toContain('This rate ends. When is its last day')
    expect(ending).not.toContain('I would like a lower rate')
    const forGood = scriptForOwn({ type: 'other', interestRate: 0 })
    expect(forGood).toContain('Can you spread the payments')
    expect(forGood).not.toContain('lower the rate')
  })

  const asked = { creditorName: 'visa', balance: 1, paymentHistory: 'Good' }

  it('take balance and rate from the person’s own debt, and claim no record that is not there', () => {
    const { script } = writeNegotiationScript(records([card]), asked)
    expect(script).toContain('I owe $15,000 at 18.50%.')
    expect(script).toContain('[how long]')
    expect(script).not.toMatch(/paid at least|on time/)
  })

  it('say the record where it is known, and ask for help where a month was missed', () => {
    const paid = (amounts: number[]) => {
      const own = records([card])
      own.debts[0]!.paid = amounts.map((cents, place) => ({ month: `2026-0${6 + place}`, cents }))
      return writeNegotiationScript(own, asked).script
    }
    expect(paid([35_000, 36_000, 35_000, 35_000])).toContain('Some months have been hard')
    const whole = records([card])
    whole.debts[0]!.paid = ['2026-08', '2026-09', '2026-10'].map((month) => ({ month, cents: 35_000 }))
    expect(writeNegotiationScript(whole, asked).script).toContain(
      'at least the minimum for the last 3 months',
    )
  })

  it.each([
    ['Midland Credit Collections', 'Please send me written proof'],
    ['City Hospital', 'financial assistance'],
    ['First Home Mortgage', 'I want to keep my home'],
    ['Navient student loan', 'a payment that fits my income'],
    ['Toyota Auto', 'I want to keep the car'],
    ['Somebody', 'spread the payments'],
  ])('know the kind of %s by its name', (creditorName, words) => {
    expect(writeNegotiationScript(records([]), { creditorName, balance: 100_000 }).script).toContain(words)
  })

  it('tell a collector no balance', () => {
    const { script } = writeNegotiationScript(records([]), { creditorName: 'ABC Recovery', balance: 123_400 })
    expect(script).not.toContain('1,234')
  })
})

describe('where money could stay', () => {
  const fixed = [
    category('Mortgage', [1_428_16, 1_430_00], 1),
    category('Church', [600_00, 600_00], 1),
    category('Phones', [108_00, 112_00], 1),
    category('Utilities', [291_00, 320_00]),
    category('Doctor and pharmacy', [90_00, 50_00]),
  ]

  it('is day-to-day spending, the largest overspend first, and never a bill, giving or medicine', () => {
    const categories = [...fixed, category('Fun', [110_00, 100_00]), category('Eating out', [252_00, 200_00])]
    expect(optimizeIncome(records([], { categories }), {}).expenseReductions).toEqual([
      'Eating out: $252 spent of $200, $52 above its budget. Look at the largest purchase first.',
      'Fun: $110 spent of $100, $10 above its budget. Look at the largest purchase first.',
    ])
    const { strategies } = drawRoadmap(records([card], { categories }), {
      currentIncome: 400_000,
      monthlyExpenses: 280_000,
    })
    expect(strategies).toContain('Start with Eating out: it is $52 above its budget this month.')
  })

  it('is nowhere where only bills are paid and the rest goes in step with the month', () => {
    const categories = [...fixed, category('Eating out', [100_00, 200_00])]
    expect(optimizeIncome(records([], { categories }), {}).expenseReductions).toEqual([
      'Your day-to-day spending is within your budget so far this month. In all, you have $95 left this month.',
    ])
    const { strategies } = drawRoadmap(records([card], { categories }), {
      currentIncome: 400_000,
      monthlyExpenses: 280_000,
    })
    expect(strategies.join(' ')).not.toMatch(/Mortgage|Church|Phones|Utilities|Doctor/)
  })
})

describe('work that fits', () => {
  it('follows the words, moves wages to the state, and says what it does to the month', () => {
    const [first] = matchIncome(records([card]), {
      skills: 'driving',
      availability: 'weekends',
      location: 'Ohio',
    }).recommendations
    expect(first).toMatchObject({ category: 'Driving and moving', difficulty: 'Easy', skills: ['driving'] })
    expect(first?.potentialEarnings).toMatch(
      /^\$\d+\.\d\d to \$\d+\.\d\d an hour before tax and fees, an estimate for Ohio\./,
    )
    expect(first?.effect).toMatch(/^8 hours a week .* sooner\.$/)
  })

  it('says what it does not know, and names no wage for a trade that has none', () => {
    const { recommendations, unknown } = matchIncome(records([card]), {
      skills: 'sewing, xyzzy and driving',
      availability: 'weekends',
      location: 'Dayton',
    })
    expect(unknown).toEqual(['xyzzy'])
    expect(recommendations[0]).toMatchObject({
      title: 'Tailors, Dressmakers, and Custom Sewers',
      potentialEarnings: 'We have no wage figure for this trade. Ask what others near you charge.',
      effect: null,
      skills: ['sewing'],
    })
    expect(recommendations[1]?.potentialEarnings).toContain('an estimate for Ohio.')
    expect(optimizeIncome(records([]), { skills: 'xyzzy', availableHours: '10' }).unknown).toEqual(['xyzzy'])
    const [sewing] = optimizeIncome(records([]), { skills: 'sewing', availableHours: '10' }).sideHustles
    expect(sewing?.earnings).toMatch(/^We have no wage figure/)
  })

  it.each(['Mars', 'the moon', 'Narnia', 'Paris, France', 'x'])('refuses %s beside the field', (location) => {
    const said = expect.objectContaining({ code: 'unknown', parameters: [location] })
    const refusal = expect.objectContaining({
      status: 422,
      fields: [expect.objectContaining({ field: 'location', said })],
    })
    const question = { skills: 'driving', availability: 'weekends', location } as const
    expect(() => matchIncome(records([]), question)).toThrow(refusal)
    expect(() => optimizeIncome(records([]), { location })).toThrow(refusal)
  })

  it('adds no dollars to a plan in euros, and no effect where a rate is missing', () => {
    for (const own of [people['in euro, snowball']!, people['without rates, limits, minimums and dates']!]) {
      const { recommendations } = matchIncome(own, {
        skills: 'cooking',
        availability: 'flexible',
        location: 'online',
      })
      expect(recommendations.map(({ effect }) => effect)).toEqual(recommendations.map(() => null))
    }
  })

  it.each([
    ['10', 10],
    ['10-15 hours', 10],
    ['about 8 a week', 8],
    ['none', null],
    ['900', null],
    ['', null],
  ])('reads the hours in %j', (text, hours) => {
    expect(hoursIn(text)).toBe(hours)
  })
})
