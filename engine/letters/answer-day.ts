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
import { formatLongDate } from '#engine/money/format.ts'
import { deadlineTexts } from './deadline-messages.ts'

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

type SuedDeadline = { dueOn: string | null; rule: { words: string; url: string } }

function byState(facts: SuedFacts, rule: AnswerRule, days: number): SuedDeadline {
  const known = rule.courts.find(({ court }) => court === facts.court)
  const texts = deadlineTexts()
  const readOn = formatLongDate(rule.readOn)
  const words = texts.byState({
    state: rule.name,
    court: known ? known.name : texts.fewestDays,
    days,
    rule: rule.rule,
    read: rule.basis === 'rule' ? texts.readOn(readOn) : texts.readInGuides(readOn),
    small: rule.small,
    lastDay: texts.lastDay,
  })
  const dueOn = facts.servedOn && addDays(facts.servedOn, days)
  return { dueOn, rule: { words, url: rule.url } }
}

/** The last day to file and why; no day once the answer is filed, and none that nobody could read. */
export function suedDeadline(facts: SuedFacts, rule: AnswerRule | null): SuedDeadline {
  const url = rule?.url ?? FTC
  const texts = deadlineTexts()
  if (facts.filedOn !== null) {
    const words = texts.filed(formatLongDate(facts.filedOn))
    return { dueOn: null, rule: { words, url } }
  }
  if (facts.answerBy !== null) {
    const words = texts.onPaper(texts.lastDay)
    return { dueOn: facts.answerBy, rule: { words, url } }
  }
  const days = rule && daysToAnswer(rule, facts.court)
  if (rule && days !== null) return byState(facts, rule, days)
  const clerk = texts.askClerk
  return { dueOn: null, rule: { words: rule ? `${clerk} ${rule.name}: ${rule.small}` : clerk, url } }
}

/** How many days before the last day a reminder goes out. */
export const ANSWER_REMINDER_DAYS = [1, 2, 5, 10] as const

/** The reminder that stands on this day: the last one whose day has come. Null before the first, and from the day on. */
export function answerReminder(dueOn: string, today: string): number | null {
  const left = dayNumber(dueOn) - dayNumber(today)
  return left < 1 ? null : (ANSWER_REMINDER_DAYS.find((days) => left <= days) ?? null)
}
