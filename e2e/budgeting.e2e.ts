import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { card, expectEmptyForm, openCard, storeCategories, storeSpending } from './budget-parts.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  undoByToast,
} from './fixtures.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

/** Calendar dates in the browser's zone, which the tests' configuration sets. */
function dayInNewYork(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now)
}

const thisMonth = dayInNewYork().slice(0, 7)

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

const answer = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('a person without a budget', () => {
  test('is told how to start, and what is missing', async ({ page, person }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/budget-categories')) sent += 1
    })
    await page.goto(paths.budgeting)
    await expect(page.getByRole('heading', { name: 'Start with one category' }), person.email).toBeVisible()
    await expectAccessible(page, 'an empty budget')
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByText('Give this category a name.')).toBeVisible()
    await expect(page.getByText('Enter an amount above 0, such as 450.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Groceries')
    await page.getByLabel('Budget for a month').fill('0')
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByLabel('Budget for a month')).toBeFocused()
    await expectAccessible(page, 'the form with what is missing')
    expect(sent).toBe(0)
  })

  test('adds a category by keyboard, and the next one after it', async ({ page, person }) => {
    await page.goto(paths.budgeting)
    await page.getByLabel('Name').fill('Groceries')
    await page.getByLabel('Budget for a month').fill('$1,600')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Budget category created!')
    await expect(card(page, 'Groceries'), person.email).toContainText('On Track')
    await expect(answer(page)).toContainText(/You have \$1,600 left for/)
    await expectEmptyForm(page)
    await page.keyboard.type('Rent')
    await page.keyboard.press('Tab')
    await page.keyboard.type('900')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Rent')).toBeVisible()
    await expect(answer(page)).toContainText('$2,500')
  })

  test('finds what was typed after a reload', async ({ page, person }) => {
    await page.goto(paths.budgeting)
    await page.getByLabel('Name').fill('Half a category')
    await page.reload()
    await expect(page.getByLabel('Name'), person.email).toHaveValue('Half a category')
  })
})

test.describe('a category', () => {
  test('gets another amount: Enter saves, Cancel and Escape change nothing', async ({
    page,
    context,
    person,
  }) => {
    await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
    await page.goto(paths.budgeting)
    await openCard(page, 'Groceries')
    const pencil = page.getByRole('button', { name: 'Edit the budget of Groceries' })
    await pencil.click()
    const input = page.getByLabel('Budget for Groceries')
    await expect(input, person.email).toBeFocused()
    await input.fill('-3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Budget must be more than 0.')).toBeVisible()
    await expectAccessible(page, 'the amount of a category, with an error')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(pencil).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input).toHaveValue('600')
    await input.fill('700')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Groceries')).toContainText('$600')
    await pencil.click()
    await input.fill('725.50')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Budget updated!')
    await expect(card(page, 'Groceries')).toContainText('$726')
    await page.reload()
    await expect(card(page, 'Groceries')).toContainText('$726')
  })

  test('takes spending and refunds, and each can be undone', async ({ page, context, person }) => {
    await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
    await page.goto(paths.budgeting)
    await openCard(page, 'Groceries')
    await page.getByRole('button', { name: 'Record spending in Groceries' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Record spending' }).click()
    await expect(dialog.getByText('Enter what you spent, such as 62.40.').first(), person.email).toBeVisible()
    await expectAccessible(page, 'the dialog for spending, with an error')
    await dialog.getByLabel('Amount').fill('500')
    await dialog.getByLabel('Note').fill('Corner market')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(card(page, 'Groceries')).toContainText('At Risk')
    await expect(answer(page)).toContainText('$100')
    await undoByToast(page)
    await expect(card(page, 'Groceries')).toContainText('On Track')
    await undoByToast(page)
    await expectToast(page, 'Entry is back')
    await page.getByRole('button', { name: 'Record spending in Groceries' }).click()
    await dialog.getByLabel('Amount').fill('40.25')
    await dialog.getByLabel('Money that came back').check()
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await expect(card(page, 'Groceries')).toContainText('$460 of $600 spent')
  })

  test('lists the spending of the month, where an entry can be removed', async ({
    page,
    context,
    person,
  }) => {
    const ids = await storeCategories(context, [{ name: 'Eating out', budgetAmount: '100.00' }])
    const spentOn = dayInNewYork()
    await storeSpending(context, ids.get('Eating out'), { amount: '70.00', spentOn, note: 'Birthday' })
    await storeSpending(context, ids.get('Eating out'), { amount: '45.50', spentOn })
    await page.goto(paths.budgeting)
    await expect(card(page, 'Eating out'), person.email).toContainText('Over Budget')
    await expect(answer(page)).toContainText(/You are \$16 over for/)
    await openCard(page, 'Eating out')
    await page.getByRole('button', { name: 'List spending in Eating out' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the list of spending')
    await dialog.getByRole('button', { name: /^Remove \$70\.00/ }).click()
    await expectToast(page, 'Entry removed')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog).toContainText('$45.50 in all')
  })

  test('is removed after a question, and not before', async ({ page, context, person }) => {
    await storeCategories(context, [
      { name: 'Groceries', budgetAmount: '600.00' },
      { name: 'Rent', budgetAmount: '900.00' },
    ])
    await page.goto(paths.budgeting)
    await openCard(page, 'Rent')
    await page.getByRole('button', { name: 'Remove Rent' }).click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page, 'the question before removing a category')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(card(page, 'Rent'), person.email).toBeVisible()
    await page.getByRole('button', { name: 'Remove Rent' }).click()
    await question.getByRole('button', { name: 'Remove category' }).click()
    await expectToast(page, 'Rent removed')
    await expect(card(page, 'Rent')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('can be added beside others', async ({ page, context, person }) => {
    await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
    await page.goto(`${paths.budgeting}?tab=overview`)
    await page.getByRole('button', { name: 'New category' }).click()
    await expect(page.getByLabel('Name'), person.email).toBeFocused()
    await page.keyboard.type('Rent')
    await page.getByLabel('Budget for a month').fill('900')
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(card(page, 'Rent')).toBeVisible()
    await page.locator('form').getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByLabel('Name')).toBeHidden()
  })

  test('gets another name, icon and color', async ({ page, context, person }) => {
    await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
    await page.goto(paths.budgeting)
    await openCard(page, 'Groceries')
    await page.getByRole('button', { name: 'Edit Groceries', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText('Give this category a name.').first(), person.email).toBeVisible()
    await dialog.getByLabel('Name').fill('Food')
    await dialog.getByRole('radio', { name: 'Eating out' }).check({ force: true })
    await dialog.getByRole('radio', { name: 'Clay' }).check({ force: true })
    await expectAccessible(page, 'the dialog that changes a category')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Food saved')
    await expect(card(page, 'Food')).toBeVisible()
    const stored = await (await context.request.get('/api/budget-categories')).json()
    expect(stored).toMatchObject([{ name: 'Food', icon: 'utensils', color: '#b5563a' }])
  })
})

test.describe('a category changed elsewhere', () => {
  test.use({ expectedProblems: /status of 409/ })

  test('says so, and the next save wins', async ({ page, context, person }) => {
    const ids = await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
    await page.goto(paths.budgeting)
    await openCard(page, 'Groceries')
    await page.getByRole('button', { name: 'Edit the budget of Groceries' }).click()
    const url = `/api/budget-categories/${ids.get('Groceries')}`
    await context.request.patch(url, { data: { budgetAmount: '640.00' }, headers })
    await page.getByLabel('Budget for Groceries').fill('700')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/is \$640 now/), person.email).toBeVisible()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Budget updated!')
    await expect(card(page, 'Groceries')).toContainText('$700')
  })
})

test.describe('a month', () => {
  test('is chosen, kept in the address, and led back to this one', async ({ page, context, person }) => {
    const before = monthBefore(thisMonth)
    const ids = await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00', month: before }])
    await storeSpending(context, ids.get('Groceries'), { amount: '80.00', spentOn: `${before}-15` })
    await page.goto(paths.budgeting)
    await expect(answer(page), person.email).toContainText('$600')
    const previous = page.getByRole('button', { name: 'Previous month' })
    await previous.click()
    await expect(page).toHaveURL(new RegExp(`month=${before}`))
    await expect(answer(page)).toContainText(/You had \$520 left in/)
    await expect(previous).toBeFocused()
    await page.reload()
    await expect(answer(page)).toContainText('$520')
    await page.goBack()
    await expect(answer(page)).toContainText('$600')
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: 'This month' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.budgeting}$`))
  })

  test('takes over what the last one left, and gives it back', async ({ page, context, person }) => {
    const before = monthBefore(thisMonth)
    const ids = await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00', month: before }])
    await storeSpending(context, ids.get('Groceries'), { amount: '80.00', spentOn: `${before}-15` })
    await page.goto(paths.budgeting)
    await openCard(page, 'Groceries')
    await page.getByRole('button', { name: 'Carry over $520' }).click()
    await expectToast(page, '$520 carried over')
    await expect(answer(page), person.email).toContainText('$1,120')
    await expect(card(page, 'Groceries')).toContainText('Includes $520 carried over')
    await undoByToast(page)
    await expect(answer(page)).toContainText('$600')
    await page.getByRole('button', { name: 'Carry over $520' }).click()
    await page.getByRole('button', { name: 'Undo carry-over' }).click()
    await expect(answer(page)).toContainText('$600')
  })

  test('shows its health and six months, as a picture and as a table', async ({ page, context, person }) => {
    const before = monthBefore(thisMonth)
    const ids = await storeCategories(context, [
      { name: 'Groceries', budgetAmount: '600.00', month: before },
      { name: 'Eating out', budgetAmount: '100.00', month: before },
      { name: 'Rent', budgetAmount: '900.00', month: before },
      { name: 'Church', budgetAmount: '80.00', month: before },
      { name: 'Fun', budgetAmount: '50.00', month: before },
    ])
    const spentOn = dayInNewYork()
    for (const half of [1, 2]) {
      await storeSpending(context, ids.get('Church'), { amount: '40.00', spentOn, note: `Offering ${half}` })
      await storeSpending(context, ids.get('Fun'), { amount: '25.00', spentOn })
    }
    await storeSpending(context, ids.get('Eating out'), { amount: '100.01', spentOn })
    await storeSpending(context, ids.get('Rent'), { amount: '900.00', spentOn })
    await storeSpending(context, ids.get('Rent'), { amount: '2000.00', spentOn: `${before}-03` })
    await page.goto(paths.budgeting)
    const rows = {
      Rent: 'Paid',
      Church: 'Paid',
      Fun: 'At Risk',
      Groceries: 'On Track',
      'Eating out': 'Over Budget',
    }
    for (const [name, status] of Object.entries(rows)) await expect(card(page, name)).toContainText(status)
    await openCard(page, 'Fun')
    await expect(card(page, 'Fun')).toContainText(/Going faster than the month|In step with the month/)
    await page.getByRole('tab', { name: 'Monthly Overview' }).click()
    await expect(page).toHaveURL(/tab=overview/)
    await expect(page.getByText('Eating out: $0 over'), person.email).toBeVisible()
    await expect(page.getByText('Fun: $0 left')).toBeVisible()
    const health = page.getByRole('region', { name: /^Where your categories stand/ })
    for (const [name, count] of Object.entries({ 'On track': 1, Paid: 2, 'At risk': 1, Over: 1 })) {
      await expect(
        health.locator('div', { has: page.getByText(name, { exact: true }) }).last(),
      ).toContainText(`${name}${count}`)
    }
    await expect(page.getByRole('figure')).toHaveAccessibleName('You stayed within budget in 1 of 2 months')
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
    await expectAccessible(page, 'the monthly overview')
    await expectNoSidewaysScroll(page)
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of (500|503)|Failed to load resource/ })
  const refusal = { status: 503, json: { message: 'Not now.', code: 'unavailable' } }

  test('leaves a way to try again', async ({ page, person }) => {
    await page.route('**/api/budget-categories*', (route) => route.fulfill(refusal))
    await page.goto(paths.budgeting)
    await expect(page.getByText('Your budget could not be loaded.'), person.email).toBeVisible()
    await expectAccessible(page, 'a budget that could not be loaded')
    await page.unroute('**/api/budget-categories*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Start with one category' })).toBeVisible()
  })

  test('loses nothing that was typed', async ({ page, person }) => {
    await page.route('**/api/budget-categories*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback(),
    )
    await page.goto(paths.budgeting)
    await page.getByLabel('Name').fill('Groceries')
    await page.getByLabel('Budget for a month').fill('600')
    await page.getByRole('button', { name: 'Add category' }).click()
    await expectToast(page, 'The category could not be added.')
    await expect(page.getByLabel('Name'), person.email).toHaveValue('Groceries')
    await page.unroute('**/api/budget-categories*')
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(card(page, 'Groceries')).toBeVisible()
  })
})

test('a budget is accessible, as wide as the screen, and leads to the goals', async ({
  page,
  context,
  person,
}) => {
  await storeCategories(context, [
    { name: 'Groceries for the whole family and the neighbors', budgetAmount: '600.00' },
    { name: 'Rent', budgetAmount: '99999999.00' },
  ])
  await page.goto(paths.budgeting)
  await expect(page.getByRole('article'), person.email).toHaveCount(2)
  await expectAccessible(page, 'Budget Management')
  await expectNoSidewaysScroll(page)
  const parts = page.getByRole('navigation', { name: 'Budget and goals' })
  await parts.getByRole('link', { name: 'Goals' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.goals}$`))
  await expect(answer(page)).toBeFocused()
  await expect(parts.getByRole('link', { name: 'Goals' })).toHaveAttribute('aria-current', 'page')
})

test('eighty categories stay usable', async ({ page, context, person }) => {
  const names = Array.from({ length: 80 }, (_, at) => `Category ${String(at + 1).padStart(2, '0')}`)
  await storeCategories(
    context,
    names.map((name) => ({ name, budgetAmount: '10.00' })),
  )
  await page.goto(paths.budgeting)
  await expect(page.getByRole('article'), person.email).toHaveCount(80)
  await openCard(page, 'Category 80')
  await page.getByRole('button', { name: 'Record spending in Category 80' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('9')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Category 80')).toContainText('Paid')
  await expect(answer(page)).toContainText('$791')
})
