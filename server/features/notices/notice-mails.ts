/** The notices as mails. */
import operator from '#content/operator.json' with { type: 'json' }
import type { NoticeSetting } from '#contracts/account/notices.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { formatDate, formatMoney, formatMonthYear } from '#engine/money/format.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import type { DatedCliff } from '#engine/debts/offers/dated-cliffs.ts'
import type { OpenMinimum } from '#engine/debts/start/this-month.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import { noticeTexts } from './notice-messages.ts'
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

const moneyOf =
  ({ settings: { currency } }: Recipient) =>
  (cents: number) =>
    formatMoney(cents, { currency, decimals: 2 })

const dayOf =
  ({ settings: { dateFormat } }: Recipient) =>
  (day: string) =>
    formatDate(day, dateFormat)

/** What stands in parentheses behind an amount that is due. */
function dueNotes(line: DueLine, money: (cents: number) => string): string {
  const { source, paidCents, lateCents, shortCents } = line
  const { recorded, forDueBefore, estimated, short } = noticeTexts().due
  const notes = [
    ...(paidCents > 0 ? [recorded(money(paidCents))] : []),
    ...(lateCents > 0 ? [forDueBefore(money(lateCents))] : []),
    ...(source === 'estimated' ? [estimated] : []),
    ...(shortCents === null ? [] : [short(shortCents === 0 ? null : money(shortCents), paidCents > 0)]),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function dueItems(lines: DueLine[], recipient: Recipient): string[] {
  const money = moneyOf(recipient)
  const { item, atLeast } = noticeTexts().due
  return lines.map((line) => {
    const { name, dueOn, paidCents, leftCents } = line
    const amount =
      leftCents === 0 ? '' : `${atLeast(money(leftCents), paidCents > 0)}${dueNotes(line, money)}`
    return `${item(name, dayOf(recipient)(dueOn))}${amount}`
  })
}

/** Says why the mail came and where it is turned off. */
const turnOff = (setting: NoticeSetting, { origin, stop }: Recipient): LetterBlock[] => [
  noticeTexts().why[setting],
  { label: noticeTexts().stop, url: stop.pageUrl },
  { label: noticeTexts().choose, url: `${origin}/settings?tab=notifications` },
]

type Words = { subject: string; blocks: LetterBlock[]; foot: LetterBlock[] }

/** A notice: a letter that a mail program can turn off by itself. */
const notice = (recipient: Recipient, words: Words): Mail => ({
  ...letter({ to: recipient.to, ...words }),
  headers: stopHeaders(recipient.stop),
})

const toMyDebts = ({ origin }: Recipient): LetterBlock => ({
  label: noticeTexts().openDebts,
  url: `${origin}/debt-tracker`,
})

export function reminderMail(lines: DueLine[], recipient: Recipient): Mail {
  const isOne = lines.length === 1
  const texts = noticeTexts().reminder
  return notice(recipient, {
    subject: isOne ? texts.oneSubject(dayOf(recipient)(lines[0]!.dueOn)) : texts.subject(lines.length),
    blocks: [
      isOne ? texts.one : texts.several,
      { items: dueItems(lines, recipient) },
      texts.paid,
      toMyDebts(recipient),
    ],
    foot: turnOff('paymentReminders', recipient),
  })
}

export type CaseLine = {
  recipient: string
  subject: string
  dueOn: string
  dueIs: 'answer' | 'write_by' | 'file_by'
}

/** What to do where a court waits for an answer. */
const courtWords = ({ origin }: Recipient): LetterBlock[] => [
  noticeTexts().cases.court,
  { label: noticeTexts().cases.courtLabel, url: `${origin}/letters?tab=sued` },
]

/** No bureau, collector or account stands in the subject. */
export function caseMail(lines: CaseLine[], recipient: Recipient): Mail {
  const day = dayOf(recipient)
  const isOne = lines.length === 1
  const texts = noticeTexts().cases
  return notice(recipient, {
    subject: isOne ? texts.oneSubject(day(lines[0]!.dueOn)) : texts.subject(lines.length),
    blocks: [
      isOne ? texts.one : texts.several,
      {
        items: lines.map(({ recipient, subject, dueOn, dueIs }) =>
          texts[dueIs](`${recipient}, ${subject}`, day(dueOn)),
        ),
      },
      ...(lines.some(({ dueIs }) => dueIs === 'file_by') ? courtWords(recipient) : []),
      texts.list,
      { label: texts.label, url: `${recipient.origin}/letters?tab=cases` },
    ],
    foot: turnOff('paymentReminders', recipient),
  })
}

/** An offer that ends; `isCounted` where the plan ends, so that the cost of a promotion's end is known. */
export type OfferLine = { name: string; isCounted: boolean } & DatedCliff

function offerCost({ kind, chargeCents, isCounted }: OfferLine, money: (cents: number) => string): string {
  const { deferred, usualRate, usualRateCost } = noticeTexts().offers
  if (kind === 'deferral') return deferred(money(chargeCents))
  return !isCounted || chargeCents <= 0 ? usualRate : usualRateCost(money(chargeCents))
}

function offerItem(line: OfferLine, recipient: Recipient): string {
  const money = moneyOf(recipient)
  const texts = noticeTexts().offers
  const { name, endsOn, payBy, leftCents, addCentsToAvoid } = line
  const words = { name, day: dayOf(recipient)(endsOn), left: money(leftCents) }
  const cost = offerCost(line, money)
  if (addCentsToAvoid === null) return texts.noPayment(words, cost)
  const avoid = (line.starts.length > 1 ? texts.monthly : texts.once)(money(addCentsToAvoid))
  return texts.payments({ ...words, payBy: dayOf(recipient)(payBy) }, cost, avoid)
}

/** No lender and no amount stands in the subject. */
export function offerMail(lines: OfferLine[], recipient: Recipient): Mail {
  const isOne = lines.length === 1
  const texts = noticeTexts().offers
  return notice(recipient, {
    subject: isOne ? texts.oneSubject(dayOf(recipient)(lines[0]!.endsOn)) : texts.subject(lines.length),
    blocks: [
      isOne ? texts.one : texts.several,
      { items: lines.map((line) => offerItem(line, recipient)) },
      texts.elsewhere,
      toMyDebts(recipient),
    ],
    foot: turnOff('paymentReminders', recipient),
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
  const { nothingOwed, noEnd, freeIn } = noticeTexts().report
  if (balanceCents === 0) return nothingOwed
  return freeMonth === null ? noEnd : freeIn(formatMonthYear(freeMonth))
}

export function reportMail(figures: WeekFigures, recipient: Recipient): Mail {
  const money = moneyOf(recipient)
  const texts = noticeTexts().report
  const { balanceCents, paidCents, due } = figures
  return notice(recipient, {
    subject: texts.subject,
    blocks: [
      texts.lead,
      { items: [texts.owed(money(balanceCents)), texts.paid(money(paidCents))] },
      planSentence(figures),
      ...(due.length === 0 ? [] : [texts.due, { items: dueItems(due, recipient) }]),
      toMyDebts(recipient),
    ],
    foot: turnOff('weeklyReports', recipient),
  })
}

export type MilestoneLine =
  | { kind: 'debt_paid'; name: string; highestCents: number }
  | { kind: 'part'; percent: number }

/** The names of the parts that have one. */
const partNames: Record<number, 'quarter' | 'half' | 'threeQuarters' | 'all'> = {
  25: 'quarter',
  50: 'half',
  75: 'threeQuarters',
  100: 'all',
}

function milestoneItem(line: MilestoneLine, money: (cents: number) => string): string {
  const texts = noticeTexts().milestones
  if (line.kind === 'debt_paid') return texts.paidOff(line.name, money(line.highestCents))
  const name = partNames[line.percent]
  return name === undefined ? texts.part(line.percent) : texts[name]
}

/** No lender and no amount stands in the subject. */
export function milestoneMail(lines: MilestoneLine[], recipient: Recipient): Mail {
  const { subject, lead, measured } = noticeTexts().milestones
  return notice(recipient, {
    subject,
    blocks: [
      lead,
      { items: lines.map((line) => milestoneItem(line, moneyOf(recipient))) },
      measured,
      toMyDebts(recipient),
    ],
    foot: turnOff('debtMilestones', recipient),
  })
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)

export type NewsWords = {
  subject: string
  text: string
  /** null, both of them, where it was written in English alone */
  spanishSubject: string | null
  spanishText: string | null
}

/** The subject and the paragraphs in the language of the moment, or else in English, which a Spanish mail then says. */
function newsWords({ subject, text, spanishSubject, spanishText }: NewsWords): Omit<Words, 'foot'> {
  if (currentLanguage() === 'en') return { subject, blocks: paragraphsOf(text) }
  if (spanishSubject !== null && spanishText !== null)
    return { subject: spanishSubject, blocks: paragraphsOf(spanishText) }
  return { subject, blocks: [noticeTexts().onlyEnglish, { english: paragraphsOf(text) }] }
}

/**
 * News in an admin's words, a paragraph for each empty line between. It names who sends it, with the postal address that
 * US law asks for in such mail (15 U.S.C. 7704(a)(5)).
 */
export function newsMail(news: NewsWords, recipient: Recipient): Mail {
  return notice(recipient, {
    ...newsWords(news),
    foot: [
      noticeTexts().sender(operator.name, operator.postalAddress),
      ...turnOff('productUpdates', recipient),
    ],
  })
}
