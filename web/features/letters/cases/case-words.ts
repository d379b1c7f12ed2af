/** A case in words: its dates, the day that counts and the next step. */
import type { caseKinds, caseOutcomes, LetterCase } from '#contracts/money/letters.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import { formatDate } from '#web/format/dates.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import { caseDayNames, caseStanding, dueSentences, outcomeLabels, stepLinks, stepTexts } from './messages.ts'

export type CaseKind = (typeof caseKinds)[number]
export type CaseOutcome = (typeof caseOutcomes)[number]

export const outcomeTones: Record<CaseOutcome, TagTone> = {
  open: 'plain',
  corrected: 'good',
  verified: 'gold',
  no_answer: 'warn',
  withdrawn: 'plain',
  dismissed: 'good',
  settled: 'gold',
  judgment: 'warn',
  other: 'plain',
}

/** The dates of a case that are known, in the order in which they come. */
export function caseDates(kept: LetterCase): [string, string][] {
  const dates = [
    ['firstNotice', kept.firstNoticeOn],
    ['served', kept.servedOn],
    ['answerBy', kept.answerBy],
    ['filed', kept.filedOn],
    ['sent', kept.sentOn],
    ['received', kept.receivedOn],
    ['sentMore', kept.addedInformationOn],
  ] as const
  return dates.flatMap(([name, day]): [string, string][] =>
    day === null ? [] : [[caseDayNames[name], formatDate(day)]],
  )
}

/** How a kind of case can stand, to choose from. */
export function outcomeOptions(kind: CaseKind): { value: CaseOutcome; label: string }[] {
  const outcomes: CaseOutcome[] =
    kind === 'sued'
      ? ['open', 'dismissed', 'settled', 'judgment', 'other']
      : ['open', 'corrected', 'verified', 'no_answer', 'withdrawn', 'other']
  return outcomes.map((value) => ({ value, label: outcomeLabels[value] }))
}

function undatedSentence({ sentOn, filedOn, kind }: LetterCase): string {
  if (kind === 'sued')
    return filedOn === null ? caseStanding.askClerk : caseStanding.filed(formatDate(filedOn))
  if (sentOn !== null) return caseStanding.sentUndated(formatDate(sentOn))
  return kind === 'bureau_dispute' ? caseStanding.disputeNotSent : caseStanding.notSent
}

function endedSentence({ sentOn, filedOn, kind }: LetterCase): string {
  if (kind === 'sued')
    return filedOn === null ? caseStanding.neverFiled : caseStanding.filed(formatDate(filedOn))
  return sentOn === null ? caseStanding.neverSent : caseStanding.sent(formatDate(sentOn))
}

/** The day that counts, and how far off it is: 'Their answer is due on 12/20/2026, in 30 days.' */
export function clockSentence(kept: LetterCase, today: string): string {
  const { dueOn, dueIs, outcome } = kept
  if (outcome !== 'open') return endedSentence(kept)
  if (dueOn === null) return undatedSentence(kept)
  const days = dayNumber(dueOn) - dayNumber(today)
  return dueSentences[dueIs ?? 'answer'](formatDate(dueOn), days)
}

export type NextStep = { text: string; link?: { label: string; url: string } }

const complain = { label: stepLinks.complain, url: 'https://www.consumerfinance.gov/complaint/' }
const legalAid = {
  label: stepLinks.legalAid,
  url: 'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
}

function courtStep({ dueOn, filedOn, outcome }: LetterCase, today: string): NextStep | null {
  if (outcome === 'judgment')
    return {
      text: stepTexts.judgment,
      link: legalAid,
    }
  if (outcome !== 'open') return null
  if (filedOn !== null) return { text: stepTexts.filed, link: legalAid }
  return dueOn !== null && dueOn < today
    ? { text: stepTexts.answerLate, link: legalAid }
    : { text: stepTexts.answer, link: legalAid }
}

function overdueStep(sentOn: string | null): NextStep | null {
  if (sentOn === null) return null
  return {
    text: stepTexts.overdue,
    link: complain,
  }
}

/** The next step; null while the person can only wait. */
export function nextStep(kept: LetterCase, today: string): NextStep | null {
  const { kind, dueOn, dueIs, outcome, sentOn } = kept
  if (kind === 'sued') return courtStep(kept, today)
  if (outcome === 'verified')
    return {
      text: stepTexts.verified,
      link: complain,
    }
  if (outcome === 'no_answer') return { text: stepTexts.noAnswer, link: complain }
  if (outcome !== 'open' || dueOn === null) return null
  const isPast = dueOn < today
  if (dueIs === 'write_by') return isPast ? { text: stepTexts.writeLate } : { text: stepTexts.writeBy }
  return isPast ? overdueStep(sentOn) : null
}
