/** The mail provider reports that nobody is at an address: the person and the desk see it, and another address ends it. */
import { adminPersonPath, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openMail,
  signInAsAdmin,
  somebody,
  test,
} from './fixtures.ts'

const secret = process.env['MAIL_WEBHOOK_SECRET']

test.beforeEach(({ page }) => answerCookieBanner(page))

test('mail that comes back is told on each screen and at the desk, until another address is confirmed', async ({
  page,
  person,
  browser,
  request,
}) => {
  const events = [{ type: 'bounce', email: person.email, status: '5.1.1' }]
  // As the provider does: from elsewhere, with nobody's cookies.
  const reported = await request.post(`/api/webhooks/mail/${secret}`, { data: { events } })
  expect(reported.status()).toBe(200)

  await page.goto(paths.goals)
  const notice = page.getByRole('complementary', { name: 'Mail does not arrive' })
  await expect(notice).toContainText(`Mail to ${person.email} did not arrive.`)
  await notice.getByRole('link', { name: 'Change your address' }).click()
  await expect(page.getByText('Mail does not arrive', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the account while mail does not arrive')

  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
  const admin = await (await browser.newContext()).newPage()
  await answerCookieBanner(admin)
  await signInAsAdmin(admin)
  await admin.goto(adminPersonPath(id))
  await expect(admin.getByText('Mail does not arrive')).toBeVisible()
  await expect(admin.getByText(/^since .*\(bounce 5\.1\.1\)$/)).toBeVisible()
  await expectAccessible(admin, 'a person at the desk whose mail comes back')

  const { email } = somebody()
  await page.getByRole('button', { name: 'Change your email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByLabel('New email address').press('Enter')
  await expectToast(page, 'Check your email')
  await openMail(page, email, 'Confirm your new email address')
  await page.getByRole('link', { name: /verify-email/ }).click()
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  await page.goto(paths.settings)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
  await admin.reload()
  await expect(admin.getByText('Two-factor sign-in')).toBeVisible()
  await expect(admin.getByText('Mail does not arrive')).toBeHidden()
  await admin.context().close()
})
