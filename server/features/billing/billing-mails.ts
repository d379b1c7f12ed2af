/** The mails about a plan. Days are written in UTC, in words, so that they mean the same everywhere. */
import { planOfId } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { Mail } from '#server/http/app-parts.ts'
import type { BillingMailKind, PlanRow } from './billing.table.ts'

const GRACE_DAYS_IN_WORDS = 'seven days'

const closing = 'Jubilee. Faith. Finance. Freedom.'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "December 20, 2026" */
const dayInWords = (day: Date | null) =>
  day === null ? 'the end of what you paid for' : dayFormat.format(day)

function priceOf(plan: PlanRow): string {
  const cents = planOfId(plan.planId ?? '')?.monthlyCents
  return cents === undefined ? 'the price of your plan' : formatMoney(cents)
}

const nameOf = (plan: PlanRow) => planOfId(plan.planId ?? '')?.name ?? 'paid'

type Letter = { subject: string; lines: string[] }

const letters: Record<BillingMailKind, (plan: PlanRow, link: string) => Letter> = {
  trial_ends: (plan, link) => ({
    subject: `Your free trial ends on ${dayInWords(plan.trialEndsAt)}`,
    lines: [
      `Your free trial of ${nameOf(plan)} ends on ${dayInWords(plan.trialEndsAt)}.`,
      `After that your card is charged ${priceOf(plan)} a month. If you want this, you need to do nothing.`,
      `If you do not want it, cancel before that day. Then nothing is charged:\n${link}`,
    ],
  }),
  payment_failed: (_plan, link) => ({
    subject: 'A payment did not go through',
    lines: [
      'Your last payment for Jubilee did not go through. This happens, for example when a card has run out.',
      `Everything stays as it is for ${GRACE_DAYS_IN_WORDS}. Nothing you entered is lost after that either.`,
      `You can use another card, or go on Free:\n${link}`,
    ],
  }),
  cancel_confirmed: (plan, link) => ({
    subject: `Your plan ends on ${dayInWords(plan.cancelsAt)}`,
    lines: [
      `You have canceled your ${nameOf(plan)} plan. Your card is not charged again.`,
      `You keep the plan until ${dayInWords(plan.cancelsAt)}. After that you can go on Free, and everything you entered stays.`,
      `If you change your mind, you can resume it until then:\n${link}`,
    ],
  }),
  trial_used: (_plan, link) => ({
    subject: 'Your free trial was used before',
    lines: [
      'You started a free trial of Jubilee. This e-mail address, or this account, has had its free trial already.',
      'So we ended the new one. Nothing was charged.',
      `You are welcome to choose a plan without a trial:\n${link}`,
    ],
  }),
  second_plan: (plan, link) => ({
    subject: 'You had two plans, so one was ended',
    lines: [
      `You bought a plan and had one already. So we ended one of them, ${nameOf(plan)}. It is not charged again.`,
      'If you paid for it, answer this mail and we will pay it back.',
      `This is the plan you have now:\n${link}`,
    ],
  }),
}

/** For a purchase that waits for its account: the link leads to where one is made. */
const NO_ACCOUNT =
  'You have no account yet. Create one with this e-mail address and confirm it: then the plan is yours to change.'

function pageFor(kind: BillingMailKind, plan: PlanRow): string {
  if (kind === 'trial_used') return '/pricing'
  return plan.userId === null ? '/login?returnTo=%2Fbilling' : '/billing'
}

/** `origin` is where people open Jubilee. */
export function billingMail(
  kind: BillingMailKind,
  { plan, to, origin }: { plan: PlanRow; to: string; origin: string },
): Mail {
  const { subject, lines } = letters[kind](plan, `${origin}${pageFor(kind, plan)}`)
  const more = plan.userId === null && kind !== 'trial_used' ? [NO_ACCOUNT] : []
  return { to, subject, text: ['Hello,', ...lines, ...more, `${closing}\n`].join('\n\n') }
}
