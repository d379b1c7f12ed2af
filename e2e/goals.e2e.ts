import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
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

type Stored = { title: string; targetAmount: string; currentAmount?: string; targetDate?: string }

/** Stores goals for the signed-in person without the form. */
async function storeGoals(context: BrowserContext, goals: Stored[]): Promise<void> {
  for (const data of goals) {
    const response = await context.request.post('/api/goals', { data, headers })
    expect(response.status(), `${data.title} is stored`).toBe(201)
  }
}

const fund: Stored = { title: 'Emergency fund', targetAmount: '1000.00', currentAmount: '350.00' }
const card = (page: Page, name: string) => page.getByRole('article', { name })
const answer = (page: Page) => page.getByRole('heading', { level: 1 })

async function openMore(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('a person without a goal', () => {
  test('is told how to start, and what is missing', async ({ page, person }) => {
    await page.goto(paths.goals)
    await expect(page.getByRole('heading', { name: 'No goals set yet' }), person.email).toBeVisible()
    await expect(page.getByRole('link', { name: 'Budget', exact: true }).first()).toBeAttached()
    await expectAccessible(page, 'no goals')
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Target date').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Add goal' }).click()
    await expect(dialog.getByText('Give this goal a name.').first()).toBeVisible()
    await expect(dialog.getByText('Enter an amount above 0, such as 1,000.').first()).toBeVisible()
    await expect(dialog.getByText('Choose a day after today, or leave it empty.').first()).toBeVisible()
    await expectAccessible(page, 'the dialog for a goal, with errors')
  })

  test('creates one, which a reload in between does not lose', async ({ page, person }) => {
    await page.goto(paths.goals)
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Emergency fund')
    await page.reload()
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    await expect(dialog.getByLabel('Name'), person.email).toHaveValue('Emergency fund')
    await dialog.getByLabel('Target amount').fill('$1,000')
    await dialog.getByLabel('Saved already').fill('350')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Emergency fund added')
    await expect(card(page, 'Emergency fund')).toContainText('35% saved')
    await expect(card(page, 'Emergency fund')).toContainText('$650 to go.')
    await expect(answer(page)).toContainText('You have saved $350 toward 1 goal.')
  })
})

test.describe('a goal', () => {
  test('says what each month asks for', async ({ page, context, person }) => {
    const inTwoYears = new Date().getFullYear() + 2
    await storeGoals(context, [{ ...fund, targetDate: `${inTwoYears}-06-30` }])
    await page.goto(paths.goals)
    await expect(card(page, fund.title), person.email).toContainText(
      new RegExp(`\\$\\d+ a month for \\d+ months gets you there by June ${inTwoYears}\\.`),
    )
    await expect(page.getByText(/To hit your dates, save \$\d+ a month\./)).toBeVisible()
  })

  test('takes money in and gives it out, and each can be undone', async ({ page, context, person }) => {
    await storeGoals(context, [fund])
    await page.goto(paths.goals)
    await page.getByRole('button', { name: 'Contribute to Emergency fund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('150')
    await expect(dialog.getByText('$500.00'), person.email).toBeVisible()
    await expectAccessible(page, 'the dialog for a contribution')
    await dialog.getByRole('button', { name: 'Put in' }).click()
    await expect(card(page, fund.title)).toContainText('50% saved')
    await undoByToast(page)
    await expect(card(page, fund.title)).toContainText('35% saved')
    await page.getByRole('button', { name: 'Contribute to Emergency fund' }).click()
    await dialog.getByText('Take out').first().click()
    await dialog.getByLabel('Amount').fill('350.01')
    await dialog.getByRole('button', { name: 'Take out' }).click()
    await expect(dialog.getByText('That is more than you have saved here.').first()).toBeVisible()
    await dialog.getByLabel('Amount').fill('50')
    await dialog.getByRole('button', { name: 'Take out' }).click()
    await expect(card(page, fund.title)).toContainText('30% saved')
    await page.getByRole('button', { name: 'History of Emergency fund' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the history of a goal')
    await dialog.getByRole('button', { name: /^Undo \$50\.00/ }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog).toContainText('$350.00 of $1,000.00')
  })

  test('is changed', async ({ page, context, person }) => {
    await storeGoals(context, [fund])
    await page.goto(paths.goals)
    await page.getByRole('button', { name: 'Edit Emergency fund' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Target amount'), person.email).toHaveValue('1000')
    await dialog.getByLabel('Target amount').fill('700')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Emergency fund saved')
    await expect(card(page, fund.title)).toContainText('50% saved')
  })

  test('that is reached is called done, with joy, and can be opened again', async ({
    page,
    context,
    person,
  }) => {
    await storeGoals(context, [{ ...fund, currentAmount: '1000.00' }])
    await page.goto(paths.goals)
    await expect(card(page, fund.title), person.email).toContainText('Reached')
    await page.getByRole('button', { name: 'Mark Emergency fund as done' }).click()
    const moment = page.getByRole('region', { name: 'Emergency fund: done.' })
    await expect(moment).toContainText('You set aside $1,000')
    await expect(moment).toBeFocused()
    await undoByToast(page)
    await expect(card(page, fund.title)).toBeVisible()
    await expect(moment).toBeHidden()
    await page.getByRole('button', { name: 'Mark Emergency fund as done' }).click()
    await expectAccessible(page, 'the moment a goal is done')
    await moment.getByRole('button', { name: 'Close' }).click()
    await expect(moment).toBeHidden()
    await expect(answer(page)).toContainText('You have reached 1 goal')
    await page.getByRole('button', { name: 'Reopen Emergency fund' }).click()
    await expectToast(page, 'Emergency fund is open again')
    await expect(card(page, fund.title)).toBeVisible()
  })

  test('is removed after a question, and not before', async ({ page, context, person }) => {
    await storeGoals(context, [fund, { title: 'New tires', targetAmount: '480.00' }])
    await page.goto(paths.goals)
    await openMore(page, 'New tires', 'Remove')
    const question = page.getByRole('alertdialog')
    await expectAccessible(page, 'the question before removing a goal')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: 'More for New tires' }), person.email).toBeFocused()
    await openMore(page, 'New tires', 'Remove')
    await question.getByRole('button', { name: 'Remove goal' }).click()
    await expectToast(page, 'New tires removed')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('the dialog for a goal', () => {
  test.use({ expectedProblems: /status of (409|422)/ })

  test('opens at its first field, and says at its head what is about no field', async ({ page, person }) => {
    await page.goto(paths.goals)
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Name'), person.email).toBeFocused()
    await page.keyboard.type('Car')
    await dialog.getByLabel('Target amount').fill('2000')
    const limit = 'You can keep up to 200 goals.'
    const fields = [{ field: '', message: limit }]
    await page.route('**/api/goals', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { message: limit, code: 'invalid_input', fields } })
        : route.fallback(),
    )
    await page.keyboard.press('Enter')
    const summary = dialog.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(`This could not be saved.${limit}`)
    await expect(summary.getByRole('link')).toHaveCount(0)
    await expect(dialog.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
    await dialog.getByLabel('Name').pressSequentially('A used ')
    await expect(dialog.getByLabel('Name')).toHaveValue('A used Car')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('A used Car')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
  })

  test('says that the goal was changed elsewhere, and the next save keeps what is here', async ({
    page,
    context,
    person,
  }) => {
    await storeGoals(context, [fund])
    await page.goto(paths.goals)
    await page.getByRole('button', { name: 'Edit Emergency fund' }).click()
    const [stored] = (await (await context.request.get('/api/goals')).json()) as { id: string }[]
    const data = { title: 'Rainy days' }
    await context.request.patch(`/api/goals/${stored?.id}`, { data, headers })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Target amount').fill('700')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert'), person.email).toContainText('This goal was changed elsewhere')
    await expect(dialog.getByLabel('Target amount')).toHaveValue('700')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Emergency fund saved')
    await expect(card(page, fund.title)).toContainText('50% saved')
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of (500|503)|Failed to load resource/ })
  const refusal = { status: 503, json: { message: 'Not now.', code: 'unavailable' } }

  test('leaves a way to try again, and what was typed', async ({ page, person }) => {
    await page.route('**/api/goals', (route) => route.fulfill(refusal))
    await page.goto(paths.goals)
    await expect(page.getByText('Your goals could not be loaded.'), person.email).toBeVisible()
    await expectAccessible(page, 'goals that could not be loaded')
    await page.unroute('**/api/goals')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    await page.route('**/api/goals', (route) => route.fulfill(refusal))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Car')
    await dialog.getByLabel('Target amount').fill('2000')
    await dialog.getByRole('button', { name: 'Add goal' }).click()
    await expectToast(page, 'The goal could not be added.')
    await expect(dialog.getByLabel('Name')).toHaveValue('Car')
    await page.unroute('**/api/goals')
    await dialog.getByRole('button', { name: 'Add goal' }).click()
    await expect(card(page, 'Car')).toBeVisible()
  })
})

test('forty goals are accessible, as wide as the screen, and usable', async ({ page, context, person }) => {
  await storeGoals(
    context,
    Array.from({ length: 40 }, (_, at) => ({ title: `Goal ${at + 1}`, targetAmount: '100.00' })),
  )
  await page.goto(paths.goals)
  await expect(page.getByRole('article'), person.email).toHaveCount(40)
  await expectAccessible(page, 'forty goals')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Contribute to Goal 40' }).click()
  await page.getByRole('dialog').getByLabel('Amount').fill('25')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Goal 40')).toContainText('25% saved')
})
