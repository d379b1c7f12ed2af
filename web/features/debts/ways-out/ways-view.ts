/** The ways out as the screen shows them: worked out by the engine, put into words here. */
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { presentBudgetCents } from '#engine/debts/payoff/solve.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { incomeAgainstMedian } from '#engine/debts/ways-out/bankruptcy.ts'
import type { Circumstances, NoWay, WayId, WayOut } from '#engine/debts/ways-out/way.ts'
import { waysOut } from '#engine/debts/ways-out/ways-out.ts'
import { shownDifference } from '#engine/money/format.ts'
import { apr, difference, money, timeSpan } from '../figures.ts'
import { type Assumptions, type Term, terms } from './assumptions.ts'
import { answerTexts, asks, meansTexts, waysContent as content, whyTexts } from './messages.ts'

export type WayWords = (typeof content.ways)[number]

const words = new Map(content.ways.map((way) => [way.id, way]))

export function wordsOf(id: WayId): WayWords {
  const found = words.get(id)
  if (!found) throw new Error(`There are no words for the way out "${id}".`)
  return found
}

export type WaysFor = {
  debts: readonly Debt[]
  payments: readonly RecentPayment[]
  settings: PlanChoice
  today: string
}

/** The plan's input and what goes to all debts in a month. */
export function startOf({ debts, payments, settings, today }: WaysFor) {
  const { input } = startPlan({
    debts: debts.map(toDebt),
    payments: payments.map(toPayment),
    plan: settings,
    day: today,
  })
  return { input, budgetCents: presentBudgetCents(input) }
}

export function waysFor(
  debts: readonly Debt[],
  { input }: ReturnType<typeof startOf>,
  { terms: given, person }: Assumptions,
): WayOut[] {
  const types = Object.fromEntries(debts.map(({ id, type }) => [id, type]))
  return waysOut({ input, types, terms: given, person })
}

/** The answer first: what the plan costs, and what the other ways do against it. */
export function answerOf(ways: readonly WayOut[]): { plan: string; others: string } {
  const plan = ways.find(({ id }) => id === 'plan')
  const others = ways.filter(({ id, answer }) => id !== 'plan' && answer !== null)
  if (plan?.answer) {
    const { totalCents, months } = plan.answer
    const cheaper = others.filter(({ answer }) => shownDifference(totalCents, answer!.totalCents) > 0)
    return {
      plan: answerTexts.planEnds(money(totalCents), timeSpan(months)),
      others: answerTexts.cheaper(cheaper.length),
    }
  }
  const lacks: Partial<Record<string, string>> = answerTexts.planLacks
  return {
    plan: lacks[plan?.why?.reason ?? ''] ?? answerTexts.planLacks.neverEnds,
    others: others.length > 0 ? answerTexts.ends(others.length) : answerTexts.noneEnds,
  }
}

/** '$1,200 less than your plan'; null for the plan itself, and where it has no total. */
export function againstPlan(way: WayOut, ways: readonly WayOut[]): string | null {
  const plan = ways.find(({ id }) => id === 'plan')?.answer
  if (!way.answer || !plan || way.id === 'plan') return null
  const amount = difference(plan.totalCents, way.answer.totalCents)
  if (!amount) return answerTexts.same
  return way.answer.totalCents < plan.totalCents ? answerTexts.less(amount) : answerTexts.more(amount)
}

export function whyNot({ reason, asksCents }: NoWay, budgetCents: number): string {
  return asksCents === null ? whyTexts[reason] : asks(money(asksCents), money(budgetCents))
}

/** What the means test has to do with a way; null for all but the two bankruptcies. */
export function meansNote(id: WayId, person: Circumstances): string | null {
  if (id !== 'chapter7' && id !== 'chapter13') return null
  return meansTexts[id][incomeAgainstMedian(person)]
}

const termsOf = (id: WayId): Term[] => terms.filter(({ ways }) => ways.includes(id))

function shownTerm({ unit, id }: Term, { terms: given }: Assumptions): string {
  if (unit === 'dollars') return money(given[id])
  return unit === 'percent' ? apr(given[id]).replace(/\.00%$/, '%') : String(given[id])
}

/** All that a way assumes, in a line: 'rate in the plan: 8%; months, at most: 60'. */
export function assumedLine(id: WayId, given: Assumptions): string {
  return termsOf(id)
    .map((term) => `${term.label.toLowerCase()}: ${shownTerm(term, given)}`)
    .join('; ')
}
