/**
 * The first touch of a screen that the server drew counts, also where it is on a part whose code comes after that of its
 * screen: nothing is dropped, and what was typed stays.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { ownOrigin } from './drawn-pages.ts'
import { answerCookieBanner, expect, storeDebts, test, threeDebts } from './fixtures.ts'

type FirstTouch = {
  /** the part that is touched */
  part: string
  path: string
  /** the file of its code, without its hash */
  file: string
  touch: (page: Page) => Promise<void>
  counts: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

const leadsTo = (address: RegExp) => (page: Page) => expect(page).toHaveURL(address)

const shows = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

const debtTracker = (query: string) => `${paths.debtTracker}?${query}`

const touches: FirstTouch[] = [
  {
    part: 'the order of least interest',
    path: debtTracker('strategy=least'),
    file: 'least-interest',
    touch: press('Keep this plan'),
    counts: shows('This is your plan now.'),
  },
  {
    part: 'what a what-if changes',
    path: debtTracker('extra=275'),
    file: 'what-if-result',
    touch: press('Discard'),
    counts: leadsTo(/debt-tracker$/),
  },
  {
    part: 'a what-if that is asked for',
    path: debtTracker('whatif=more'),
    file: 'what-if-panel',
    touch: async (page) => {
      await page.getByLabel('How much more a month').fill('150')
      await press('Try it')(page)
    },
    counts: leadsTo(/more=\d{4}-\d{2}(:|%3A)150/),
  },
  {
    part: 'an order of their own, moved by an arrow key',
    path: debtTracker('whatif=order'),
    file: 'what-if-panel',
    touch: async (page) => {
      await expect.poll(() => page.evaluate(isTakenOver, 'body')).toBe(true)
      await page.getByRole('button', { name: /^Drag/ }).first().press('ArrowDown')
    },
    counts: leadsTo(/strategy=own/),
  },
  {
    part: 'the days of pay',
    path: debtTracker('cash=paydays'),
    file: 'paydays-panel',
    touch: press('Show the days'),
    counts: shows('Enter the next day you get paid.'),
  },
  {
    part: 'a month that falls short',
    path: debtTracker('cash=short'),
    file: 'short-panel',
    touch: press('Add a bill'),
    counts: (page) => expect(page.getByLabel('Name', { exact: true })).toBeVisible(),
  },
  {
    part: 'an offer that ends',
    path: debtTracker('strategy=avalanche'),
    file: 'cliff-guard',
    touch: press('Try Furniture first'),
    counts: leadsTo(/strategy=own/),
  },
  {
    part: 'the plan on the dashboard',
    path: `${paths.dashboard}?open=plan`,
    file: 'plan-details',
    touch: press('Show as table'),
    counts: (page) => expect(page.getByRole('main').getByRole('table').first()).toBeVisible(),
  },
  {
    part: 'the scores on the dashboard',
    path: `${paths.dashboard}?open=credit`,
    file: 'credit-history',
    touch: async (page) => void (await page.getByLabel('Time range').selectOption({ label: 'Last year' })),
    counts: leadsTo(/scores=year/),
  },
  {
    part: 'a calculator',
    path: `${paths.dashboard}?tool=payoff`,
    file: 'smart-calculator-card',
    touch: async (page) => {
      await page.getByLabel('Extra payment a month').fill('200')
      await press('Calculate')(page)
    },
    counts: shows('36 months'),
  },
  {
    part: 'a tab of the settings',
    path: `${paths.settings}?tab=security`,
    file: 'security-tab',
    touch: press('Change password'),
    counts: shows('Enter the password you use now.'),
  },
  {
    part: 'leaving, among the settings',
    path: `${paths.settings}?tab=privacy`,
    file: 'leave-card',
    touch: press('Delete account'),
    counts: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  },
]

const dayIn = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 15)).toISOString().slice(0, 10)
}

async function store(context: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await context.request.post(path, { data, headers: { origin: ownOrigin } })
  expect(answer.status(), `${path} is stored`).toBe(201)
}

/** Three debts, an offer that ends with something owed, and two scores. */
async function enter(context: BrowserContext): Promise<void> {
  const offer = { interestRate: '0.2999', endsOn: dayIn(7), accrued: '420.00' }
  const owed = { balance: '2400.00', interestRate: '0.2999', minimumPayment: '60.00' }
  const furniture = { ...threeDebts[0]!, name: 'Furniture', deferredInterest: offer, ...owed }
  await storeDebts(context, [...threeDebts, furniture])
  await store(context, '/api/credit-scores', { score: 580, recordedAt: dayIn(-14) })
  await store(context, '/api/credit-scores', { score: 655, recordedAt: dayIn(-2) })
}

test.beforeEach(({ page }) => answerCookieBanner(page))

for (const { part, path, file, touch, counts } of touches) {
  test(`counts on ${part}`, async ({ page, context, person }) => {
    await enter(context)
    const [wanted, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      wanted.resolve()
      await release.promise
      await route.continue()
    })
    // Without the wait of the tests' own goto, which is a sign of a person.
    await page.evaluate((to) => location.assign(to), `${ownOrigin}${path}`)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible()
    await touch(page)
    await wanted.promise
    await expect.poll(() => page.evaluate(isTakenOver, 'h1')).toBe(true)
    release.resolve()
    await counts(page)
  })
}

for (const address of [paths.dashboard, `${paths.dashboard}?tool=payoff`]) {
  test(`stays where it was scrolled to before its scripts came: ${address}`, async ({ page, person }) => {
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.evaluate((to) => location.assign(to), `${ownOrigin}${address}`)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible()
    await page.evaluate(() => scrollTo(0, 120))
    released.resolve()
    await expect.poll(() => page.evaluate(isTakenOver, 'main')).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })
}

/** React marks what it has taken over. */
function isTakenOver(selector: string): boolean {
  const element = document.querySelector(selector)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}
