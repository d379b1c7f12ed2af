/** Giving, seeing what was given, receipts, and stopping. Routes receive and present. */
import type { FastifyReply } from 'fastify'
import * as contract from '#contracts/foundation/donations.ts'
import * as ledger from '#contracts/foundation/ledger.ts'
import { sentence } from '#engine/language/sentence.ts'
import { notFound, invalidField } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import {
  guestHashIn,
  guestHashOf,
  guestTokenOf,
  newGuestToken,
  setGuestCookie,
} from '#server/http/access/guest-cookie.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import type { PaymentEventHook } from '#server/http/hooks.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { withPayments, type PaymentSentences } from '#server/http/with-payments.ts'
import { confirmGift } from './confirm-gift.ts'
import { syncGiftJob, syncMonthlyGiftJob, syncReturnJob } from './donations.jobs.ts'
import { findGift, forgetGiver, withdrawName } from './donations.queries.ts'
import type { DonationRow, PaymentRow } from './donations.table.ts'
import { stopGiftsNow, mailedGift, ownGift, stopGift } from './stop-gift.ts'
import { receiptPdf, statementPdf } from './receipts/gift-pdf.ts'
import type { GiverLines } from './receipts/gift-pdf.ts'
import { readLink } from './receipts/mailed-links.ts'
import { giftTexts } from './messages.ts'
import { receiptTexts } from './receipts/messages.ts'
import { listPayments, listPaymentsOf } from './receipts/payments.queries.ts'
import { readGifts, stateOf } from './read-gifts.ts'
import { startGift } from './start-gift.ts'

/** from one address in ten minutes; the sandbox is where people and tests try things out */
const GIFTS = { live: 30, test: 30, sandbox: 2_000 }
const TEN_MINUTES = 600

const giving: PaymentSentences = {
  away: sentence(giftTexts, 'away'),
  refused: sentence(giftTexts, 'refused'),
}
const verifying: PaymentSentences = {
  away: sentence(giftTexts, 'verifyAway'),
  refused: sentence(giftTexts, 'verifyAway'),
}
const stopping: PaymentSentences = {
  away: sentence(giftTexts, 'stopAway'),
  refused: sentence(giftTexts, 'stopRefused'),
}

function mountGiving(app: App): void {
  const { env, pool } = app.parts
  const limit = createRateLimit(pool, {
    name: 'donation',
    tries: GIFTS[env.mode],
    seconds: TEN_MINUTES,
    said: sentence(giftTexts, 'tooMany'),
  })
  mount(app, contract.startDonation, async ({ body, user, onceKey, request, reply, parts }) => {
    await limit.consume(networkOf(request))
    const token = guestTokenOf(request, env.isHttps) ?? newGuestToken(onceKey)
    const guestHash = guestHashOf(token)
    const url = await withPayments(giving, () =>
      startGift({ parts, user, guestHash, wish: body, onceKey, origin: ownOrigin(app) }),
    )
    if (user === null) setGuestCookie(reply, token, env.isHttps)
    parts.log.info('donation.begun', { requestId: request.id, userId: user?.id, outcome: 'open' })
    return { url }
  })

  mount(app, contract.verifyDonation, async ({ query, user, request, parts }) => {
    const sessionId = query.session_id
    if (sessionId === undefined || sessionId === '')
      throw invalidField('session_id', sentence(giftTexts, 'noSession'))
    const userId = user?.id ?? null
    const guestHash = guestHashIn(request, parts.env.isHttps)
    const { gift, payment, email } = await withPayments(verifying, () =>
      confirmGift({ parts, sessionId, userId, guestHash }),
    )
    return {
      amount: gift.amount,
      isMonthly: gift.isMonthly,
      email,
      publicName: gift.publicName,
      entry: payment.ledgerSequence,
    }
  })
}

/** The file itself, for this browser alone. */
function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes)
}

async function giverOf({ db }: Pick<AppParts, 'db'>, given: { userId: string | null; email: string | null }) {
  const user = given.userId === null ? undefined : await findUser(db, given.userId)
  const lines: GiverLines = {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : null,
    email: given.email ?? user?.email ?? null,
  }
  return lines
}

async function sendReceipt(
  { parts, reply }: { parts: Pick<AppParts, 'db'>; reply: FastifyReply },
  gift: DonationRow,
  payment: PaymentRow | undefined,
): Promise<FastifyReply> {
  if (payment === undefined) throw notFound(sentence(giftTexts, 'noReceipt'))
  const giver = await giverOf(parts, gift)
  const bytes = await receiptPdf({ payment, isMonthly: gift.isMonthly, giver })
  return sendPdf(reply, { name: receiptTexts().pdf.receiptFile, bytes })
}

/** Only years from 2000 on, in four digits. */
const yearOf = (text: string) => (/^20\d\d$/.test(text) ? Number(text) : null)

function mountOwn(app: App): void {
  mount(app, contract.listDonations, ({ user, parts }) => readGifts(parts.db, user.id))

  mount(app, ledger.withdrawName, async ({ parts, user }) => {
    await withdrawName(parts.db, user.id)
    parts.log.info('ledger.name_withdrawn', { userId: user.id })
    return { message: giftTexts().nameWithdrawn }
  })

  mount(app, contract.stopDonation, async ({ params, user, parts }) => {
    const gift = await ownGift(parts, { userId: user.id, id: params.id })
    await withPayments(stopping, () => stopGift(parts, gift))
    parts.log.info('donation.stopped', { userId: user.id, outcome: 'stopped' })
    return readGifts(parts.db, user.id)
  })

  mount(app, contract.readReceipt, async ({ params, query, user, parts, reply }) => {
    const gift = await ownGift(parts, { userId: user.id, id: params.id })
    const payments = await listPayments(parts.db, [gift.id])
    const payment =
      query.payment === undefined ? payments[0] : payments.find(({ id }) => id === query.payment)
    return sendReceipt({ parts, reply }, gift, payment)
  })

  mount(app, contract.readStatement, async ({ params, user, parts, reply }) => {
    const year = yearOf(params.year)
    if (year === null) throw notFound(sentence(giftTexts, 'noStatement'))
    const span = { from: new Date(Date.UTC(year, 0, 1)), until: new Date(Date.UTC(year + 1, 0, 1)) }
    const payments = await listPaymentsOf(parts.db, { userId: user.id, ...span })
    if (payments.length === 0) throw notFound(sentence(giftTexts, 'noStatement'))
    const giver = await giverOf(parts, { userId: user.id, email: user.email })
    const bytes = await statementPdf({ year, payments, giver, madeOn: parts.clock.now() })
    return sendPdf(reply, { name: receiptTexts().pdf.giftsFile(year), bytes })
  })
}

function mountMailed(app: App): void {
  mount(app, contract.readMailedReceipt, async ({ query, parts, reply }) => {
    const link = await readLink(parts.db, query.token, { kind: 'receipt', now: parts.clock.now() })
    const gift = await findGift(parts.db, link.donationId)
    if (gift === undefined) throw notFound(sentence(giftTexts, 'linkOver'))
    const payments = await listPayments(parts.db, [gift.id])
    return sendReceipt(
      { parts, reply },
      gift,
      payments.find(({ id }) => id === link.paymentId),
    )
  })

  mount(app, contract.readMailedGift, async ({ query, parts }) => {
    const gift = await mailedGift(parts, query.token)
    const payments = await listPayments(parts.db, [gift.id])
    return {
      amount: gift.amount,
      state: stateOf(gift),
      begunAt: gift.createdAt.toISOString(),
      months: payments.length,
    }
  })

  mount(app, contract.stopMailedGift, async ({ body, parts }) => {
    const gift = await mailedGift(parts, body.token)
    await withPayments(stopping, () => stopGift(parts, gift))
    parts.log.info('donation.stopped', { outcome: 'by mail' })
    return { message: giftTexts().stopped }
  })
}

/** What goes back carries no mark of a gift, so each one is looked at; most are of a plan and end there. */
function queueGiftSyncs({ jobs }: Pick<AppParts, 'jobs'>): PaymentEventHook {
  return async (tx, { sessionId, subscriptionId, paymentId, isDonation }) => {
    if (paymentId !== null) await jobs.add(syncReturnJob, { paymentId }, { tx, key: paymentId })
    if (!isDonation) return
    if (sessionId !== null) await jobs.add(syncGiftJob, { sessionId }, { tx, key: sessionId })
    if (subscriptionId !== null)
      await jobs.add(syncMonthlyGiftJob, { subscriptionId }, { tx, key: subscriptionId })
  }
}

export function mountDonations(app: App): void {
  mountGiving(app)
  mountOwn(app)
  mountMailed(app)
  app.paymentEventHooks.push(queueGiftSyncs(app.parts))
  app.leavingHooks.push(async (userId) => {
    await stopGiftsNow(app.parts, userId)
    await forgetGiver(app.parts.db, userId)
  })
}
