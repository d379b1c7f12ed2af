/** The jobs that follow from how a gift stands: a mail, once for its occasion, or its end at the processor. */
import * as z from 'zod/mini'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { speaking } from '#server/language/language.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findGift } from '../donations.queries.ts'
import { donationMailKinds } from '../donations.table.ts'
import type { DonationRow } from '../donations.table.ts'
import { giftMail } from './gift-mails.ts'
import { newLink } from './mailed-links.ts'
import { holdUnsentMail, keepMail, listPayments, markMailSent } from './payments.queries.ts'
import type { MailKey } from './payments.queries.ts'

const isReceipt = ({ kind }: MailKey) => kind === 'receipt' || kind === 'monthly_receipt'

async function write(tx: Executor, mail: MailKey, given: { gift: DonationRow; origin: string; now: Date }) {
  const { gift, origin, now } = given
  const { email: to } = gift
  if (to === null) return null
  const payments = isReceipt(mail) ? await listPayments(tx, [gift.id]) : []
  const payment = payments.find(({ id }) => id === mail.occasion) ?? null
  const linkTo = async (paymentId: string | null) =>
    newLink(tx, { donationId: gift.id, paymentId, createdAt: now })
  const receiptToken = payment === null ? null : await linkTo(payment.id)
  // A person stops a gift where they are signed in; a guest by this link.
  const manageToken = gift.isMonthly && gift.userId === null ? await linkTo(null) : null
  const inWords = () => giftMail(mail.kind, { to, origin, gift, payment, receiptToken, manageToken })
  const { userId, language } = gift
  return userId === null ? speaking(language ?? 'en', inWords) : speakingTo({ db: tx, userId }, inWords)
}

export const mailGiftJob = defineJob({
  name: 'donations.mail',
  summary: 'Sends a mail about a gift: a receipt, a failed payment of a monthly gift, its end.',
  payload: z.object({ donationId: z.string(), kind: z.enum(donationMailKinds), occasion: z.string() }),
  run: async ({ parts, app, payload }) => {
    const { db, clock, log } = parts
    await db.transaction(async (tx) => {
      if (!(await holdUnsentMail(tx, payload))) return
      const gift = await findGift(tx, payload.donationId)
      const now = clock.now()
      const mail = gift ? await write(tx, payload, { gift, origin: ownOrigin(app), now }) : null
      if (mail !== null) await queueMail(parts, tx, { mail })
      await markMailSent(tx, payload, now)
      log.info('donation.mail', { outcome: mail === null ? 'no address' : payload.kind })
    })
  },
})

/** Sends a mail once for its occasion, however often it is asked for; in the caller's transaction. */
export async function mailOnce(tx: Executor, jobs: AppParts['jobs'], mail: MailKey): Promise<void> {
  if (await keepMail(tx, mail)) await jobs.add(mailGiftJob, mail, { tx })
}

export const stopGiftJob = defineJob({
  name: 'donations.stop',
  summary: 'Stops a monthly gift at the payment processor once its payments have failed for good.',
  payload: z.object({ subscriptionId: z.string() }),
  run: ({ parts, payload }) => parts.payments.cancelNow(payload.subscriptionId),
})
