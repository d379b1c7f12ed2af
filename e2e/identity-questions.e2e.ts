/** Scores for a person whose phone is not enough for the bureaus: their questions, a wrong answer, and the right ones. */
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { buyPro } from './paid-person.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test.use({ expectedProblems: /status of 422.*\/api\/credit\/identity/ })

test('the questions of the bureaus are answered, the first time wrongly', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  await storeDebts(context, [threeDebts[0]!])
  await page.goto(paths.creditMonitor)
  await page.getByRole('button', { name: 'Sync Experian' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Birth date').fill('1988-04-12')
  await dialog.getByLabel('Mobile phone').fill('202 555 0177')
  await dialog.getByLabel('I have read this and agree.').check()
  await dialog.getByRole('button', { name: 'Agree and continue' }).click()
  await dialog.getByLabel('Code').fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  await expect(
    dialog.getByText('Your phone alone is not enough for them.', { exact: false }),
    person.email,
  ).toBeVisible()
  await expectAccessible(page, 'before the questions of the bureaus')
  await dialog.getByRole('button', { name: 'Show the questions' }).click()
  await expect(dialog.getByRole('group')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Send my answers' }).click()
  await expect(dialog.getByText('Choose an answer.').first()).toBeVisible()
  await expectAccessible(page, 'the questions of the bureaus, not answered')

  for (const choice of await dialog.getByRole('radio', { name: 'None of these' }).all()) await choice.check()
  await dialog.getByRole('radio', { name: 'Elm Court' }).check()
  await dialog.getByRole('button', { name: 'Send my answers' }).click()
  await expect(dialog.getByRole('alert').getByText('do not match', { exact: false })).toBeVisible()

  await dialog.getByRole('button', { name: 'Ask for new questions' }).click()
  await dialog.getByRole('button', { name: 'Show the questions' }).click()
  await expect(dialog.getByRole('group')).toHaveCount(3)
  for (const choice of await dialog.getByRole('radio', { name: 'None of these' }).all()) await choice.check()
  await dialog.getByRole('button', { name: 'Send my answers' }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, 'Credit Score Updated!')
})
