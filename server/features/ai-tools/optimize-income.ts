/** Ways to earn more that fit, first steps, and where money could stay: from the person's words, plan and budget. */
import type { optimizeIncome as optimizeCall } from '#contracts/coach/ai-tools.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { AnswerOf, BodyOf } from '#contracts/endpoint.ts'
import { parseTypedCents } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { percentUp } from '#engine/money/rounding.ts'
import { factsFor, has, valueOf, type Source } from '#server/features/facts/fact.facts.ts'
import { wageIn, type Occupation, type Place } from '#server/features/facts/income.facts.ts'
import {
  budgetFacts,
  categoryFacts,
  isOverBudget,
  savingCategories,
} from '#server/features/facts/money.facts.ts'
import { workTitle } from '#server/features/facts/occupation-titles.facts.ts'
import { morePaymentFacts } from '#server/features/facts/plan.facts.ts'
import { minimumsCents, type Records } from '#server/features/facts/records.queries.ts'
import { beginningOf, hasWages, wageWords, whyFits } from './jobs/describe-work.ts'
import { fitWork, type Fit } from './jobs/fit-work.ts'
import { placeOf } from './jobs/place-of.ts'
import { firstOfPlan } from '#server/features/facts/debts.facts.ts'
import { toolTexts } from './messages.ts'
import { proven, said, type Said } from './tool-answer.ts'

type Question = BodyOf<typeof optimizeCall>
type Hustle = { name: string; earnings: string; description: string; facts: readonly Fact[] }

const MOST_WAYS = 4
const MOST_CATEGORIES = 3
const MOST_HOURS = 80
const MORE_CENTS = 5_000
const MOST_PERCENT = 1_000

/** The hours of a week in what somebody wrote: '10', '10-15 hours', 'about 8'. The least one; null where none is there. */
export function hoursIn(text: string | null | undefined): number | null {
  const hours = Number(/\d{1,3}(?![\d.,]\d)/.exec(text ?? '')?.[0])
  return Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS ? hours : null
}

/** A week's pay for these hours before tax, from the lower wage to the higher. */
function weekFact(occupation: Occupation, place: Place | null, hours: number): Fact {
  const { p25Cents, p75Cents } = wageIn(occupation, place)
  const { income, gigs } = toolTexts()
  return {
    id: `week.${occupation.slug}`,
    label: income.week(workTitle(occupation)),
    value: gigs.range(formatMoney(p25Cents * hours), formatMoney(p75Cents * hours)),
    unit: 'text',
    source: income.wagesTimesHours,
  }
}

function hustleOf(
  records: Records,
  { work, words }: Fit,
  asked: { place: Place | null; hours: number | null },
): Hustle {
  const { place, hours } = asked
  const pay = wageWords(records, work, place)
  const week = hours === null || !hasWages(work) ? null : weekFact(work, place, hours)
  const { asks, start } = beginningOf(work)
  const why = whyFits(words)
  const texts = toolTexts().income
  const spent: Fact = {
    id: 'entered.hours',
    label: texts.hoursAWeek,
    value: texts.hours(hours ?? 0),
    unit: 'hours',
    source: toolTexts().entered,
  }
  return {
    name: workTitle(work),
    earnings: week === null ? pay.text : texts.earnings(pay.text, spent.value, week.value),
    description: `${why} ${asks} ${start}`,
    facts: [...pay.facts, ...(week === null ? [] : [week, spent])],
  }
}

/** First steps that need no new job. */
function quickWins(records: Records): Said[] {
  const texts = toolTexts().income
  const target = firstOfPlan(records)
  const more = target ? morePaymentFacts(records, MORE_CENTS) : []
  const helps = has(more, 'more.sooner') && !valueOf(more, 'more.sooner').startsWith('0 ')
  return [
    said(texts.sell),
    said(texts.withholding),
    said(texts.unclaimed),
    ...(target ? [said(texts.call(target.debt.name))] : []),
    ...(helps
      ? [
          {
            text: texts.onDebts({
              add: valueOf(more, 'more.add'),
              date: valueOf(more, 'plan.more.date'),
              sooner: valueOf(more, 'more.sooner'),
            }),
            facts: more,
          },
        ]
      : []),
  ]
}

/** The share of the entered income that the minimum payments take. */
function shareOfIncome(records: Records, typed: string | null | undefined): Said[] {
  const incomeCents = parseTypedCents(typed ?? '')
  if (incomeCents === null || incomeCents <= 0 || records.debts.length === 0) return []
  const texts = toolTexts().income
  const from = (id: string, source: Source) => factsFor(records, { id, source, isWorded: true })
  const askedCents = minimumsCents(records)
  const percent = percentUp(askedCents, incomeCents)
  if (percent > MOST_PERCENT) return []
  const facts = [
    from('entered', { name: toolTexts().entered }).money('income', texts.incomeAMonth, incomeCents),
    from('debts', 'records').money('minimums', texts.minimumsAMonth, askedCents),
    from('income', 'records').percent('share', texts.share, percent),
  ]
  const [income = '', minimums = '', share = ''] = facts.map(({ value }) => value)
  return [{ text: texts.shareText(minimums, share, income), facts }]
}

/** The rest of the budget, where no flexible category is over or running out early. */
function nothingToCut(records: Records): Said {
  const { within: text, left } = toolTexts().income
  if (isOverBudget(records)) return { text, facts: [] }
  const facts = budgetFacts(records)
  return { text: left(text, valueOf(facts, 'budget.left')), facts }
}

/** Everyday spending that is over its budget or running out early; never a bill, never medicine. */
function expenseReductions(records: Records): Said[] {
  const texts = toolTexts().income
  if (records.categories.length === 0) return [said(texts.noBudget)]
  const found = savingCategories(records).slice(0, MOST_CATEGORIES)
  if (found.length === 0) return [nothingToCut(records)]
  return found.map((category) => {
    const facts = categoryFacts(records, category)
    const of = (what: string) => valueOf(facts, `category.${category.id}.${what}`)
    const spent = texts.spent(category.name, of('spent'), of('planned'))
    return has(facts, `category.${category.id}.above`)
      ? { text: texts.above(spent, of('above')), facts }
      : { text: texts.leftForRest(spent, of('left')), facts }
  })
}

const textsOf = (said: readonly Said[]) => said.map(({ text }) => text)

/** Throws 422 about a place that is not known. */
export function optimizeIncome(records: Records, question: Question): AnswerOf<typeof optimizeCall> {
  const asked = { place: placeOf(question.location ?? ''), hours: hoursIn(question.availableHours) }
  const { fits, unknown } = fitWork(question.skills ?? '')
  const hustles = fits.slice(0, MOST_WAYS).map((fit) => hustleOf(records, fit, asked))
  const wins = quickWins(records)
  const cuts = [...shareOfIncome(records, question.currentIncome), ...expenseReductions(records)]
  return {
    ...proven(
      [...hustles.map(({ earnings }) => earnings), ...textsOf(wins), ...textsOf(cuts)],
      [...hustles, ...wins, ...cuts].flatMap(({ facts }) => facts),
    ),
    sideHustles: hustles.map(({ name, earnings, description }) => ({ name, earnings, description })),
    quickWins: textsOf(wins),
    expenseReductions: textsOf(cuts),
    unknown,
  }
}
