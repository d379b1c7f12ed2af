/** Help in danger: always in the head of both chats, and before everything the coach says. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { askIn, boxOf, chatOf, logOf, openAssistant, openChat } from './coach-parts.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const notSafe = (place: Locator) => place.getByRole('button', { name: 'I am not safe' })
const helpIn = (place: Locator) => place.getByRole('region', { name: 'Help now' })
const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })

async function expectNumbers(help: Locator): Promise<void> {
  await expect(help).toBeFocused()
  await expect(link(help, 'Call 988')).toHaveAttribute('href', 'tel:988')
  await expect(link(help, 'Text 988')).toHaveAttribute('href', 'sms:988')
  await expect(link(help, 'In danger now: call 911')).toHaveAttribute('href', 'tel:911')
  await expect(link(help, 'Llama al 988 y oprime 2')).toHaveAttribute('href', 'tel:988')
  await expect(link(help, 'Call 1-800-799-7233')).toHaveAttribute('href', 'tel:18007997233')
}

async function expectRoomForAFinger(control: Locator): Promise<void> {
  const box = await control.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
}

async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await look()
  await page.emulateMedia({ colorScheme: 'light' })
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('“I am not safe”', () => {
  test.use({ expectedProblems: /\/api\/|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('opens the numbers in the floating chat by keyboard, without a network', async ({ page, person }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(paths.goals)
    const chat = await openChat(page)
    await page.context().setOffline(true)
    await expectRoomForAFinger(notSafe(chat))
    await notSafe(chat).focus()
    await page.keyboard.press('Enter')
    const help = helpIn(chat)
    await expectNumbers(help)
    await expect(notSafe(chat), person.email).toHaveAttribute('aria-expanded', 'true')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the help in the chat')
    await inTheDark(page, () => expectAccessible(page, 'the help in the chat, dark'))
    for (const one of await help.getByRole('link').all()) await expectRoomForAFinger(one)
    await help.getByRole('button', { name: 'Close help' }).press('Enter')
    await expect(help).toHaveCount(0)
    await expect(notSafe(chat)).toBeFocused()
    await page.context().setOffline(false)
  })

  test('opens them in the dashboard’s assistant', async ({ page, person }) => {
    const assistant = await openAssistant(page)
    await page.context().setOffline(true)
    await expectRoomForAFinger(notSafe(assistant))
    await notSafe(assistant).click()
    await expectNumbers(helpIn(assistant))
    await expectAccessible(page, `the help in the assistant of ${person.email}`)
    await notSafe(assistant).click()
    await expect(helpIn(assistant)).toHaveCount(0)
    await expect(boxOf(assistant)).toBeVisible()
    await page.context().setOffline(false)
  })
})

test('a clear sign gets help alone: links to call, no suggestion and no next question', async ({
  page,
  person,
}) => {
  await page.goto(paths.goals)
  const chat = await openChat(page)
  await askIn(chat, 'i have pills and i am thinking of taking them all')
  const log = logOf(chat)
  await expect(log, person.email).toContainText('Please talk to a person now. Call or text 988.')
  await expect(link(log, 'Call 988')).toHaveAttribute('href', 'tel:988')
  await expect(link(log, 'Text 988')).toHaveAttribute('href', 'sms:988')
  await expect(log.getByRole('button')).toHaveCount(0)
  await expect(log.getByText('How this is worked out')).toHaveCount(0)
  await expect(chat.getByText('10 messages left today')).toBeVisible()
  await expectAccessible(page, 'an answer in danger')
  await inTheDark(page, () => expectAccessible(page, 'an answer in danger, dark'))
  await expectNoSidewaysScroll(page)
  await page.goto(paths.privacySettings)
  const history = page.getByRole('region', { name: 'Conversations with the coach' })
  await history.getByRole('button', { name: /^Read/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Call or text 988')
})

test('in Spanish, help is in Spanish', async ({ page, person }) => {
  await page.goto(paths.goals)
  const chat = await openChat(page)
  await askIn(chat, 'me quiero matar por las deudas')
  await expect(logOf(chat), person.email).toContainText('Por favor, habla ahora con una persona.')
  await expect(link(logOf(chat), 'Manda AYUDA al 988')).toHaveAttribute('href', 'sms:988?&body=AYUDA')
})

test('a doubt puts the line and its numbers above the answer', async ({ page, person }) => {
  const assistant = await openAssistant(page)
  await askIn(assistant, 'I can’t do this anymore')
  const log = logOf(assistant)
  await expect(log, person.email).toContainText('If any of this is about not wanting to live')
  await expect(link(log, 'Call 988')).toBeVisible()
  await expect(log).toContainText('Education only')
  await expectAccessible(page, 'an answer with help on top')
})

test('the education page hands words in danger to the coach', async ({ page, person }) => {
  await page.goto(paths.education)
  await page.getByLabel('Your question').fill('id rather be dead than owe this')
  await page.getByRole('button', { name: 'Ask the coach' }).first().click()
  await expect(logOf(chatOf(page)), person.email).toContainText('Call or text 988')
})
