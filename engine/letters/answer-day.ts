/**
 * The last day to file an answer when a person is sued about a debt.
 *
 * The day that the court paper names goes first. Where it names none, the days of the state's court count from the day
 * the papers came (content/rights/answer-days.json has each rule and its source). Where the court is not known, the
 * fewest days of the state's courts count, and none where one of them has a day of its own. No rule that moves the last
 * day to a later one is applied here: not for weekends, holidays or papers that came by mail. So the day shown is never
 * later than the real one.
 * Example: served 2026-11-20 in Ohio, 28 days: 2026-12-18; the paper says 2026-12-11: 2026-12-11.
 */
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { letterDate } from './letter-frame.ts'

export type CourtId = 'main' | 'limited' | 'small'

export type AnswerRule = {
  /** the state */
  name: string
  /** days: null where the paper itself names the day, or no rule could be read */
  courts: readonly { court: CourtId; name: string; days: number | null }[]
  /** the statute or the rule of court, and where it was read */
  rule: string
  url: string
  readOn: string
  /** guides: read in guides that cite the rule, not in the rule */
  basis: 'rule' | 'guides'
  /** what is different in small claims or in the lower courts */
  small: string
}

export type SuedFacts = {
  /** each YYYY-MM-DD */
  servedOn: string | null
  /** the day on the court paper */
  answerBy: string | null
  filedOn: string | null
  court: CourtId | null
}

/** The days of this court; where it is not known, the fewest of all. Null: the day is on the paper, or with the clerk. */
export function daysToAnswer({ courts }: AnswerRule, court: CourtId | null): number | null {
  const known = courts.find((one) => one.court === court)
  if (known) return known.days
  const days = courts.map((one) => one.days)
  return days.includes(null) ? null : Math.min(...days.filter((some) => some !== null))
}

const FTC = 'https://consumer.ftc.gov/articles/what-do-if-debt-collector-sues-you'
const LAST_DAY = 'If it is a weekend or a holiday, ask the clerk. Do not wait.'

type SuedDeadline = { dueOn: string | null; rule: { words: string; url: string } }

function byState(facts: SuedFacts, rule: AnswerRule, days: number): SuedDeadline {
  const known = rule.courts.find(({ court }) => court === facts.court)
  const court = known ? known.name : 'the court with the fewest days'
  const read = rule.basis === 'rule' ? 'Read on' : 'Read in guides that cite it, on'
  const words = `${rule.name}, ${court}: ${days} days from the day you got the papers. ${rule.rule}. ${read} ${letterDate(rule.readOn)}. ${rule.small} Ask the clerk if this is right for you. ${LAST_DAY}`
  const dueOn = facts.servedOn && addDays(facts.servedOn, days)
  return { dueOn, rule: { words, url: rule.url } }
}

/** The last day to file and why; no day once the answer is filed, and none that nobody could read. */
export function suedDeadline(facts: SuedFacts, rule: AnswerRule | null): SuedDeadline {
  const url = rule?.url ?? FTC
  if (facts.filedOn !== null) {
    const words = `You filed your answer on ${letterDate(facts.filedOn)}. Keep the copy with the court’s stamp. Open all mail from the court: it names the next day.`
    return { dueOn: null, rule: { words, url } }
  }
  if (facts.answerBy !== null) {
    const words = `Your court paper names this day, and it goes first. File your answer by then. ${LAST_DAY}`
    return { dueOn: facts.answerBy, rule: { words, url } }
  }
  const days = rule && daysToAnswer(rule, facts.court)
  if (rule && days !== null) return byState(facts, rule, days)
  const clerk = 'We have no count of days for this court. Ask the clerk of the court on your paper today.'
  return { dueOn: null, rule: { words: rule ? `${clerk} ${rule.name}: ${rule.small}` : clerk, url } }
}

/** How many days before the last day a reminder goes out. */
export const ANSWER_REMINDER_DAYS = [1, 2, 5, 10] as const

/** The reminder that stands on this day: the last one whose day has come. Null before the first, and from the day on. */
export function answerReminder(dueOn: string, today: string): number | null {
  const left = dayNumber(dueOn) - dayNumber(today)
  return left < 1 ? null : (ANSWER_REMINDER_DAYS.find((days) => left <= days) ?? null)
}
