/** The rows and the tools of the dashboard, which open in place. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'

/** Comes to the dashboard, or stays there. */
export async function openDashboard(page: Page): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== paths.dashboard) await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
}

export const rowOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A row of the dashboard, opened. */
export async function openRow(page: Page, name: string): Promise<Locator> {
  const row = rowOf(page, name)
  const head = row.getByRole('button', { name, exact: true })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  return row
}

/** The part of each tool, by the words that open it. */
const cards = {
  'Payoff calculator': 'Debt Payoff Calculator',
  'Car deal': 'Car Deal Analyzer',
  'Home buying': 'Home Buying Guide',
  'Ask the coach': 'AI Education Assistant',
  Predictions: 'AI Predictive Analytics',
  'Find income': 'AI Income Optimization',
  'Six-month roadmap': 'AI Educational Roadmap Template',
  'Dispute a credit report': 'Credit report dispute letter',
} as const

export type ToolLabel = keyof typeof cards

export const toolButton = (page: Page, label: ToolLabel): Locator =>
  page.getByRole('region', { name: 'Tools', exact: true }).getByRole('button', { name: label, exact: true })

/** A tool of the dashboard, opened. */
export async function openTool(page: Page, label: ToolLabel): Promise<Locator> {
  await openDashboard(page)
  const button = toolButton(page, label)
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  const card = page.getByRole('region', { name: cards[label], exact: true })
  await expect(card.getByRole('button').or(card.getByRole('textbox')).first()).toBeVisible()
  return card
}
