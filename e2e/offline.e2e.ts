import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAsDemo,
  storeDebts,
  test,
  threeDebts,
  type Person,
} from './fixtures.ts'

// What fails here is the line, on purpose; a session that ended answers 401.
test.use({
  serviceWorkers: 'allow',
  expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|status of 401/,
})

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

/** Waits until the worker has every file and answers for this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Everything that a stranger with this device could read of somebody, as one text. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve)
      })
      const database = opening.result
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          all.addEventListener('success', resolve)
        })
        kept.push(all.result)
      }
      database.close()
    }
    const cached = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (!url.includes('/assets/')) cached.push(url)
    const { cookie } = document
    return JSON.stringify({ kept, cached, local: { ...localStorage }, tab: { ...sessionStorage }, cookie })
  })
}

/** Of a person who keeps their figures here: their debts, their name, a draft, their formats. */
const personal = /Store card|Ruth|6400|half-typed|jubilee-formats|jubilee-known-here|jubilee-last-here/

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: /Welcome back, / })).toBeVisible()
}

/** Says yes, leaves a draft behind, and waits until the figures are on the device. */
async function keepFigures(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Yes, keep them' }).click()
  await page.evaluate(() => sessionStorage.setItem('jubilee:1:debt', '{"name":"half-typed"}'))
  await expect.poll(() => readDevice(page)).toContain('Store card')
}

test('without a line the main screens open with their figures, and writing waits', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await keepFigures(page)
  await page.goto('/debt-tracker')
  await expect(page.getByText('Store card').first()).toBeVisible()
  await workerReady(page)
  await test.step('what was read right before the page is left is on the device, too', async () => {
    await page.getByRole('link', { name: 'Budget', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Start with one category' })).toBeVisible()
    await page.goto('/terms')
    const device = await readDevice(page)
    for (const path of ['/api/debts/payments', '/api/budget-categories']) expect(device).toContain(path)
    await page.goto('/debt-tracker')
  })
  const line = page.getByRole('status').filter({ hasText: 'You are offline.' })

  await test.step('the open page says so, and a write says why it waits', async () => {
    await context.setOffline(true)
    await expect(line).toContainText('These are your figures as of')
  })

  await test.step('reopened, it comes from the device', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText(`Welcome back, ${person.firstName}`)).toBeVisible()
    await expect(line).toContainText('These are your figures as of')
    await page.goto('/debt-tracker')
    await expect(page.getByText('Store card').first()).toBeVisible()
    await expect(page.getByText(/You could be debt-free in/).first()).toBeVisible()
    await page.goto('/goals')
    await expect(page.getByRole('heading', { name: 'This screen needs a connection.' })).toHaveCount(0)
    await page.goto('/letters')
    await expect(page.getByRole('heading', { name: 'This screen needs a connection.' })).toBeVisible()
  })

  await test.step('a screen that is not kept says what opens', async () => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'This screen needs a connection.' })).toBeVisible()
    await page.getByRole('link', { name: 'My Debts' }).click()
    await page.getByRole('button', { name: 'Add Manually' }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Add debt' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await save.dispatchEvent('click')
    await expect(page.getByText('This needs a connection.').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('back on line the line goes', async () => {
    await context.setOffline(false)
    await expect(line).toBeHidden()
  })
})

test('without a line a Spanish address leads to its kept screen, in Spanish', async ({
  page,
  context,
  person,
}) => {
  const stored = await context.request.patch('/api/settings', {
    data: { language: 'es' },
    headers: { origin },
  })
  expect(stored.status(), 'the language is stored').toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByText(person.firstName).first()).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await page.goto('/es/calculators')
  await expect(page).toHaveURL('/calculators')
  await expect(page.getByRole('heading', { name: 'Calculadoras', level: 1 })).toBeVisible()
  await page.goto('/es/terms')
  await expect(page.getByRole('heading', { name: 'Esta pantalla necesita una conexión.' })).toBeVisible()
})

test('the calculators open without a line where no figures are kept', async ({ page, context, person }) => {
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${person.firstName}`)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await workerReady(page)
  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: 'You are offline.' })
  const balance = page.getByLabel('Balance')

  await page.goto('/calculators')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculators')
  await expect(line).toBeVisible()
  await balance.fill('4321')
  await page.getByRole('button', { name: 'Calculate', exact: true }).first().click()
  await expect(page.getByText('$100 more a month gets you there 3 months sooner')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the calculators without a line')

  await test.step('back on line what was typed stays', async () => {
    await context.setOffline(false)
    await expect(line).toBeHidden()
    await expect(balance).toHaveValue('4321')
    await page.getByRole('link', { name: 'Jubilee, dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await readDevice(page)).not.toContain('/api/dashboard')
  })
})

test('nothing readable is left after each of the four ways to go', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  const isClean = () => expect.poll(() => readDevice(page)).not.toMatch(personal)

  await test.step('signing out', async () => {
    await keepFigures(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/landing$/)
    await isClean()
  })

  await test.step('a session that ended elsewhere', async () => {
    await signIn(page, person)
    await expect.poll(() => readDevice(page)).toContain('Store card')
    await context.clearCookies()
    await page.getByRole('link', { name: 'Debt', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await isClean()
  })

  await test.step('another person', async () => {
    await signIn(page, person)
    await expect.poll(() => readDevice(page)).toContain('Store card')
    await signInAsDemo(context, 'pro')
    await page.goto('/dashboard')
    await expect(page.getByText(/Welcome back, /)).toBeVisible()
    await expect.poll(() => readDevice(page)).not.toMatch(/Ruth|Store card|half-typed/)
    await context.clearCookies()
  })

  await test.step('deletion of the account', async () => {
    await signIn(page, person)
    await keepFigures(page)
    await page.goto('/settings?tab=privacy')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText(/Your account will be deleted on/).first()).toBeVisible()
    await expect.poll(() => readDevice(page)).not.toMatch(/Store card|half-typed|6400/)
  })
})
