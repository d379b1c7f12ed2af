/** Steps of a plan's life on a server of its own, whose clock is moved. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { freePort, startFreshServer, type FreshServer } from '../scripts/fresh-server.ts'
import { answerCookieBanner, expect, openSignUpLink, somebody, test } from './fixtures.ts'

/** The card of the plan on Billing. */
const plan = (page: Page) => page.getByRole('region', { name: 'Subscription' })

/** The steps of one person, made for the file's test, on a server that it starts and stops. */
export function planJourney() {
  const ruth = somebody()
  let server: FreshServer
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await startFreshServer(await freePort())
  })
  test.afterAll(() => server.stop())
  test.beforeEach(({ page }) => answerCookieBanner(page))
  test.setTimeout(180_000)
  const at = (path: string) => `${server.url}${path}`

  async function moveClock(page: Page, step: '1 day on' | '7 days on' | '1 month on'): Promise<void> {
    await page.goto(at('/sandbox/clock'))
    await page.getByRole('button', { name: step }).click()
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible({ timeout: 60_000 })
  }

  /** From the welcome page. */
  async function setUpAccount(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Continue to Account Setup' }).click()
    await page.getByLabel('First name').fill(ruth.firstName)
    await page.getByLabel('Password', { exact: true }).fill(ruth.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await openSignUpLink(page, ruth.email)
    await expect(page).toHaveURL(at(paths.dashboard))
  }

  /** A session ends after 30 idle days, which a month of the clock is. */
  async function comeBack(page: Page): Promise<void> {
    await page.goto(at(paths.login))
    await page.getByLabel('Email').fill(ruth.email)
    await page.getByLabel('Password', { exact: true }).fill(ruth.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/(dashboard|pricing)$/)
  }

  async function expectMail(page: Page, subject: RegExp): Promise<void> {
    await expect(async () => {
      await page.goto(at(`/sandbox/mail?to=${encodeURIComponent(ruth.email)}`))
      await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 250 })
    }).toPass()
  }

  /** The plan on the billing screen reads like this; what the payment processor tells comes a moment later. */
  async function expectPlan(page: Page, text: string | RegExp): Promise<void> {
    await expect(async () => {
      await page.goto(at(paths.billing))
      await expect(plan(page).getByText(text, { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  return { ruth, at, plan, moveClock, setUpAccount, comeBack, expectMail, expectPlan }
}
