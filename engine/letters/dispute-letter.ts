/**
 * A letter to a credit bureau about a mistake in a credit report, under the Fair Credit Reporting Act,
 * 15 U.S.C. 1681i(a): the bureau must look into it free of charge within 30 days of receiving it, correct or delete
 * what is inaccurate, incomplete or cannot be verified, and send the results in writing.
 * It states what the person states, asks for what the Act gives, and promises nothing.
 * Example: reason 'paid_off' for "First Bank" says that the account is paid and shown as owed.
 */
import { frameLetter, linesOf, type Sender } from './letter-frame.ts'
import { letterParagraphs } from './paragraph-words.ts'

/** spec 3: values and labels */
export const disputeReasonLabels = {
  not_mine: 'Account Not Mine',
  paid_off: 'Already Paid Off',
  incorrect_balance: 'Incorrect Balance',
  incorrect_status: 'Incorrect Account Status',
  late_payment_error: 'Late Payment Error',
  identity_theft: 'Identity Theft',
  closed_account: 'Account Should Be Closed',
  duplicate: 'Duplicate Entry',
} as const
export type DisputeReason = keyof typeof disputeReasonLabels

export type DisputeLetterInput = Sender & {
  /** YYYY-MM-DD */
  date: string
  reason: DisputeReason
  accountName: string
  accountNumber: string | null
  details: string | null
  /** name and mailing address, a line each */
  bureau: readonly string[]
}

/** The letter as plain text. */
export function disputeLetter(input: DisputeLetterInput): string {
  return frameLetter({
    ...input,
    recipient: input.bureau,
    about: [
      letterParagraphs.aboutDispute,
      `Account or creditor: ${input.accountName}`,
      ...(input.accountNumber ? [`Account number: ${input.accountNumber}`] : []),
      `Reason: ${disputeReasonLabels[input.reason]}`,
    ],
    paragraphs: [
      letterParagraphs.disputeIntroduction,
      letterParagraphs[input.reason],
      ...(input.details ? [linesOf(input.details).join('\n')] : []),
      letterParagraphs.investigate,
      linesOf(input.address).length > 0 ? letterParagraphs.resultsAtAddress : letterParagraphs.results,
    ],
  })
}

/** The name of the file that is downloaded. // spec 9 */
export function disputeFileName(date: string): string {
  return `credit-dispute-letter-${date}.txt`
}
