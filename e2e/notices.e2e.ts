/** Mails that stop with one click, product news, and the calendar link. */
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openMail,
  signInAsAdmin,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const notifications = `${paths.settings}?tab=notifications`

test('news is sent from the desk, and its reader stops such mails with one click', async ({ page }) => {
  const subject = `A new lesson, ${Date.now()}`
  await signInAsAdmin(page)
  await page.goto(paths.adminNews)
  const empty = await page.getByLabel('Text', { exact: true }).boundingBox()
  expect(empty?.height, 'an empty text has room for eight lines').toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Write a subject.')).toBeVisible()
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused()
  await page.getByLabel('Subject', { exact: true }).fill(subject)
  await page.getByLabel('Text', { exact: true }).fill('It is about rates.\n\nIt takes five minutes.')
  await page.getByLabel('Subject in Spanish').fill('Una lección nueva')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Write the Spanish text too, or leave both')).toBeVisible()
  await page.getByLabel('Text in Spanish').fill('Trata de tasas.\n\nToma cinco minutos.')
  await expectAccessible(page, 'product news')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Each gets it in their language.')).toBeVisible()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('The news is on its way.')).toBeVisible()
  await expect(page.getByText(subject)).toBeVisible()

  await openMail(page, 'free@demo.jubilee.test', subject)
  const text = await page.locator('main').innerText()
  const link = text.match(/\/unsubscribe\?token=\S+/)
  expect(link, 'the mail has a link that stops such mails').not.toBeNull()
  await page.context().clearCookies()
  await page.goto(link![0])
  await expect(page.getByText('You get no more product updates.')).toBeVisible()
  await expectAccessible(page, 'mails stopped')
  await page.getByRole('button', { name: 'Turn them on again' }).click()
  await expect(page.getByText('You get product updates again.')).toBeVisible()
})

test.describe('a link that is not ours', () => {
  test.use({ expectedProblems: /status of 400/ })

  test('changes nothing and says so', async ({ page }) => {
    await page.goto(`${paths.unsubscribe}?token=made-up`)
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.')
    await page.goto(paths.unsubscribe)
    await expect(page.getByRole('alert')).toContainText('This link is not complete.')
  })
})

test('the calendar link is made, followed, replaced and taken back', async ({ page, person, request }) => {
  await storeDebts(page.context(), [{ ...threeDebts[0]!, paymentDueDate: '2026-12-03' }])
  await page.goto(notifications)
  await expect(page.getByText('There is no link yet.'), person.email).toBeVisible()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Your secret link')
  await expect(link).toHaveValue(/\/calendar\/[\w-]{20,}\.ics$/)
  await expect(link).toBeFocused()
  const first = await link.inputValue()
  const file = await request.get(first)
  expect(file.headers()['content-type']).toContain('text/calendar')
  const text = await file.text()
  expect(text).toContain('SUMMARY:Payment due: Store card')
  expect(text).toContain('TRANSP:TRANSPARENT')
  expect(text).toContain('BEGIN:VALARM')
  const webcal = first.replace(/^https?:/, 'webcal:')
  const add = (name: string) => page.getByRole('link', { name })
  await expect(add('Add to Google Calendar')).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
  )
  await expect(add('Add to Apple Calendar')).toHaveAttribute('href', webcal)
  await expect(add('Add to Outlook')).toHaveAttribute(
    'href',
    `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(first)}&name=Jubilee%20due%20days`,
  )
  await expect(page.getByText('They cannot reach this address')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the calendar link')

  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new link' }).click()
  await expect(link).not.toHaveValue(first)
  expect((await request.get(first)).status()).toBe(404)

  await page.getByRole('button', { name: 'Take the link back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the link back' }).click()
  await expect(page.getByText('There is no link yet.')).toBeVisible()
})

test('how early a reminder comes is chosen and kept', async ({ page, person }) => {
  await page.goto(notifications)
  await page.getByLabel('Remind me').selectOption('7 days before')
  await expect(page.getByText('Settings saved').first(), person.email).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Remind me')).toHaveValue('7')
})
