/** What a new password ends: the passkeys, the authenticator and the calendar link, by mail and in Settings. */
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openMail,
  openSignIn,
  test,
  type Person,
} from './fixtures.ts'
import { addPasskey, giveAuthenticator, turnOn } from './second-factor-parts.ts'

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`
const NEW_PASSWORD = 'nine calm rivers run'

test.beforeEach(({ page }) => answerCookieBanner(page))

async function calendarOf({ request }: BrowserContext): Promise<string> {
  const made = await request.post('/api/calendar-feed', { headers: { origin } })
  return ((await made.json()) as { url: string }).url
}

/** Asks for a link to a new password, and opens it from the mail. */
async function openLink(page: Page, { email }: Person): Promise<void> {
  await page.context().request.post('/api/password/forgot', { data: { email }, headers: { origin } })
  await openMail(page, email, 'Choose a new password')
  await page.getByRole('link', { name: /reset-password/ }).click()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
}

const removals = (page: Page) => page.getByRole('group', { name: 'Also remove' })

async function enterPassword(page: Page, { email }: Person): Promise<void> {
  await openSignIn(page, paths.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function passkeysLeft({ request }: BrowserContext): Promise<string[]> {
  const answer = await request.get('/api/account/two-factor')
  return ((await answer.json()) as { passkeys: { name: string }[] }).passkeys.map(({ name }) => name)
}

test.describe('by mail', () => {
  test.use({ expectedProblems: /status of 4(01|03|04|22).*\/(api|calendar)\// })

  test('a passkey goes unless it is kept, and a calendar link ends', async ({ page, context, person }) => {
    await giveAuthenticator(page)
    await addPasskey(page, 'Kitchen laptop')
    const calendar = await calendarOf(context)
    expect((await context.request.get(calendar)).status()).toBe(200)
    await openLink(page, person)
    const box = removals(page).getByRole('checkbox', { name: /Kitchen laptop Passkey, added \d/ })
    await expect(box).toBeChecked()
    await expectAccessible(page, 'a new password, with what is removed')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page).toHaveURL(new RegExp(paths.login))
    expect((await context.request.get(calendar)).status()).toBe(404)

    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByText('This passkey did not work.').first()).toBeVisible()
    await enterPassword(page, person)
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    expect(await passkeysLeft(context)).toEqual([])
  })

  test('a kept passkey signs in, and is not enough to change the address that day', async ({
    page,
    person,
  }) => {
    await giveAuthenticator(page)
    await addPasskey(page, 'Kitchen laptop')
    await openLink(page, person)
    await removals(page).getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: 'Set new password' }).click()
    await openSignIn(page, paths.login)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await page.goto(paths.settings)
    await page.getByRole('button', { name: 'Change your email address' }).click()
    await page.getByLabel('New email address').fill(`new-${person.email}`)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const question = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
    await expect(question.getByText('a passkey is not enough for this')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Use a passkey instead' })).toBeHidden()
    await question.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('We sent a link to').first()).toBeVisible()
  })

  test('an authenticator app does not go without a right code, and may be kept', async ({
    page,
    context,
    person,
  }) => {
    await turnOn(context, person)
    await openLink(page, person)
    const code = page.getByLabel('Code from your app, or a recovery code')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill('000 000')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('This code is wrong').first()).toBeVisible()
    await expectAccessible(page, 'a new password, with a wrong code')
    await removals(page)
      .getByRole('checkbox', { name: /Authenticator app/ })
      .uncheck()
    await expect(code).toBeHidden()
    await page.getByRole('button', { name: 'Set new password' }).click()
    await enterPassword(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  })

  test('an authenticator app goes with a recovery code', async ({ page, context, person }) => {
    const { recoveryCodes } = await turnOn(context, person)
    await openLink(page, person)
    await page.getByLabel('Code from your app, or a recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await enterPassword(page, person)
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })

  test('a link that was used says so before anything is typed', async ({ page, person }) => {
    await openLink(page, person)
    const address = page.url()
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page).toHaveURL(new RegExp(paths.login))
    await page.goto(address)
    await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(new RegExp(paths.forgotPassword))
  })
})

test('an address that is not confirmed gets no second way in', async ({ page, person }) => {
  // As accounts are that were made before sign-up waited for its mail.
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), emailVerified: false } })
  })
  await page.goto(paths.security)
  await expect(page.getByText('lock you out'), person.email).toBeVisible()
  await expect(page.getByText('leave a passkey behind')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  await expectAccessible(page, 'security before the address is confirmed')
  await page.getByRole('button', { name: 'Send the link again' }).first().click()
  await expectToast(page, 'Email sent')
})

test('in Settings, the passkeys that are not kept go with the old password', async ({
  page,
  context,
  person,
}) => {
  await giveAuthenticator(page)
  await addPasskey(page, 'Kitchen laptop')
  const calendar = await calendarOf(context)
  await page.reload()
  const change = async (from: string, to: string) => {
    await page.getByLabel('Current password').fill(from)
    await page.getByLabel('New password', { exact: true }).fill(to)
    await page.getByLabel('Confirm new password').fill(to)
  }
  await change(person.password, NEW_PASSWORD)
  await removals(page)
    .getByRole('checkbox', { name: /Kitchen laptop/ })
    .uncheck()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Password changed')
  expect(await passkeysLeft(context)).toEqual(['Kitchen laptop'])
  expect((await context.request.get(calendar)).status()).toBe(404)

  await change(NEW_PASSWORD, person.password)
  await expect(removals(page).getByRole('checkbox', { name: /Kitchen laptop/ })).toBeChecked()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expect(removals(page)).toBeHidden()
  expect(await passkeysLeft(context)).toEqual([])
})
