/** For the deletion of an account: no gift of the person is charged any more. */
import type { AppParts } from '#server/http/app-parts.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import { listRunningOf, listUnfinishedOf, saveOver } from './donations.queries.ts'
import { takeInGift, takeInMonthlyGift } from './take-in-gift.ts'

/** Nobody can pay on a page of theirs from now on; what was paid there and not told of yet is taken in. */
async function endVisits(parts: AppParts, userId: string): Promise<void> {
  for (const { id, sessionId } of await listUnfinishedOf(parts.db, userId)) {
    if (sessionId !== null) {
      await parts.payments.expireCheckout(sessionId)
      await takeInGift(parts, sessionId).catch((error: unknown) => {
        // What the processor does not know any more is left as it is.
        if (!(error instanceof PaymentRefused)) throw error
      })
    }
    await saveOver(parts.db, id)
  }
}

/**
 * Stops the person's monthly gifts, now. Throws OutsideUnavailable when it cannot, and then the account must stay, for
 * a deleted person must not be charged.
 */
export async function stopGiftsNow(parts: AppParts, userId: string): Promise<void> {
  await endVisits(parts, userId)
  for (const { subscriptionId } of await listRunningOf(parts.db, userId)) {
    if (subscriptionId === null) continue
    await parts.payments.cancelNow(subscriptionId)
    await takeInMonthlyGift(parts, subscriptionId)
  }
}
