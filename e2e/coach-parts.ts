/** The two chats as a person finds them. */
import type { Locator, Page } from '@playwright/test'
import { openTool } from './dashboard-parts.ts'
import { expect } from './fixtures.ts'

export const CHAT_CALL = '**/api/chat/debt-advisor'

export const chatButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Ask the coach', exact: true })
export const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Your coach' })
export const logOf = (chat: Locator): Locator => chat.getByRole('log')
export const boxOf = (chat: Locator): Locator => chat.getByLabel('Your message')
export const sendOf = (chat: Locator): Locator => chat.getByRole('button', { name: 'Send' })

/** Opens the floating chat by its button. */
export async function openChat(page: Page): Promise<Locator> {
  await page.locator('[data-coach-button]').filter({ visible: true }).click()
  await expect(chatOf(page)).toBeVisible()
  return chatOf(page)
}

/** Writes a question and sends it. */
export async function askIn(chat: Locator, question: string): Promise<void> {
  await boxOf(chat).fill(question)
  await sendOf(chat).click()
}

/** The dashboard's assistant, opened and scrolled to. */
export async function openAssistant(page: Page): Promise<Locator> {
  const assistant = await openTool(page, 'Ask the coach')
  await assistant.scrollIntoViewIfNeeded()
  await expect(boxOf(assistant)).toBeVisible()
  return assistant
}
