/** The texts of a case. */
import type { caseKinds, caseOutcomes, LetterCase } from '#contracts/money/letters.ts'
import { collectorLetterLabels } from '#engine/letters/collector-letter.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import { formatDate } from '#web/format/dates.ts'
import type { TagTone } from '#web/ui/tag.tsx'

export type CaseKind = (typeof caseKinds)[number]
export type CaseOutcome = (typeof caseOutcomes)[number]

export const caseKindLabels: Record<CaseKind, string> = {
  bureau_dispute: 'Dispute with a credit bureau',
  ...collectorLetterLabels,
  sued: 'Sued in court',
}

export const outcomeLabels: Record<CaseOutcome, string> = {
  open: 'Open',
  corrected: 'Corrected or removed',
  verified: 'They say it is right',
  no_answer: 'No answer came',
  withdrawn: 'I let it rest',
  dismissed: 'The court dropped it',
  settled: 'Settled',
  judgment: 'The court ruled against me',
  other: 'Ended another way',
}

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
  const dates: [string, string | null][] = [
    ['First notice', kept.firstNoticeOn],
    ['Court papers came', kept.servedOn],
    ['Day on the court paper', kept.answerBy],
    ['Answer filed', kept.filedOn],
    ['Sent', kept.sentOn],
    ['Received', kept.receivedOn],
    ['More sent', kept.addedInformationOn],
  ]
  return dates.flatMap(([name, day]): [string, string][] => (day === null ? [] : [[name, formatDate(day)]]))
}

function distance(days: number): string {
  if (days === 0) return 'today'
  const count = Math.abs(days)
  const words = count === 1 ? '1 day' : `${count} days`
  return days > 0 ? `in ${words}` : `${words} ago`
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
    return filedOn === null
      ? 'Ask the clerk of the court today which day your answer is due.'
      : `Answer filed on ${formatDate(filedOn)}.`
  if (sentOn !== null) return `Sent on ${formatDate(sentOn)}. No day is set for an answer.`
  return kind === 'bureau_dispute'
    ? 'Not sent yet. Enter the day you send it, and the days begin to count.'
    : 'Not sent yet.'
}

function endedSentence({ sentOn, filedOn, kind }: LetterCase): string {
  if (kind === 'sued')
    return filedOn === null ? 'No answer was filed.' : `Answer filed on ${formatDate(filedOn)}.`
  return sentOn === null ? 'It was not sent.' : `Sent on ${formatDate(sentOn)}.`
}

/** The last day to do something, before and after: 'The last day to write is …'. */
const dayWords = {
  answer: ['Their answer is due on', 'Their answer was due on'],
  write_by: ['The last day to write is', 'The last day to write in time was'],
  file_by: ['The last day to file your answer is', 'The last day to file your answer was'],
} as const

/** The day that counts, and how far off it is: 'Their answer is due on 12/20/2026, in 30 days.' */
export function clockSentence(kept: LetterCase, today: string): string {
  const { dueOn, dueIs, outcome } = kept
  if (outcome !== 'open') return endedSentence(kept)
  if (dueOn === null) return undatedSentence(kept)
  const days = dayNumber(dueOn) - dayNumber(today)
  const [ahead, past] = dayWords[dueIs ?? 'answer']
  return `${days < 0 ? past : ahead} ${formatDate(dueOn)}, ${distance(days)}.`
}

export type NextStep = { text: string; link?: { label: string; url: string } }

const complain = { label: 'Complain to the CFPB', url: 'https://www.consumerfinance.gov/complaint/' }
const legalAid = {
  label: 'Find free legal help',
  url: 'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
}

function courtStep({ dueOn, filedOn, outcome }: LetterCase, today: string): NextStep | null {
  if (outcome === 'judgment')
    return {
      text: 'Ask a lawyer today. In some cases the court can take it back. Some money is safe from it.',
      link: legalAid,
    }
  if (outcome !== 'open') return null
  if (filedOn !== null) return { text: 'Go to every court day. Bring your papers.', link: legalAid }
  return dueOn !== null && dueOn < today
    ? { text: 'Call the clerk and legal help today. It may still be possible to answer.', link: legalAid }
    : { text: 'File your answer with the court, and keep a stamped copy.', link: legalAid }
}

function overdueStep(sentOn: string | null): NextStep | null {
  if (sentOn === null) return null
  return {
    text: 'Look through your mail. If no answer came, mark it and complain, for free.',
    link: complain,
  }
}

/** The next step; null while the person can only wait. */
export function nextStep(kept: LetterCase, today: string): NextStep | null {
  const { kind, dueOn, dueIs, outcome, sentOn } = kept
  if (kind === 'sued') return courtStep(kept, today)
  if (outcome === 'verified')
    return {
      text: 'You can ask the company that reported it, add a short statement to your report, or complain.',
      link: complain,
    }
  if (outcome === 'no_answer')
    return { text: 'You can write again, or complain. It is free.', link: complain }
  if (outcome !== 'open' || dueOn === null) return null
  const isPast = dueOn < today
  if (dueIs === 'write_by')
    return isPast
      ? { text: 'You may still write. They may go on collecting while they look for proof.' }
      : { text: 'Send it so that it gets there by then, by certified mail.' }
  return isPast ? overdueStep(sentOn) : null
}
