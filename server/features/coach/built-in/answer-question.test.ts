import { describe, expect, it, test } from 'vitest'
import suggestions from '#content/coach/suggestions.json' with { type: 'json' }
import { unprovenIn } from '#engine/grounding/grounding.fixtures.ts'
import { category, debt, people, records } from '#server/testing/sample-records.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import { answerQuestion, replies } from './answer-question.ts'
import { knownIntents, matchIntent } from './match-intent.ts'

const questionsOf = (id: string, example: string) =>
  ({
    extra_payment: [example, 'What if I pay $75 more a month?', 'What does an extra payment do?'],
    target_date: [
      example,
      'How much to be done in 36 months?',
      'I want to be debt-free by March 2030',
      'I want to be done by Christmas',
    ],
    windfall: [example, 'I got a bonus of $2,000'],
    income_effect: [example, 'What if I earn $150 a week more?'],
    wage_of_job: [example, 'How much does a tutor earn in Ohio?'],
  })[id] ?? [example]

describe.each(Object.entries(people))('a person %s', (_, own) => {
  it.each(knownIntents)('asks $id: every number is proven', ({ id, example }) => {
    for (const question of questionsOf(id, example)) {
      const { text, facts, passages, intent } = answerQuestion(question, own)
      expect({ question, intent }).toEqual({ question, intent: id })
      const names = [...own.debts.map(({ debt }) => debt.name), ...own.goals.map(({ title }) => title)]
      const evidence = {
        facts: facts.map(({ value }) => value),
        passages: passages.map((one) => one.text),
        ownWords: names,
      }
      expect({ question, text, unproven: unprovenIn(text, evidence) }).toEqual({
        question,
        text,
        unproven: [],
      })
      expect(text.length).toBeGreaterThan(20)
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      expect(text).not.toMatch(/guarantee|we promise|you will be debt-free|act now/i)
    }
  })
})

test('every known question has an answer, and every answer a question', () => {
  expect(Object.keys(replies).toSorted()).toEqual(knownIntents.map(({ id }) => id).toSorted())
})

describe('what is offered on a button is answered', () => {
  const answers = Object.values(people).flatMap((own) =>
    knownIntents.flatMap(({ example }) => [
      answerQuestion(example, own),
      answerQuestion(`${example} and the moon, the stars and a green cheese`, own),
    ]),
  )

  it('a next question', () => {
    const led = new Set(answers.flatMap(({ nextQuestion }) => nextQuestion ?? []))
    expect(led.size).toBeGreaterThan(40)
    expect([...led].filter((question) => matchIntent(question).intent === null)).toEqual([])
  })

  it('a question to start with', () => {
    const first = [...suggestions.withDebt, ...suggestions.withoutDebt]
    expect(first.filter((question) => matchIntent(question).intent === null)).toEqual([])
  })

  it('a choice, which is another question than the one that was asked', () => {
    const choices = answers.flatMap((one) => one.choices)
    expect(new Set(choices.map(({ id }) => id)).size).toBeGreaterThan(20)
    const wrong = choices.filter(({ id, question }) => matchIntent(question).intent !== id)
    expect(wrong).toEqual([])
    const own = people['with everything']!
    const again = knownIntents.filter(({ example }) =>
      answerQuestion(example, own).choices.some(({ question }) => question === example),
    )
    expect(again).toEqual([])
  })

  it('a choice for each known question, but for small talk', () => {
    const wrong = knownIntents.filter(({ id, example }) => matchIntent(example).intent !== id)
    expect(wrong).toEqual([])
  })
})

describe('an amount that was not named is asked for', () => {
  const own = people['with everything']!

  it.each([
    ['What if I pay a little more each month?', 'How much more a month?', 'What if I pay $50 more a month?'],
    ['What if I pay less each month?', 'How much less a month?', 'What if I pay $50 less a month?'],
    ['I got a tax refund, what should I do with it?', 'How much is it?', 'What if I pay $1,000 at once?'],
    [
      'What would a side job do for my debt?',
      'How much more would you earn',
      'What if I earn $400 more a month?',
    ],
    [
      'What must I pay each month to be done by a certain date?',
      'By when?',
      'How much must I pay to be done in 3 years?',
    ],
  ])('%s', (question, words, choice) => {
    const asked = answerQuestion(question, own)
    expect(asked).toMatchObject({ kind: 'choices', facts: [], nextQuestion: null })
    expect(asked.text).toContain(words)
    expect(asked.text).not.toMatch(/[$\d]/)
    expect(asked.choices.map((one) => one.question)).toContain(choice)
    const chosen = answerQuestion(choice, own)
    expect(chosen.kind).toBe('answer')
    expect(chosen.facts.length).toBeGreaterThan(0)
  })
})

test('a rate or a minimum that nobody entered is named beside the date that rests on it', () => {
  const bare = records([debt('a', { name: 'Sofa', interestRate: null, minimumPayment: null })])
  const { text } = answerQuestion('When will I be debt-free?', bare)
  expect(text).toContain('No rate is known for Sofa, so 22.15% is counted, typical for credit cards.')
  expect(text).toContain('No minimum is known for Sofa, so the usual one of its kind is counted.')
  const loan = records([debt('a', { type: 'student_loan', name: 'Sofa', interestRate: null })])
  expect(answerQuestion('When will I be debt-free?', loan).text).toContain(
    'No rate is known for Sofa, so its interest is not counted.',
  )
  const whole = records([debt('a', { minimumPayment: 35_000 })])
  expect(answerQuestion('When will I be debt-free?', whole).text).not.toContain('is known for')
})

test.each(['collector_rights', 'validate_debt', 'stop_calls', 'dispute_error'])(
  'an answer about collectors or disputes (%s) names the screen with the letters',
  (id) => {
    const { example = '' } = knownIntents.find((intent) => intent.id === id) ?? {}
    const { intent, text } = answerQuestion(example, people['with nothing']!)
    expect(intent).toBe(id)
    // The web makes a link of it.
    expect(text).toMatch(/\bon Letters\b/)
  },
)

test('a plan that never ends leads to every way out', () => {
  const own = records([debt('a', { balance: 1_000_000, interestRate: 300_000, minimumPayment: 25_000 })], {
    extraCents: 0,
  })
  const { text } = answerQuestion('When will I be debt-free?', own)
  // The web makes a link of it.
  expect(text).toMatch(/\bopen Every Way Out\b/)
  const ends = records([debt('a', { balance: 1_000_000, interestRate: 300_000, minimumPayment: 35_000 })])
  expect(answerQuestion('When will I be debt-free?', ends).text).not.toContain('Every Way Out')
})

test('the figures are the engine’s', () => {
  const own = records([debt('a', { balance: 1_500_000, interestRate: 185_000, minimumPayment: 35_000 })], {
    extraCents: 10_000,
  })
  const { text } = answerQuestion('When will I be debt-free?', own)
  // The calculator's default: 48 months and $6,217.05 of interest.
  expect(text).toContain('You could be debt-free in November 2030, in 48 months.')
  expect(text).toContain('Interest until then comes to $6,217.')
})

const answer = (question: string, own: Parameters<typeof answerQuestion>[1]) =>
  answerQuestion(question, own).text

const dollars = (text: string | undefined) => Number(text?.replaceAll(/[^\d]/g, ''))

test('every difference in interest is that of the sums shown with it', () => {
  const debts = [
    debt('a', { balance: 812_345, interestRate: 267_400, minimumPayment: 20_500 }),
    debt('b', { balance: 345_678, interestRate: 119_900, minimumPayment: 7000 }),
  ]
  for (let extraCents = 10_000; extraCents < 30_000; extraCents += 1_111) {
    const own = records(debts, { extraCents })
    const orders = answer('Should I use avalanche or snowball?', own)
    const [avalanche, snowball] = orders.match(/\$[\d,]+ of interest/g)!.map(dollars)
    const difference = dollars(/difference in interest is (\$[\d,]+)/.exec(orders)?.[1])
    expect({ extraCents, difference }).toEqual({ extraCents, difference: snowball! - avalanche! })
    const facts = planFacts(own)
    const shown = (id: string) => dollars(facts.find((fact) => fact.id === id)?.value)
    expect(shown('plan.saved')).toBe(shown('plan.minimums.interest') - shown('plan.own.interest'))
  }
})

test('a bill that is paid is no trouble, and is called paid', () => {
  const categories = [
    category('Mortgage', [1_428_16, 1_430_00], 1),
    category('Church', [600_00, 600_00]),
    category('Eating out', [190_00, 200_00]),
  ]
  const status = answer('Am I over budget?', records([], { categories }))
  expect(status).toContain('Look at these first:\nEating out: $10 left')
  expect(status).not.toMatch(/Mortgage|Church/)
  const calm = answer('Am I over budget?', records([], { categories: categories.slice(0, 2) }))
  expect(calm).toContain('Every category is on track.')
  expect(answer('How much do I have left for Mortgage this month?', records([], { categories }))).toContain(
    'Mortgage is paid for this month, with $2 left.',
  )
})

describe('more or less a month', () => {
  const one = debt('a', { balance: 1_500_000, interestRate: 185_000, minimumPayment: 35_000 })
  const own = records([one], { extraCents: 10_000 })

  it('rests on the sum that is asked about, not on the one of now', () => {
    expect(answer('What if I pay 50 more?', own)).toContain('This counts $500 a month, $150 of it above')
  })

  it('never takes less for more', () => {
    // The calculator's default again: $350 alone takes 71 months and $9,728.99 of interest.
    const text = answer('what if i pay 100 less each month', own)
    expect(text).toContain('With $100 less a month you could be debt-free in October 2032.')
    expect(text).toContain('23 months later, and costs $3,512 more interest')
    expect(text).toContain('This counts $350 a month, $0 of it above')
    expect(answer('what if I stop paying the extra', own)).toBe(text)
  })

  it('tells a total, a week and a single payment from more a month', () => {
    expect(answer('I want to pay 500 a month in total', own)).toContain('With $50 more a month')
    expect(answer('I want to pay 400 a month in total', own)).toContain('With $50 less a month')
    expect(answer('what if I put an extra 25 a week on it', own)).toContain('With $108 more a month')
    expect(answer('what if I throw an extra 1000 at it once', own)).toContain('$1,000 paid at once')
  })

  it('does not count less than the minimums', () => {
    const text = answer('what if I pay 200 less a month', own)
    expect(text).toContain('under your minimum payments, which come to $350')
    expect(text).not.toContain('debt-free in')
  })
})

describe('one debt by its name', () => {
  const own = records([
    debt('a', {
      name: 'Store',
      balance: 500_000,
      interestRate: 180_000,
      minimumPayment: null,
      minimumRule: {
        percent: 10_000,
        floor: 2500,
        plusInterest: true,
        round: 'cent',
        roundBeforeInterest: false,
        interestPlus: null,
      },
      paymentDueDate: '2026-01-31',
    }),
    debt('b', {
      name: 'Car',
      balance: 120_000,
      interestRate: 0,
      minimumPayment: 10_000,
      paymentDueDate: null,
    }),
  ])

  it.each([
    ['how much do I owe on the Store card', 'Store: you owe $5,000.'],
    // 1 % of $5,000 and $75 of interest.
    ['What is the minimum on my Store card?', 'The minimum on Store is $125 now.'],
    ['how much interest does Store cost me per month', 'A month of interest on Store is about $75 now.'],
    ['what is the rate on Store', 'Store: 18.00%.'],
    ['when will the Car be paid off?', 'Car could be paid off in October 2027, in 12 months.'],
    ['when are my bills due', 'Store: 11/30/2026'],
    ['how much interest will I pay in total', 'of interest in all.'],
  ])('%s: %s', (question, words) => {
    expect(answer(question, own)).toContain(words)
  })

  it('estimates a minimum only where none is known', () => {
    expect(answer('What are my minimum payments?', own)).not.toContain('estimated')
    expect(answer('What are my minimum payments?', records([debt('a', { minimumPayment: null })]))).toContain(
      ', estimated',
    )
  })
})

describe('why there is no end date', () => {
  const slow = debt('a', {
    type: 'other',
    balance: 10_000_000,
    interestRate: 60_000,
    minimumPayment: 50_050,
  })
  const rises = debt('a', {
    balance: 1_000_000,
    interestRate: 299_900,
    minimumPayment: null,
    minimumRule: {
      percent: 20_000,
      floor: 2500,
      plusInterest: true,
      round: 'cent',
      roundBeforeInterest: false,
      interestPlus: null,
    },
    promotionalRate: { interestRate: 0, endsOn: '2027-03-31' },
  })
  const asStands = { extraCents: 0 }

  it.each([
    ['it outruns the payment', people['whose debts never end']!, 'the debts do not end'],
    ['it takes too long', records([slow], asStands), 'it takes more than 50 years'],
    ['a minimum rises', records([rises], asStands), 'From April 2027 on your lenders ask for more'],
  ])('%s', (_, own, words) => {
    expect(answer('When will I be debt-free?', own)).toContain(words)
    expect(answer('What if I pay $1 more a month?', own)).toContain(words)
  })

  it('is said of a sum paid at once that changes nothing about it', () => {
    expect(answer('I have $10 to pay at once', people['whose debts never end']!)).toContain(
      '$10 paid at once does not end the debts by itself.',
    )
  })

  it('is not said of a plan that a sum paid at once would end', () => {
    expect(answer('I have $20,000 to pay at once', records([slow], asStands))).toContain(
      'your debts could end in',
    )
  })
})

describe('the two orders', () => {
  it('cost the same where nothing tells the debts apart', () => {
    const text = answer('Should I use avalanche or snowball?', records([debt('a', {}), debt('b', {})]))
    expect(text).toContain('Both cost the same here')
  })

  it('are not called a price to pay where the smallest first is the cheaper one', () => {
    const sofa = debt('a', {
      type: 'other',
      balance: 240_000,
      interestRate: 289_900,
      minimumPayment: 6000,
      deferredInterest: { interestRate: 289_900, endsOn: '2027-05-15', accrued: 12_033 },
    })
    const other = debt('b', { balance: 310_055, interestRate: 212_400, minimumPayment: null })
    const text = answer('Should I use avalanche or snowball?', records([sofa, other], { extraCents: 5_000 }))
    expect(text).toContain('Here smallest balance first costs less, by $89.')
    expect(answer('When does the offer end?', records([sofa]))).toContain(
      'interest is deferred until 05/15/2027.',
    )
  })
})

test('who has paid everything off hears that, and not that a debt is missing', () => {
  const own = { ...records([]), closedDebts: [debt('a', { balance: 0 })] }
  expect(answer('When will I be debt-free?', own)).toContain('every one of them is paid off')
  expect(answer('When will I be debt-free?', records([]))).toContain('You have no open debt here')
})

describe('what it does not know', () => {
  it('is said, with what it can do and who can help', () => {
    const unknown = answerQuestion('qwxz zzkr', people['with nothing']!)
    expect(unknown).toMatchObject({ intent: null, kind: 'choices', passages: [], nextQuestion: null })
    expect(unknown.text).toContain('I do not know that one.')
    expect(unknown.text).toMatch(/call 211.*nfcc\.org/s)
    expect(unknown.facts.map(({ value }) => value)).toEqual(['211'])
    expect(unknown.choices.map(({ id }) => id)).toEqual(['start_saving', 'emergency_fund', 'how_scores_work'])
    const withDebts = answerQuestion('qwxz zzkr', people['with everything']!)
    expect(withDebts.choices.map(({ question }) => question)).toContain('When will I be debt-free?')
  })

  it('the library answers where it fits', () => {
    const found = answerQuestion('how do credit unions work', people['with nothing']!)
    expect(found).toMatchObject({ intent: null, kind: 'library', choices: [] })
    expect(found.passages.map(({ title }) => title)).toContain('Payday and title loans: the way out')
  })

  it('the nearest questions are offered, three at most', () => {
    const { kind, text, choices, facts } = answerQuestion(
      'What percent of my paycheck goes to debt?',
      people['with everything']!,
    )
    expect(kind).toBe('choices')
    expect(text).toBe('I am not sure what you are asking. Is it one of these? If not, try other words.')
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.length).toBeLessThanOrEqual(3)
    expect(facts).toEqual([])
  })
})

test('the same question gets the same answer', () => {
  const own = people['with everything']!
  expect(answerQuestion('Which debt should I pay first?', own)).toEqual(
    answerQuestion('Which debt should I pay first?', own),
  )
})
