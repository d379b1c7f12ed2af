import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openMail,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const ownOrigin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`
const language = (page: Page) => page.locator('html')

test('a visitor chooses Spanish in the footer, keeps it and the place, and chooses English again', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: /session/ })
  await page.goto(paths.pricing)
  await expect(language(page)).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(language(page)).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(paths.pricing)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the prices in Spanish')
  await page.goto(paths.landing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vea el día en que ya no deberá nada.')
  await expectAccessible(page, 'the landing page in Spanish')
  await page.goto(paths.login)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(language(page)).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a page under /es is Spanish for everybody, names both addresses, and leads to others under it', async ({
  page,
}) => {
  await page.goto(`/es${paths.education}`)
  await expect(language(page)).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/education$/)
  await expect(page.locator('link[rel=alternate][hreflang=es]')).toHaveAttribute('href', /\/es\/education$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/es\/education$/)
  await page.getByRole('link', { name: 'Búsquela aquí' }).click()
  await expect(page).toHaveURL(`/es${paths.glossary}`)
  await page.reload()
  await expect(language(page)).toHaveAttribute('lang', 'es')
})

test('a person’s choice is the account’s: screens, refusals and emails are in it', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.goto(`${paths.settings}?tab=display`)
  await page.getByLabel('Language').selectOption('es')
  await expect(language(page)).toHaveAttribute('lang', 'es')
  await expect(page.getByLabel('Idioma')).toHaveValue('es')
  // Another browser, which has kept no choice and asks for English.
  await context.clearCookies({ name: 'language' })
  const screens = [
    [paths.dashboard, /^Le damos la bienvenida|^Hola/],
    [paths.debtTracker, /^Podría quedar libre de deudas/],
    [paths.budgeting, /\p{L}/u],
    [paths.goals, /\p{L}/u],
    [paths.creditMonitor, /\p{L}/u],
    [paths.letters, 'Ponga sus derechos en una carta.'],
    [paths.billing, 'Facturación'],
  ] as const
  for (const [path, heading] of screens) {
    await page.goto(path)
    await expect(language(page)).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, `${path} in Spanish`)
  }
  const refused = await context.request.post('/api/goals', { data: {}, headers: { origin: ownOrigin } })
  expect(await refused.text()).toContain('Dele un nombre a esta meta')
  await context.request.post('/api/password/forgot', {
    data: { email: person.email },
    headers: { origin: ownOrigin },
  })
  await openMail(page, person.email, 'Elija una contraseña nueva')
  await expect(page.getByText('Jubilee. Fe. Finanzas. Libertad.')).toBeVisible()
})
