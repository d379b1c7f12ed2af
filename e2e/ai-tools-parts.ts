/** The way to the AI tools of the dashboard and of My Debts. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'

/** A tool of the dashboard, near the view so that it is loaded. */
export async function openTool(page: Page, name: string): Promise<Locator> {
  if (!page.url().endsWith(paths.dashboard)) await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
  const tool = page.getByRole('region', { name, exact: true })
  const fold = page.getByRole('button', { name: /Your learning tools/, expanded: false })
  if (await fold.isVisible()) await fold.click()
  await tool.scrollIntoViewIfNeeded()
  await expect(tool.getByRole('button').first()).toBeVisible()
  return tool
}

/** The negotiation assistant of My Debts, near the view so that it is loaded. */
export async function openNegotiation(page: Page): Promise<Locator> {
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('region', { name: 'Your accounts' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const assistant = page.getByRole('region', { name: 'Negotiation assistant', exact: true })
  await expect(assistant).toBeVisible()
  return assistant
}
