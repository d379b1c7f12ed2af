import { expect, it } from 'vitest'
import type { FactCard } from '#contracts/coach/coach.ts'
import { category, debt, people, records } from '#server/testing/sample-records.ts'
import { writeNegotiationScript } from './negotiation-script.ts'
import { optimizeIncome } from './optimize-income.ts'
import { predict } from './predict.ts'
import { drawRoadmap } from './roadmap/draw-roadmap.ts'
import { matchIncome } from './jobs/match-income.ts'

const own = people['with everything']!

/** Title, screen and the labels of a card. */
const outlineOf = (cards: readonly FactCard[]) =>
  cards.map(({ title, screen, figures }) => ({
    title,
    screen: screen?.path ?? null,
    labels: figures.map(({ fact }) => fact.label),
  }))

const answers = {
  prediction: predict(own, { extraCents: 12_345, order: 'avalanche' }),
  roadmap: drawRoadmap(own, { currentIncome: 520_000, monthlyExpenses: 280_000 }),
  'short month': drawRoadmap(own, { currentIncome: 200_000, monthlyExpenses: 280_000 }),
  matches: matchIncome(own, { skills: 'baking, sewing', availability: 'evenings', location: 'Ohio' }),
  income: optimizeIncome(own, { skills: 'driving', availableHours: '10', currentIncome: '3400' }),
  script: writeNegotiationScript(own, { creditorName: 'Visa 7', balance: 1 }),
}

it.each(Object.entries(answers))(
  '%s: each figure stands on one card, with its source, and own figures with their screen',
  (_, { cards, facts }) => {
    const figures = cards.flatMap((card) =>
      card.figures.map(({ fact }) => ({ ...fact, screen: card.screen })),
    )
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
    expect(figures.filter(({ source }) => source === '')).toEqual([])
    expect(figures.filter(({ source, screen }) => source.startsWith('your ') && screen === null)).toEqual([])
    const known = new Set(facts.map(({ id }) => id))
    expect(figures.every(({ id }) => known.has(id))).toBe(true)
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
  },
)

it('says of a prediction what it counts, and where it can be kept', () => {
  const [plan] = answers.prediction.cards
  expect(plan).toMatchObject({
    title: 'Your plan',
    screen: { path: '/debt-tracker#strategies' },
    keep: { path: '/debt-tracker?strategy=avalanche&extra=123.45' },
  })
  expect(plan?.figures[0]?.fact).toMatchObject({
    label: 'extra a month',
    value: '$123',
    source: 'your payoff plan as of 11/20/2026, with the extra payment you entered',
  })
})

it('tells what was entered from what is computed', () => {
  const [entered, months] = outlineOf(answers.roadmap.cards)
  expect(entered).toEqual({
    title: 'What you entered',
    screen: null,
    labels: ['income a month, as you entered it', 'expenses a month, as you entered them'],
  })
  expect(months?.title).toBe('Your six months')
  expect(months?.labels).toContain('December 2026: put into the cushion')
})

it('leads from a short month to the short month on My Debts, and from savings to Goals', () => {
  const outline = outlineOf(answers['short month'].cards)
  expect(outline).toContainEqual(
    expect.objectContaining({ title: 'This month', screen: '/debt-tracker?cash=short' }),
  )
  expect(outline).toContainEqual(expect.objectContaining({ title: 'Your savings', screen: '/goals' }))
})

it('has a card for each occupation, with its wages and what it does to the plan', () => {
  const [bakers] = answers.matches.cards
  expect(bakers?.title).toBe('Bakers')
  expect(bakers?.figures[0]?.fact).toMatchObject({
    label: 'Ohio, an estimate: an hour, a quarter earn less',
    source: expect.stringContaining('U.S. Bureau of Labor Statistics, May 2025'),
  })
  expect(bakers?.figures.map(({ fact }) => fact.label)).toContain('with it: debt-free month')
})

it('shows a budget with its screen, and nothing where there are no figures', () => {
  const found = optimizeIncome(records([], { categories: [category('Fun', [110_00, 100_00])] }), {})
  expect(outlineOf(found.cards)).toContainEqual(
    expect.objectContaining({ title: 'Your budget', screen: '/budgeting' }),
  )
  const zero = debt('a', { balance: 0 })
  expect(predict(records([]), { extraCents: 0, order: 'avalanche' }).cards).toEqual([])
  expect(writeNegotiationScript(records([zero]), { creditorName: 'ABC Recovery', balance: 5 }).cards).toEqual(
    [],
  )
})
