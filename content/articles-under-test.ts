/**
 * Worked examples of the library's articles: what an article's text names as figures is worked out again,
 * by the engine or by plain arithmetic, and compared in the order of the text.
 */
import { describe, expect, it } from 'vitest'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { formatMoney } from '#engine/money/format.ts'
import { figuresIn, articleContent } from '#contracts/education/articles.ts'
import { globSync, readFileSync } from 'node:fs'
import type { ArticleContent } from '#contracts/education/articles.ts'

const root = new URL('..', import.meta.url)

/** All articles in the order of their ids. Throws where a file has not the shape of the contract. */
export function readArticles(): ArticleContent[] {
  return globSync('content/articles/*.json', { cwd: root })
    .map((file) => articleContent.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))))
    .toSorted((a, b) => Number(a.id) - Number(b.id))
}

export type Figures = (string | number)[]
/** by the id of the article, then by the title of the example */
export type WorkedExamples = Record<string, Record<string, () => Figures>>

/** '$1,500' of 1500; cents are rounded away. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount * 100))

/** One debt in dollars and percent; what is paid each month is its minimum. */
export const oneDebt = (balance: number, aprPercent: number, payment: number): PayoffDebt[] => [
  {
    id: 'debt',
    balanceCents: Math.round(balance * 100),
    rates: [{ fromMonth: 0, aprPpm: Math.round(aprPercent * 10_000) }],
    minimum: { kind: 'fixed', cents: payment * 100 },
  },
]

/** A plan that ends: months, interest, and how it stood on the way. */
export function outcome(input: PayoffInput) {
  const plan = planPayoff(input)
  expect(plan.status).toBe('paid')
  const month = (number: number) => plan.schedule[number - 1]?.debts[0] ?? expect.fail(`no month ${number}`)
  return {
    months: plan.months,
    cents: plan.interestCents,
    interest: formatMoney(plan.interestCents),
    /** owed after that month */
    leftCents: (number: number) => month(number).balanceCents,
    /** interest of all months up to that one */
    interestUntil: (number: number) =>
      plan.schedule.slice(0, number).reduce((sum, { debts }) => sum + (debts[0]?.interestCents ?? 0), 0),
  }
}

/** One debt in dollars and percent with the same payment each month. */
export const steady = (balance: number, aprPercent: number, payment: number) =>
  outcome({ debts: oneDebt(balance, aprPercent, payment), order: 'minimumsOnly' })

/** Holds the examples of the named articles, all of them and in their order, to these figures. */
export function describeExamples(examples: WorkedExamples): void {
  describe('the examples are worked out by the engine', () => {
    const all = readArticles()
      .filter(({ id }) => id in examples)
      .flatMap(({ id, blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'example' ? [{ id, title: block.title, text: block.text }] : [],
        ),
      )
    it('each of them', () => {
      expect(all.map(({ id, title }) => `${id} ${title}`)).toEqual(
        Object.entries(examples).flatMap(([id, titled]) =>
          Object.keys(titled).map((title) => `${id} ${title}`),
        ),
      )
    })
    it.each(all)('article $id, $title', ({ id, title, text }) => {
      expect(figuresIn(text)).toEqual(examples[id]?.[title]?.().map(String))
    })
  })
}
