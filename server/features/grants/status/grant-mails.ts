/** The mails about an application. No subject names a debt or an amount: it shows on locked screens. */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import type { GrantEventRow } from '../grants.table.ts'
import { grantMailTexts } from './mail-messages.ts'
import { isLate, nextWords } from './standing.ts'

type About = { to: string; origin: string }
type Words = {
  subject: string
  line: string
  /** what stands above the words of those who decide */
  noteIs?: string
  /** replaces the page's sentence about the next step */
  next?: string
  /** of the button */
  label?: string
}

const toApplication = (origin: string, label = grantMailTexts().openApplication): LetterBlock => ({
  label,
  url: `${origin}/foundation/apply`,
})

/** The note word for word, one paragraph a line. */
function noteLines(label: string, note: string | null): LetterBlock[] {
  const quote = (note ?? '').split('\n').filter((line) => line.trim() !== '')
  return quote.length === 0 ? [] : [`${label}:`, { quote }]
}

/** An appeal that still needs a second yes is not granted yet. */
function wordsFor({ kind, status }: GrantEventRow): Words | undefined {
  const isFirstYes = kind === 'appeal_granted' && status === 'approved_once'
  const words: Partial<Record<GrantEvent['kind'], Words>> = grantMailTexts().events
  return words[isFirstYes ? 'approved_first' : kind]
}

/**
 * What came next when this had happened. A mail that is written after the day it would name says where to look, and
 * one about an event from before this was kept says nothing.
 */
function nextAfter(event: GrantEventRow, now: Date): LetterBlock[] {
  const { kind, status, hearBy, approvedAmount, paidOn } = event
  if (status === null) return []
  if (isLate({ status, hearBy }, now)) return [grantMailTexts().seeWhere]
  return [nextWords({ status, hearBy, approvedAmount, paidOn, hasAppealed: kind === 'appeal_refused' }, now)]
}

/** Null for what needs no mail. Later acts change nothing in it. */
export function eventMail(event: GrantEventRow, { to, origin, now }: About & { now: Date }): Mail | null {
  const found = wordsFor(event)
  if (found === undefined) return null
  const next = found.next === undefined ? nextAfter(event, now) : [found.next]
  const note = found.noteIs === undefined ? [] : noteLines(found.noteIs, event.note)
  return letter({
    to,
    subject: found.subject,
    blocks: [found.line, ...note, ...next, toApplication(origin, found.label)],
    foot: [grantMailTexts().warning],
  })
}

/** The link leads to a page behind sign-in: it signs nobody in. */
export function keepMail({ to, origin }: About): Mail {
  const { subject, kept, notAsked } = grantMailTexts().keep
  return letter({ to, subject, blocks: [kept, toApplication(origin), notAsked] })
}
