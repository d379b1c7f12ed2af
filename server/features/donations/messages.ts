/** What the donation calls say. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  away: 'The payment service does not answer right now. Nothing was charged. Please try again in a minute.',
  refused: 'The payment service did not accept this. Nothing was charged. Please try again, or write to us.',
  stopAway:
    'The payment service does not answer right now. If your gift still runs in a few minutes, please try again.',
  stopRefused: 'The payment service did not accept this. Your gift runs as before. Please write to us.',
  tooMany: 'That was a lot of tries. Nothing was charged. Please wait a little, then try again.',
  noEmail: 'Enter your email address. The receipt goes there.',
  noName: 'Enter the name to show, or stay anonymous.',
  madeBefore: 'This gift was made already. You find it in the mail with its receipt.',
  otherGift: (amount: string, day: string) =>
    `This gift was begun with other entries: ${amount} on ${day}. Nothing was charged. Please begin again.`,
  tooLate: 'This gift was not finished in time. Nothing was charged. Please begin again.',
  noSession: 'We do not know this gift. If you have paid, the mail with your receipt is on its way.',
  notPaidYet: 'The gift is not paid yet. Nothing was charged. Go back to the payment page to finish it.',
  onItsWay: 'Your payment is on its way. We send your receipt as soon as it has arrived.',
  verifyAway:
    'We cannot ask the payment service right now. If you have paid, nothing is lost: the receipt comes by mail.',
  noGift: 'This gift is not here.',
  noReceipt: 'There is no receipt here yet. It comes when the payment has arrived.',
  noStatement: 'You have no gifts in this year.',
  linkOver: 'This link is not known, or is too old. Open the newest email about your gift.',
  notMonthly: 'This gift was made once. There is nothing to stop.',
  stopped: 'Your monthly gift has stopped. Nothing more is charged.',
  nameWithdrawn: 'Your name is no longer shown. Your gifts stand as anonymous.',
  /** on the payment page */
  monthlyTo: (foundation: string) => `Monthly gift to the ${foundation}`,
  onceTo: (foundation: string) => `Gift to the ${foundation}`,
  monthlyNote: (amount: string) =>
    `You give ${amount} each month until you stop it. All of it goes to grants: Jubilee pays the card fee.`,
  onceNote: (amount: string) =>
    `You give ${amount} once. All of it goes to grants: Jubilee pays the card fee.`,
}

export type English = typeof english
export const giftTexts = bilingual(english, spanish)
