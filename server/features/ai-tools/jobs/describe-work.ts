/** Work's pay and requirements, in words with their facts. */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { Availability } from '#engine/income/wages.ts'
import { hoursAWeek, weeklyPay } from '#engine/income/wages.ts'
import {
  incomeFacts,
  wageFacts,
  wageIn,
  wageSource,
  type Occupation,
  type Place,
} from '#server/features/facts/income.facts.ts'
import { said, type Said } from '../tool-answer.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { jobGroups } from './skill-jobs.content.ts'
import type { Work } from './fit-work.ts'

type Difficulty = 'Easy' | 'Medium' | 'Hard'

const entries: Readonly<Record<string, { difficulty: Difficulty; text: string }>> = {
  'No formal educational credential': { difficulty: 'Easy', text: 'No diploma is asked for.' },
  'High school diploma or equivalent': { difficulty: 'Easy', text: 'A high school diploma is usual.' },
  'See How to Become One': { difficulty: 'Medium', text: 'What is asked for differs from job to job.' },
  'Some college, no degree': { difficulty: 'Medium', text: 'Some college is usual.' },
  'Postsecondary nondegree award': {
    difficulty: 'Medium',
    text: 'A certificate from a short course is usual, and your state may ask for a license.',
  },
  "Associate's degree": { difficulty: 'Medium', text: 'A degree from a community college is usual.' },
  "Bachelor's degree": {
    difficulty: 'Hard',
    text: 'A college degree is usual for a full job. For small jobs, samples of your work may do.',
  },
}
const LONG_STUDY = { difficulty: 'Hard' as const, text: 'It takes long study and most often a license.' }
const ANY_GROUP = {
  name: 'Other work',
  start: 'Ask people you know who needs this, and agree on the price first.',
}

/** How hard it is to begin, what is asked for, which group of work it is, and a first step. */
export function beginningOf(work: Work) {
  const { difficulty, text } = entries[work.education] ?? LONG_STUDY
  const { name: category, start } = jobGroups[work.soc.slice(0, 2)] ?? ANY_GROUP
  return { difficulty, asks: text, category, start: 'start' in work ? work.start : start }
}

const sourceFact: Fact = {
  id: 'wage.source',
  label: 'where the wages come from',
  value: wageSource,
  unit: 'text',
  source: wageSource,
}

/** Whether wages are known of it. */
export const hasWages = (work: Work): work is Occupation => 'medianCents' in work

const NO_WAGES = said('We have no wage figure for this trade. Ask what others near you charge.')

/** '$18.00 to $27.00 an hour before tax and fees, U.S. Bureau of Labor Statistics, May 2025'. */
export function wageWords(records: Records, occupation: Work, place: Place | null): Said {
  if (!hasWages(occupation)) return NO_WAGES
  const facts = [...wageFacts(records, occupation, place), sourceFact]
  const of = (what: string) => valueOf(facts, `wage.${occupation.slug}.${what}`)
  const where = place === null ? '' : `, an estimate for ${place.name}`
  return {
    text: `${of('low')} to ${of('high')} an hour before tax and fees${where}. ${wageSource}.`,
    facts,
  }
}

/** The hours of a week that somebody has. */
export function hoursFact(availability: Availability): Fact {
  const { least, most } = hoursAWeek[availability]
  const value = most === null ? `${least} hours` : `${least} to ${most} hours`
  return {
    id: `hours.${availability}`,
    label: 'hours a week',
    value,
    unit: 'hours',
    source: 'the time you chose',
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
  const hours: Fact = {
    ...hoursFact(availability),
    id: `hours.${availability}.least`,
    value: `${least} hours`,
  }
  const own = incomeFacts(records, leastCents).map((fact) => ({
    ...fact,
    id: `${occupation.slug}.${fact.id}`,
  }))
  const of = (what: string) => valueOf(own, `${occupation.slug}.${what}`)
  const earned = `${hours.value} a week at the lower wage leaves about ${of('income.net')} a month after ${of('income.tax')} tax.`
  const facts = [hours, ...own]
  if (!has(own, `${occupation.slug}.plan.income.date`))
    return { text: `${earned} Even with it the debts do not end yet, so look at the rates first.`, facts }
  const date = of('plan.income.date')
  if (!has(own, `${occupation.slug}.income.sooner`))
    return {
      text: `${earned} All of it on your debts, you could be debt-free in ${date}. Now they do not end.`,
      facts,
    }
  return {
    text: `${earned} All of it on your debts, you could be debt-free in ${date}, ${of('income.sooner')} sooner.`,
    facts,
  }
}
