/** The mails about a plan. Days are written in UTC, in words, so that they mean the same everywhere. */
import { GRACE_DAYS, graceEndOf } from '#engine/access/access.ts'
import { planOfId } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { billingMailTexts } from './mail-messages.ts'
import { isOver } from './subscription/subscription-status.ts'
import type { BillingMailKind, PlanRow, ReturnRow } from './billing.table.ts'

const longDay = (day: Date | null) => (day === null ? null : dayInWords(day))

function priceOf(plan: PlanRow): string {
  const cents = planOfId(plan.planId ?? '')?.monthlyCents
  return cents === undefined ? billingMailTexts().planPrice : formatMoney(cents)
}

/** Until when all stays open after a failed payment, and when the card is tried again. */
function graceLines({ pastDueSince, paymentRetryAt, periodEndsAt }: PlanRow): string[] {
  const texts = billingMailTexts()
  const end = graceEndOf({
    pastDueSince: pastDueSince?.toISOString() ?? null,
    paymentRetryAt: paymentRetryAt?.toISOString() ?? null,
    subscriptionEndsAt: periodEndsAt?.toISOString() ?? null,
  })
  if (paymentRetryAt === null) {
    const stays = end === null ? texts.staysDays(GRACE_DAYS) : texts.staysUntil(dayInWords(end))
    return [`${stays} ${texts.nothingLost}`]
  }
  const stays = end === null ? texts.staysAtLeastDays(GRACE_DAYS) : texts.staysAtLeastUntil(dayInWords(end))
  return [`${texts.triedOn(dayInWords(paymentRetryAt))} ${stays} ${texts.nothingLost}`]
}

const nameOf = (plan: PlanRow) => planOfId(plan.planId ?? '')?.name ?? billingMailTexts().paid

type Words = {
  subject: string
  lines: [string, ...string[]]
  /** what the page behind the link is for */
  label: string
}

/** "$99.00 on December 20, 2026" */
function amountOf(returned: ReturnRow | null): string {
  const { aPayment, amountOn } = billingMailTexts()
  if (returned === null) return aPayment
  return amountOn(formatMoney(returned.amount, { decimals: 2 }), dayInWords(returned.happenedAt))
}

/** Nothing more is charged for a plan that is over. */
function afterDispute(plan: PlanRow): string[] {
  const { over, ends, resume } = billingMailTexts().disputed
  return isOver(plan) ? [over] : [ends(longDay(plan.cancelsAt ?? plan.periodEndsAt)), resume]
}

/** What waits for the bank: a dearer plan that was asked for, or a month of the plan as it is. */
function confirmLines(plan: PlanRow): [string, ...string[]] {
  const texts = billingMailTexts().toConfirm
  const wanted = planOfId(plan.confirmPlanId ?? '')?.name
  if (wanted === undefined) return [texts.month(nameOf(plan)), ...graceLines(plan)]
  return [texts.change(wanted), texts.untilThen(nameOf(plan), wanted), texts.orDropped]
}

type About = { plan: PlanRow; returned: ReturnRow | null; texts: ReturnType<typeof billingMailTexts> }

const words: Record<BillingMailKind, (about: About) => Words> = {
  trial_ends: ({ plan, texts: { trialEnds } }) => ({
    subject: trialEnds.subject(longDay(plan.trialEndsAt)),
    lines: [
      trialEnds.ends(nameOf(plan), longDay(plan.trialEndsAt)),
      trialEnds.charged(priceOf(plan)),
      trialEnds.orCancel,
    ],
    label: trialEnds.see,
  }),
  payment_failed: ({ plan, texts: { failed, openBilling } }) => ({
    subject: failed.subject,
    lines: [failed.happens, ...graceLines(plan), failed.otherCard],
    label: openBilling,
  }),
  payment_to_confirm: ({ plan, texts: { toConfirm } }) => ({
    subject: toConfirm.subject,
    lines: [...confirmLines(plan), toConfirm.where],
    label: toConfirm.confirm,
  }),
  cancel_confirmed: ({ plan, texts: { canceled, seeOrResume } }) => ({
    subject: canceled.subject(longDay(plan.cancelsAt)),
    lines: [canceled.canceled(nameOf(plan)), canceled.keep(longDay(plan.cancelsAt)), canceled.resume],
    label: seeOrResume,
  }),
  trial_used: ({ texts: { trialUsed, seePlans } }) => ({
    subject: trialUsed.subject,
    lines: [trialUsed.used, trialUsed.ended, trialUsed.welcome],
    label: seePlans,
  }),
  second_plan: ({ plan, texts: { secondPlan } }) => ({
    subject: secondPlan.subject,
    lines: [secondPlan.ended(nameOf(plan)), secondPlan.payBack],
    label: secondPlan.see,
  }),
  refunded: ({ plan, returned, texts: { refunded, openBilling } }) => ({
    subject: refunded.subject,
    lines: [refunded.refunded(amountOf(returned), nameOf(plan)), refunded.toCard, refunded.planStays],
    label: openBilling,
  }),
  disputed: ({ plan, returned, texts: { disputed, seeOrResume } }) => ({
    subject: disputed.subject,
    lines: [
      disputed.disputed(nameOf(plan), amountOf(returned)),
      disputed.held,
      ...afterDispute(plan),
      disputed.askBank,
    ],
    label: seeOrResume,
  }),
}

function pageFor(kind: BillingMailKind, plan: PlanRow): string {
  if (kind === 'trial_used') return '/pricing'
  return plan.userId === null ? '/login?returnTo=%2Fbilling' : '/billing'
}

type Occasion = {
  plan: PlanRow
  /** the refund or dispute it is about */
  returned: ReturnRow | null
  /** the page of the invoice that it leads to, in place of one of ours */
  invoiceUrl: string | null
  to: string
  /** where people open Jubilee */
  origin: string
}

export function billingMail(kind: BillingMailKind, about: Occasion): Mail {
  const { plan, returned, invoiceUrl, to, origin } = about
  const texts = billingMailTexts()
  const { subject, lines, label } = words[kind]({ plan, returned, texts })
  if (invoiceUrl !== null) return letter({ to, subject, blocks: [...lines, { label, url: invoiceUrl }] })
  const needsAccount = plan.userId === null && kind !== 'trial_used'
  const link = { label: needsAccount ? texts.signUp : label, url: `${origin}${pageFor(kind, plan)}` }
  return letter({ to, subject, blocks: [...lines, ...(needsAccount ? [texts.noAccount] : []), link] })
}
