/** The screens that say what must be paid at least, for the demo people; mails, calendar and coach are in server/testing/one-minimum.test.ts. */
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { listDebts } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { minimumDue } from '#engine/debts/start/this-month.ts'
import { paths } from '#web/paths.ts'
import { openRow } from './dashboard-parts.ts'
import { answerCookieBanner, expect, signInAsDemo, test } from './fixtures.ts'

const sources = {
  statement: 'from your statement',
  bank: 'from your bank',
  rule: 'by your lender’s rule',
  entered: 'as you entered it',
  estimated: 'estimated',
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const todayInNewYork = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

async function minimumsOf(context: BrowserContext, name: 'free' | 'pro' | 'premium') {
  await signInAsDemo(context, name)
  const debts = z.decode(listDebts.answer, await (await context.request.get('/api/debts')).json())
  return debts
    .filter(({ balance }) => Number(balance) > 0)
    .map((debt) => ({ name: debt.name, ...minimumDue(toDebt(debt), todayInNewYork()) }))
}

async function expectInDialog(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Record payment to ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`The minimum is ${words}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

for (const name of ['free', 'pro', 'premium'] as const) {
  test(`every screen has the same minimum for each debt of ${name}`, async ({ page, context }) => {
    await answerCookieBanner(page)
    const minimums = await minimumsOf(context, name)
    expect(minimums.length).toBeGreaterThan(1)
    const total = minimums.reduce((sum, { cents }) => sum + cents, 0)

    await page.goto(paths.debtTracker)
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(dollars(total))
    for (const minimum of minimums) {
      const source = sources[minimum.source]
      const account = page.getByRole('article', { name: minimum.name, exact: true })
      await expect(account).toContainText(`${dollars(minimum.cents)}/mo ${source}`)
      await expectInDialog(page, minimum.name, `${dollars(minimum.cents)} (${source})`)
    }

    await page.goto(paths.dashboard)
    await openRow(page, 'Debt Breakdown')
    for (const minimum of minimums)
      await expect(
        page.getByRole('listitem').filter({ hasText: minimum.name }).filter({ hasText: '/mo' }),
      ).toContainText(`${dollars(minimum.cents)}/mo ${sources[minimum.source]}`)
  })
}
