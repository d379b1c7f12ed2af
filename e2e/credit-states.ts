/** Score monitoring in states that need a bureau, answered to the browser in place of the server. */
import type { Page } from '@playwright/test'
import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'

export const agreed: CreditMonitoring = {
  consent: { text: 'The words that were agreed to.', agreedAt: '2026-11-20T15:00:00.000Z' },
  consentText: 'The words to agree to.',
  consentVersion: 'test',
  verification: null,
  onItsWay: [],
  isSandbox: false,
  schedule: null,
  reports: [],
}

/** The signed-in person's monitoring is this from here on. */
export async function showMonitoring(page: Page, state: CreditMonitoring = agreed): Promise<void> {
  await page.route('**/api/credit/monitoring', (route) => route.fulfill({ json: state }))
}

const score = {
  id: '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b',
  score: 701,
  recordedAt: '2026-11-20',
  bureau: 'experian',
  model: 'vantagescore_4',
  source: 'provider',
}

/** A sync answers so many new scores, of two. */
export async function answerSync(page: Page, newScores: 0 | 1 | 2): Promise<void> {
  const results = ['experian', 'transunion'].map((provider, index) =>
    index < newScores
      ? { provider, success: true, message: null, score }
      : { provider, success: false, message: 'Nothing newer.', score: null },
  )
  await page.route('**/api/credit/sync', (route) => route.fulfill({ json: { results } }))
}
