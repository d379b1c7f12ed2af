import type { Route } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

/** The server stores what comes, and its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback()
  await route.fetch()
  await route.abort('connectionrefused')
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('the form for a debt', () => {
  test('says what is missing, keeps the rest and sends nothing', async ({ page, person }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/debts')) sent += 1
    })
    await page.goto(paths.debtTracker)
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Balance', { exact: true }).fill('12,34')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
    await expect(dialog.getByText('Give this debt a name.').first(), person.email).toBeVisible()
    await expect(dialog.getByText('Choose what kind of debt this is.').first()).toBeVisible()
    await expect(dialog.getByLabel('Balance', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Balance', { exact: true })).toHaveValue('12,34')
    await expectAccessible(page, 'the dialog with errors')
    expect(sent).toBe(0)
  })

  test('keeps what was typed when the dialog was closed or the page reloaded', async ({ page, person }) => {
    await page.goto(paths.debtTracker)
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Half a debt')
    await page.reload()
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    await expect(page.getByRole('dialog').getByLabel('Name'), person.email).toHaveValue('Half a debt')
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of (500|503)|Failed to load resource|ERR_CONNECTION_REFUSED/ })

  test('is said with the words of the catalogue, and nothing typed is lost', async ({ page, person }) => {
    await page.goto(paths.debtTracker)
    await page.route('**/api/debts', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } })
        : route.fallback(),
    )
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Store card')
    await dialog.getByLabel('Type').selectOption({ label: 'Credit card' })
    await dialog.getByLabel('Balance', { exact: true }).fill('800')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
    await expectToast(page, 'Failed to add debt. Please try again.')
    await expect(dialog.getByLabel('Name'), person.email).toHaveValue('Store card')
    await page.unroute('**/api/debts')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
    await expect(page.getByRole('article', { name: /Store card/ })).toBeVisible()
  })

  test('whose answer is lost stores a debt once, also after a reload', async ({ page, person }) => {
    await page.goto(paths.debtTracker)
    await page.route('**/api/debts', loseAnswer)
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Store card')
    await dialog.getByLabel('Type').selectOption({ label: 'Credit card' })
    await dialog.getByLabel('Balance', { exact: true }).fill('800')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
    await expectToast(page, 'Failed to add debt. Please try again.')
    await page.unroute('**/api/debts')
    await page.reload()
    await expect(debtCards(page), person.email).toHaveCount(1)
    await page.getByRole('button', { name: 'Add Manually' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Store card')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
    await expect(dialog).toBeHidden()
    await expect(debtCards(page)).toHaveCount(1)
  })

  test('leaves the list readable when it cannot be loaded, with a way to try again', async ({
    page,
    person,
  }) => {
    await page.route('**/api/debts', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await page.goto(paths.debtTracker)
    await expect(page.getByText('Your debts could not be loaded.'), person.email).toBeVisible()
    await expectAccessible(page, 'My Debts that could not be loaded')
    await page.unroute('**/api/debts')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Ready to take control?' })).toBeVisible()
  })
})

test.describe('debts that are there', () => {
  test('are changed', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    await page.getByRole('button', { name: 'Edit Visa card' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(/Interest rate/), person.email).toHaveValue('21.99')
    await dialog.getByLabel(/Interest rate/).fill('19.99')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('article', { name: /Visa card/ })).toContainText(/19\.99\s?%/)
  })

  test('take a minimum of interest plus an amount, and keep it', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    const edit = page.getByRole('button', { name: 'Edit Store card' })
    await edit.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /More details/ }).click()
    await dialog.getByLabel('Minimum payment rule').selectOption({ label: 'Another rule' })
    await dialog.getByLabel('Share of the balance').fill('2')
    await dialog.getByLabel('But at least').fill('35')
    await dialog.getByLabel('Or interest plus').fill('much')
    await dialog.getByLabel('Plus the month’s interest').uncheck()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText('Enter an amount, such as 1,234.50.').first(), person.email).toBeVisible()
    await expectAccessible(page, 'the rule for a minimum, with an error')
    await dialog.getByLabel('Or interest plus').fill('20')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    // 2 % of $1,250 is $25; a month's interest at 26.99 % is $28.11, and $20 more is $48.11.
    await expect(page.getByRole('article', { name: /Store card/ })).toContainText('$48/mo')
    await edit.click()
    await expect(dialog.getByLabel('Or interest plus')).toHaveValue('20.00')
  })

  test('are removed after a question, and not before', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    await page.getByRole('button', { name: 'More for Store card' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('Remove Store card?')
    await expectAccessible(page, 'the question before removing a debt')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(debtCards(page), person.email).toHaveCount(3)
    await page.getByRole('button', { name: 'More for Store card' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove debt' }).click()
    await expectToast(page, 'Debt removed!')
    await expect(page.getByRole('article', { name: /Store card/ })).toHaveCount(0)
    await page.reload()
    await expect(debtCards(page)).toHaveCount(2)
  })

  test('show their plan as a table and month by month, to the cent', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    await page
      .getByRole('button', { name: /as table/i })
      .first()
      .click()
    await expect(page.getByRole('table').first(), person.email).toBeVisible()
    await page.getByRole('button', { name: 'Month by month' }).click()
    const months = page.getByRole('region', { name: 'Month by month' })
    // The first month is open: the store card has the highest rate.
    await expect(months.getByText('Store card, gets the extra').first()).toBeVisible()
    const second = months.getByRole('button').nth(1)
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    await second.press('Enter')
    await expect(months.getByText('Left after it')).toHaveCount(2)
    await expect(months.getByText('Store card paid off')).toHaveCount(1)
    await expectAccessible(page, 'the schedule')
    await expectNoSidewaysScroll(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^debt-plan-avalanche-\d{4}-\d{2}-\d{2}\.csv$/)
  })

  test('say on the chart what changes, and name no winner on a tie', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    const plan = page.getByRole('region', { name: 'Debt Payoff Strategies' })
    const changes = plan.getByRole('list').filter({ hasText: 'is paid off' })
    await expect(changes.getByRole('listitem'), person.email).toHaveText([
      /^1\w{3} \d{4}: Store card is paid off$/,
      /^2\w{3} \d{4}: Visa card is paid off$/,
    ])
    await expect(plan.getByText(/^Minimums only would take until \w+ \d{4}$/)).toBeVisible()
    await expect(plan.getByText('It counts your minimums as fixed amounts.')).toBeVisible()
    await expect(plan.getByText('cheapest')).toHaveCount(0)
    const tie = 'Your smallest debt is also the most expensive, so both orders are the same.'
    await expect(plan.getByText(tie)).toBeVisible()
    await plan.getByRole('button', { name: 'Show as table' }).click()
    await expect(plan.getByRole('row').filter({ hasText: 'Store card is paid off' })).toHaveCount(1)
    await expectAccessible(page, 'the chart with what changes')
    await expectNoSidewaysScroll(page)
  })

  test('print every month, though the schedule is shut', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.debtTracker)
    const shut = page.getByRole('button', { name: 'Month by month' })
    await expect(shut, person.email).toHaveAttribute('aria-expanded', 'false')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const printed = page.getByRole('table', { name: 'What goes to each debt each month' })
    await expect(printed.getByRole('columnheader')).toHaveText([
      'Month',
      'You pay',
      'Store card',
      'Car loan',
      'Visa card',
      'Interest',
      'Left',
    ])
    await expect(printed.getByRole('row').last()).toContainText('$0.00')
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(printed).toHaveCount(0)
  })

  test('say plainly when the plan never ends, and what would work', async ({ page, context, person }) => {
    const debt = {
      name: 'Payday loan',
      type: 'other',
      balance: '9000.00',
      interestRate: '0.9900',
      minimumPayment: '50.00',
    }
    await storeDebts(context, [debt])
    await page.goto(paths.debtTracker)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toContainText('does not reach zero')
    await expect(page.getByText('At this pace the interest outruns the payments')).toBeVisible()
    await page.getByRole('button', { name: /^Try \$/ }).click()
    await page.getByRole('button', { name: 'Keep this plan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/debt.free in/)
  })

  test('that take over ten years name the true date', async ({ page, context, person }) => {
    const debt = {
      name: 'House',
      type: 'mortgage',
      balance: '210000.00',
      interestRate: '0.0625',
      minimumPayment: '1400.00',
    }
    await storeDebts(context, [debt])
    await page.goto(`${paths.debtTracker}?extra=0`)
    await expect(page.getByText('Not finished within 10 years').first(), person.email).toBeVisible()
    await expect(page.getByText(/The true date is \w+ \d{4}/)).toBeVisible()
  })

  test('keep names and amounts apart where the text is doubled', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(paths.debtTracker)
    const card = debtCards(page).first()
    await expect(card, person.email).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const heading = card.getByRole('heading')
    const lines = await heading.evaluate((element) => {
      const { height } = element.getBoundingClientRect()
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight))
    })
    const name = await heading.boundingBox()
    const amount = await card.getByText(/^\$[\d,]+$/).boundingBox()
    // No word of the name is broken, and the amount stands beside or below it.
    expect(lines).toBeLessThanOrEqual((await heading.innerText()).split(' ').length)
    expect(amount!.x >= name!.x + name!.width || amount!.y >= name!.y + name!.height).toBe(true)
  })

  test('keep the order of payment in the address', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(`${paths.debtTracker}?strategy=snowball&extra=350`)
    await expect(page.getByRole('tab', { name: 'Debt Snowball' }), person.email).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('slider', { name: 'Extra each month' })).toHaveValue('350')
  })
})

test('a payment is taken back', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  await page.getByRole('button', { name: 'Record payment to Store card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount paid').fill('50')
  await dialog.getByLabel(/Interest charged/).fill('0')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  const card = page.getByRole('article', { name: /Store card/ })
  await expect(card, person.email).toContainText('$1,200')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('$1,250')
})

test('Link Accounts says what it is part of, and leads there or to adding by hand', async ({
  page,
  person,
}) => {
  await page.goto(paths.debtTracker)
  await page.getByRole('button', { name: 'Link Accounts' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog, person.email).toContainText('Linking a bank is part of Pro')
  await expect(dialog.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', paths.pricing)
  await expectAccessible(page, 'the dialog about linked accounts')
  await dialog.getByRole('button', { name: 'Add Manually' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a debt' })).toBeVisible()
})
