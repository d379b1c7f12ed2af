/** The way to the AI tool of My Debts. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'

/** The negotiation assistant of My Debts, near the view so that it is loaded. */
export async function openNegotiation(page: Page): Promise<Locator> {
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('region', { name: 'Your accounts' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const assistant = page.getByRole('region', { name: 'Negotiation assistant', exact: true })
  await expect(assistant).toBeVisible()
  return assistant
}
