import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ToConfirm } from '#contracts/money/billing.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { accessOfFacts, type PlanFacts } from './plan-facts.ts'

const NOW = '2026-11-24T15:00:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }))
afterEach(() => void vi.useRealTimers())

const upgrade: ToConfirm = {
  planId: 'price_premium',
  amount: 5_742,
  pageUrl: 'https://invoice.test/1',
  until: '2026-11-25T14:00:00.000Z',
  hasFailed: false,
}
const month: ToConfirm = { ...upgrade, planId: null, amount: 3_900, until: null }

const onPro: PlanFacts = {
  status: 'active',
  planId: 'price_monthly',
  endsAt: '2026-12-24T15:00:00.000Z',
  trialEndsAt: null,
  isCanceling: false,
  nextPlanId: null,
  pastDueSince: null,
  paymentRetryAt: null,
  toConfirm: null,
}
const behind: PlanFacts = { ...onPro, status: 'past_due', pastDueSince: '2026-11-23T15:00:00.000Z' }

function show(toConfirm: ToConfirm, facts: PlanFacts) {
  const client = createQueryClient()
  const view = render(
    <QueryClientProvider client={client}>
      <ConfirmPayment toConfirm={toConfirm} facts={facts} access={accessOfFacts(facts, NOW)} />
    </QueryClientProvider>,
  )
  return { client, text: view.container.textContent }
}

it.each<[string, [ToConfirm, PlanFacts], string]>([
  [
    'an upgrade leaves the plan as it is until then',
    [upgrade, onPro],
    'Premium opens once you confirm $57.42. Until then you keep Pro, and nothing is charged. If you do not confirm it by 11/25/2026, the change is dropped.',
  ],
  [
    'a month has its grace',
    [month, behind],
    '$39.00 for Pro is not paid until then. You keep Pro until 11/30/2026.',
  ],
  [
    'a month that is tried again has at least that',
    [month, { ...behind, paymentRetryAt: '2026-11-26T15:00:00.000Z' }],
    'You keep Pro at least until 11/30/2026.',
  ],
  [
    'a month whose grace is over puts the plan on hold',
    [month, { ...behind, status: 'unpaid' }],
    '$39.00 for Pro is not paid until then, so your plan is on hold.',
  ],
  [
    'a bank that was asked in vain is asked again',
    [{ ...month, hasFailed: true }, behind],
    'did not get your confirmation last time. Nothing was charged. You can try again.',
  ],
])('%s', (_name, [toConfirm, facts], words) => {
  expect(show(toConfirm, facts).text).toContain(words)
  expect(screen.getByRole('link', { name: /^Confirm at your bank/ })).toHaveProperty(
    'href',
    'https://invoice.test/1',
  )
})

it('without the page of the invoice it says so, and leads nowhere', () => {
  const { text } = show({ ...upgrade, pageUrl: null, amount: null }, onPro)
  expect(text).toContain('Premium opens once you confirm the payment.')
  expect(text).toContain('cannot be opened right now')
  expect(screen.queryByRole('link')).toBeNull()
})

it('who comes back from the bank’s tab sees the plan as it is then', () => {
  const { client } = show(upgrade, onPro)
  const reads = vi.spyOn(client, 'invalidateQueries')
  fireEvent(document, new Event('visibilitychange'))
  vi.advanceTimersByTime(1_500)
  expect(reads.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([lightKeys.billing, lightKeys.user])
  vi.advanceTimersByTime(3_500)
  expect(reads).toHaveBeenCalledTimes(4)
})
