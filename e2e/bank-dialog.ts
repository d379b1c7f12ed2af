/** The sandbox's bank dialog, gone through as a person does, and a bank to answer in place of the server. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { listBanks } from '#contracts/money/banks.ts'
import type { WireOf } from '#contracts/endpoint.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog')
export const linkButton = (page: Page) => page.getByRole('button', { name: 'Link Accounts' })

export async function signIn(dialog: Locator, name = 'user_good', password = 'pass_good'): Promise<void> {
  await dialog.getByLabel('User name').fill(name)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

/** From the consent to the bank's sign-in. */
export async function chooseBank(page: Page, bank: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: bank }).click()
}

/** The whole way with every account, once the dialog is open. */
async function goThrough(page: Page, bank: string): Promise<void> {
  const dialog = dialogOf(page)
  await chooseBank(page, bank)
  await signIn(dialog)
  await dialog.getByRole('button', { name: 'Share these accounts' }).click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function linkBank(page: Page, bank: string): Promise<void> {
  await linkButton(page).click()
  await goThrough(page, bank)
}

/** A bank without accounts. */
export const linkedBank: WireOf<typeof listBanks>[number] = {
  id: 'b1',
  name: 'Harbor Bank',
  state: 'good',
  linkedAt: '2026-11-02T15:00:00.000Z',
  refreshedAt: '2026-11-20T15:00:00.000Z',
  hasNewAccounts: false,
  accessEndsAt: null,
  accounts: [],
}
