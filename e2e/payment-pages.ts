/** The sandbox's own pages as a person uses them: the payment page, the portal, the clock and the mail. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const GOOD_CARD = '4242 4242 4242 4242'
/** It can be stored, and is declined when it is charged. */
export const FAILING_CARD = '4000 0000 0000 0341'

/** Its bank asks where it is entered, and not after that. */
export const CARD_ASKED_ONCE = '4000 0025 0000 3155'
/** Its bank asks each time. */
export const CARD_ASKED_ALWAYS = '4000 0027 6000 3184'

/** Its owner disputes the payment right after. */
export const DISPUTED_CARD = '4000 0000 0000 0259'

/** On the page of the card's bank. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Confirm this (payment|card)$/ })).toBeVisible()
  await page.getByRole('button', { name: answer }).click()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/expir/i).fill('12 / 44')
  await page.getByLabel(/security code|cvc/i).fill('123')
  await page.getByLabel('Name on card').fill('Ruth Bennett')
  await page.getByLabel(/ZIP/).fill('10001')
}

/** Pays on the payment page that is open, and comes to the welcome page. */
export async function payAsGuest(
  page: Page,
  { email, button }: { email: string; button: string },
): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/stripe\/checkout\//)
  await page.getByLabel('Email').fill(email)
  await fillCard(page, GOOD_CARD)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/welcome\?session_id=/)
}

/** On the portal's first page: another card, and back to Billing. */
export async function changeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Change card' }).click()
  await fillCard(page, number)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText(`ending in ${number.slice(-4)}`)).toBeVisible()
  await page.getByRole('link', { name: 'Return to Jubilee' }).click()
  await expect(page).toHaveURL(/\/billing$/)
}
