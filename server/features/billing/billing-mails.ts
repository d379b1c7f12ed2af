/** The mails about a plan. Days are written in UTC, in words, so that they mean the same everywhere. */
import { GRACE_DAYS, graceEndOf } from '#engine/access/access.ts'
import { planOfId } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { isOver } from './subscription/subscription-status.ts'
import type { BillingMailKind, PlanRow, ReturnRow } from './billing.table.ts'

/** "December 20, 2026" */
const endOf = (day: Date | null) => (day === null ? 'the end of what you paid for' : dayInWords(day))

/** "on December 20, 2026" */
const onDay = (day: Date | null) => `${day === null ? 'at' : 'on'} ${endOf(day)}`

function priceOf(plan: PlanRow): string {
  const cents = planOfId(plan.planId ?? '')?.monthlyCents
  return cents === undefined ? 'the price of your plan' : formatMoney(cents)
}

/** Until when all stays open after a failed payment, and when the card is tried again. */
function graceLines({ pastDueSince, paymentRetryAt, periodEndsAt }: PlanRow): string[] {
  const end = graceEndOf({
    pastDueSince: pastDueSince?.toISOString() ?? null,
    paymentRetryAt: paymentRetryAt?.toISOString() ?? null,
    subscriptionEndsAt: periodEndsAt?.toISOString() ?? null,
  })
  const stays = end === null ? `for ${GRACE_DAYS} days` : `until ${dayInWords(end)}`
  const later = 'Nothing you entered is lost after that either.'
  if (paymentRetryAt === null) return [`Everything stays as it is ${stays}. ${later}`]
  return [
    `Your card is tried again on ${dayInWords(paymentRetryAt)}. Everything stays as it is at least ${stays}. ${later}`,
  ]
}

const nameOf = (plan: PlanRow) => planOfId(plan.planId ?? '')?.name ?? 'paid'

type Words = {
  subject: string
  lines: [string, ...string[]]
  /** what the page behind the link is for */
  label: string
}

/** "$99.00 on December 20, 2026" */
const amountOf = (returned: ReturnRow | null) =>
  returned === null
    ? 'a payment'
    : `${formatMoney(returned.amount, { decimals: 2 })} on ${dayInWords(returned.happenedAt)}`

/** Nothing more is charged for a plan that is over. */
function afterDispute(plan: PlanRow): string[] {
  if (isOver(plan)) return ['That plan is over. Nothing more is charged for it.']
  const end = plan.cancelsAt ?? plan.periodEndsAt
  return [
    `So we let your plan end ${onDay(end)}. Your card is not charged again, and everything you entered stays.`,
    'You need to do nothing. If you want to keep the plan, you can resume it until then.',
  ]
}

/** What waits for the bank: a dearer plan that was asked for, or a month of the plan as it is. */
function confirmLines(plan: PlanRow): [string, ...string[]] {
  const wanted = planOfId(plan.confirmPlanId ?? '')?.name
  if (wanted === undefined)
    return [
      `Your bank wants you to confirm the payment for your ${nameOf(plan)} plan. It is not paid until then.`,
      ...graceLines(plan),
    ]
  return [
    `You asked to change to ${wanted}. Your bank wants you to confirm the payment for that.`,
    `Until then you keep ${nameOf(plan)}, and nothing is charged. ${wanted} opens once it is confirmed.`,
    `If you do not want it anymore, you need to do nothing: without your confirmation the change is dropped within a day.`,
  ]
}

const words: Record<BillingMailKind, (plan: PlanRow, returned: ReturnRow | null) => Words> = {
  trial_ends: (plan) => ({
    subject: `Your free trial ends ${onDay(plan.trialEndsAt)}`,
    lines: [
      `Your free trial of ${nameOf(plan)} ends ${onDay(plan.trialEndsAt)}.`,
      `After that your card is charged ${priceOf(plan)} a month. If you want this, you need to do nothing.`,
      'If you do not want it, cancel before that day. Then nothing is charged.',
    ],
    label: 'See or cancel your plan',
  }),
  payment_failed: (plan) => ({
    subject: 'A payment did not go through',
    lines: [
      'Your last payment for Jubilee did not go through. This happens, for example when a card has run out.',
      ...graceLines(plan),
      'You can use another card, or go on Free.',
    ],
    label: 'Open your billing page',
  }),
  payment_to_confirm: (plan) => ({
    subject: 'Your bank wants you to confirm a payment',
    lines: [
      ...confirmLines(plan),
      'Your bank asks you on the page of the open invoice. You can pay it with another card there too.',
    ],
    label: 'Confirm the payment',
  }),
  cancel_confirmed: (plan) => ({
    subject: `Your plan ends ${onDay(plan.cancelsAt)}`,
    lines: [
      `You have canceled your ${nameOf(plan)} plan. Your card is not charged again.`,
      `You keep the plan until ${endOf(plan.cancelsAt)}. After that you can go on Free, and everything you entered stays.`,
      'If you change your mind, you can resume it until then.',
    ],
    label: 'See or resume your plan',
  }),
  trial_used: () => ({
    subject: 'Your free trial was used before',
    lines: [
      'You started a free trial of Jubilee. This email address, or this account, has had its free trial already.',
      'So we ended the new one. Nothing was charged.',
      'You are welcome to choose a plan without a trial.',
    ],
    label: 'See the plans',
  }),
  second_plan: (plan) => ({
    subject: 'You had two plans, so one was ended',
    lines: [
      `You bought a plan and had one already. So we ended one of them, ${nameOf(plan)}. It is not charged again.`,
      'If you paid for it, answer this mail and we will pay it back.',
    ],
    label: 'See the plan you have now',
  }),
  refunded: (plan, returned) => ({
    subject: 'A payment was refunded',
    lines: [
      `We refunded ${amountOf(returned)}, of what you paid for your ${nameOf(plan)} plan.`,
      'It goes back to the card you paid with. Many banks need five to ten days to show it.',
      'The refund alone changes nothing about your plan.',
    ],
    label: 'Open your billing page',
  }),
  disputed: (plan, returned) => ({
    subject: 'A payment is disputed at your bank',
    lines: [
      `Your bank told us that a payment for your ${nameOf(plan)} plan is disputed: ${amountOf(returned)}.`,
      'The bank holds the money while it decides.',
      ...afterDispute(plan),
      'If you know nothing of a dispute, ask your bank about it.',
    ],
    label: 'See or resume your plan',
  }),
}

/** For a purchase that waits for its account: the link leads to where one is made, and then to the plan. */
const NO_ACCOUNT =
  'You have no account yet. Create one with this email address and confirm it: then the plan is yours to change.'

function pageFor(kind: BillingMailKind, plan: PlanRow): string {
  if (kind === 'trial_used') return '/pricing'
  return plan.userId === null ? '/login?returnTo=%2Fbilling' : '/billing'
}

type About = {
  plan: PlanRow
  /** the refund or dispute it is about */
  returned: ReturnRow | null
  /** the page of the invoice that it leads to, in place of one of ours */
  invoiceUrl: string | null
  to: string
  /** where people open Jubilee */
  origin: string
}

export function billingMail(kind: BillingMailKind, about: About): Mail {
  const { plan, returned, invoiceUrl, to, origin } = about
  const { subject, lines, label } = words[kind](plan, returned)
  if (invoiceUrl !== null) return letter({ to, subject, blocks: [...lines, { label, url: invoiceUrl }] })
  const needsAccount = plan.userId === null && kind !== 'trial_used'
  const link = { label: needsAccount ? 'Sign up or sign in' : label, url: `${origin}${pageFor(kind, plan)}` }
  return letter({ to, subject, blocks: [...lines, ...(needsAccount ? [NO_ACCOUNT] : []), link] })
}
