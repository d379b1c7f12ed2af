/** Work's pay and requirements, in words with their facts. */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import type { Availability } from '#engine/income/wages.ts'
import { hoursAWeek, weeklyPay } from '#engine/income/wages.ts'
import {
  incomeFacts,
  stateName,
  wageFacts,
  wageIn,
  wageSource,
  type Occupation,
  type Place,
} from '#server/features/facts/income.facts.ts'
import { said, type Said } from '../tool-answer.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { workTexts, type English } from './messages.ts'
import type { Work } from './fit-work.ts'

type Difficulty = 'Easy' | 'Medium' | 'Hard'

type Entry = { difficulty: Difficulty; asks: keyof English['education'] }

const entries: Readonly<Record<string, Entry>> = {
  'No formal educational credential': { difficulty: 'Easy', asks: 'none' },
  'High school diploma or equivalent': { difficulty: 'Easy', asks: 'highSchool' },
  'See How to Become One': { difficulty: 'Medium', asks: 'differs' },
  'Some college, no degree': { difficulty: 'Medium', asks: 'someCollege' },
  'Postsecondary nondegree award': { difficulty: 'Medium', asks: 'certificate' },
  "Associate's degree": { difficulty: 'Medium', asks: 'communityCollege' },
  "Bachelor's degree": { difficulty: 'Hard', asks: 'college' },
}
const LONG_STUDY: Entry = { difficulty: 'Hard', asks: 'longStudy' }

/** How hard it is to begin, what is asked for, which group of work it is, and a first step. */
export function beginningOf(work: Work) {
  const { education, groups, otherGroup, tradeStarts } = workTexts()
  const { difficulty, asks } = entries[work.education] ?? LONG_STUDY
  const { name: category, start } = groups[work.soc.slice(0, 2)] ?? otherGroup
  const starts: Readonly<Record<string, string>> = tradeStarts
  return { difficulty, asks: education[asks], category, start: starts[work.slug] ?? start }
}

/** Why this work is named: by the person's own words, or as one that anybody can begin in. */
export function whyFits(words: readonly string[]): string {
  const { manyBegin, fits } = workTexts()
  return words.length === 0 ? manyBegin : fits(listed(words, currentLanguage()))
}

const sourceFact = (): Fact => ({
  id: 'wage.source',
  label: workTexts().wagesFrom,
  value: wageSource(),
  unit: 'text',
  source: wageSource(),
})

/** Whether wages are known of it. */
export const hasWages = (work: Work): work is Occupation => 'medianCents' in work

/** '$18.00 to $27.00 an hour before tax and fees, U.S. Bureau of Labor Statistics, May 2025'. */
export function wageWords(records: Records, occupation: Work, place: Place | null): Said {
  const texts = workTexts()
  if (!hasWages(occupation)) return said(texts.noWages)
  const facts = [...wageFacts(records, occupation, place), sourceFact()]
  const of = (what: string) => valueOf(facts, `wage.${occupation.slug}.${what}`)
  const source = wageSource()
  return {
    text:
      place === null
        ? texts.wages(of('low'), of('high'), source)
        : texts.wagesIn(of('low'), of('high'), { place: stateName(place), source }),
    facts,
  }
}

/** The hours of a week that somebody has. */
export function hoursFact(availability: Availability): Fact {
  const { least, most } = hoursAWeek[availability]
  const texts = workTexts()
  return {
    id: `hours.${availability}`,
    label: texts.hoursAWeek,
    value: most === null ? texts.hours(least) : texts.hoursRange(least, most),
    unit: 'hours',
    source: texts.timeYouChose,
  }
}

export type WorkCase = { work: Work; place: Place | null; availability: Availability }

/**
 * What the fewest hours at the lower wage do to the debt-free month, after the usual tax; null without debts, without
 * their rates, without wages, or where wages in dollars would be added to a plan in another currency.
 */
export function effectOf(records: Records, { work: occupation, place, availability }: WorkCase): Said | null {
  const { debts, settings } = records
  if (!hasWages(occupation)) return null
  if (debts.length === 0 || debts.some(({ lacksRate }) => lacksRate) || settings.currency !== 'USD')
    return null
  const { leastCents } = weeklyPay(wageIn(occupation, place), availability)
  const { least } = hoursAWeek[availability]
  const texts = workTexts()
  const hours: Fact = {
    ...hoursFact(availability),
    id: `hours.${availability}.least`,
    value: texts.hours(least),
  }
  const own = incomeFacts(records, leastCents).map((fact) => ({
    ...fact,
    id: `${occupation.slug}.${fact.id}`,
  }))
  const of = (what: string) => valueOf(own, `${occupation.slug}.${what}`)
  const earned = texts.leaves(hours.value, of('income.net'), of('income.tax'))
  const facts = [hours, ...own]
  if (!has(own, `${occupation.slug}.plan.income.date`)) return { text: `${earned} ${texts.noEnd}`, facts }
  const date = of('plan.income.date')
  if (!has(own, `${occupation.slug}.income.sooner`))
    return {
      text: `${earned} ${texts.nowEnds(date)}`,
      facts,
    }
  return {
    text: `${earned} ${texts.sooner(date, of('income.sooner'))}`,
    facts,
  }
}
