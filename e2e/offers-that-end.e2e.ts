import { addDays } from '#engine/money/calendar.ts'
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
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const isoDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

const dayText = (date: Date) =>
  date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  })

/** A due day about a week ahead that every month has, the one before it, and that of six months later: seven payments in time. */
function sevenPayments() {
  const now = new Date()
  const soon = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 6)
  const first = soon.getDate() > 28 ? new Date(soon.getFullYear(), soon.getMonth() + 1, 1) : soon
  const after = (months: number) => new Date(first.getFullYear(), first.getMonth() + months, first.getDate())
  return { before: after(-1), first, last: after(6) }
}

test('an offer that ends with something owed: what is left, what it costs, and an order and an amount that avoid it', async ({
  page,
  context,
  person,
}) => {
  const { before, first, last } = sevenPayments()
  const today = isoDay(new Date())
  await storeDebts(context, [
    {
      name: 'Store card',
      type: 'credit_card',
      balance: '2400.00',
      interestRate: '0.2999',
      minimumPayment: '60.00',
      paymentDueDate: isoDay(first),
      deferredInterest: {
        interestRate: '0.2999',
        endsOn: isoDay(last),
        accrued: '420.00',
        accruedOn: isoDay(before),
      },
    },
    {
      name: 'Visa',
      type: 'credit_card',
      balance: '4000.00',
      interestRate: '0.22',
      minimumPayment: '100.00',
      paymentDueDate: isoDay(first),
    },
    {
      // Its next payment comes too late: only one of its own is in time.
      name: 'Couch',
      type: 'other',
      balance: '900.00',
      interestRate: '0.10',
      minimumPayment: '30.00',
      paymentDueDate: addDays(today, 20),
      promotionalRate: { interestRate: '0', endsOn: addDays(today, 3) },
    },
  ])

  await page.goto(paths.debtTracker)
  const month = page.getByRole('region', { name: 'This month' })
  await expect(month, person.email).toContainText(/The offer on Couch ends .* with some of it unpaid/)
  const store = page.getByRole('region', { name: `Pay off Store card by ${dayText(last)}` })
  // Seven payments of $60 leave $1,980; $283 more each leave nothing.
  await expect(store).toContainText(
    'Your plan still owes $1,980 after it. Then $808 of deferred interest is added.',
  )
  await expect(store.getByRole('listitem').first()).toHaveText('$283 more a month from now on')
  await expect(store.getByRole('listitem').last()).toHaveText('$1,980 more, all with that last payment')
  const couch = page.getByRole('region', { name: /^Pay off Couch by/ })
  await expect(couch).toContainText('A payment of $900 by then avoids it.')
  await expect(couch.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'My Debts with offers that end')
  await expectNoSidewaysScroll(page)

  // The $200 extra goes there too: seven times $260 leave $580.
  await store.getByRole('button', { name: 'Try Store card first' }).click()
  await expect(store).toContainText('$580')
  await store.getByRole('button', { name: 'Try $83 more a month' }).click()
  await expect(store).toHaveCount(0)
  const result = page.getByRole('region', { name: 'What if?' })
  await expect(result).toContainText(/Store card/)
  await expect(result).toContainText(/less interest/)

  // Nothing of it is kept: the dashboard says what the plan is missing, and Back is where the question was.
  await page.goto(paths.dashboard)
  const step = page.getByRole('region', { name: /^Pay / })
  await expect(step).toContainText(/The offer on Couch ends .*Paying \$900 by then/)
  await step.getByRole('link', { name: 'See how' }).click()
  await expect(page.getByRole('region', { name: /^Pay off Store card by/ })).toContainText('$1,980')
})

test('deferred interest so far has its day: today, until another is chosen, and kept while the amount is', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, [
    {
      name: 'Store card',
      type: 'credit_card',
      balance: '2400.00',
      interestRate: '0.2999',
      minimumPayment: '60.00',
    },
  ])
  await page.goto(paths.debtTracker)
  const dialog = page.getByRole('dialog')
  const [amount, asOf] = [dialog.getByLabel('Deferred interest so far'), dialog.getByLabel('As of')]
  const edit = async (name: string) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const details = dialog.getByRole('button', { name: /^More details/ })
    if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click()
  }
  const save = () => dialog.getByRole('button', { name: 'Save changes' }).click()

  await edit('Store card')
  await dialog.getByLabel('Interest is deferred').check()
  await dialog.getByLabel('Pay in full by').fill('2099-06-30')
  await amount.fill('420')
  const today = await asOf.inputValue()
  expect(today, person.email).toMatch(/^\d{4}-\d{2}-\d{2}$/)

  await asOf.fill(addDays(today, 2))
  await save()
  await expect(asOf).toHaveAccessibleDescription(/It cannot be in the future\./)
  await expect(dialog.getByRole('alert')).toContainText('It cannot be in the future.')
  await expectAccessible(page, 'a day of deferred interest that is to come')
  await expectNoSidewaysScroll(page)
  const told = addDays(today, -45)
  await asOf.fill(told)
  await save()
  await expectToast(page, 'Store card saved')
  const [year, month, date] = told.split('-').map(Number)
  const gathered = `$420.00 of interest gathered as of ${dayText(new Date(year!, month! - 1, date))}.`
  await expect(debtCards(page).getByText(gathered)).toBeVisible()

  // Another name renews nothing; another amount is of today.
  await edit('Store card')
  await expect(asOf).toHaveValue(told)
  await dialog.getByLabel('Name', { exact: true }).fill('Sofa card')
  await save()
  await expectToast(page, 'Sofa card saved')
  await expect(debtCards(page).getByText(gathered)).toBeVisible()
  await edit('Sofa card')
  await amount.fill('470')
  await expect(asOf).toHaveValue(today)

  // Entered as one of several balances it keeps its day.
  await amount.fill('420')
  await asOf.fill(told)
  await dialog.getByRole('button', { name: 'Enter them separately' }).click()
  const purchases = page.getByRole('group', { name: 'Purchases', exact: true })
  await expect(purchases.getByLabel('As of')).toHaveValue(told)
  await dialog.getByRole('button', { name: 'Remove Balance 2' }).click()
  await save()
  await expect(page.getByRole('list', { name: 'Balances on Sofa card' })).toContainText(gathered.slice(0, -1))
})
