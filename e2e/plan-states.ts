/** Plans in states that only time brings, answered to the browser in place of the server. */
import type { Page } from '@playwright/test'
import type { getBilling } from '#contracts/money/billing.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { proDecimal } from './plan-prices.ts'

export type Billing = WireOf<typeof getBilling>

const DAY_MS = 86_400_000

/** The instant so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

export const noPlan: Billing = {
  status: 'free',
  planId: null,
  endsAt: null,
  trialEndsAt: null,
  isCanceling: false,
  nextPlanId: null,
  pastDueSince: null,
  paymentRetryAt: null,
  toConfirm: null,
  mayTry: true,
  paymentMethods: [],
  invoices: [],
  returns: [],
  isComplete: true,
}

export const proPlan: Billing = {
  ...noPlan,
  status: 'active',
  planId: 'price_monthly',
  endsAt: '2099-12-24T15:00:00.000Z',
  mayTry: false,
  paymentMethods: [
    { id: 'pm_1', brand: 'visa', last4: '4242', expiresMonth: 4, expiresYear: 2098, isDefault: true },
  ],
  invoices: [
    {
      id: 'in_1',
      number: 'JUB-0001',
      createdAt: '2026-10-24T15:00:00.000Z',
      total: proDecimal,
      status: 'paid',
      pageUrl: '/invoice',
      pdfUrl: '/invoice.pdf',
    },
  ],
}

/** Shows the signed-in person with this plan on every screen from here on. */
export async function showPlan(page: Page, billing: Billing): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as object
    const plan = {
      subscriptionStatus: billing.status,
      subscriptionPlanId: billing.planId,
      subscriptionEndsAt: billing.endsAt,
      pastDueSince: billing.pastDueSince,
      paymentRetryAt: billing.paymentRetryAt,
    }
    await route.fulfill({ response, json: { ...user, ...plan } })
  })
  await page.route('**/api/billing', (route) => route.fulfill({ json: billing }))
}
