/** Grants from the self-check to the payment: what the applicant sees, what the desk does, and what may go wrong. */
import type { Page } from '@playwright/test'
import { adminGrantPath, loginReturningTo, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  openSignUpLink,
  signUp,
  somebody,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { act, atDesk, paper, sendApplication } from './grants-parts.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const saved = (page: Page) => page.getByText('Saved', { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const reason = (text: string) => (dialog: { getByLabel: Page['getByLabel'] }) =>
  dialog.getByLabel('Reason').fill(text)

async function fillCheck(page: Page): Promise<void> {
  await page.getByLabel(/^How many people live with you/).fill('3')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByLabel('Your age').fill('41')
  await page.getByLabel('Your state').selectOption({ label: 'Ohio' })
  await page.getByLabel(/^Income of all of you/).fill('$2,400')
}

test('a visitor checks first, makes an account, and finds the answers in the application', async ({
  page,
}) => {
  await page.goto(paths.foundationApply)
  await expect(page.getByRole('link', { name: 'Sign in and continue' })).toHaveAttribute(
    'href',
    loginReturningTo(paths.foundationApply),
  )
  await page.getByRole('button', { name: 'See what could fit' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5)
  await fillCheck(page)
  await page.getByRole('button', { name: 'See what could fit' }).click()
  const fits = page.getByRole('listitem', { name: /^Emergency debt relief/ })
  await expect(fits).toContainText('Could fit')
  await expect(page.getByRole('listitem', { name: /^Senior grant/ })).toContainText(
    'You may still ask for it.',
  )
  await expect(page.getByText(/limit is \$54,640: 200% of the 2026 poverty line/)).toBeVisible()
  await expectAccessible(page, 'the self-check with its answer')
  await page.getByRole('link', { name: 'Create a free account' }).click()
  const { firstName, email, password } = somebody()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  // The link opens in a tab of its own, as from a mail program: the first one still has the answers, and goes on.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const mail = await page.context().newPage()
  await openSignUpLink(mail, email)
  await expect(mail).toHaveURL(new RegExp(`${paths.foundationApply}$`))
  await mail.close()
  await expect(page).toHaveURL(new RegExp(`${paths.foundationApply}$`))
  await fits.getByRole('button', { name: /^Ask for this/ }).click()
  await expect(page.getByRole('heading', { name: 'You and your household' })).toBeVisible()
  await expect(page.getByLabel('Your age')).toHaveValue('41')
  await expect(page.getByLabel(/^Income of all of you/)).toHaveValue('2400')
})

/** From the second step to the papers, by the form. */
async function fillApplication(page: Page): Promise<void> {
  await fillCheck(page)
  await page.getByLabel('Street address').fill('12 Oak Street, Apt 3')
  await page.getByLabel('ZIP code').fill('4321')
  await page.getByLabel('Your age').focus()
  await expect(page.getByText('Enter the five digits of your ZIP code.')).toBeVisible()
  await page.getByLabel('ZIP code').fill('43215')
  await goOn(page).click()
  await expect(page.getByRole('heading', { name: 'Which grant you ask for' })).toBeFocused()
  await page.getByRole('radio', { name: /^Emergency debt relief/ }).check()
  await expect(page.getByText('Could fit.')).toBeVisible()
  await goOn(page).click()
  await page.getByRole('button', { name: /^Visa card, / }).click()
  await page.getByLabel('What you ask for').fill('1,500')
  await goOn(page).click()
  await page.getByLabel('In your own words').fill('The plant closed in June.')
  await goOn(page).click()
}

test.describe('with somebody at the desk', () => {
  // one after the other: they approve and pay from the same free money of the ledger
  test.describe.configure({ mode: 'serial' })
  // a file that is not what it says is refused, and a grant above the free money
  test.use({ expectedProblems: /status of 422.*\/(documents\?name=notes\.pdf|approve)/ })

  test('an application is filled in, asked about, approved by two, paid, and seen', async ({
    page,
    context,
    person,
    browser,
  }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.foundation)
    await page.getByRole('link', { name: 'Apply for a Grant' }).click()
    await page.getByRole('button', { name: 'Skip the check and begin' }).click()
    await expect(page.getByRole('heading', { name: 'You and your household' })).toBeFocused()
    await fillApplication(page)

    const bill = page.getByRole('region', { name: 'A bill or notice' })
    const fileOf = (kind: RegExp) => page.getByLabel(kind).first()
    await fileOf(/^Choose a file, for: A bill/).setInputFiles(paper('notes.pdf', Buffer.from('Only words.')))
    await expect(bill.getByRole('alert')).toContainText(/notes\.pdf: This is not a PDF.*Nothing was saved\./)
    await bill.getByRole('button', { name: 'Close this note' }).click()
    await fileOf(/^Choose a file, for: A bill/).setInputFiles(paper('visa-bill.pdf'))
    await expect(bill.getByRole('listitem').filter({ hasText: 'visa-bill.pdf' })).toBeVisible()
    await goOn(page).click()

    await expect(page.getByText('Still missing')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the application' })).toHaveCount(0)
    await page.getByRole('button', { name: /^Add a proof of your income/ }).click()
    await fileOf(/^Choose a file, for: Proof of income/).setInputFiles(paper('pay-stub.pdf'))
    await expect(page.getByRole('button', { name: 'Download pay-stub.pdf' })).toBeVisible()
    await goOn(page).click()
    await expectNoSidewaysScroll(page)
    await expect(page.getByText('Nothing is missing. It can be sent.')).toBeVisible()
    await expectAccessible(page, 'the review of an application')
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await page.getByRole('checkbox', { name: /^What I wrote here is true/ }).check()
    await page.getByRole('checkbox', { name: /^I have read this/ }).check()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.foundationApplication}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is with us.')
    await expect(page.getByText(/You hear from us by \w+ \d+, \d{4}\./)).toBeVisible()

    const [{ id } = { id: '' }] = (await (await context.request.get('/api/grants')).json()) as {
      id: string
    }[]
    const admin = await atDesk(browser, 'admin', id)
    await expect(admin.getByText('Fits the rule')).toBeVisible()
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download visa-bill.pdf' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('visa-bill.pdf')
    await act(admin, {
      button: 'Ask for more',
      confirm: 'Send the question',
      fill: (dialog) => dialog.getByLabel('What do you need to know?').fill('Which month is the bill from?'),
      done: 'The question is sent.',
    })

    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have a question for you.')
    await page.getByLabel('Your answer').fill('It is from October.')
    await fileOf(/^Choose a file, for: Anything else/).setInputFiles(paper('letter.pdf'))
    await page.getByRole('button', { name: 'Send your answer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application is with us.')

    await admin.reload()
    await expectAccessible(admin, 'an application on the desk')
    await act(admin, {
      button: 'Approve',
      confirm: 'Approve',
      fill: async (dialog) => {
        await expect(dialog.getByText(/first of two approvals/)).toBeVisible()
        await expectAccessible(admin, 'the dialog of an approval')
        await reason('The rule fits, and the bill is clear.')(dialog)
      },
      done: 'Your approval is recorded.',
    })
    await expect(admin.getByText('You approved it. A second admin must approve it too.')).toBeVisible()
    const reviewer = await atDesk(browser, 'reviewer', id)
    await act(reviewer, {
      button: 'Approve',
      confirm: 'Approve',
      fill: async (dialog) => {
        await expect(dialog.getByText(/second of two approvals, for the same \$1,500/)).toBeVisible()
        await reason('Seen and agreed.')(dialog)
      },
      done: 'Your approval is recorded.',
    })
    await act(reviewer, {
      button: 'Mark as paid',
      confirm: 'Mark as paid',
      fill: (dialog) => expect(dialog.getByText('Approved: $1,500.')).toBeVisible(),
      done: 'The payment is in the ledger.',
    })

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grant is paid.')
    await expect(page.getByText(/^\$1,500 was paid on \w+day, /), person.email).toBeVisible()
    await expect(page.getByText('Seen and agreed.').first()).toBeVisible()
    await page.getByText('What you sent').click()
    await expect(page.getByRole('button', { name: 'Download letter.pdf' })).toBeVisible()
    await expectAccessible(page, 'an application that was paid')
    await admin.context().close()
    await reviewer.context().close()
  })

  test('a refusal is appealed, and somebody else decides', async ({ page, context, person, browser }) => {
    const id = await sendApplication(context, { asked: '900.00' })
    const admin = await atDesk(browser, 'admin', id)
    await admin.getByRole('link', { name: 'All applications' }).click()
    await expect(
      admin.getByRole('link', { name: 'Ruth Bennett' }).filter({ visible: true }).first(),
    ).toBeVisible()
    await expectAccessible(admin, 'the queue of applications')
    await admin.goBack()
    await admin.getByRole('button', { name: 'Refuse', exact: true }).click()
    await admin.getByLabel('Reason').fill('The bill is old.')
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Refuse', exact: true }).click()
    await expect(admin.getByLabel('Reason')).toHaveValue('The bill is old.')
    await admin.keyboard.press('Escape')
    await act(admin, {
      button: 'Refuse',
      confirm: 'Refuse the application',
      fill: reason('The bill is older than 60 days.'),
      done: 'The application is refused.',
    })
    await expect(admin.getByText('Answer by')).toHaveCount(0)

    await page.goto(paths.foundationApplication)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toHaveText(
      'We could not say yes this time.',
    )
    await page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByLabel('Why should we look again?').fill('The date on it is October 20.')
    await page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appeal is with us.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await admin.reload()
    await expect(admin.getByText('You refused it. Another admin decides the appeal.')).toBeVisible()
    const reviewer = await atDesk(browser, 'reviewer', id)
    await act(reviewer, {
      button: 'Decide the appeal',
      confirm: 'Decide',
      fill: async (dialog) => {
        await dialog.getByRole('radio', { name: 'Grant the appeal' }).check()
        await expect(dialog.getByText(/your approval is enough/)).toBeVisible()
        await reason('You are right, the date is October 20.')(dialog)
      },
      done: 'The appeal is decided.',
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your grant is approved.')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, take it back' }).click()
    await expectToast(page, 'You took your application back')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You took this application back.')
    await admin.context().close()
    await reviewer.context().close()
  })

  test('no grant above the free money, none by one person, and none cut in two', async ({
    context,
    browser,
  }) => {
    await signUp(context.request, somebody())
    const home = { program: 'senior', age: 70, street: '7 Elm Court' }
    const id = await sendApplication(context, { ...home, asked: '5000.00' })
    const admin = await atDesk(browser, 'admin', id)
    await expect(admin.getByText('Nothing to this household')).toBeVisible()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await expect(
      dialog.getByText(/^Free money: \$[\d,.]+\. \$[\d,.]+ on hand, \$[\d,.]+ approved/),
    ).toBeVisible()
    await reason('The rule fits.')(dialog)
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(
      dialog.getByText(/The ledger holds .* of free money right now\. Approve that or less\./).first(),
    ).toBeVisible()
    await dialog.getByLabel('Amount').fill('800')
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(admin.getByText('You alone approved it. Another admin marks it as paid.')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0)
    const reviewer = await atDesk(browser, 'reviewer', id)
    await act(reviewer, {
      button: 'Mark as paid',
      confirm: 'Mark as paid',
      fill: (paying) => expect(paying.getByText(/^Free money: /)).toBeVisible(),
      done: 'The payment is in the ledger.',
    })

    const second = await sendApplication(context, { ...home, asked: '800.00' })
    await admin.goto(adminGrantPath(second))
    await expect(admin.getByText('$800 to them, $0 to others at this address')).toBeVisible()
    await act(admin, {
      button: 'Approve',
      confirm: 'Approve',
      fill: async (approving) => {
        await expect(approving.getByText(/was granted \$800 .* first of two approvals/)).toBeVisible()
        await reason('The rule fits.')(approving)
      },
      done: 'Your approval is recorded.',
    })
    await expect(admin.getByText('You approved it. A second admin must approve it too.')).toBeVisible()
    await admin.goto(paths.adminGrants)
    await expect(admin.getByRole('region', { name: 'Free money' })).toContainText(
      'What you can still approve',
    )
    await expectAccessible(admin, 'the queue with the free money')
    await admin.context().close()
    await reviewer.context().close()
  })
})

test.describe('what is typed', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|status of 409/ })

  test('is kept through a reload, a lost connection and a second window', async ({
    page,
    context,
    person,
  }) => {
    await page.goto(paths.foundationApply)
    await page.getByRole('button', { name: 'Skip the check and begin' }).click()
    await expect(page.getByRole('heading', { name: 'You and your household' })).toBeFocused()
    await page.getByLabel('Your age').fill('52')
    await expect(saved(page), person.email).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Your age')).toHaveValue('52')

    await context.setOffline(true)
    await page.getByLabel('Your age').fill('53')
    await expect(page.getByText(/^Not saved yet: we cannot reach the server/)).toBeVisible()
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()

    const second = await context.newPage()
    await second.goto(paths.foundationApply)
    await second.getByLabel('Your age').fill('60')
    await expect(saved(second)).toBeVisible()
    await page.getByLabel('Your age').fill('54')
    await expect(page.getByText('This application was changed in another window.')).toBeVisible()
    await page.getByRole('button', { name: 'Take the other one' }).click()
    await expect(page.getByLabel('Your age')).toHaveValue('60')
    await page.getByLabel('Your age').fill('61')
    await expect(saved(page)).toBeVisible()
    await second.reload()
    await expect(second.getByLabel('Your age')).toHaveValue('61')
  })
})

test('a debt that is put back takes nothing that was typed meanwhile', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.goto(`${paths.foundationApply}?step=debts`)
  await page.getByRole('button', { name: 'Skip the check and begin' }).click()
  for (const name of [/^Visa card, /, /^Car loan, /]) await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Remove Visa card' }).click()
  await page.getByLabel('What you ask for').fill('750')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove Visa card' }), person.email).toBeVisible()
  await expect(page.getByLabel('What you ask for')).toHaveCount(2)
  await expect(page.getByLabel('What you ask for').last()).toHaveValue('750')
})

test('the application can be walked through by keyboard alone', async ({ page, person }) => {
  await page.goto(paths.foundationApply)
  await page.getByRole('button', { name: 'Skip the check and begin' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You and your household' })).toBeFocused()
  const people = page.getByLabel(/^How many people live with you/)
  await people.focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Yes' }), person.email).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ala')
  await expect(page.getByLabel('Your state')).toHaveValue('AL')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1800')
  await goOn(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Which grant you ask for' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Single parent grant/ })).toBeChecked()
  await goOn(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'What you owe' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add a debt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Lender or bill')).toBeFocused()
  await page.keyboard.type('Power company')
  await expect(saved(page)).toBeVisible()
})
