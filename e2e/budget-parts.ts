/** A budget for the signed-in person, stored without the form, and the form after it was sent. */
import { expect, type BrowserContext, type Page } from '@playwright/test'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

type Stored = { name: string; budgetAmount: string; month?: string }

/** Stores categories for the signed-in person without the form, and gives their ids by name. */
export async function storeCategories(
  context: BrowserContext,
  categories: Stored[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const data of categories) {
    const response = await context.request.post('/api/budget-categories', { data, headers })
    expect(response.status(), `${data.name} is stored`).toBe(201)
    ids.set(data.name, ((await response.json()) as { id: string }).id)
  }
  return ids
}

export async function storeSpending(
  context: BrowserContext,
  id: string | undefined,
  data: object,
): Promise<void> {
  const response = await context.request.post(`/api/budget-categories/${id}/spending`, { data, headers })
  expect(response.status(), 'the spending is stored').toBe(201)
}

/** The form is ready for the next category: at its first field, empty, and nothing is kept of the one before. */
export async function expectEmptyForm(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Budget for a month')).toHaveValue('')
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.endsWith(':budget:new')),
  )
  expect(kept, 'drafts of categories').toEqual([])
}

export const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the line of a category. */
export async function openCard(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name, exact: true }).click()
}
