/** A card's statement beside our figures, the rule of minimums that two of them show, and a month beside its plan. */
import type { Page } from '@playwright/test'
import { debtMonthPath, paths } from '#web/paths.ts'
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

test.beforeEach(({ page }) => answerCookieBanner(page))

const dialog = (page: Page) => page.getByRole('dialog')

/** The 14th of the month before today's, or of the one before that. */
function dueOn(monthsAgo: number): string {
  const now = new Date()
  const { year, month } = { year: now.getFullYear(), month: now.getMonth() - monthsAgo }
  return new Date(Date.UTC(year, month, 14)).toISOString().slice(0, 10)
}

async function fill(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(figures)) await dialog(page).getByLabel(label).fill(value)
  await dialog(page).getByRole('button', { name: 'Compare' }).click()
}

test('a statement is checked, the rule is learned, and last month is beside its plan', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  const visa = debtCards(page).filter({ hasText: 'Visa card' })
  await visa.getByRole('button', { name: 'More for Visa card' }).click()
  await page.getByRole('menuitem', { name: 'Check a statement' }).click()

  await test.step('figures that cannot be: a sentence beside the field, nothing lost', async () => {
    await fill(page, {
      'New balance': '$6,400.00',
      'Minimum payment due': '64000',
      'Payment due date': dueOn(1),
      'Interest charged': '117.28',
      'Payment for 3 years': '244',
    })
    await expect(
      dialog(page)
        .getByText(/The minimum cannot be more than the balance/)
        .first(),
    ).toBeVisible()
    await expect(dialog(page).getByLabel('New balance'), person.email).toHaveValue('6,400.00')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'a statement form')
  })

  await test.step('1 % plus interest: $64.00 and $117.28 are $181.28', async () => {
    await fill(page, { 'Minimum payment due': '181.28' })
    await expectToast(page, 'Statement saved')
    await expect(dialog(page).getByText('One of 2 figures is not the same as ours.')).toBeVisible()
    await expect(dialog(page).getByText('Statement: $181.28. Ours: $160.00.')).toBeVisible()
    await expect(
      dialog(page).getByText('Add one more statement, and we can work out the rule.'),
    ).toBeVisible()
  })

  await test.step('from two on the rule is known, and becomes the card’s with one press', async () => {
    await dialog(page).getByRole('button', { name: 'Add a statement' }).click()
    await fill(page, {
      'New balance': '900',
      'Minimum payment due': '25',
      'Payment due date': dueOn(2),
      'Interest charged': '15.70',
    })
    await expect(
      dialog(page).getByText(
        'Your 2 statements fit this rule: 1% of the balance plus the interest, at least $25.',
      ),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Use this rule' }).first().click()
    await expect(dialog(page).getByText('Your plan uses it.')).toBeVisible()
    await expect(dialog(page).getByText('Every figure matches ours.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Rules that banks publish' }).click()
    await expect(dialog(page).getByText(/Capital One.*fits your statements/)).toBeVisible()
    await expectAccessible(page, 'statements')
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('a month that is not over leads to last month', async () => {
    await page.goto(debtMonthPath('2099-01'))
    await page.getByRole('link', { name: 'Go to last month' }).click()
    await expect(page.getByRole('heading', { name: /: your plan and what happened$/ })).toBeVisible()
    await expect(page.getByText(/No plan was kept in this month/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'a month past')
  })
})
