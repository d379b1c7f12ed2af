/**
 * Letters that protect a person from debt collectors (reading 18), under the Fair Debt Collection Practices Act:
 * - validation and dispute, 15 U.S.C. 1692g(b): written within 30 days of the validation notice, the collector must stop
 *   until it has sent proof of the debt;
 * - stop contact, 15 U.S.C. 1692c(c): the collector may then only say that it stops or takes a named step;
 * - contact through a lawyer, 15 U.S.C. 1692c(a)(2).
 * The Act is about collectors of other people's debts, not about the first creditor. None of the letters ends a debt.
 */
import { frameLetter, linesOf, type Sender } from './letter-frame.ts'
import { letterParagraphs, withoutReference } from './paragraph-words.ts'

export const collectorLetterLabels = {
  validation: 'Ask for proof of the debt',
  dispute: 'Dispute the debt',
  stop_contact: 'Ask them to stop contacting you',
  lawyer: 'Ask them to speak to your lawyer',
} as const
export type CollectorLetterKind = keyof typeof collectorLetterLabels

/** The subject line of each letter, and its paragraphs. */
const texts: Record<CollectorLetterKind, { about: string; paragraphs: readonly string[] }> = {
  validation: {
    about: letterParagraphs.aboutValidation,
    paragraphs: [
      letterParagraphs.askValidation,
      letterParagraphs.sendProof,
      letterParagraphs.untilThen,
      letterParagraphs.noPromise,
    ],
  },
  dispute: {
    about: letterParagraphs.aboutDebtDispute,
    paragraphs: [
      letterParagraphs.disputeDebt,
      letterParagraphs.sendVerification,
      letterParagraphs.untilThen,
      letterParagraphs.reportDisputed,
      letterParagraphs.noPromise,
    ],
  },
  stop_contact: {
    about: letterParagraphs.aboutStopContact,
    paragraphs: [letterParagraphs.stopContact, letterParagraphs.onceMore, letterParagraphs.noPromise],
  },
  lawyer: {
    about: letterParagraphs.aboutLawyer,
    paragraphs: [letterParagraphs.haveLawyer, letterParagraphs.writeToLawyer],
  },
}

export type CollectorLetterInput = Sender & {
  kind: CollectorLetterKind
  /** YYYY-MM-DD */
  date: string
  collectorName: string
  collectorAddress: string
  /** the number in the collector's letter */
  reference: string | null
  /** name and address of the lawyer, for kind 'lawyer' */
  lawyer: string | null
  details: string | null
}

/** The letter as plain text. RangeError when a letter about a lawyer names none. */
export function collectorLetter(input: CollectorLetterInput): string {
  const lawyer = linesOf(input.lawyer ?? '')
  if (input.kind === 'lawyer' && lawyer.length === 0) throw new RangeError('the lawyer is not named')
  const { about, paragraphs } = texts[input.kind]
  return frameLetter({
    ...input,
    recipient: [input.collectorName, ...linesOf(input.collectorAddress)],
    about: [about, ...(input.reference ? [`Your reference: ${input.reference}`] : [])],
    paragraphs: [
      ...(input.reference ? paragraphs : paragraphs.map(withoutReference)),
      ...(input.kind === 'lawyer' ? [[letterParagraphs.myLawyer, ...lawyer].join('\n')] : []),
      ...(input.details ? [linesOf(input.details).join('\n')] : []),
    ],
  })
}

/** The name of the file that is downloaded. */
export function collectorFileName(kind: CollectorLetterKind, date: string): string {
  return `collector-letter-${kind.replaceAll('_', '-')}-${date}.txt`
}
