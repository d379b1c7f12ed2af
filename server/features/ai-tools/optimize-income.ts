/** Ways to earn more that fit, first steps, and where money could stay: from the person's words, plan and budget. */
import type { optimizeIncome as optimizeCall } from '#contracts/coach/ai-tools.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { AnswerOf, BodyOf } from '#contracts/endpoint.ts'
import { parseTypedCents } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { percentUp } from '#engine/money/rounding.ts'
import { factsFor, has, valueOf, type Source } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import { wageIn, type Occupation, type Place } from '#server/features/facts/income.facts.ts'
import {
  budgetFacts,
  categoryFacts,
  isOverBudget,
  savingCategories,
} from '#server/features/facts/money.facts.ts'
import { morePaymentFacts } from '#server/features/facts/plan.facts.ts'
import { minimumsCents, type Records } from '#server/features/facts/records.queries.ts'
import { beginningOf, hasWages, wageWords } from './jobs/describe-work.ts'
import { fitWork, type Fit } from './jobs/fit-work.ts'
import { placeOf } from './jobs/place-of.ts'
import { firstOfPlan } from '#server/features/facts/debts.facts.ts'
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
  return {
    id: `week.${occupation.slug}`,
    label: `${occupation.title}: a week of your hours before tax`,
    value: `${formatMoney(p25Cents * hours)} to ${formatMoney(p75Cents * hours)}`,
    unit: 'text',
    source: 'the hourly wages times the hours you wrote',
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
  const why = words.length === 0 ? 'Many people begin here.' : `It fits what you wrote: ${listed(words)}.`
  const spent: Fact = {
    id: 'entered.hours',
    label: 'hours a week',
    value: `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    unit: 'hours',
    source: 'what you entered',
  }
  return {
    name: work.title,
    earnings:
      week === null ? pay.text : `${pay.text} ${spent.value} a week: ${week.value} before tax and fees.`,
    description: `${why} ${asks} ${start}`,
    facts: [...pay.facts, ...(week === null ? [] : [week, spent])],
  }
}

/** First steps that need no new job. */
function quickWins(records: Records): Said[] {
  const target = firstOfPlan(records)
  const more = target ? morePaymentFacts(records, MORE_CENTS) : []
  const helps = has(more, 'more.sooner') && !valueOf(more, 'more.sooner').startsWith('0 ')
  return [
    said('Sell what you have not used for a year, one thing this week.'),
    said(
      'If you get a tax refund each spring, check your withholding with the IRS estimator. That money can come with each paycheck.',
    ),
    said('Look for money in your name on the unclaimed property page of your state. It is free.'),
    ...(target
      ? [said(`Call ${target.debt.name} and ask for a lower rate. The script on My Debts helps.`)]
      : []),
    ...(helps
      ? [
          {
            text: `${valueOf(more, 'more.add')} more a month on your debts would make you debt-free in ${valueOf(more, 'plan.more.date')}, ${valueOf(more, 'more.sooner')} sooner.`,
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
  const from = (id: string, source: Source) => factsFor(records, { id, source })
  const askedCents = minimumsCents(records)
  const percent = percentUp(askedCents, incomeCents)
  if (percent > MOST_PERCENT) return []
  const facts = [
    from('entered', { name: 'what you entered' }).money('income', 'income a month', incomeCents),
    from('debts', 'records').money('minimums', 'minimum payments a month', askedCents),
    from('income', 'records').percent('share', 'minimum payments as a share of income', percent),
  ]
  const [income, minimums, share] = facts.map(({ value }) => value)
  return [
    { text: `Your minimum payments are ${minimums} a month. That is ${share} of your ${income}.`, facts },
  ]
}

/** The rest of the budget, where no flexible category is over or running out early. */
function nothingToCut(records: Records): Said {
  const text = 'Your day-to-day spending is within your budget so far this month.'
  if (isOverBudget(records)) return { text, facts: [] }
  const facts = budgetFacts(records)
  return { text: `${text} In all, you have ${valueOf(facts, 'budget.left')} left this month.`, facts }
}

/** Everyday spending that is over its budget or running out early; never a bill, never medicine. */
function expenseReductions(records: Records): Said[] {
  if (records.categories.length === 0)
    return [
      said(
        'You have no budget here yet. Add food, home and getting around on Budget, and see where money could stay.',
      ),
    ]
  const found = savingCategories(records).slice(0, MOST_CATEGORIES)
  if (found.length === 0) return [nothingToCut(records)]
  return found.map((category) => {
    const facts = categoryFacts(records, category)
    const of = (what: string) => valueOf(facts, `category.${category.id}.${what}`)
    const spent = `${category.name}: ${of('spent')} spent of ${of('planned')}`
    return has(facts, `category.${category.id}.above`)
      ? { text: `${spent}, ${of('above')} above its budget. Look at the largest purchase first.`, facts }
      : { text: `${spent}, with ${of('left')} left for the rest of the month.`, facts }
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
