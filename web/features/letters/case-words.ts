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
}

export const outcomeLabels: Record<CaseOutcome, string> = {
  open: 'Open',
  corrected: 'Corrected or removed',
  verified: 'They say it is right',
  no_answer: 'No answer came',
  withdrawn: 'I let it rest',
  other: 'Ended another way',
}

export const outcomeTones: Record<CaseOutcome, TagTone> = {
  open: 'plain',
  corrected: 'good',
  verified: 'gold',
  no_answer: 'warn',
  withdrawn: 'plain',
  other: 'plain',
}

function distance(days: number): string {
  if (days === 0) return 'today'
  const count = Math.abs(days)
  const words = count === 1 ? '1 day' : `${count} days`
  return days > 0 ? `in ${words}` : `${words} ago`
}

/** The day that counts, and how far off it is: 'Their answer is due on 12/20/2026, in 30 days.' */
export function clockSentence({ dueOn, dueIs, outcome, sentOn, kind }: LetterCase, today: string): string {
  if (outcome !== 'open') return sentOn === null ? 'It was not sent.' : `Sent on ${formatDate(sentOn)}.`
  if (dueOn === null) {
    if (sentOn !== null) return `Sent on ${formatDate(sentOn)}. No day is set for an answer.`
    return kind === 'bureau_dispute'
      ? 'Not sent yet. Enter the day you send it, and the days begin to count.'
      : 'Not sent yet.'
  }
  const days = dayNumber(dueOn) - dayNumber(today)
  const day = `${formatDate(dueOn)}, ${distance(days)}`
  if (dueIs === 'write_by')
    return days < 0 ? `The last day to write in time was ${day}.` : `The last day to write is ${day}.`
  return days < 0 ? `Their answer was due on ${day}.` : `Their answer is due on ${day}.`
}

export type NextStep = { text: string; link?: { label: string; url: string } }

const complain = { label: 'Complain to the CFPB', url: 'https://www.consumerfinance.gov/complaint/' }

/** The next step; null while the person can only wait. */
export function nextStep({ dueOn, dueIs, outcome, sentOn }: LetterCase, today: string): NextStep | null {
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
  if (isPast && sentOn !== null)
    return {
      text: 'Look through your mail. If no answer came, mark it and complain, for free.',
      link: complain,
    }
  return null
}
