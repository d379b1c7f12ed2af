/** Settings, Security, and signing in with more than a password. */
import type { Browser, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openMail,
  openSignIn,
  signInAsAdmin,
  test,
  type Person,
} from './fixtures.ts'
import { addPasskey, codeOf, giveAuthenticator, turnOn } from './second-factor-parts.ts'
import { waitForScripts } from './drawn-pages.ts'

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`
const NEW_PASSWORD = 'nine calm rivers run'

test.beforeEach(({ page }) => answerCookieBanner(page))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Email and password on the sign-in screen. */
async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies()
  await openSignIn(page, `${paths.login}?returnTo=${encodeURIComponent(paths.goals)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.describe('two-factor sign-in', () => {
  test.use({ expectedProblems: /status of 422.*\/two-factor\/enable/ })

  test('is turned on by keys alone, and the codes are kept', async ({ page, person }) => {
    await page.goto(paths.security)
    const card = region(page, 'Two-factor sign-in')
    await expect(card.getByText('Off', { exact: true }), person.email).toBeVisible()
    await card.getByRole('button', { name: 'Turn on' }).focus()
    await page.keyboard.press('Enter')

    const setUp = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' })
    await expect(setUp.getByRole('figure')).toBeVisible()
    await expectAccessible(page, 'the set-up dialog')
    const secret = ((await setUp.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
    await setUp.getByLabel('Code from the app').focus()
    await page.keyboard.type('000 00')
    await page.keyboard.press('Enter')
    await expect(setUp.getByRole('alert')).toBeFocused()
    await setUp.getByLabel('Code from the app').fill('')
    await setUp.getByLabel('Code from the app').focus()
    const code = codeOf(secret)
    await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('Enter')

    const codes = page.getByRole('alertdialog', { name: 'Keep your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page, 'the recovery codes')
    const download = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download (.txt)' }).click()
    expect((await download).suggestedFilename()).toBe('jubilee-recovery-codes.txt')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.keyboard.press('Escape')
    await expect(codes.getByText('Keep the codes in a safe place')).toBeInViewport({ ratio: 1 })
    await codes.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await codes.getByRole('button', { name: 'Done' }).focus()
    await page.keyboard.press('Enter')
    await expect(codes).toBeHidden()
    await expect(card.getByText('10 recovery codes are left.')).toBeVisible()
  })
})

test.describe('a sign-in in two steps', () => {
  test.use({ expectedProblems: /status of 4(01|22).*\/api\/login/ })

  test('takes the code of the app, says a wrong one, and keeps the place that was wanted', async ({
    page,
    context,
    person,
  }) => {
    const { secret } = await turnOn(context, person)
    await enterPassword(page, { ...person, password: 'not the password' })
    // Under the pointer a toast stays until it is told to go.
    await page.getByText('Login Failed').first().hover()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    await expect(page.getByText('Login Failed')).toHaveCount(0)
    const field = page.getByLabel('Code from your app')
    await expect(field).toBeFocused()
    await field.fill('123 45')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByText('Lost your phone?').click()
    await expect(page.getByRole('link', { name: 'How to reach us' })).toBeVisible()
    await expectAccessible(page, 'the second step')
    // A phone that changes to the app may forget the page.
    await page.reload()
    await field.fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.goals}$`))
  })

  test('takes a recovery code once, where the phone is lost', async ({ page, context, person }) => {
    const { recoveryCodes } = await turnOn(context, person)
    const signInWith = async (code: string) => {
      await enterPassword(page, person)
      await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
      await page.getByLabel('Recovery code').fill(code)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    const [first = '', second = ''] = recoveryCodes
    await signInWith(first.toLowerCase())
    await expect(page).toHaveURL(new RegExp(`${paths.goals}$`))
    // What is still asked for would be refused once the session is gone.
    await expect(page.getByRole('heading', { name: 'No goals set yet' })).toBeVisible()
    await signInWith(first)
    await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Recovery code').fill(second)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.goals}$`))
    // With the phone gone, it is turned off, to be turned on anew with another.
    await page.goto(paths.security)
    const card = region(page, 'Two-factor sign-in')
    await expect(card.getByText('8 recovery codes are left.')).toBeVisible()
    await card.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expectToast(page, 'Two-factor sign-in is off')
    await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()
  })
})

test('a passkey is added, signs in, and is removed', async ({ page, context, person }) => {
  await giveAuthenticator(page)
  await addPasskey(page, 'Kitchen laptop')
  const passkeys = page.getByRole('list', { name: 'Your passkeys' })
  await expect(passkeys.getByText('not used yet'), person.email).toBeVisible()

  await context.clearCookies()
  await openSignIn(page, paths.login)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  await page.goto(paths.security)
  await expect(passkeys.getByText('last used')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expectToast(page, 'Passkey removed')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test.describe('the password', () => {
  test.use({ expectedProblems: /status of 4(01|22).*\/api\/(account|auth)/ })

  test('is changed with the old one, and every other device is signed out', async ({
    page,
    browser,
    person,
  }) => {
    const { email, password } = person
    const elsewhere = await browser.newContext()
    const signedIn = await elsewhere.request.post(`${origin}/api/login`, {
      data: { email, password },
      headers: { origin },
    })
    expect(signedIn.status()).toBe(200)
    await page.goto(paths.security)
    const others = region(page, 'Where you are signed in')
    await expect(others.getByRole('listitem')).toHaveCount(2)
    const [current, next, again] = [
      page.getByLabel('Current password'),
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm new password'),
    ]
    await current.fill('not the right one')
    await next.fill(NEW_PASSWORD)
    await again.fill(`${NEW_PASSWORD}.`)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(again).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('New passwords do not match').first()).toBeVisible()
    await again.fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
    await expect(next).toHaveValue(NEW_PASSWORD)
    await current.fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password changed')
    for (const field of [current, next, again]) await expect(field).toHaveValue('')
    await expect(others.getByRole('listitem')).toHaveCount(1)
    expect((await elsewhere.request.get(`${origin}/api/auth/user`)).status()).toBe(401)
    await elsewhere.close()
  })
})

test('a device is signed out from another', async ({ page, browser, person }) => {
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1' })
  const { email, password } = person
  const data = { email, password }
  await elsewhere.request.post(`${origin}/api/login`, { data, headers: { origin } })
  await page.goto(paths.security)
  const card = region(page, 'Where you are signed in')
  await expect(card.getByText('This device')).toBeVisible()
  await card.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(card.getByText('You are not signed in anywhere else.')).toBeVisible()
  expect((await elsewhere.request.get(`${origin}/api/auth/user`)).status()).toBe(401)
  await elsewhere.close()
})

test.describe('a session that was proven long ago', () => {
  test.use({ expectedProblems: /status of 4(03|22).*\/api\/account/ })

  test('asks for the password, then does what was asked', async ({ page, person }) => {
    let isProven = false
    await page.route('**/api/account/two-factor/start', (route) =>
      isProven
        ? route.fallback()
        : route.fulfill({
            status: 403,
            json: { code: 'confirm_needed', message: 'Enter your password again.' },
          }),
    )
    await page.goto(paths.security)
    const card = region(page, 'Two-factor sign-in')
    const question = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
    await card.getByRole('button', { name: 'Turn on' }).click()
    await expectAccessible(page, 'the question for the password')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(card.getByText('Nothing was changed.')).toBeVisible()

    await card.getByRole('button', { name: 'Turn on' }).click()
    await question.getByLabel('Password', { exact: true }).fill('not the right one')
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    isProven = true
    await question.getByLabel('Password', { exact: true }).fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('dialog', { name: 'Turn on two-factor sign-in' })).toBeVisible()
    await expect(question).toBeHidden()
  })
})

test('a demo admin finds the code filled in', async ({ page }) => {
  await openSignIn(page, paths.login)
  await page.getByRole('region', { name: 'Demo people' }).getByRole('button', { name: 'Admin' }).click()
  await expect(page.getByLabel('Code from your app')).toHaveValue(/^\d{6}$/)
})

test.describe('the desk', () => {
  test('opens for an admin with two-factor sign-in, and sends others to set it up', async ({
    page,
    person,
  }) => {
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), isAdmin: true } })
    })
    await page.goto(paths.admin)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toHaveText(
      'Two-factor sign-in comes first',
    )
    await expectAccessible(page, 'the desk without a second factor')
    await page.getByRole('link', { name: 'Set it up in Settings' }).click()
    await expect(region(page, 'Two-factor sign-in').getByText('Admins need it')).toBeVisible()
  })

  test('asks whether one is still there before it asks for the password', async ({ page }) => {
    await signInAsAdmin(page)
    await page.clock.install()
    await page.goto(paths.adminJobs)
    await expect(page.getByText('account.tidy').filter({ visible: true })).toBeVisible()
    await page.clock.fastForward('18:00')
    const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await question.getByRole('button', { name: 'Go on working' }).click()
    await expect(question).toBeHidden()
  })
})

/** An admin asks, for this person, that two-factor sign-in is turned off. */
async function askForReset(browser: Browser, userId: string): Promise<void> {
  const desk = await browser.newContext({ baseURL: origin })
  desk.on('page', waitForScripts)
  const page = await desk.newPage()
  await signInAsAdmin(page)
  const headers = { origin }
  const data = { reason: 'Lost phone, called today' }
  const asked = await page.request.post(`/api/admin/people/${userId}/two-factor-reset`, { data, headers })
  expect(asked.status(), 'the desk takes it').toBe(200)
  await desk.close()
}

test.describe('for a phone that is lost', () => {
  test.use({ expectedProblems: /status of 4(01|22).*\/api\/(account|auth)/ })

  test('the help desk mails a link, and the owner can still keep the second factor', async ({
    page,
    context,
    browser,
    person,
  }) => {
    await turnOn(context, person)
    const { id } = (await (await context.request.get('/api/auth/user')).json()) as { id: string }
    await askForReset(browser, id)
    await openMail(page, person.email, 'Somebody asked to turn off two-factor sign-in')
    await page.getByRole('link', { name: /reset-two-factor/ }).click()
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByText('It is not turned off.')).toBeVisible()
    await expect(page.getByText(/This link works from/)).toBeVisible()

    await page.goto(paths.security)
    const card = region(page, 'Two-factor sign-in')
    await expect(card.getByText('Somebody asked us to turn off')).toBeVisible()
    await card.getByRole('button', { name: 'Keep two-factor sign-in' }).click()
    await expectToast(page, 'Two-factor sign-in stays on')
    await expect(card.getByText('Somebody asked us to turn off')).toBeHidden()
  })

  test('a link that is not whole says so', async ({ page }) => {
    await page.goto(paths.resetTwoFactor)
    await expect(page.getByText('This link is not complete.')).toBeVisible()
  })
})
