import { gatedPaths, paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, openSignIn, test } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('a visitor', () => {
  test('is sent from every gated screen to the landing page', async ({ page, context }) => {
    // The first page needs no account: e2e/first-run. The server decides, before any script: a browser adds nothing.
    for (const path of gatedPaths.filter((one) => one !== paths.start)) {
      const answer = await context.request.get(path)
      expect(answer.url(), path).toMatch(new RegExp(`${paths.landing}$`))
      expect(await answer.text(), path).toContain('<h1')
    }
    for (const path of [paths.home, paths.dashboard]) {
      await page.goto(path)
      await expect(page, path).toHaveURL(new RegExp(`${paths.landing}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('comes to the wanted screen after signing in', async ({ page, person }) => {
    await page.context().clearCookies()
    await page.goto(paths.debtTracker)
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.debtTracker}$`))
  })

  test('stays signed in when the server says late that nobody was', async ({ page, person }) => {
    await page.context().clearCookies()
    const askedAgain = Promise.withResolvers<void>()
    let asks = 0
    await page.route('**/api/auth/user', async (route) => {
      asks += 1
      if (asks > 1) {
        askedAgain.resolve()
        return route.continue()
      }
      const asVisitor = await route.fetch()
      await askedAgain.promise
      await route.fulfill({ response: asVisitor })
    })
    const asked = page.waitForRequest('**/api/auth/user')
    await openSignIn(page, paths.login)
    await asked
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
    expect(await page.evaluate(() => localStorage.getItem('jubilee-known-here'))).toBe('1')
  })

  test('is never led to another site', async ({ page, person }) => {
    await page.context().clearCookies()
    await openSignIn(page, `${paths.login}?returnTo=${encodeURIComponent('//example.com/x')}`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })
})

test.describe('a person on Free', () => {
  test('typing the bare root comes to the prices', async ({ page, person }) => {
    await page.goto(paths.home)
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.pricing}$`))
  })

  test('pressing Home in the bar comes to the dashboard', async ({ page, person }) => {
    await page.goto(paths.debtTracker)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home', exact: true })
      .click()
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })
})

test.describe('a session that has ended', () => {
  test.use({ expectedProblems: /status of 401/ })

  test('is asked to sign in again, calmly, when the session has ended', async ({ page, person }) => {
    await page.goto(paths.dashboard)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
    await page.context().clearCookies()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Debt', exact: true })
      .click()
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
  })
})

test('an active plan opens the dashboard from the root', async ({ page }) => {
  await openSignIn(page, paths.login)
  await page.getByRole('region', { name: 'Demo people' }).getByRole('button', { name: 'Pro' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  await page.goto(paths.home)
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
})

test.describe('an unknown route', () => {
  test.use({ expectedProblems: /status of 404.*\/no-such-page/ })

  test('says so and shows a way home', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
    await expectAccessible(page, 'the 404 screen')
    await page.getByRole('link', { name: /home/i }).last().click()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
  })
})
