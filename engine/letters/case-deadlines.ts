/**
 * When an answer to a letter is due, and by which rule.
 *
 * A bureau: 30 days from the day it receives the dispute, 15 U.S.C. 1681i(a)(1)(A); 15 days more when the person sends
 * more within those 30 days, (a)(1)(B); 45 days when the dispute follows the free yearly report, 15 U.S.C. 1681j(a)(3).
 * A collector has no day to answer by: it must stop until it has (15 U.S.C. 1692g(b)). What runs there is the person's
 * own 30 days from the collector's first notice. A lawsuit: the day to file an answer, answer-day.ts.
 * Example: received 2026-11-20: due 2026-12-20; with more sent on 2026-12-01: 2027-01-04.
 */
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { deadlineTexts } from './deadline-messages.ts'
import { suedDeadline } from './answer-day.ts'
import type { AnswerRule, SuedFacts } from './answer-day.ts'

export const INVESTIGATION_DAYS = 30
const ADDED_DAYS = 15
export const FREE_REPORT_DAYS = 45
export const VALIDATION_DAYS = 30

export type CaseRule = 'bureau_30' | 'bureau_45_added' | 'bureau_45_free_report'

export type BureauCase = {
  /** YYYY-MM-DD, from the receipt of certified mail; the day of sending where it is not known */
  receivedOn: string
  afterFreeReport: boolean
  /** when more was sent; it counts only within the 30 days */
  addedInformationOn: string | null
}

/** The day by which the bureau must have looked into it. RangeError on a text that is not a date. */
export function bureauAnswerDue(clock: BureauCase): { dueOn: string; rule: CaseRule } {
  const { receivedOn, addedInformationOn } = clock
  if (clock.afterFreeReport)
    return { dueOn: addDays(receivedOn, FREE_REPORT_DAYS), rule: 'bureau_45_free_report' }
  const plain = addDays(receivedOn, INVESTIGATION_DAYS)
  const isAdded =
    addedInformationOn !== null &&
    dayNumber(addedInformationOn) >= dayNumber(receivedOn) &&
    dayNumber(addedInformationOn) <= dayNumber(plain)
  return isAdded
    ? { dueOn: addDays(plain, ADDED_DAYS), rule: 'bureau_45_added' }
    : { dueOn: plain, rule: 'bureau_30' }
}

/** The last day to ask a collector for proof so that it must stop: 30 days after its first notice came. */
export function validationWindowEnd(firstNoticeOn: string): string {
  return addDays(firstNoticeOn, VALIDATION_DAYS)
}

type CollectorKind = 'validation' | 'dispute' | 'stop_contact' | 'lawyer'
/** The subject of a case: a mistake in a report, one of the letters to a collector, or a lawsuit. */
type CaseKind = 'bureau_dispute' | CollectorKind | 'sued'

export type CaseFacts = SuedFacts & {
  kind: CaseKind
  /** each YYYY-MM-DD */
  sentOn: string | null
  receivedOn: string | null
  afterFreeReport: boolean
  addedInformationOn: string | null
  /** when the collector's first notice came */
  firstNoticeOn: string | null
}

export type CaseDay = { dueOn: string; dueIs: 'answer' | 'write_by' | 'file_by' }

const section = (number: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${number}&num=0&edition=prelim`

export type RuleText = { words: string; url: string }

const bureauRule = (rule: CaseRule): RuleText => ({
  words: deadlineTexts().bureau[rule],
  url: section(rule === 'bureau_45_free_report' ? '1681j' : '1681i'),
})

const collectorRule = (kind: CollectorKind): RuleText => ({
  words: deadlineTexts().collector[kind],
  url: section(kind === 'validation' || kind === 'dispute' ? '1692g' : '1692c'),
})

/**
 * The day that counts in a case, if there is one, and the rule. For a bureau it is the day its answer is due; for
 * proof or a dispute at a collector it is the person's own last day to write, until the letter is sent; for a lawsuit
 * the last day to file an answer, by the paper or by `answerRule`, the rule of the person's state.
 */
export function caseDeadline(
  facts: CaseFacts,
  answerRule: AnswerRule | null = null,
): { day: CaseDay | null; rule: RuleText } {
  if (facts.kind === 'sued') {
    const { dueOn, rule } = suedDeadline(facts, answerRule)
    return { day: dueOn === null ? null : { dueOn, dueIs: 'file_by' }, rule }
  }
  if (facts.kind !== 'bureau_dispute') return collectorDeadline(facts, facts.kind)
  const receivedOn = facts.receivedOn ?? facts.sentOn
  if (receivedOn === null) {
    const rule = facts.afterFreeReport ? 'bureau_45_free_report' : 'bureau_30'
    return { day: null, rule: bureauRule(rule) }
  }
  const { afterFreeReport, addedInformationOn } = facts
  const { dueOn, rule } = bureauAnswerDue({ receivedOn, afterFreeReport, addedInformationOn })
  return { day: { dueOn, dueIs: 'answer' }, rule: bureauRule(rule) }
}

function collectorDeadline(
  { firstNoticeOn, sentOn }: CaseFacts,
  kind: CollectorKind,
): { day: CaseDay | null; rule: RuleText } {
  const rule = collectorRule(kind)
  const hasWindow = kind === 'validation' || kind === 'dispute'
  if (!hasWindow || firstNoticeOn === null || sentOn !== null) return { day: null, rule }
  return { day: { dueOn: validationWindowEnd(firstNoticeOn), dueIs: 'write_by' }, rule }
}
