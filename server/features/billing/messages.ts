/** What the billing calls say. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  // spec 8
  noSession: 'No subscription session found',
  verifyFailed: 'Failed to verify subscription',
  notPaidYet:
    'The payment is not finished yet. Nothing was charged. Go back to the payment page to finish it.',
  checkoutOver: 'This checkout was not finished in time. Nothing was charged. Choose a plan to start again.',
  trialUsed:
    'This email address has had its free trial. We ended this one, and nothing was charged. Sign in to choose a plan without a trial.',
  secondPlan:
    'You already had a plan, so we ended this second one. It is not charged again. If you paid for it, write to us and we will pay it back.',
  checkoutUnavailable:
    'The payment service does not answer right now. Nothing was charged. Please try again in a minute.',
  portalUnavailable:
    'The payment service does not answer right now. Nothing was changed. Please try again in a minute.',
  planUnavailable:
    'The payment service does not answer right now. If it changes nothing in a few minutes, please try again: nothing is done twice.',
  checkoutRefused:
    'The payment service did not accept this. Nothing was charged. Please try again, or write to us.',
  checkoutClosed:
    'Plans are not for sale at the moment: the price at the payment service is not the price we show. Nothing was charged. Please come back later.',
  tooManyCheckouts: 'That was a lot of tries. Nothing was charged. Please wait a little, then try again.',
  guestHasPlan: 'You have bought a plan already. Set up your account to use it.',
  hasPlan: 'You already have a plan. Change it on the billing page.',
  planIsEnding: 'You already have a plan. It has not ended yet: you can resume it on the billing page.',
  planIsUnpaid: 'You already have a plan, and its payment has failed. Change the card on the billing page.',
  noPlan: 'You have no paid plan. Nothing was changed.',
  planLives: 'Your plan is still running. To go on Free, cancel it first. You keep it until it ends.',
  freeNow: 'You are on Free. Everything you entered is still here.',
  samePlan: 'You already have this plan. Nothing was changed.',
  resumeFirst: 'Your plan is set to end. Resume it first, then change it.',
  payFirst: 'The last payment failed. Change the card first, then change the plan.',
  confirmFirst:
    'Your bank wants you to confirm the payment of the change you asked for. Confirm it on the billing page, or leave it: without your confirmation it is dropped within a day, and nothing is charged.',
  quoteOver: 'The price was shown a while ago. Nothing was changed. Look at the price again.',
  priceChanged: 'The price is not the same any more. Nothing was changed. Look at the new price first.',
  cardDeclined:
    'Your card was declined. Your plan is the same as before. Try another card on the billing page.',
  changeRefused: 'The payment service did not accept this. Your plan is the same as before.',
  forgedEvent: 'This event was not signed, or is too old. Nothing was done.',
}

export type English = typeof english
export const billingTexts = bilingual(english, spanish)
