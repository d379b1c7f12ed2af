/** The mails about an application. No subject names a debt or an amount: it shows on locked screens. */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import type { GrantEventRow } from '../grants.table.ts'
import { isLate, nextWords } from './status-messages.ts'

type About = { to: string; origin: string }
type Words = {
  subject: string
  lines: LetterBlock[]
  /** what stands above the words of those who decide */
  noteIs?: string
  /** replaces the page's sentence about the next step */
  next?: string
  /** of the button */
  label?: string
}

const words: Partial<Record<GrantEvent['kind'], Words>> = {
  submitted: {
    subject: 'We have your application for a grant',
    lines: ['Thank you. Your application is here, with all its files.'],
  },
  information_asked: {
    subject: 'We need to know more about your application',
    lines: ['Somebody read your application, and needs to know one more thing.'],
    noteIs: 'What we ask',
    next: 'Answer in your application. Then it goes back in line.',
  },
  information_given: {
    subject: 'We have your answer',
    lines: ['Thank you. Your answer is here, and your application is back in line.'],
  },
  approved_first: {
    subject: 'A first yes to your application',
    lines: ['Larger grants need a yes from two people.'],
  },
  approved: {
    subject: 'Your grant is approved',
    lines: ['We said yes to your application for a grant.'],
    noteIs: 'From those who decided',
  },
  refused: {
    subject: 'The decision about your application',
    lines: ['We are sorry: we could not give this grant.'],
    noteIs: 'The reason',
  },
  appealed: {
    subject: 'We have your appeal',
    lines: ['Your appeal is here.'],
  },
  appeal_granted: {
    subject: 'The decision about your appeal',
    lines: ['Your appeal was granted.'],
    noteIs: 'From those who decided',
  },
  appeal_refused: {
    subject: 'The decision about your appeal',
    lines: ['We are sorry: a second person looked at it, and the decision stays.'],
    noteIs: 'The reason',
  },
  paid: { subject: 'Your grant is paid', lines: ['Good news: your grant was paid.'] },
  withdrawn: {
    subject: 'You took your application back',
    lines: ['You took your application for a grant back. Its files were deleted.'],
    next: 'You can start a new one at any time.',
    label: 'Start a new application',
  },
}

const toApplication = (origin: string, label = 'Open your application'): LetterBlock => ({
  label,
  url: `${origin}/foundation/apply`,
})

/** Never asked for by us, and often by those who pretend to be us. */
const WARNING = 'We never ask for money, a gift card or your bank password to give a grant.'

/** The note word for word, one paragraph a line. */
function noteLines(label: string, note: string | null): LetterBlock[] {
  const quote = (note ?? '').split('\n').filter((line) => line.trim() !== '')
  return quote.length === 0 ? [] : [`${label}:`, { quote }]
}

/** An appeal that still needs a second yes is not granted yet. */
function wordsFor({ kind, status }: GrantEventRow): Words | undefined {
  const isFirstYes = kind === 'appeal_granted' && status === 'approved_once'
  return words[isFirstYes ? 'approved_first' : kind]
}

/**
 * What came next when this had happened. A mail that is written after the day it would name says where to look, and
 * one about an event from before this was kept says nothing.
 */
function nextAfter(event: GrantEventRow, now: Date): LetterBlock[] {
  const { kind, status, hearBy, approvedAmount, paidOn } = event
  if (status === null) return []
  if (isLate({ status, hearBy }, now)) return ['Your application shows where it stands now.']
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
    blocks: [...found.lines, ...note, ...next, toApplication(origin, found.label)],
    foot: [WARNING],
  })
}

/** The link leads to a page behind sign-in: it signs nobody in. */
export function keepMail({ to, origin }: About): Mail {
  return letter({
    to,
    subject: 'Go on with your application for a grant',
    blocks: [
      'What you filled in so far is kept. Open it and sign in to go on where you stopped.',
      toApplication(origin),
      'If you did not ask for this mail, you need to do nothing.',
    ],
  })
}
