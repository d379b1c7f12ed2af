import { paths, planChangePath } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'
import { premiumDecimal, premiumPrice, proCharge, proPrice } from './plan-prices.ts'
import { inDays, proPlan, showPlan, type Billing } from './plan-states.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('Free is shown with nothing to pay', async ({ page, person }) => {
  await page.goto(paths.billing)
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(subscription.getByText('FREE', { exact: true })).toBeVisible()
  await expect(subscription.getByText('Next billing date')).toBeVisible()
  await expect(subscription.getByText(`Pro is ${proPrice} per month`)).toBeVisible()
  await expect(subscription.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute(
    'href',
    paths.pricing,
  )
  await expect(page.getByText('No card is stored.')).toBeVisible()
  await expect(page.getByText('No invoices yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account' }).getByText(person.email)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'billing')
  await page.getByRole('link', { name: 'Choose emails' }).click()
  await expect(page.getByRole('heading', { name: 'Emails to you' })).toBeVisible()
})

const states: readonly [
  Partial<Billing>,
  { badge: string; label: string; next: string | RegExp; act: string },
][] = [
  [
    { status: 'active' },
    {
      badge: 'ACTIVE',
      label: 'Next billing date',
      next: `next payment is ${proPrice}, on 12/24/2099`,
      act: 'Cancel plan',
    },
  ],
  [
    { status: 'trialing', trialEndsAt: '2099-12-24T15:00:00.000Z' },
    {
      badge: 'TRIALING',
      label: 'Next billing date',
      next: /Pro is free for you until 12\/24\/2099/,
      act: 'Cancel plan',
    },
  ],
  [
    { status: 'past_due', pastDueSince: inDays(-2) },
    {
      badge: 'PAST DUE',
      label: 'Next billing date',
      next: /did not go through. You keep Pro until/,
      act: 'Change your card',
    },
  ],
  [
    { status: 'canceled', isCanceling: true },
    { badge: 'CANCELED', label: 'Access ends', next: /You are not charged again/, act: 'Resume plan' },
  ],
]

for (const [given, { badge, label, next, act }] of states) {
  test(`a plan that is ${given.status} reads ${badge} and ${label}`, async ({ page, person }) => {
    await showPlan(page, { ...proPlan, ...given })
    await page.goto(paths.billing)
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await expect(subscription.getByText(badge, { exact: true }), person.email).toBeVisible()
    await expect(subscription.getByText(label)).toBeVisible()
    await expect(subscription.getByText('12/24/2099', { exact: true }).last()).toBeVisible()
    await expect(subscription.getByText(`${proPrice} per month`, { exact: true })).toBeVisible()
    await expect(subscription.getByText(next)).toBeVisible()
    await expect(subscription.getByRole('button', { name: act })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, `billing of a plan that is ${given.status}`)
  })
}

test('cards and invoices stand there, with the PDF of each', async ({ page, person }) => {
  await showPlan(page, proPlan)
  await page.goto(paths.billing)
  const cards = page.getByRole('region', { name: 'Payment methods' })
  await expect(cards.getByText('Visa ending in 4242'), person.email).toBeVisible()
  await expect(cards.getByText('Expires 04/2098')).toBeVisible()
  await expect(cards.getByText('Default', { exact: true })).toBeVisible()
  const invoices = page.getByRole('region', { name: 'Invoices' })
  for (const text of ['10/24/2026', 'JUB-0001', proCharge, 'Paid']) {
    await expect(invoices.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(invoices.getByRole('link', { name: /PDF of invoice JUB-0001/ })).toHaveAttribute(
    'href',
    '/invoice.pdf',
  )
})

test('a refund and a dispute stand there, with their amount and day', async ({ page, person }) => {
  const returns: Billing['returns'] = [
    { id: 'du_1', state: 'disputed', amount: '99.00', happenedAt: '2026-11-21T15:00:00.000Z' },
    { id: 're_1', state: 'refunded', amount: '12.50', happenedAt: '2026-11-03T15:00:00.000Z' },
  ]
  await showPlan(page, { ...proPlan, status: 'canceled', isCanceling: true, returns })
  await page.goto(paths.billing)
  const rows = page.getByRole('region', { name: 'Refunds and disputes' }).getByRole('listitem')
  await expect(rows, person.email).toHaveText([
    /11\/21\/2026.*Disputed at your bank.*\$99\.00/,
    /11\/03\/2026.*Refunded to your card.*\$12\.50/,
  ])
  await expectAccessible(page, 'billing with refunds')
})

test('a cancellation is asked for by keys, says until when, and can be left', async ({ page, person }) => {
  await showPlan(page, proPlan)
  await page.goto(paths.billing)
  const cancel = page.getByRole('button', { name: 'Cancel plan' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Cancel Pro?' })
  await expect(question.getByText(/You keep Pro until 12\/24\/2099/)).toBeVisible()
  await expect(question.getByText(new RegExp(`An email to ${person.email}`))).toBeVisible()
  await expectAccessible(page, 'the question before a plan is canceled')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cancel).toBeFocused()
})

test('who leaves while a payment is open is asked first, and is on Free then', async ({ page, person }) => {
  await showPlan(page, { ...proPlan, status: 'past_due', pastDueSince: inDays(-2) })
  await page.goto(paths.billing)
  await page.getByRole('button', { name: 'Continue on Free' }).click()
  const question = page.getByRole('alertdialog', { name: 'Go on with Free?' })
  await expect(question.getByText(/Pro closes at once/), person.email).toBeVisible()
  await page.unroute('**/api/auth/user')
  await question.getByRole('button', { name: 'Continue on Free' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
})

test.describe('a write that fails', () => {
  test.use({ expectedProblems: /\/api\/billing/ })

  test('says that the plan goes on, and the question stands', async ({ page, person }) => {
    await showPlan(page, proPlan)
    await page.route('**/api/billing/cancel', (route) => route.abort('connectionrefused'))
    await page.goto(paths.billing)
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expectToast(page, 'Your plan could not be canceled.')
    await expect(page.getByRole('alertdialog'), person.email).toBeVisible()
  })

  test('a price that no longer holds is shown anew before it is charged', async ({ page, person }) => {
    const quote = {
      planId: 'price_premium',
      monthly: premiumDecimal,
      startsAt: inDays(0),
      quotedAt: inDays(0),
    }
    let due = '57.42'
    await showPlan(page, proPlan)
    await page.route('**/api/billing/plan-change/preview', (route) =>
      route.fulfill({ json: { ...quote, dueNow: due } }),
    )
    await page.route('**/api/billing/plan-change', (route) => {
      due = '55.10'
      return route.fulfill({
        status: 409,
        json: { message: 'The price is not the same any more.', code: 'x' },
      })
    })
    await page.goto(planChangePath('price_premium'))
    const dialog = page.getByRole('dialog', { name: 'Change to Premium' })
    await expect(dialog.getByText('$57.42', { exact: true }), person.email).toBeVisible()
    await expect(dialog.getByText(`${premiumPrice}, from 12/24/2099`)).toBeVisible()
    await expectAccessible(page, 'the price of a change')
    await dialog.getByRole('button', { name: 'Pay $57.42 and change' }).click()
    await expect(dialog.getByText('The price is not the same any more.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pay $55.10 and change' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.billing}$`))
  })

  test('cards that cannot be loaded say so, and are asked for again', async ({ page, person }) => {
    let isDown = true
    await showPlan(page, proPlan)
    await page.route('**/api/billing', (route) =>
      isDown ? route.abort('connectionrefused') : route.fulfill({ json: proPlan }),
    )
    await page.goto(paths.billing)
    await expect(page.getByText('Your cards and invoices could not be loaded.'), person.email).toBeVisible()
    await expect(page.getByText(`${proPrice} per month`, { exact: true })).toBeVisible()
    await expectAccessible(page, 'billing without its cards')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  })
})

test('an answer without cards says that they are missing, not that there are none', async ({
  page,
  person,
}) => {
  await showPlan(page, { ...proPlan, paymentMethods: [], invoices: [], isComplete: false })
  await page.goto(paths.billing)
  await expect(page.getByText('Cards and invoices are missing here.'), person.email).toBeVisible()
  await expect(page.getByText('No card is stored.')).toHaveCount(0)
})

test('a failed payment is named on the dashboard, with the day and the way to Billing', async ({
  page,
  person,
}) => {
  await showPlan(page, { ...proPlan, status: 'past_due', pastDueSince: inDays(-2) })
  await page.goto(paths.dashboard)
  const notice = page.getByRole('complementary', { name: 'Your last payment did not go through.' })
  await expect(notice.getByText(/Everything stays open until \d/), person.email).toBeVisible()
  await notice.getByRole('link', { name: 'Open Billing' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.billing}$`))
})

test('an admin has a notice in place of a subscription', async ({ page, person }) => {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAdmin: true } })
  })
  await page.goto(paths.billing)
  await expect(page.getByRole('heading', { name: 'Admin (Free)' }), person.email).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subscription' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Payment methods' })).toHaveCount(0)
  await expectAccessible(page, 'billing of an admin')
})
