import type { Page } from '@playwright/test'
import { articlePath, termPath, paths } from '#web/paths.ts'
import { chatOf, logOf } from './coach-parts.ts'
import { watchReads } from './drawn-pages.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const card = (page: Page) => page.getByRole('region', { name: 'Ask your AI coach' })
const snowball = articlePath('1')
const articles = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

async function openLibrary(page: Page, address = ''): Promise<void> {
  await page.goto(paths.education + address)
  await expect(page.getByRole('heading', { name: 'The library' })).toBeVisible()
}

/** The cards that the library has, as the server lists them. */
async function listed(page: Page): Promise<{ category: string }[]> {
  return (await page.request.get('/api/articles')).json()
}

/** Sends the tab to the back, as a person does who looks at something else. */
async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test.describe('the library', () => {
  test('shows featured articles first, then all', async ({ page, person }) => {
    await openLibrary(page)
    await expect(page.getByRole('tab', { name: 'Featured Content' }), person.email).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(articles(page)).toHaveCount(3)
    const { length } = await listed(page)
    expect(length).toBeGreaterThanOrEqual(6)
    await page.getByRole('tab', { name: 'All Articles' }).click()
    await expect(articles(page)).toHaveCount(length)
    await expect(page).toHaveURL(/tab=all/)
    await page.reload()
    await expect(articles(page)).toHaveCount(length)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the library')
  })

  test('finds an article in spite of a slip, and keeps the words in the address', async ({
    page,
    person,
  }) => {
    await openLibrary(page)
    await page.getByLabel('Search articles').fill('avelanche')
    await expect(articles(page).first(), person.email).toContainText('Debt snowball vs avalanche')
    await expect(page).toHaveURL(/q=avelanche/)
    await page.reload()
    await expect(page.getByLabel('Search articles')).toHaveValue('avelanche')
    await expect(articles(page).first()).toContainText('Debt snowball vs avalanche')
  })

  test('searches the content too, whatever the case', async ({ page, person }) => {
    await openLibrary(page, '?q=LONG%20MIDDLE')
    await expect(articles(page).filter({ hasText: 'Staying motivated' }), person.email).toHaveCount(1)
  })

  test('says when nothing matches, and leads back to all', async ({ page, person }) => {
    await openLibrary(page, '?q=zebra%20crossing')
    await expect(page.getByText('No article matches “zebra crossing”.'), person.email).toBeVisible()
    await expectAccessible(page, 'a search without a match')
    await page.getByRole('button', { name: 'Show all articles' }).click()
    await expect(articles(page)).toHaveCount((await listed(page)).length)
    await expect(page.getByLabel('Search articles')).toHaveValue('')
  })

  test('filters by topic, and comes back to the same place from an article', async ({ page, person }) => {
    await openLibrary(page)
    await page.getByLabel('Topic').selectOption({ label: 'Income' })
    const about = (await listed(page)).filter(({ category }) => category === 'income')
    await expect(articles(page), person.email).toHaveCount(about.length)
    await expect(page).toHaveURL(/topic=income/)
    await page.getByRole('link', { name: 'Side hustles', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Side hustles' })).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'Financial Education' }).click()
    await expect(page).toHaveURL(/topic=income/)
    await expect(page.getByLabel('Topic')).toHaveValue('income')
  })

  test('shows the default picture where one does not load', async ({ page, person }) => {
    await page.route('**/images/articles/snowball-avalanche.svg', (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'no picture' }),
    )
    await openLibrary(page)
    const picture = articles(page).filter({ hasText: 'Debt snowball' }).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture, person.email).toHaveAttribute('src', '/images/articles/default.svg')
  })

  test('shows what Premium adds, and no tool that does not open', async ({ page, person }) => {
    await openLibrary(page)
    const tools = page.getByRole('region', { name: 'Premium tools' })
    await expect(tools, person.email).toContainText('8-week course')
    await tools.getByRole('link', { name: 'Compare Plans' }).click()
    await expect(page).toHaveURL(paths.pricing)
  })
})

test.describe('the premium tools', () => {
  const plans = [
    {
      plan: 'Pro',
      user: { subscriptionStatus: 'active', subscriptionPlanId: 'price_monthly' },
      title: 'Unlock Premium Educational Resources',
      link: 'Upgrade to Premium',
    },
    {
      plan: 'Premium',
      user: { subscriptionStatus: 'active', subscriptionPlanId: 'price_premium' },
      title: 'Your premium tools',
      link: /8-week course$/,
    },
    {
      plan: 'an admin',
      user: { isAdmin: true },
      title: 'Your premium tools',
      link: /^Start with/,
    },
  ]
  for (const { plan, user, title, link } of plans) {
    test(`for ${plan} say what the plan holds`, async ({ page, person }) => {
      await page.route('**/api/auth/user', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), ...user } })
      })
      // The server knows that the person has no such plan.
      const next = { id: 'list-what-you-owe', title: 'List what you owe' }
      await page.route('**/api/course', (route) =>
        route.fulfill({ json: { modules: [], done: 0, total: 50, next } }),
      )
      await openLibrary(page)
      const tools = page.getByRole('region', { name: title })
      await expect(tools.getByRole('link', { name: link }), person.email).toBeVisible()
      await expectAccessible(page, `the premium tools for ${plan}`)
    })
  }
})

test.describe('the question box', () => {
  test('hands the question over, says that no coach listens yet, and offers articles', async ({
    page,
    person,
  }) => {
    // something on the page keeps the event from the chat
    await page.addInitScript(() => {
      window.addEventListener('openChatWithMessage', (event) => {
        document.title = (event as CustomEvent<{ message: string }>).detail.message
        event.stopImmediatePropagation()
      })
    })
    await openLibrary(page)
    await page.getByLabel('Your question').fill('  How can I lower the rate on my card? ')
    await card(page).getByRole('button', { name: 'Ask the coach' }).click()
    await expect(page.getByText('The chat did not open.'), person.email).toBeVisible()
    await expect(page).toHaveTitle('How can I lower the rate on my card?')
    await expectAccessible(page, 'the answer of the question box')
    await page.getByRole('link', { name: /^Negotiating lower rates \(/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Negotiating lower rates' })).toBeVisible()
  })

  test('asks for a question when there is none', async ({ page, person }) => {
    await openLibrary(page)
    await page.getByLabel('Your question').fill('   ')
    await card(page).getByRole('button', { name: 'Ask the coach' }).click()
    await expect(page.getByText('Type your question first.'), person.email).toBeVisible()
    await expect(page.getByLabel('Your question')).toBeFocused()
  })

  test('steps back when a chat takes the question', async ({ page, person }) => {
    await openLibrary(page)
    await page.getByLabel('Your question').fill('What is APR?')
    await card(page).getByRole('button', { name: 'Ask the coach' }).click()
    await expect(page.getByLabel('Your question'), person.email).toHaveValue('')
    await expect(page.getByText('The chat did not open.')).toHaveCount(0)
    const chat = chatOf(page)
    await expect(logOf(chat)).toContainText('What is APR?')
    await expect(logOf(chat)).toContainText('Education only')
    await page.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
  })
})

test.describe('an article', () => {
  test('is read from its heading to its sources, and leads on', async ({ page, person }) => {
    await page.goto(snowball)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toHaveText(
      'Debt snowball vs avalanche',
    )
    await expect(page).toHaveTitle('Debt snowball vs avalanche, Jubilee')
    await expect(page.getByText('5 min read')).toBeVisible()
    await expect(page.locator('nav [aria-current="page"]:visible, nav [data-current]:visible')).toHaveText(
      /Education|More/,
    )
    await expect(page.getByRole('complementary', { name: /Three debts/ })).toContainText('$2,224')
    await expect(
      page.getByText('Written on 11/20/2026. Open a source to see what holds today.'),
    ).toBeVisible()
    await expect(page.getByText('Education only.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'an article')
    await page.getByRole('navigation', { name: 'Next article' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Negotiating lower rates' })).toBeVisible()
    await expect(page).toHaveTitle('Negotiating lower rates, Jubilee')
    await page.getByRole('main').getByRole('link', { name: 'Financial Education' }).click()
    await expect(page).toHaveTitle('Financial Education, Jubilee')
  })

  test('is read in Spanish, links and all, and back in English', async ({ page, person }) => {
    await page.goto(articlePath('19'))
    await page.getByRole('main').getByRole('link', { name: 'Español' }).click()
    await expect(page, person.email).toHaveURL(articlePath('19'))
    const heading = page.getByRole('heading', { level: 1, name: /Lo demandaron por una deuda/ })
    await expect(heading).toBeVisible()
    expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('es')
    await expect(page.getByRole('heading', { name: 'Fuentes (en inglés)' })).toBeVisible()
    await expectAccessible(page, 'the article in Spanish')
    await page.reload()
    await expect(heading).toBeVisible()
    await page.getByRole('navigation', { name: 'Siguiente artículo' }).getByRole('link').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /sued for a debt/i })).toBeVisible()
  })

  test('is marked as read and not read, and My Progress shows it', async ({ page, person }) => {
    await openLibrary(page, '?tab=progress')
    await expect(page.getByText('Nothing read yet'), person.email).toBeVisible()
    await expectAccessible(page, 'progress without anything read')
    await page.goto(snowball)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expectToast(page, 'Marked as read')
    await expect(page.getByText(/Read on \d/)).toBeVisible()
    await openLibrary(page, '?tab=progress')
    await expect(page.getByRole('link', { name: 'Debt snowball vs avalanche' })).toBeVisible()
    await expect(page.getByText(`of ${(await listed(page)).length} in the library`)).toBeVisible()
    await expectAccessible(page, 'progress')
    await openLibrary(page)
    await expect(
      articles(page).filter({ hasText: 'Debt snowball' }).getByText('Read', { exact: true }),
    ).toBeVisible()
    await page.goto(snowball)
    await page.getByRole('button', { name: 'Mark as not read' }).click()
    await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible()
    await expect(page.getByText(/Read on \d/)).toHaveCount(0)
  })

  test('marks itself at its end after a fair share of the reading time, not before', async ({
    page,
    person,
  }) => {
    await page.clock.install()
    await page.goto(snowball)
    await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded()
    await page.clock.runFor(30_000)
    await expect(page.getByRole('button', { name: 'Mark as read' }), person.email).toBeVisible()
    await page.clock.runFor(75_000)
    await expect(page.getByText(/Read on \d/)).toBeVisible()
  })

  test('sends the time spent when the tab is left', async ({ page, person }) => {
    await page.clock.install()
    await page.goto(snowball)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible()
    await page.clock.runFor(70_000)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await hideTab(page)
    expect(Object.keys((await sent).postDataJSON())).toEqual(['seconds'])
    await openLibrary(page, '?tab=progress')
    await expect(page.getByText('1 minute', { exact: true })).toBeVisible()
    await expect(page.getByText('1 day', { exact: true })).toBeVisible()
  })

  test('prints its text and the addresses of its sources, and no controls', async ({ page, person }) => {
    await page.goto(snowball)
    await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('https://consumer.ftc.gov/articles/how-get-out-debt')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as read' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })
})

test('the glossary is read in Spanish, from an article and back in English', async ({ page, person }) => {
  await page.goto(`/es${articlePath('19')}`)
  await page.getByRole('link', { name: 'fallo', exact: true }).click()
  await expect(page, person.email).toHaveURL(`/es${termPath('judgment')}`)
  await expect(page).toHaveTitle(/^Glosario/)
  const wanted = page.locator('[aria-current=true]')
  await expect(wanted.getByRole('term')).toContainText('En inglés: Judgment')
  await expect(wanted).toBeInViewport()
  await page.getByLabel('Busque una palabra').fill('ejecucion')
  await expect(page.getByRole('term').first()).toHaveText(/^Ejecución hipotecaria/)
  await page.reload()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the glossary in Spanish')
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(termPath('judgment'))
  await expect(page.getByRole('term').filter({ hasText: /^Judgment$/ })).toBeInViewport()
  await expectAccessible(page, 'the glossary')
})

test.describe('what goes wrong', () => {
  test.use({ expectedProblems: /status of (404|503)|Failed to load resource/ })

  test('a library that cannot be loaded can be asked again', async ({ page, person }) => {
    const refuse = '**/api/articles'
    await page.route(refuse, (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await page.goto(paths.education)
    await expect(page.getByText('The library could not be loaded.'), person.email).toBeVisible()
    await expectAccessible(page, 'the library that could not be loaded')
    await page.unroute(refuse)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(articles(page)).toHaveCount(3)
  })

  test('texts that cannot be loaded leave titles to search', async ({ page, person }) => {
    await page.route('**/api/articles/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await openLibrary(page, '?q=avalanche')
    await expect(page.getByText('We searched titles and summaries only.'), person.email).toBeVisible()
    await expect(articles(page).filter({ hasText: 'Debt snowball vs avalanche' })).toHaveCount(1)
  })

  test('a mark that cannot be kept is not shown as kept', async ({ page, person }) => {
    await page.route('**/api/articles/1/progress', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await page.goto(snowball)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expectToast(page, 'Your mark could not be saved.')
    await expect(page.getByText(/Read on \d/), person.email).toHaveCount(0)
  })

  test('an article that is not there says so, with a way on', async ({ page, person }) => {
    await page.goto(articlePath('no-such-article'))
    await expect(
      page.getByRole('heading', { name: 'We cannot find this article.' }),
      person.email,
    ).toBeVisible()
    await expectAccessible(page, 'an article that is not there')
    await page.getByRole('link', { name: 'Open the library' }).click()
    await expect(page.getByRole('heading', { name: 'The library' })).toBeVisible()
  })
})

test('a visitor reads an article in both languages, and comes back to it when they sign in', async ({
  page,
  context,
  person,
}) => {
  await context.clearCookies()
  const reads = watchReads(page)
  await page.goto(snowball)
  await expect(page.getByRole('heading', { level: 1, name: 'Debt snowball vs avalanche' })).toBeVisible()
  await expect(page).toHaveTitle('Debt snowball vs avalanche, Jubilee')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/)
  expect(reads, 'nothing is asked of the API').toEqual([])
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bola de nieve')
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Financial Education' }).click()
  await page.getByRole('tab', { name: 'My Progress' }).click()
  await expect(page.getByText('Keep track of your reading')).toBeVisible()
  await page.goto(snowball)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${snowball}$`))
})
