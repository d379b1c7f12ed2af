/** The words of the notices. No lender and no amount stands in a subject: it shows on locked screens. */
import operator from '#content/operator.json' with { type: 'json' }
import type { Settings } from '#contracts/account/settings.ts'
import { formatDate, formatMoney, formatMonthYear } from '#engine/money/format.ts'
import type { DatedCliff } from '#engine/debts/offers/dated-cliffs.ts'
import type { OpenMinimum } from '#engine/debts/start/this-month.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import { stopHeaders, type StopLink } from './stop-link.ts'

/**
 * A payment that is due: `leftCents` of its minimum are still to be paid. `shortCents` is what the person's short month has
 * for it where that is less; null where it is not.
 */
export type DueLine = { name: string; shortCents: number | null } & OpenMinimum

/** `stop` turns this kind of mail off. */
export type Recipient = {
  to: string
  origin: string
  stop: StopLink
  settings: Pick<Settings, 'currency' | 'dateFormat'>
}

function dueItems(lines: DueLine[], { settings }: Recipient): string[] {
  const { currency, dateFormat } = settings
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  return lines.map(({ name, dueOn, source, paidCents, lateCents, leftCents, shortCents }) => {
    const more = paidCents > 0 ? ' more' : ''
    const notes = [
      ...(paidCents > 0 ? [`you recorded ${money(paidCents)}`] : []),
      ...(lateCents > 0 ? [`${money(lateCents)} counts for the due date before`] : []),
      ...(source === 'estimated' ? ['estimated'] : []),
      ...(shortCents === null
        ? []
        : [`your short month has ${shortCents === 0 ? 'nothing' : money(shortCents)}${more} for it`]),
    ]
    const aside = notes.length === 0 ? '' : ` (${notes.join(', ')})`
    const amount = leftCents === 0 ? '' : `, at least ${money(leftCents)}${more}${aside}`
    return `${name}: due on ${formatDate(dueOn, dateFormat)}${amount}`
  })
}

/** Says why the mail came and where it is turned off. */
const turnOff = (why: string, { origin, stop }: Recipient): LetterBlock[] => [
  `You get this mail because ${why} are on. You can turn them off at any time.`,
  { label: 'Stop these mails with one click', url: stop.pageUrl },
  { label: 'Choose your mails', url: `${origin}/settings?tab=notifications` },
]

/** one choice of the settings */
const REMINDERS = 'reminders of payments, offers and letter cases'

type Words = { subject: string; blocks: LetterBlock[]; foot: LetterBlock[] }

/** A notice: a letter that a mail program can turn off by itself. */
const notice = (recipient: Recipient, words: Words): Mail => ({
  ...letter({ to: recipient.to, ...words }),
  headers: stopHeaders(recipient.stop),
})

const toMyDebts = ({ origin }: Recipient): LetterBlock => ({
  label: 'Open My Debts',
  url: `${origin}/debt-tracker`,
})

export function reminderMail(lines: DueLine[], recipient: Recipient): Mail {
  const isOne = lines.length === 1
  return notice(recipient, {
    subject: isOne
      ? `A payment is due on ${formatDate(lines[0]!.dueOn, recipient.settings.dateFormat)}`
      : `${lines.length} payments are due soon`,
    blocks: [
      isOne ? 'This payment is due soon:' : 'These payments are due soon:',
      { items: dueItems(lines, recipient) },
      'If you have paid, you need to do nothing.',
      toMyDebts(recipient),
    ],
    foot: turnOff(REMINDERS, recipient),
  })
}

export type CaseLine = {
  recipient: string
  subject: string
  dueOn: string
  dueIs: 'answer' | 'write_by' | 'file_by'
}

const whatIsDue = {
  answer: 'their answer is due on',
  write_by: 'last day to write to them:',
  file_by: 'your answer must be at the court by',
} as const

/** What to do where a court waits for an answer. */
const courtWords = ({ origin }: Recipient): LetterBlock[] => [
  'File your answer with the court before that day. If the day is a weekend or a holiday, ask the clerk. Do not wait. With no answer the court can rule for the other side.',
  { label: 'See what to do and where free legal help is', url: `${origin}/letters?tab=sued` },
]

/** No bureau, collector or account stands in the subject. */
export function caseMail(lines: CaseLine[], recipient: Recipient): Mail {
  const { dateFormat } = recipient.settings
  return notice(recipient, {
    subject:
      lines.length === 1
        ? `A day in your case: ${formatDate(lines[0]!.dueOn, dateFormat)}`
        : `${lines.length} days in your cases`,
    blocks: [
      lines.length === 1 ? 'This day counts in your case:' : 'These days count in your cases:',
      {
        items: lines.map(
          ({ recipient, subject, dueOn, dueIs }) =>
            `${recipient}, ${subject}: ${whatIsDue[dueIs]} ${formatDate(dueOn, dateFormat)}`,
        ),
      },
      ...(lines.some(({ dueIs }) => dueIs === 'file_by') ? courtWords(recipient) : []),
      'Your list of cases has the rule behind each day, and what you can do next.',
      { label: 'Open your cases', url: `${recipient.origin}/letters?tab=cases` },
    ],
    foot: turnOff(REMINDERS, recipient),
  })
}

/** An offer that ends; `isCounted` where the plan ends, so that the cost of a promotion's end is known. */
export type OfferLine = { name: string; isCounted: boolean } & DatedCliff

function offerCost({ kind, chargeCents, isCounted }: OfferLine, money: (cents: number) => string): string {
  if (kind === 'deferral') return `Then ${money(chargeCents)} of deferred interest is added.`
  if (!isCounted || chargeCents <= 0) return 'Then the usual rate begins.'
  return `Then the usual rate begins: ${money(chargeCents)} more interest in all.`
}

function offerItem(line: OfferLine, { settings }: Recipient): string {
  const { currency, dateFormat } = settings
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  const { name, endsOn, payBy, leftCents, addCentsToAvoid } = line
  const ends = `${name}: its offer ends on ${formatDate(endsOn, dateFormat)}.`
  if (addCentsToAvoid === null)
    return `${ends} You still owe ${money(leftCents)}, and no regular payment comes before. ${offerCost(line, money)} Paying it all by then avoids that.`
  const left = `Your plan still owes ${money(leftCents)} after the payment due ${formatDate(payBy, dateFormat)}, the last one in time.`
  const when = line.starts.length > 1 ? 'a month from now on' : 'with that payment'
  return `${ends} ${left} ${offerCost(line, money)} ${money(addCentsToAvoid)} more ${when} avoids that.`
}

/** No lender and no amount stands in the subject. */
export function offerMail(lines: OfferLine[], recipient: Recipient): Mail {
  const { dateFormat } = recipient.settings
  const isOne = lines.length === 1
  return notice(recipient, {
    subject: isOne
      ? `An offer ends on ${formatDate(lines[0]!.endsOn, dateFormat)}`
      : `${lines.length} offers end soon`,
    blocks: [
      isOne
        ? 'A special rate ends soon, and something would still be owed:'
        : 'These special rates end soon, and something would still be owed:',
      { items: lines.map((line) => offerItem(line, recipient)) },
      'My Debts shows what else avoids it, such as paying this debt first.',
      toMyDebts(recipient),
    ],
    foot: turnOff(REMINDERS, recipient),
  })
}

export type WeekFigures = {
  /** the person's date */
  today: string
  balanceCents: number
  paidCents: number
  /** the month in which the plan ends, as an index; null where it has no end */
  freeMonth: number | null
  due: DueLine[]
}

function planSentence({ balanceCents, freeMonth }: WeekFigures): string {
  if (balanceCents === 0) return 'You owe nothing on the debts you entered. Well done.'
  if (freeMonth === null)
    return 'With what you pay now, your plan does not come to an end yet. My Debts shows what would help.'
  return `If you keep to your plan, you are free of debt in ${formatMonthYear(freeMonth)}.`
}

export function reportMail(figures: WeekFigures, recipient: Recipient): Mail {
  const { currency } = recipient.settings
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  const { balanceCents, paidCents, due } = figures
  return notice(recipient, {
    subject: 'Your week with Jubilee',
    blocks: [
      'Here is where you stand this Monday:',
      { items: [`You owe: ${money(balanceCents)}`, `You paid last week: ${money(paidCents)}`] },
      planSentence(figures),
      ...(due.length === 0 ? [] : ['Due in the next seven days:', { items: dueItems(due, recipient) }]),
      toMyDebts(recipient),
    ],
    foot: turnOff('weekly reports', recipient),
  })
}

export type MilestoneLine =
  | { kind: 'debt_paid'; name: string; highestCents: number }
  | { kind: 'part'; percent: number }

const PARTS: Record<number, string> = {
  25: 'A quarter of all you owed is paid.',
  50: 'Half of all you owed is paid.',
  75: 'Three quarters of all you owed is paid.',
  100: 'You have paid all the debts you entered. This is your jubilee.',
}

/** No lender and no amount stands in the subject. */
export function milestoneMail(lines: MilestoneLine[], recipient: Recipient): Mail {
  const { currency } = recipient.settings
  const items = lines.map((line) =>
    line.kind === 'part'
      ? (PARTS[line.percent] ?? `${line.percent} % of all you owed is paid.`)
      : `${line.name} is paid off. It was ${formatMoney(line.highestCents, { currency, decimals: 2 })} at its highest.`,
  )
  return notice(recipient, {
    subject: 'You have passed a milestone',
    blocks: [
      'Well done. This is behind you now:',
      { items },
      'Parts are measured from the highest balance each debt has had.',
      toMyDebts(recipient),
    ],
    foot: turnOff('milestone mails', recipient),
  })
}

/** Who sends it, with the postal address that US law asks for in such mail (15 U.S.C. 7704(a)(5)). */
const senderLine = ({ name, postalAddress }: { name: string; postalAddress: string | null }) =>
  postalAddress === null ? `From ${name}.` : `From ${name}, ${postalAddress}.`

/** News in an admin's words, a paragraph for each empty line between. */
export function newsMail(news: { subject: string; text: string }, recipient: Recipient): Mail {
  const paragraphs = news.text.split(/\n\s*\n/).map((one) => one.trim())
  return notice(recipient, {
    subject: news.subject,
    blocks: paragraphs.filter(Boolean),
    foot: [senderLine(operator), ...turnOff('product updates', recipient)],
  })
}
