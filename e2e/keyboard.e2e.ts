/** Without a pointer: reach, use and leave everything by keys, and always see where one is. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  openSignIn,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'slider' | 'tab',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach the ${role} ${String(name)}.`)
}

test('signing in takes the keyboard alone', async ({ page, person }) => {
  await page.context().clearCookies()
  await openSignIn(page, paths.login)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(person.email)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
})

test('the first Tab offers to skip to the content', async ({ page, person }) => {
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a debt is added and removed by keys, and the focus comes back', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  await expect(debtCards(page), person.email).toHaveCount(3)
  await tabTo(page, 'button', 'Add Manually')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // where one types first
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Dentist')
  await page.keyboard.press('Tab')
  await page.keyboard.type('O')
  await page.keyboard.press('Tab')
  await page.keyboard.type('420')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: /Dentist/ })).toBeVisible()
  await tabTo(page, 'button', 'More for Dentist')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Remove Dentist?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Remove Dentist?')).toBeHidden()
  await expect(page.getByRole('button', { name: 'More for Dentist' })).toBeFocused()
})

test('tabs and slider answer to arrows', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  await expect(debtCards(page), person.email).toHaveCount(3)
  await tabTo(page, 'tab', 'Debt Avalanche')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Debt Snowball' })).toHaveAttribute('aria-selected', 'true')
  const slider = page.getByRole('slider', { name: 'Extra each month' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('10')
})

test('a new screen puts the focus on its heading', async ({ page, person }) => {
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Debt', exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(paths.debtTracker))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
