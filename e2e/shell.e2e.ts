/** The bars, tooltips and toasts that stand around every screen, with the constants of spec 9. */
import { paths } from '#web/paths.ts'
import type { Page } from '@playwright/test'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openSignIn,
  somebody,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const isPhone = (width: number | undefined) => (width ?? 0) < 600

/** What belongs to the account: in a menu of the top bar, on a phone under More. */
async function openAccount(page: Page) {
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole('button', { name: 'More' }).click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    return {
      sheet,
      item: (name: string) => sheet.getByRole(name === 'Sign out' ? 'button' : 'link', { name, exact: true }),
    }
  }
  await page.getByRole('button', { name: /^Your account/ }).click()
  const sheet = page.getByRole('banner')
  return { sheet, item: (name: string) => sheet.getByRole('menuitem', { name, exact: true }) }
}

test('the account says whose it is, leads to what belongs to it, and signs out', async ({ page, person }) => {
  await page.goto(paths.dashboard)
  for (const [name, path] of [
    ['Settings', paths.settings],
    ['Billing', paths.billing],
    ['Letters', paths.letters],
    ['Extra income', paths.extraIncome],
    ['Import', paths.debtsImport],
  ] as const) {
    const { sheet, item } = await openAccount(page)
    await expect(sheet).toContainText(person.email)
    await item(name).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(paths.letters)
  const { item } = await openAccount(page)
  await expect(item('Letters')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'the account, open')
  await item('Sign out').click()
  await expect(page).toHaveURL(paths.landing)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('the coach opens from a bar and leaves it in sight beside the page', async ({ page, person }) => {
  await page.goto(paths.goals)
  const button = page.locator('[data-coach-button]').filter({ visible: true })
  await expect(button, person.email).toHaveAccessibleName('Ask the coach')
  const bar = isPhone(page.viewportSize()?.width)
    ? page.locator('[data-bottom-bar]')
    : page.getByRole('banner')
  const [inside, around] = await Promise.all([button.boundingBox(), bar.boundingBox()])
  expect(inside?.y).toBeGreaterThanOrEqual(around?.y ?? Infinity)
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0),
  )
  await button.click()
  const chat = page.getByRole('dialog', { name: 'Your coach' })
  await expect(chat).toBeVisible()
  if (isPhone(page.viewportSize()?.width)) return
  expect((await chat.boundingBox())?.y).toBeGreaterThan((around?.y ?? 0) + (around?.height ?? 0))
  await button.click()
  await expect(chat).toHaveCount(0)
  await expect(button).toHaveAccessibleName('Continue with the coach')
})

test('a screen with two addresses is marked at both', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = page.getByRole('navigation', { name: 'Main' }).first()
  for (const [path, name] of [
    [paths.budgeting, 'Budget'],
    [paths.goals, 'Budget'],
    [paths.products, 'Products'],
    [paths.partners, 'Products'],
  ] as const) {
    await page.goto(path)
    await expect(bar.locator('[aria-current]'), `${person.email} on ${path}`).toHaveText(name)
  }
})

test('a tooltip opens after 700 ms, and not before', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto(paths.dashboard)
  const account = page.getByRole('button', { name: /^Your account/ })
  await expect(account, person.email).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await account.hover()
  await page.clock.runFor(650)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip')).toHaveText('Your account')
})

test.describe('a toast', () => {
  test.use({ expectedProblems: /\/api\/(?:login|chat)/ })

  test('stands above the bar of a phone, and at the head while the coach is open', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(paths.privacySettings)
    await page.getByRole('checkbox', { name: /A language model may help/ }).click()
    const said = page.locator('.toast-corner > li')
    await expect(said, person.email).toContainText('Settings saved')
    const [toast, bar] = await Promise.all([
      said.boundingBox(),
      page.locator('[data-bottom-bar]').boundingBox(),
    ])
    expect(toast?.y).toBeGreaterThan(370)
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.route('**/api/chat/debt-advisor', (route) => route.abort('connectionrefused'))
    await page.locator('[data-bottom-bar] [data-coach-button]').click()
    const chat = page.getByRole('dialog', { name: 'Your coach' })
    await chat.getByLabel('Your message').fill('What is APR?')
    await page.keyboard.press('Enter')
    await expect(said).toContainText('Connection Error')
    const [over, form] = await Promise.all([
      said.boundingBox(),
      chat.getByLabel('Your message').boundingBox(),
    ])
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0)
  })

  test('is at most 420 px wide, and F8 leads to it', async ({ page }) => {
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(somebody().email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Login Failed')
    const region = page.getByRole('region', { name: /F8/ })
    const box = await region.getByRole('list').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
  })
})

test('every page names icons that are there', async ({ page }) => {
  for (const path of [paths.landing, paths.login, paths.dashboard, '/paper-frame', '/nothing-here']) {
    const html = await (await page.request.get(path)).text()
    const icons = [...html.matchAll(/<link[^>]* rel="icon"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    )
    expect(icons, path).toEqual(['/favicon.ico', '/favicon.svg'])
    for (const icon of icons) {
      const answer = await page.request.get(icon)
      expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
      expect(answer.status(), icon).toBe(200)
    }
  }
})
