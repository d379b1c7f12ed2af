/**
 * A letter to a credit bureau about a mistake in a credit report, under the Fair Credit Reporting Act,
 * 15 U.S.C. 1681i(a): the bureau must look into it free of charge within 30 days of receiving it, correct or delete
 * what is inaccurate, incomplete or cannot be verified, and send the results in writing.
 * It states what the person states, asks for what the Act gives, and promises nothing.
 * Example: reason 'paid_off' for "First Bank" says that the account is paid and shown as owed.
 */
import { frameLetter, linesOf, type Sender } from './letter-frame.ts'

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

const statements: Record<DisputeReason, string> = {
  not_mine: 'This account is not mine.',
  paid_off: 'I have paid this account in full. The report shows that I still owe on it.',
  incorrect_balance: 'The balance that the report shows for this account is not right.',
  incorrect_status: 'The status that the report shows for this account is not right.',
  late_payment_error: 'The report shows a late payment on this account that was not late.',
  identity_theft: 'Somebody used my name without my consent. This account is a result of identity theft.',
  closed_account: 'This account is closed. The report shows it as open.',
  duplicate: 'The report shows this account more than once.',
}

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
      'Re: Dispute of information in my credit report',
      `Account or creditor: ${input.accountName}`,
      ...(input.accountNumber ? [`Account number: ${input.accountNumber}`] : []),
      `Reason: ${disputeReasonLabels[input.reason]}`,
    ],
    paragraphs: [
      'I am writing to dispute information in my credit report about the account named above.',
      statements[input.reason],
      ...(input.details ? [linesOf(input.details).join('\n')] : []),
      'Please investigate this under the Fair Credit Reporting Act, 15 U.S.C. 1681i. The Act gives 30 days for the investigation from the day you receive this letter. Please correct or delete what is inaccurate, incomplete or cannot be verified.',
      `Please send me the results in writing${linesOf(input.address).length > 0 ? ' at the address above' : ''}, with a copy of my credit report if it changes.`,
    ],
  })
}

/** The name of the file that is downloaded. // spec 9 */
export function disputeFileName(date: string): string {
  return `credit-dispute-letter-${date}.txt`
}
