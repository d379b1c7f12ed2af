import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const inCatalogue = { name: 'Where to earn' }

test.describe('the matcher', () => {
  test('says what is missing, at the fields too, and keeps what was typed', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('writing')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    await expectToast(page, 'Missing information')
    await expectToast(page, 'Please fill in your skills, availability, and location.')
    await expect(page.getByLabel('When you have time'), person.email).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Where', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Your skills')).toHaveValue('writing')
    await expectAccessible(page, 'the matcher with errors')
    await page.reload()
    await expect(page.getByLabel('Your skills')).toHaveValue('writing')
  })

  test('offers the four availabilities of the specification', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await expect(page.getByLabel('When you have time').getByRole('option'), person.email).toHaveText([
      'Choose one',
      'Evenings (2-4 h)',
      'Weekends (8-16 h)',
      'Flexible (10-20 h)',
      'Full time (30+ h)',
    ])
  })

  test('shows groups that fit, says it is a simple match, and leads to their places', async ({
    page,
    person,
  }) => {
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('teaching math, piano')
    await page.getByLabel('When you have time').selectOption('weekends')
    await page.getByLabel('Where', { exact: true }).fill('Dayton')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    const found = page.getByRole('region', { name: 'Recommendations' })
    await expect(found.getByRole('heading', { name: 'Recommendations' }), person.email).toBeFocused()
    await expect(found.getByText('Simple match')).toBeVisible()
    await expect(found.getByText('No AI is used.')).toBeVisible()
    await expect(found.getByRole('heading', { level: 3 }).first()).toHaveText('Tutoring')
    await expect(found.getByText('You wrote “teaching”, “math” and “piano”.')).toBeVisible()
    await expect(found.getByText('Look at what is open in Dayton.')).toBeVisible()
    await expectAccessible(page, 'the recommendations')
    await found.getByRole('link', { name: 'Four places to start with Tutoring' }).click()
    await expect(page).toHaveURL(/group=tutoring/)
    await expect(page.getByRole('list', { name: 'Tutoring' }).getByRole('heading')).toHaveCount(4)
    await expect(page.getByRole('heading', inCatalogue)).toBeFocused()
  })

  test('refuses a place that is not there, beside its field, and loses nothing', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('teaching math')
    await page.getByLabel('When you have time').selectOption('weekends')
    const where = page.getByLabel('Where', { exact: true })
    await where.fill('Mars')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    await expect(where, person.email).toHaveAccessibleDescription(/We do not know “Mars”/)
    await expect(page.getByLabel('Your skills')).toHaveValue('teaching math')
    await where.fill('Dayton, Ohio')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    const found = page.getByRole('region', { name: 'Recommendations' })
    await expect(found.getByText('Look at what is open in Dayton, Ohio.')).toBeVisible()
    await expect(page.getByText('We do not know “Mars”')).toHaveCount(0)
  })

  test('says so when it knows none of the words', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('xyzzy')
    await page.getByLabel('When you have time').selectOption('evenings')
    await page.getByLabel('Where', { exact: true }).fill('online')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    const found = page.getByRole('region', { name: 'Recommendations' })
    await expect(found.getByText('We know none of these words'), person.email).toBeVisible()
    await expect(found.getByRole('heading', { level: 3 })).toHaveCount(3)
  })
})

test.describe('gig ideas', () => {
  test('ask for skills first', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await page.getByRole('button', { name: 'Generate gig ideas' }).click()
    await expectToast(page, 'Skills required')
    await expectToast(page, 'Please enter your skills first to generate Fiverr gig ideas.')
    await expect(page.getByLabel('Your skills'), person.email).toHaveAttribute('aria-invalid', 'true')
  })

  test('are made from the words, six at most, with a price each', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('writing, design, video, Spanish, excel, photos, music')
    await page.getByRole('button', { name: 'Generate gig ideas' }).click()
    const ideas = page.getByRole('list', { name: 'Gig ideas' })
    await expect(ideas.getByRole('heading'), person.email).toHaveCount(6)
    await expect(ideas.getByText(/^\$\d+ to \$\d+$/)).toHaveCount(6)
    await expectAccessible(page, 'the gig ideas')
  })
})

test.describe('the catalogue', () => {
  test('has six groups of four, each with what it takes, pays and when', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    const catalogue = page.getByRole('region', inCatalogue)
    const groups = ['Freelancing', 'Content', 'Online business', 'Tutoring', 'Gig economy', 'Creative']
    for (const name of groups) {
      await catalogue.getByText(name, { exact: true }).first().click()
      await expect(catalogue.getByRole('radio', { name })).toBeChecked()
      const places = catalogue.getByRole('list', { name, exact: true })
      await expect(places.getByRole('heading'), `${person.email}: ${name}`).toHaveCount(4)
      for (const term of ['Takes', 'Pays']) {
        await expect(places.getByRole('term').filter({ hasText: term })).toHaveCount(4)
      }
      // Where a place does not say when it pays, nothing stands there.
      const count = name === 'Tutoring' ? 3 : 4
      await expect(places.getByRole('term').filter({ hasText: 'When' })).toHaveCount(count)
    }
    await expect(page).toHaveURL(/group=creative/)
    await page.reload()
    await expect(catalogue.getByRole('radio', { name: 'Creative' })).toBeChecked()
    await expectNoSidewaysScroll(page)
  })

  test('leads to its sources in a new tab, and says who earns', async ({ page, person }) => {
    await page.goto(`${paths.extraIncome}?group=tutoring`)
    const catalogue = page.getByRole('region', inCatalogue)
    const source = catalogue.getByRole('link', { name: /^Outschool/ })
    await expect(source, person.email).toHaveAttribute('target', '_blank')
    await expect(source).toHaveAttribute('rel', /noopener/)
    await expect(catalogue.getByText('None of the links on this page pays us.')).toBeVisible()
    await expect(catalogue.getByText(/promises no earnings/)).toBeVisible()
  })
})

test.describe('the income calculator', () => {
  test('counts a week’s extra income on the person’s own debts', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.extraIncome)
    await page.getByLabel('Extra income a week').fill('150')
    const card = page.getByRole('region', { name: /income calculator/i })
    // 150 x 4.33 = $649.50 a month; 22 % tax leaves $506.61
    await expect(card.getByText(/\$507/).first(), person.email).toBeVisible()
    await expect(card.getByText('Months saved')).toBeVisible()
    await expect(card.getByText('Interest saved')).toBeVisible()
    await expect(card.getByRole('link', { name: 'My Debts' })).toHaveAttribute('href', paths.debtTracker)
    await expectAccessible(page, 'the income calculator with a result')
  })

  test('asks for a debt where there is none', async ({ page, person }) => {
    await page.goto(paths.extraIncome)
    await expect(page.getByLabel(/Debt you owe/), person.email).toBeVisible()
  })
})

test('the whole screen is used by keys alone', async ({ page, person }) => {
  await page.goto(paths.extraIncome)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByLabel('Your skills').focus()
  await page.keyboard.type('driving, cleaning')
  await press('Tab', 'W', 'Tab')
  await page.keyboard.type('Dayton')
  await press('Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Recommendations' }), person.email).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('link', { name: /^Four places to start/ }).first()).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', inCatalogue)).toBeFocused()
  await expect(page).toHaveURL(/group=gig-economy/)
  await press('Tab', 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Creative' })).toBeChecked()
  await expect(page.getByRole('list', { name: 'Creative' }).getByRole('heading')).toHaveCount(4)
  await press('Tab')
  await expect(page.getByRole('link', { name: /^Adobe Stock/ })).toBeFocused()
})
