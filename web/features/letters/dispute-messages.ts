/** The fields of the dispute letter, in a file of their own: they load with its form. */
import { disputeReasonLabels, type DisputeReason } from '#engine/letters/dispute-letter.ts'

export const disputeFieldTexts = {
  bureau: 'Which bureau?',
  reason: 'Reason',
  chooseReason: 'Choose one',
  accountName: 'Account or creditor name',
  accountNumber: 'Account number',
  accountNumberHint: 'The last four digits are enough.',
}

/** To choose from on the screen; the letter itself names them in English. */
export const disputeReasons: Record<DisputeReason, string> = disputeReasonLabels
