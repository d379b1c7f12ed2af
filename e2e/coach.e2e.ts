/** The coach: the floating chat, the dashboard's assistant, and what is kept of both. */
import type { Page, Route } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  askIn,
  boxOf,
  CHAT_CALL,
  chatButton,
  chatOf,
  logOf,
  openAssistant,
  openChat,
  sendOf,
} from './coach-parts.ts'
import {
  answerCookieBanner,
  countVisits,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

const GREETING = 'What is on your mind?'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Holds the chat's call until it is let go. */
async function holdChat(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(CHAT_CALL, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '3600' },
    json: {
      message: 'You have used today’s 10 messages. The coach is back tomorrow.',
      code: 'too_many_requests',
    },
  })

test.describe('the floating chat', () => {
  test.beforeEach(({ page }) => answerCookieBanner(page))

  test('greets, answers from own figures with their sources, leads on, and forgets when closed', async ({
    page,
    context,
    person,
  }) => {
    await storeDebts(context, threeDebts)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(paths.budgeting)
    await expect(chatButton(page), person.email).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('floating-chat'))).toEqual([])

    const chat = await openChat(page)
    expect(scripts.filter((url) => url.includes('floating-chat'))).not.toEqual([])
    await expect(logOf(chat)).toContainText(GREETING)
    await expect(sendOf(chat)).toBeDisabled()
    const letGo = await holdChat(page)
    await chat.getByRole('button', { name: 'When will I be debt-free?' }).click()
    await expect(chat.getByText('The coach is typing')).toBeAttached()
    await expect(chat.getByRole('list', { name: 'Questions to start with' })).toHaveCount(0)
    await boxOf(chat).fill('And then?')
    await expect(sendOf(chat)).toBeDisabled()
    letGo()
    const plan = logOf(chat).getByRole('region', { name: 'Your plan' })
    await expect(plan).toContainText(/Debt-free month\s*[A-Z][a-z]+ 20\d\d/i)
    await expect(logOf(chat)).toContainText('You ask about:')
    await expect(logOf(chat)).toContainText('Education only')
    await expect(chat.getByText('9 messages left today')).toBeVisible()
    await expect(boxOf(chat)).toHaveValue('And then?')
    await expect(plan).toContainText('From your payoff plan as of')
    await expect(plan.getByRole('link', { name: 'Your plan on My Debts' })).toBeVisible()
    await expectAccessible(page, 'the chat with an answer')
    await expectNoSidewaysScroll(page)

    await chat.getByRole('button', { name: 'New conversation' }).click()
    await expect(chat.getByRole('list', { name: 'Questions to start with' })).toBeVisible()
    await expect(plan).toHaveCount(0)
    await askIn(chat, 'What is APR?')
    await expect(logOf(chat)).toContainText('Education only')
    await chat.getByRole('button', { name: 'Close' }).click()
    await expect(chat).toHaveCount(0)
    await openChat(page)
    await expect(logOf(chat)).toContainText(GREETING)
    await expect(logOf(chat)).not.toContainText('Education only')
  })

  test('works by keyboard: Enter opens and sends, Escape closes, the focus returns', async ({
    page,
    person,
  }) => {
    await page.goto(paths.goals)
    await chatButton(page).focus()
    await page.keyboard.press('Enter')
    const chat = chatOf(page)
    await expect(chat, person.email).toBeVisible()
    if (isPhone(page)) await boxOf(chat).focus()
    else await expect(boxOf(chat)).toBeFocused()
    await page.keyboard.type('What is APR?')
    await page.keyboard.press('Enter')
    await expect(logOf(chat)).toContainText('Education only')
    await expect(boxOf(chat)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
    await expect(chatButton(page)).toBeFocused()
  })

  test('is minimized beside the page and goes on where it was, also after Home', async ({ page, person }) => {
    await page.goto(paths.budgeting)
    const chat = await openChat(page)
    await askIn(chat, 'What is APR?')
    await expect(logOf(chat), person.email).toContainText('Education only')
    if (isPhone(page)) {
      await expect(chat.getByRole('button', { name: 'Minimize' })).toHaveCount(0)
      await chat.getByRole('link', { name: 'How the coach works' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'How the coach works' })).toBeVisible()
    } else {
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
      await expect(logOf(chat)).toContainText('What is APR?')
      await chat.getByRole('button', { name: 'Minimize' }).click()
      await expect(page.getByRole('button', { name: 'Continue with the coach' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(boxOf(chat)).toBeFocused()
      // Tab leads to the page beside it, and from there Escape makes room.
      await chat.getByRole('button', { name: 'New conversation' }).focus()
      await page.keyboard.press('Shift+Tab')
      expect(await chat.evaluate((panel) => panel.contains(document.activeElement))).toBe(false)
      await page.keyboard.press('Escape')
    }
    await expect(chat).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue with the coach' }).click()
    await expect(logOf(chat)).toContainText('What is APR?')
  })

  test('opens by the window’s event and sends the words', async ({ page, person }) => {
    await page.goto(paths.goals)
    await expect(chatButton(page), person.email).toBeVisible()
    const isTaken = await page.evaluate(() => {
      const detail = { message: 'What is debt consolidation?' }
      return !window.dispatchEvent(new CustomEvent('openChatWithMessage', { detail, cancelable: true }))
    })
    expect(isTaken).toBe(true)
    const log = logOf(chatOf(page))
    await expect(log).toContainText('What is debt consolidation?')
    await expect(log).toContainText('Education only')
    await log.getByRole('figure').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/education\//)
    await page.goto(paths.pricing)
    await expect(chatButton(page)).toBeVisible()
  })

  test('does not guess: it lets one choose, asks for a missing amount, opens the library, or says it does not know', async ({
    page,
    context,
    person,
  }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.goals)
    const chat = await openChat(page)
    const log = logOf(chat)
    const choices = log.getByRole('list', { name: 'Questions to choose from' })
    await askIn(chat, 'something about the plan')
    await expect(log, person.email).toContainText('I am not sure what you are asking.')
    await expect(log).not.toContainText('$')
    for (const button of await choices.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, 'the chat with questions to choose from')
    await expectNoSidewaysScroll(page)
    const first = choices.getByRole('button').first()
    const question = await first.innerText()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(log.getByText('not advice made for you')).toHaveCount(2)
    // Asked in its own words; what was not chosen is text by now.
    await expect(log.locator('[data-question]').last()).toContainText(question)
    await expect(choices.first().getByRole('button')).toHaveCount(0)
    await expect(choices.first()).toContainText(question)

    await askIn(chat, 'What if I pay a little more each month?')
    await expect(log).toContainText('How much more a month?')
    await choices.last().getByRole('button', { name: 'What if I pay $50 more a month?' }).click()
    await expect(log.getByRole('region', { name: 'With more a month' })).toContainText('$50')
    await expect(log.getByRole('link', { name: 'See it on My Debts and keep it' })).toBeVisible()

    await askIn(chat, 'How do credit unions work?')
    const library = log.getByRole('figure')
    await expect(library.getByRole('blockquote').first()).toBeVisible()
    await askIn(chat, 'qwxz zzkr')
    await expect(log).toContainText('I do not know that one.')
    await expect(log).toContainText('call 211')
    await expect(choices.last().getByRole('button', { name: 'When will I be debt-free?' })).toBeVisible()
    await library.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/education\//)
  })

  test('leads from an answer about collectors to the letters', async ({ page, person }) => {
    await page.goto(paths.goals)
    const chat = await openChat(page)
    await askIn(chat, 'How do I make a collector prove the debt?')
    await logOf(chat).getByRole('link', { name: 'Letters', exact: true }).first().click()
    await expect(page, person.email).toHaveURL(paths.letters)
    await expect(page.getByRole('heading', { level: 1, name: 'Put your rights in a letter.' })).toBeVisible()
  })

  test.describe('when it gets no answer', () => {
    test.use({ expectedProblems: /\/api\/chat|floating-chat/ })

    test('says so, keeps the question and asks again; a limit is said in its own words', async ({
      page,
      person,
    }) => {
      await page.goto(paths.goals)
      const chat = await openChat(page)
      await page.route(CHAT_CALL, (route) =>
        route.fulfill({ contentType: 'application/x-ndjson', body: '{"words":"You owe "}\n{"wor' }),
      )
      await askIn(chat, 'What is APR?')
      await expectToast(page, 'Connection Error')
      await expect(chat.getByText('This question was not answered.'), person.email).toBeVisible()
      await page.unroute(CHAT_CALL)
      await chat.getByRole('button', { name: 'Try again' }).click()
      await expect(logOf(chat)).toContainText('Education only')
      await expect(chat.getByText('What is APR?', { exact: true })).toHaveCount(1)
      await page.route(CHAT_CALL, refuse)
      await askIn(chat, 'And what is a minimum payment?')
      await expect(chat.getByText('You have used today’s 10 messages.')).toBeVisible()
      await expect(boxOf(chat)).toHaveValue('And what is a minimum payment?')
    })

    test('whose code does not load, the button stays and works later', async ({ page, person }) => {
      await page.goto(paths.goals)
      await page.route('**/floating-chat*', (route) => route.abort('connectionrefused'))
      await chatButton(page).click()
      await expectToast(page, 'Connection Error')
      await expect(chatButton(page), person.email).toBeEnabled()
    })
  })
})

test.describe('beside the cookie banner', () => {
  test('neither covers the other, and at double text size nothing is lost', async ({ page, person }) => {
    await countVisits(page)
    await page.goto(paths.goals)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner, person.email).toBeVisible()
    const [button, strip] = await Promise.all([chatButton(page).boundingBox(), banner.boundingBox()])
    const [top, bottom] = [strip?.y ?? 0, (strip?.y ?? 0) + (strip?.height ?? 0)]
    // in the bar below it on a phone, in the bar at the head else
    if (isPhone(page)) expect(button?.y ?? 0).toBeGreaterThanOrEqual(bottom)
    else expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const chat = await openChat(page)
    await expectNoSidewaysScroll(page)
    await expect(boxOf(chat)).toBeInViewport()
    if (isPhone(page)) {
      expect((await chat.boundingBox())?.height).toBe(page.viewportSize()?.height)
    } else {
      const [panel, below] = await Promise.all([chat.boundingBox(), banner.boundingBox()])
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(chat).toBeHidden()
  })
})

test.describe('the dashboard’s assistant', () => {
  test.beforeEach(({ page }) => answerCookieBanner(page))

  test('is 400 px high, thinks with its box closed, then answers', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    const assistant = await openAssistant(page)
    expect((await assistant.boundingBox())?.height, person.email).toBe(400)
    await expect(assistant.getByRole('button', { name: 'When will I be debt-free?' })).toBeVisible()
    const letGo = await holdChat(page)
    await boxOf(assistant).fill('How much do I owe?')
    await boxOf(assistant).press('Enter')
    await expect(assistant.getByText('Thinking...')).toBeVisible()
    await expect(boxOf(assistant)).toBeDisabled()
    await expect(sendOf(assistant)).toBeDisabled()
    letGo()
    await expect(logOf(assistant)).toContainText('$17,450')
    await expect(boxOf(assistant)).toBeFocused()
    await expect(assistant.getByRole('list', { name: 'Questions to start with' })).toHaveCount(0)
    await expectAccessible(page, 'the assistant with an answer')
  })

  test('offers other questions to a person who owes nothing', async ({ page, person }) => {
    const assistant = await openAssistant(page)
    await expect(
      assistant.getByRole('button', { name: 'How do I start saving?' }),
      person.email,
    ).toBeVisible()
    await expect(assistant.getByRole('button', { name: 'When will I be debt-free?' })).toHaveCount(0)
  })
})

test.describe('what is kept', () => {
  test.beforeEach(({ page }) => answerCookieBanner(page))

  test('is read, taken along, deleted one by one and whole; the model is switched off', async ({
    page,
    context,
    person,
  }) => {
    for (const message of ['What is APR?', 'How do credit unions work?']) {
      const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }
      const answer = await context.request.post('/api/chat/debt-advisor', { data: { message }, headers })
      expect(answer.status(), person.email).toBe(200)
    }
    await page.goto(paths.privacySettings)
    const history = page.getByRole('region', { name: 'Conversations with the coach' })
    await expect(history.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'the conversations')
    await history.getByRole('button', { name: /^Read.*What is APR/ }).click()
    const reading = page.getByRole('dialog', { name: 'What is APR?' })
    await expect(reading).toContainText('Education only')
    await expect(reading.getByRole('heading', { name: 'What was shared' })).toBeVisible()
    await expect(reading).toContainText('Nothing was shared.')
    await expectAccessible(page, 'a conversation')
    await page.keyboard.press('Escape')
    await history.getByRole('button', { name: /^Read.*credit unions/ }).click()
    const library = page.getByRole('dialog', { name: 'How do credit unions work?' })
    await expect(library.getByRole('figure').first()).toContainText('credit union')
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await history.getByRole('button', { name: 'Download all' }).click()
    expect((await download).suggestedFilename()).toMatch(/^coach-conversations-.*\.json$/)
    await history.getByRole('button', { name: /^Delete.*What is APR/ }).click()
    await page.getByRole('button', { name: 'Delete conversation' }).click()
    await expect(history.getByRole('listitem')).toHaveCount(1)
    await history.getByRole('button', { name: 'Delete all' }).click()
    await page.getByRole('button', { name: 'Delete all conversations' }).click()
    await expect(history).toContainText('No conversations yet.')
    const model = page.getByRole('checkbox', { name: /A language model may help to read my questions/ })
    await model.uncheck()
    await expectToast(page, 'Settings saved')
    await page.reload()
    await expect(model).not.toBeChecked()
  })
})
