import { describe, expect, it, test } from 'vitest'
import type { Debt } from '#contracts/debts.ts'
import { toPayoffDebt } from '#contracts/to-payoff-debt.ts'
import { unprovenIn } from '#engine/proof/proof.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import { FIRST_SETTINGS } from '#server/features/settings/settings.table.ts'
import { answerQuestion, replies } from './answer-question.ts'
import { knownIntents } from './match-intent.ts'

const TODAY = '2026-11-20'

function debt(id: string, given: Partial<Debt>): Debt {
  const balance = given.balance ?? '1000.00'
  return {
    id,
    name: `Debt ${id}`,
    type: 'credit_card',
    balance,
    interestRate: '0.2199',
    minimumPayment: '40.00',
    paymentDueDate: '2026-12-15',
    promotionalRate: null,
    deferredInterest: null,
    minimumRule: null,
    creditLimit: '5000.00',
    startedOn: null,
    openingBalance: balance,
    highestBalance: '2000.00',
    paidTotal: '0.00',
    version: 1,
    createdAt: `${TODAY}T00:00:00Z`,
    updatedAt: `${TODAY}T00:00:00Z`,
    ...given,
  } as Debt
}

function records(debts: Debt[], rest: Partial<Records> = {}): Records {
  return {
    today: TODAY,
    debts: debts.map((one) => {
      const { debt: payoff, assumed } = toPayoffDebt(one, TODAY)
      return { debt: one, payoff, lacksRate: assumed.includes('rate'), paid: [] }
    }),
    closedDebts: [],
    order: 'avalanche',
    extraCents: 20_000,
    categories: [],
    goals: [],
    scores: [],
    settings: FIRST_SETTINGS,
    ...rest,
  }
}

const category = (name: string, budgetAmount: string, spentAmount: string) => ({
  id: name,
  userId: 'u',
  name,
  budgetAmount,
  carriedAmount: '0.00',
  spentAmount,
  color: null,
  icon: null,
  isActive: true,
  version: 1,
})

const score = (value: number, recordedAt: string) => ({
  id: recordedAt,
  score: value,
  recordedAt,
  bureau: 'experian' as const,
  model: 'fico_8' as const,
  source: 'person' as const,
})

const people: Record<string, Records> = {
  'with everything': records(
    [
      debt('a', { name: 'Visa 7', balance: '3410.55' }),
      debt('b', { name: 'Store card', balance: '820.00', interestRate: '0.2999' }),
      debt('c', {
        name: 'Car loan',
        type: 'auto_loan',
        balance: '9349.10',
        interestRate: '0.0613',
        minimumPayment: '315.00',
        creditLimit: null,
        promotionalRate: { interestRate: '0.0', endsOn: '2027-03-31' },
      }),
    ],
    {
      categories: [category('Groceries', '500.00', '612.40'), category('Gas', '200.00', '20.00')],
      goals: [
        {
          id: 'g',
          title: 'Six months of expenses',
          currentAmount: '1200.00',
          targetAmount: '5000.00',
          targetDate: '2027-12-31',
          completedAt: null,
          version: 1,
          createdAt: `${TODAY}T00:00:00Z`,
        },
      ],
      scores: [score(701, '2026-09-01'), score(715, '2026-11-01')],
    },
  ),
  'with nothing': records([]),
  'without rates, limits, minimums and dates': records([
    debt('a', { interestRate: null, minimumPayment: null, creditLimit: null, paymentDueDate: null }),
  ]),
  'whose debts never end': records(
    [debt('a', { balance: '90000.00', interestRate: '0.36', minimumPayment: '100.00' })],
    { extraCents: 0 },
  ),
  'in euro, snowball': records([debt('a', { balance: '3410.55' })], {
    order: 'snowball',
    settings: { ...FIRST_SETTINGS, currency: 'EUR', dateFormat: 'YYYY-MM-DD' },
  }),
}

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
    wage_of_job: [example, 'How much does a tutor earn in Ohio?', 'How much does a flurbologist earn?'],
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

test('every next question is one that the coach knows', () => {
  const own = people['with everything']!
  const led = knownIntents.flatMap(({ example }) => answerQuestion(example, own).nextQuestion ?? [])
  expect(led.length).toBeGreaterThan(60)
  expect(led.filter((question) => answerQuestion(question, own).intent === null)).toEqual([])
})

test('the figures are the engine’s', () => {
  const own = records([debt('a', { balance: '15000.00', interestRate: '0.185', minimumPayment: '350.00' })], {
    extraCents: 10_000,
  })
  const { text } = answerQuestion('When will I be debt-free?', own)
  // The calculator's default: 48 months and $6,217.05 of interest.
  expect(text).toContain('You could be debt-free in November 2030, in 48 months.')
  expect(text).toContain('Interest until then comes to $6,217.')
})

test('what it does not know it says, and cites the library where that speaks to it', () => {
  const unknown = answerQuestion('qwxz zzkr', people['with nothing']!)
  expect(unknown).toMatchObject({ intent: null, passages: [] })
  expect(unknown.text).toContain('I do not know')
})

test('the same question gets the same answer', () => {
  const own = people['with everything']!
  expect(answerQuestion('Which debt should I pay first?', own)).toEqual(
    answerQuestion('Which debt should I pay first?', own),
  )
})
