/** What the model may ask for: reading only, over the person's own records. Each answers facts with ids, never a name. */
import * as z from 'zod/mini'
import { findPassages } from '#server/features/coach/facts/passages.facts.ts'
import { homeFacts } from '#server/features/coach/facts/afford.facts.ts'
import { byRate, debtFacts, totalFacts, utilizationFacts } from '#server/features/coach/facts/debts.facts.ts'
import { incomeFacts, placeIn, wageFacts } from '#server/features/coach/facts/income.facts.ts'
import {
  budgetFacts,
  categoryFacts,
  goalFacts,
  openGoals,
  savedFacts,
} from '#server/features/coach/facts/money.facts.ts'
import { findOccupation } from '#server/features/coach/facts/occupation.facts.ts'
import {
  lumpSumFacts,
  morePaymentFacts,
  orderFacts,
  planFacts,
  rescueFacts,
  targetFacts,
} from '#server/features/coach/facts/plan.facts.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import { scoreFacts } from '#server/features/coach/facts/score.facts.ts'
import type { ModelTool } from '#server/ports/model/model.ts'
import type { Ledger } from './ledger.ts'

type Given = { records: Records; ledger: Ledger }

const NO_DEBTS = { note: 'There is no open debt.' }
const MOST_DEBTS = 20

const nothing = z.strictObject({})
const dollars = z.number().check(z.positive(), z.lte(1_000_000))
const cents = (amount: number) => Math.round(amount * 100)

function tool<S extends z.ZodMiniType>(
  made: { name: string; summary: string; input: S },
  run: (input: z.output<S>) => unknown,
): ModelTool {
  return { ...made, run: (input) => run(input as z.output<S>) }
}

function debtTools({ records, ledger }: Given): ModelTool[] {
  const withDebts = (make: () => unknown) => (records.debts.length === 0 ? NO_DEBTS : make())
  const amount = z.strictObject({ dollars })
  return [
    tool(
      { name: 'listDebts', summary: 'Every open debt, the totals and the use of cards.', input: nothing },
      () =>
        withDebts(() => ({
          facts: ledger.addFacts([
            ...totalFacts(records),
            ...byRate(records.debts)
              .slice(0, MOST_DEBTS)
              .flatMap((own) => debtFacts(records, own)),
            ...utilizationFacts(records).slice(0, MOST_DEBTS),
          ]),
        })),
    ),
    tool(
      {
        name: 'comparePlans',
        summary: 'The own plan, minimums alone, and both orders side by side.',
        input: nothing,
      },
      () =>
        withDebts(() => ({
          facts: ledger.addFacts([...planFacts(records), ...orderFacts(records), ...rescueFacts(records)]),
        })),
    ),
    tool(
      { name: 'payoffPlan', summary: 'The plan with so many dollars more each month.', input: amount },
      (input) =>
        withDebts(() => ({ facts: ledger.addFacts(morePaymentFacts(records, cents(input.dollars))) })),
    ),
    tool(
      {
        name: 'oneTimePayment',
        summary: 'The plan after so many dollars paid once, next month.',
        input: amount,
      },
      (input) => withDebts(() => ({ facts: ledger.addFacts(lumpSumFacts(records, cents(input.dollars))) })),
    ),
    tool(
      {
        name: 'targetDate',
        summary: 'What must be paid a month to owe nothing after so many months.',
        input: z.strictObject({ months: z.int().check(z.gte(1), z.lte(600)) }),
      },
      ({ months }) => withDebts(() => ({ facts: ledger.addFacts(targetFacts(records, months)) })),
    ),
  ]
}

function moneyTools({ records, ledger }: Given): ModelTool[] {
  const incomes = z.strictObject({ weeklyDollars: dollars })
  const homes = z.strictObject({ yearlyIncomeDollars: dollars })
  return [
    tool(
      { name: 'budgetStatus', summary: 'This month’s budget and its categories.', input: nothing },
      () => ({
        facts: ledger.addFacts([
          ...budgetFacts(records),
          ...records.categories.slice(0, MOST_DEBTS).flatMap((one) => categoryFacts(records, one)),
        ]),
      }),
    ),
    tool({ name: 'goals', summary: 'The open goals and what is put away.', input: nothing }, () => ({
      facts: ledger.addFacts([
        ...savedFacts(records),
        ...openGoals(records)
          .slice(0, MOST_DEBTS)
          .flatMap((goal) => goalFacts(records, goal)),
      ]),
    })),
    tool({ name: 'scores', summary: 'The latest credit score and its change.', input: nothing }, () => ({
      facts: ledger.addFacts(scoreFacts(records)),
    })),
    tool(
      {
        name: 'incomeCalculator',
        summary: 'What so many dollars more a week do to the plan.',
        input: incomes,
      },
      ({ weeklyDollars }) =>
        records.debts.length === 0
          ? NO_DEBTS
          : { facts: ledger.addFacts(incomeFacts(records, cents(weeklyDollars))) },
    ),
    tool(
      { name: 'affordability', summary: 'What home an income carries, by the usual rule.', input: homes },
      ({ yearlyIncomeDollars }) => ({
        facts: ledger.addFacts(homeFacts(records, cents(yearlyIncomeDollars))),
      }),
    ),
  ]
}

function publicTools({ records, ledger }: Given): ModelTool[] {
  const work = z.strictObject({
    work: z.string().check(z.minLength(2), z.maxLength(80)),
    state: z.optional(z.string().check(z.maxLength(40))),
  })
  const search = z.strictObject({ words: z.string().check(z.minLength(2), z.maxLength(200)) })
  return [
    tool(
      { name: 'wageFor', summary: 'What an hour of a kind of work pays, in a state.', input: work },
      (input) => {
        const occupation = findOccupation(input.work)
        if (occupation === null) return { note: 'This work is not in the table of wages.' }
        return { facts: ledger.addFacts(wageFacts(records, occupation, placeIn(input.state ?? ''))) }
      },
    ),
    tool(
      { name: 'searchLibrary', summary: 'Passages of the library to quote.', input: search },
      ({ words }) => ({
        passages: ledger.addPassages(findPassages(words)),
      }),
    ),
  ]
}

/** The tools of one answer; what they give is in the ledger. */
export function coachTools(given: Given): ModelTool[] {
  return [...debtTools(given), ...moneyTools(given), ...publicTools(given)]
}
