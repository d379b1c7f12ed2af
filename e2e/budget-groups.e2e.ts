import { paths } from '#web/paths.ts'
import { card, storeCategories } from './budget-parts.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('a category knows its group and its due day, and is paid by one press', async ({
  page,
  context,
  person,
}) => {
  await storeCategories(context, [
    { name: 'Groceries', budgetAmount: '600.00' },
    { name: 'Zephyr', budgetAmount: '100.00' },
  ])
  await page.goto(paths.budgeting)
  const line = card(page, 'Zephyr').getByRole('button', { name: 'Zephyr', exact: true })
  await line.focus()
  await expect(line, person.email).toHaveAccessibleDescription('$100 left On Track')
  await page.keyboard.press('Enter')
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Groups and order' }).click()
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await expect(dialog.getByText('Give this group a name.').first()).toBeVisible()
  await dialog.getByLabel('Name').fill('Bills')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Bills added')
  await page.getByLabel('Group of Zephyr').selectOption('Bills')
  await expectToast(page, 'Zephyr is in Bills')
  await expectAccessible(page, 'groups and order')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const group = page.getByRole('region', { name: 'Bills' })
  await expect(group).toContainText('$100 left of $100')
  await expect(page.getByRole('region', { name: 'Other categories' })).toContainText('Groceries')

  await line.press('Enter')
  await page.getByRole('button', { name: 'Edit Zephyr', exact: true }).click()
  await dialog.getByLabel('Day of the month it is due').fill('32')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('Enter a day of the month from 1 to 31, such as 15.').first()).toBeVisible()
  await dialog.getByLabel('Day of the month it is due').fill('31')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Zephyr saved')
  await expect(group).toContainText(/Due on [A-Z][a-z]{2} (28|29|30|31)/)
  await expectAccessible(page, 'a bill that is due, open')
  await page.getByRole('button', { name: 'Mark as paid: Zephyr' }).click()
  await expectToast(page, 'Zephyr is paid')
  await expect(group).toContainText('Paid')
  await expect(page.getByRole('main').getByText('At Risk')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group).toContainText(/Due on/)
  await page.getByRole('button', { name: 'Mark as paid: Zephyr' }).click()
  await expect(group).toContainText('Paid')

  await page.goto(`${paths.dashboard}?open=budget`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Zephyr' })).toContainText('Paid')
  await expect(page.getByText('Every category is on track this month.')).toBeVisible()
  await page.goto(paths.budgeting)
  await page.getByRole('button', { name: 'Groups and order' }).click()
  await page.getByRole('button', { name: 'Remove Bills' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove group' }).click()
  await expectToast(page, 'Bills removed')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Zephyr')).toContainText('Paid')
})

test('one month has nothing to compare yet', async ({ page, context, person }) => {
  await storeCategories(context, [{ name: 'Groceries', budgetAmount: '600.00' }])
  await page.goto(`${paths.budgeting}?tab=overview`)
  await expect(page.getByText('Your months will show here'), person.email).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expect(page.getByText('On track')).toHaveCount(0)
})

test('a category moves up and down by keyboard, and the order stays', async ({ page, context, person }) => {
  await storeCategories(context, [
    { name: 'Groceries', budgetAmount: '600.00' },
    { name: 'Rent', budgetAmount: '900.00' },
    { name: 'Car', budgetAmount: '200.00' },
  ])
  await page.goto(paths.budgeting)
  await page.getByRole('button', { name: 'Groups and order' }).click()
  const up = page.getByRole('button', { name: 'Move Car up' })
  await expect(page.getByRole('button', { name: 'Move Groceries up' }), person.email).toBeDisabled()
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(up).toBeDisabled()
  await expect(up).toBeFocused()
  await expectAccessible(page, 'the order of the categories')
  await expect(async () => {
    const stored: { name: string }[] = await (await context.request.get('/api/budget-categories')).json()
    expect(stored.map(({ name }) => name)).toEqual(['Car', 'Groceries', 'Rent'])
  }).toPass()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Car')
})
