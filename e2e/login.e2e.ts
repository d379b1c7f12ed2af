import type { Route } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openMail,
  openSignIn,
  somebody,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('signing in', () => {
  test('welcomes back and goes on to the dashboard', async ({ page, person }) => {
    await page.context().clearCookies()
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Logged in successfully')
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  })

  test('starts in the first field, cold and from another screen; a tab that was chosen keeps the focus', async ({
    page,
  }) => {
    const email = page.getByLabel('Email')
    await openSignIn(page, paths.login)
    await expect(email).toBeFocused()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(paths.forgotPassword)
    await expect(email).toBeFocused()
    await page.goto(paths.createAccount)
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.getByRole('tab', { name: 'Sign in' }).click()
    await expect(email).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sign in' })).toBeFocused()
  })

  test('says which field is empty and goes there', async ({ page }) => {
    await openSignIn(page, paths.login)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Enter your email address.').first()).toBeVisible()
    await expect(page.getByText('Enter your password.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Enter your password.' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('offers the demo people of the sandbox', async ({ page }) => {
    await openSignIn(page, paths.login)
    const people = page.getByRole('region', { name: 'Demo people' })
    await expect(people.getByRole('button')).toHaveCount(5)
    await people.getByRole('button').first().click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })

  test('leads home and to the prices', async ({ page }) => {
    await openSignIn(page, paths.login)
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', paths.landing)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.pricing}$`))
  })

  test('has nothing for axe to find in either tab', async ({ page }) => {
    await openSignIn(page, paths.login)
    await expectAccessible(page, 'the sign-in tab')
    await page.getByRole('tab', { name: 'Create account' }).click()
    await expectAccessible(page, 'the sign-up tab')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectAccessible(page, 'the sign-up tab with errors')
  })
})

test.describe('a sign-in that fails', () => {
  test.use({ expectedProblems: /\/api\/login/ })

  test('leaves the focus on the button while it waits, and takes no second press', async ({ page }) => {
    const held: Route[] = []
    await page.route('**/api/login', (route) => void held.push(route))
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(somebody().email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.keyboard.press('Enter')
    const button = page.locator('button[type="submit"][aria-busy="true"]')
    await expect(button).toBeDisabled()
    await page.keyboard.press('Enter')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(button).toBeFocused()
    for (const route of held) await route.continue()
    await expect(page.getByText('Invalid email or password').first()).toBeVisible()
    expect(held).toHaveLength(1)
  })

  test('says so with the words of the catalogue and keeps what was typed', async ({ page }) => {
    const { email } = somebody()
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Login Failed')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page).toHaveURL(new RegExp(paths.login))
  })

  test('says so when the server cannot be reached', async ({ page, person }) => {
    await page.context().clearCookies()
    await openSignIn(page, paths.login)
    await page.route('**/api/login', (route) => route.abort('connectionrefused'))
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'An error occurred. Please try again.')
  })

  test('asks for patience after five wrong passwords, and only from there', async ({ page, person }) => {
    await page.context().clearCookies()
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(person.email)
    for (let tries = 1; tries <= 6; tries += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`wrong number ${tries}`)
      const answered = page.waitForResponse('**/api/login')
      await page.getByRole('button', { name: 'Sign In' }).click()
      expect((await answered).status()).toBe(tries < 6 ? 401 : 429)
    }
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.77' })
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })
})

test.describe('creating an account', () => {
  test.use({ expectedProblems: /status of 422.*\/api\/register/ })

  test('refuses a common password with a sentence beside the field', async ({ page }) => {
    const { email } = somebody()
    await openSignIn(page, paths.createAccount)
    await page.getByLabel('First name').fill('Ruth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('password1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('First name')).toHaveValue('Ruth')
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })

  test('asks for eight characters before anything is sent', async ({ page }) => {
    await openSignIn(page, paths.createAccount)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Use at least 8 characters.').first()).toBeVisible()
  })

  test('with a known email tells nobody about it', async ({ page, person }) => {
    await page.context().clearCookies()
    await openSignIn(page, paths.createAccount)
    await page.getByLabel('First name').fill('Someone')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('another long phrase')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
    await openMail(page, person.email, 'You already have a Jubilee account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You already have a Jubilee account')
  })
})

test('a forgotten password is replaced by mail', async ({ page, person }) => {
  await page.context().clearCookies()
  await openSignIn(page, paths.login)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(new RegExp(paths.forgotPassword))
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await openMail(page, person.email, 'Choose a new password')
  await page.getByRole('link', { name: /reset-password/ }).click()
  await page.getByLabel('New password', { exact: true }).fill('nine calm rivers run')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(new RegExp(paths.login))
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('nine calm rivers run')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
})
