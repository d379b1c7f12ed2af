import { describe, expect, test } from 'vitest'
import { subscriptionStatuses } from '#contracts/account/account.ts'
import { accessOf } from '#engine/access/access.ts'
import { providerStatuses } from '#server/ports/payments/payments.ts'
import type { ProviderStatus } from '#server/ports/payments/payments.ts'
import type { PlanRow } from '../billing.table.ts'
import { isOver, standingOf, standingOfAll } from './subscription-status.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-20T12:00:00Z')
const earlier = new Date('2026-11-18T12:00:00Z')

function planOf(facts: Partial<PlanRow>): PlanRow {
  return {
    subscriptionId: 'sub_1',
    userId: 'ada',
    customerId: 'cus_1',
    customerEmail: null,
    checkoutId: null,
    status: 'active',
    planId: 'price_monthly',
    startedAt: earlier,
    periodEndsAt: later,
    trialEndsAt: null,
    cancelsAt: null,
    endedAt: null,
    nextPlanId: null,
    pastDueSince: null,
    paymentRetryAt: null,
    confirmInvoiceId: null,
    confirmPlanId: null,
    confirmUntil: null,
    confirmHasFailed: false,
    refusedFor: null,
    dismissedAt: null,
    askedAt: '',
    fetchedAt: NOW,
    quotedPlanId: null,
    quotedAt: null,
    quotedDueCents: null,
    quotedMonthlyCents: null,
    ...facts,
  }
}

function lineOf(plan: PlanRow): string {
  const { status, planId, endsAt, pastDueSince, paymentRetryAt } = standingOfAll([plan])
  const facts = {
    isAdmin: false,
    subscriptionStatus: status,
    subscriptionPlanId: planId,
    subscriptionEndsAt: endsAt?.toISOString() ?? null,
    pastDueSince: pastDueSince?.toISOString() ?? null,
    paymentRetryAt: paymentRetryAt?.toISOString() ?? null,
  }
  return accessOf(facts, NOW.toISOString()).line
}

describe('what the processor says, in our words, and the line of reading 4 it leads to', () => {
  test.each<[string, Partial<PlanRow>, [string | null, string]]>([
    ['a trial', { status: 'trialing', trialEndsAt: later }, ['trialing', 'live']],
    ['active', { status: 'active' }, ['active', 'live']],
    ['active, set to end', { status: 'active', cancelsAt: later }, ['canceled', 'live']],
    ['a trial, set to end', { status: 'trialing', cancelsAt: later }, ['canceled', 'live']],
    ['set to end, and the end has passed', { status: 'active', cancelsAt: earlier }, ['canceled', 'lapsed']],
    ['past due for two days', { status: 'past_due', pastDueSince: earlier }, ['past_due', 'grace']],
    [
      'past due for eight days',
      { status: 'past_due', pastDueSince: new Date('2026-11-12T11:00:00Z') },
      ['past_due', 'lapsed'],
    ],
    [
      'past due for eight days, and tried again tomorrow',
      {
        status: 'past_due',
        pastDueSince: new Date('2026-11-12T11:00:00Z'),
        paymentRetryAt: new Date('2026-11-21T11:00:00Z'),
      },
      ['past_due', 'grace'],
    ],
    [
      'past due, and set to end',
      { status: 'past_due', pastDueSince: earlier, cancelsAt: later },
      ['past_due', 'grace'],
    ],
    ['unpaid', { status: 'unpaid' }, ['unpaid', 'lapsed']],
    ['paused', { status: 'paused' }, ['paused', 'lapsed']],
    ['ended', { status: 'canceled', endedAt: earlier }, ['canceled', 'lapsed']],
    [
      'ended, though the month was paid',
      { status: 'canceled', endedAt: earlier, cancelsAt: later },
      ['canceled', 'lapsed'],
    ],
    ['the first payment not made yet', { status: 'incomplete' }, [null, 'free']],
    ['the first payment never made', { status: 'incomplete_expired', endedAt: earlier }, [null, 'free']],
    ['a word nobody knows', { status: 'unknown' }, ['unpaid', 'lapsed']],
  ])('%s', (_, facts, [status, line]) => {
    const plan = planOf(facts)
    expect(standingOf(plan)?.status ?? null).toBe(status)
    expect(lineOf(plan)).toBe(line)
  })

  test('every word of the processor has one of ours', () => {
    for (const status of providerStatuses) {
      const said = standingOf(planOf({ status }))?.status ?? 'free'
      expect(subscriptionStatuses).toContain(said)
    }
  })

  test('when access ends: the cancellation, else the period', () => {
    expect(standingOf(planOf({}))?.endsAt).toEqual(later)
    const sooner = new Date('2026-12-01T00:00:00Z')
    expect(standingOf(planOf({ cancelsAt: sooner }))?.endsAt).toEqual(sooner)
    expect(standingOf(planOf({ status: 'canceled', endedAt: earlier }))?.endsAt).toEqual(earlier)
  })
})

describe('of several plans one decides', () => {
  const ended = planOf({ subscriptionId: 'old', status: 'canceled', endedAt: earlier })
  const running = planOf({ subscriptionId: 'new', planId: 'price_premium' })
  const failed = planOf({ subscriptionId: 'bad', status: 'past_due', pastDueSince: earlier })

  test('a live one before a failed one before an ended one', () => {
    expect(standingOfAll([ended, failed, running])).toMatchObject({
      status: 'active',
      planId: 'price_premium',
    })
    expect(standingOfAll([ended, failed])).toMatchObject({ status: 'past_due' })
    expect(standingOfAll([ended])).toMatchObject({ status: 'canceled', endsAt: earlier })
    expect(standingOfAll([])).toMatchObject({ status: 'free', planId: null })
  })

  test('of two ended ones the newer', () => {
    const newer = planOf({ status: 'canceled', endedAt: NOW, startedAt: NOW, planId: 'price_premium' })
    expect(standingOfAll([ended, newer])).toMatchObject({ planId: 'price_premium' })
  })

  test('one that was refused, or left behind for Free, does not count', () => {
    expect(standingOfAll([{ ...running, refusedFor: 'second_plan' }, ended])).toMatchObject({
      endsAt: earlier,
    })
    expect(standingOfAll([{ ...ended, dismissedAt: NOW }])).toMatchObject({ status: 'free' })
  })

  test.each<[ProviderStatus, boolean]>([
    ['active', false],
    ['past_due', false],
    ['unpaid', false],
    ['paused', false],
    ['unknown', false],
    ['canceled', true],
    ['incomplete_expired', true],
  ])('%s is over: %s', (status, over) => {
    expect(isOver(planOf({ status }))).toBe(over)
  })
})
