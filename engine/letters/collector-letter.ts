/**
 * Letters that protect a person from debt collectors (reading 18), under the Fair Debt Collection Practices Act:
 * - validation and dispute, 15 U.S.C. 1692g(b): written within 30 days of the validation notice, the collector must stop
 *   until it has sent proof of the debt;
 * - stop contact, 15 U.S.C. 1692c(c): the collector may then only say that it stops or takes a named step;
 * - contact through a lawyer, 15 U.S.C. 1692c(a)(2).
 * The Act is about collectors of other people's debts, not about the first creditor. None of the letters ends a debt.
 */
import { frameLetter, linesOf, type Sender } from './letter-frame.ts'

export const collectorLetterLabels = {
  validation: 'Ask for proof of the debt',
  dispute: 'Dispute the debt',
  stop_contact: 'Ask them to stop contacting you',
  lawyer: 'Ask them to speak to your lawyer',
} as const
export type CollectorLetterKind = keyof typeof collectorLetterLabels

/** The subject line of the letter. */
const subjects: Record<CollectorLetterKind, string> = {
  validation: 'Request for validation of a debt',
  dispute: 'Dispute of a debt',
  stop_contact: 'Request to stop contact about a debt',
  lawyer: 'Contact through my lawyer',
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

/** Without a reference there is none above: the debt is then the one they wrote or called about. */
const NAMED = ' the debt with the reference above.'

const UNTIL_THEN =
  'Until you have sent it, please stop collecting this debt, as 15 U.S.C. 1692g(b) asks of you when a person writes within the 30 days of your notice.'

const texts: Record<CollectorLetterKind, readonly string[]> = {
  validation: [
    'You have contacted me about the debt with the reference above. I am asking for validation of this debt under the Fair Debt Collection Practices Act, 15 U.S.C. 1692g.',
    'Please send me: the name and address of the first creditor; the amount you say is owed, with the interest, fees and payments that make it up; and a copy of what shows that the debt is mine and that you may collect it.',
    UNTIL_THEN,
    'This letter is not a promise to pay, and I do not agree in it that I owe this debt.',
  ],
  dispute: [
    'You have contacted me about the debt with the reference above. I dispute this debt under the Fair Debt Collection Practices Act, 15 U.S.C. 1692g.',
    'Please send me verification of the debt, and the name and address of the first creditor.',
    UNTIL_THEN,
    'If you report this debt to a credit bureau, please report that it is disputed, as 15 U.S.C. 1692e(8) asks.',
    'This letter is not a promise to pay, and I do not agree in it that I owe this debt.',
  ],
  stop_contact: [
    'You have contacted me about the debt with the reference above. Under the Fair Debt Collection Practices Act, 15 U.S.C. 1692c(c), I ask you to stop all further contact with me about it.',
    'I know that you may write once more to say that you stop, or that you take a step that the Act names.',
    'This letter is not a promise to pay, and I do not agree in it that I owe this debt.',
  ],
  lawyer: [
    'You have contacted me about the debt with the reference above. A lawyer represents me in this matter.',
    'Under the Fair Debt Collection Practices Act, 15 U.S.C. 1692c(a)(2), please contact my lawyer about this debt, and not me.',
  ],
}

/** The letter as plain text. RangeError when a letter about a lawyer names none. */
export function collectorLetter(input: CollectorLetterInput): string {
  const lawyer = linesOf(input.lawyer ?? '')
  if (input.kind === 'lawyer' && lawyer.length === 0) throw new RangeError('the lawyer is not named')
  return frameLetter({
    ...input,
    recipient: [input.collectorName, ...linesOf(input.collectorAddress)],
    about: [
      `Re: ${subjects[input.kind]}`,
      ...(input.reference ? [`Your reference: ${input.reference}`] : []),
    ],
    paragraphs: [
      ...texts[input.kind].map((text) => (input.reference ? text : text.replace(NAMED, ' a debt.'))),
      ...(input.kind === 'lawyer' ? [`My lawyer:\n${lawyer.join('\n')}`] : []),
      ...(input.details ? [linesOf(input.details).join('\n')] : []),
    ],
  })
}

/** The name of the file that is downloaded. */
export function collectorFileName(kind: CollectorLetterKind, date: string): string {
  return `collector-letter-${kind.replaceAll('_', '-')}-${date}.txt`
}
