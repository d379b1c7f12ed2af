/** What is said to those who decide about grants. Audit events stay English. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  unconfirmed: 'The applicant has not confirmed their email address. They can do it from their application.',
  gone: 'an admin who left',
  notWaiting: 'It does not wait for a decision.',
  approvedByYou: 'You approved it. A second admin must approve it too.',
  noAppeal: 'There is no appeal to decide.',
  refusedByYou: 'You refused it. Another admin decides the appeal.',
  onlyApproved: 'Only an approved grant is paid.',
  approvedAlone: 'You alone approved it. Another admin marks it as paid.',
  askedFor: (amount: string) => `They asked for ${amount}. Approve that or less.`,
  programGives: (amount: string) => `This program gives up to ${amount}.`,
  firstIsFor: (amount: string) => `The first approval is for ${amount}. Approve the same amount.`,
  enterAmount: 'Enter the amount you approve.',
  noFreeMoney: 'The ledger holds no free money right now. Approve this when more has come in.',
  freeMoney: (amount: string) => `The ledger holds ${amount} of free money right now. Approve that or less.`,
  notEnoughOnHand: (amount: string) =>
    `The ledger holds ${amount}, and this grant is more than that. Pay it when more has come in.`,
  payApproved: (amount: string) => `The grant that was approved is ${amount}. Pay that.`,
  notInFuture: 'Choose today or a day before it.',
  notBeforeDecision: 'Choose the day it was approved, or a day after it.',
}

export type English = typeof english
export const deskTexts = bilingual(english, spanish)
