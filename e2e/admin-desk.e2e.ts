/** The admin's desk: every page by keyboard, a person found, an article changed, read and put back, and the log of it. */
import type { Page } from '@playwright/test'
import { articlePath, contentPath, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAsAdmin,
  signUp,
  somebody,
  test,
} from './fixtures.ts'
import { waitForScripts } from './drawn-pages.ts'

const ARTICLE = { kind: 'article', id: '6', language: 'en' }
const SHIPPED = 'Staying motivated'

// A code signs in once: one worker does all of it.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Presses a key until this has the focus. The sections stand before the heading, which has it after a change. */
async function goTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    if (text === name) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never came to ${name}.`)
}

test('every section is reached by keys, and holds to the rules in both themes', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(paths.admin)
  const sections = page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link')
  await expect(sections.first()).toBeVisible()
  const names = (await sections.allTextContents()).map((name) => name.trim())
  expect(names).toEqual(expect.arrayContaining(['Content', 'People', 'Jobs', 'System health', 'Audit log']))
  for (const name of ['Content', 'People', 'System health', 'Audit log', 'Desk']) {
    await goTo(page, name, name === 'Content' ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(sections.and(page.locator('[aria-current=page]'))).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page, name)
  }
})

test('an article is changed, read, and put back', async ({ page, browser, baseURL }) => {
  await signInAsAdmin(page)
  await page.goto(contentPath(ARTICLE))
  const title = `Staying with it ${Date.now() % 10_000}`
  await page.getByLabel('Title', { exact: true }).first().fill('')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('link', { name: /^title: / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.getByRole('link', { name: /^title: / }).click()
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeFocused()
  await page.keyboard.type(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('It passes every check.')).toBeVisible()
  await expectAccessible(page, 'an article on the desk')

  await page.getByRole('link', { name: 'Preview it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the desk' }).click()

  const readers = await browser.newContext({ ...(baseURL && { baseURL }) })
  readers.on('page', waitForScripts)
  const reader = await readers.newPage()
  await answerCookieBanner(reader)
  await readAs(reader)
  await expect(reader.getByRole('heading', { level: 1, name: SHIPPED })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByLabel('What changed').fill('A warmer title.')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^People read version \d+, published/)).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page
    .getByRole('button', { name: /^What changed in version/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(`title: ${title}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish again version 0' }).click()
  await page.getByRole('dialog').getByLabel('What changed').fill('Back to the first title.')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SHIPPED })).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1, name: SHIPPED })).toBeVisible()
  await reader.context().close()

  await page.goto(`${paths.adminAudit}?subject=${encodeURIComponent('article/6')}`)
  await expect(page.getByText('Note: A warmer title.')).toBeVisible()
  await expect(page.getByText('Note: Back to the first title.')).toBeVisible()
})

test('an article keeps its Spanish when a word of the English changes, and loses it while a fact is old', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const english = { kind: 'article', id: '10', language: 'en' }
  const spanish = { ...english, language: 'es' }
  const readers = await browser.newContext({ ...(baseURL && { baseURL }) })
  readers.on('page', waitForScripts)
  const reader = await readers.newPage()
  const inSpanish = `/es${articlePath(english.id)}`
  await reader.goto(inSpanish)
  await answerCookieBanner(reader)
  const heading = reader.getByRole('heading', { level: 1 })
  const shipped = await heading.innerText()

  await signInAsAdmin(page)
  const publishTitle = async (title: string) => {
    await page.getByLabel('Title', { exact: true }).first().fill(title)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('It passes every check.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByLabel('What changed').fill('A better title.')
  }
  const publish = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const hide = page.getByRole('checkbox', { name: /^The Spanish must not be shown/ })

  await page.goto(contentPath(english))
  await publishTitle('A plain title')
  await expect(hide).not.toBeChecked()
  await expectAccessible(page, 'a change of words that is published')
  await publish()
  await reader.reload()
  await expect(heading).toHaveText(shipped)
  await expect(reader.getByText(/^El texto en inglés cambió el .*Aquí algunas cifras/)).toBeVisible()
  await expectAccessible(reader, 'an article older than its English')
  await expectNoSidewaysScroll(reader)

  await publishTitle('A plain title for 2027')
  await expect(hide).toBeChecked()
  await publish()
  await reader.reload()
  await expect(heading).toHaveText('A plain title for 2027')
  await expect(reader.locator('[lang=en]').filter({ has: heading })).toHaveCount(1)
  await expect(reader.getByText(/estamos actualizando el español/)).toBeVisible()
  await expect(reader.locator('link[rel=alternate][hreflang=es]')).toHaveCount(0)

  await page.getByRole('link', { name: 'The same in Spanish' }).click()
  await expect(
    page.getByText(/Readers of Spanish get the English until you publish this again/),
  ).toBeVisible()
  await expectAccessible(page, 'a Spanish text that is withheld')
  await page.goto(paths.adminContent)
  await expect(page.getByText('Not shown')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(contentPath(spanish))
  await page.getByLabel('Title', { exact: true }).first().fill('Un título claro')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    page.getByRole('link', { name: /^title: The English has other figures here: 2027/ }),
  ).toBeVisible()
  await publishTitle('Un título claro para 2027')
  await expect(hide).toHaveCount(0)
  await publish()
  await reader.reload()
  await expect(heading).toHaveText('Un título claro para 2027')
  await expect(reader.getByText('El texto en inglés cambió')).toHaveCount(0)
  await reader.context().close()

  const headers = { origin: new URL(page.url()).origin }
  for (const place of [english, spanish]) {
    const url = `/api/admin/content/${place.kind}/${place.id}/${place.language}`
    const restored = { version: 0, note: 'Back to the first title.' }
    expect((await page.request.post(`${url}/restore`, { data: restored, headers })).ok()).toBe(true)
  }
})

test('what is typed into a draft is there again after another page, until it is undone', async ({ page }) => {
  const shipped = 'Debt snowball vs avalanche'
  await signInAsAdmin(page)
  await page.goto(contentPath({ kind: 'article', id: '1', language: 'en' }))
  const title = page.getByLabel('Title', { exact: true }).first()
  await title.fill('Not saved yet')
  await page.getByRole('link', { name: 'All content' }).click()
  await page.getByRole('link', { name: shipped }).click()
  await expect(title).toHaveValue('Not saved yet')
  await expect(page.getByText('You have changes that are not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo what is not saved' }).click()
  await expect(title).toHaveValue(shipped)
  await page.getByRole('link', { name: 'All content' }).click()
  await page.getByRole('link', { name: shipped }).click()
  await expect(title).toHaveValue(shipped)
})

test('an article past its day is listed first, with its day and a link, until the day is a later one', async ({
  page,
}) => {
  const place = { kind: 'article', id: '9' }
  const url = `/api/admin/content/${place.kind}/${place.id}/en`
  await signInAsAdmin(page)
  await page.goto(paths.adminContent)
  const due = page.getByRole('region', { name: 'Facts to check again' })
  const shipped = await (await page.request.get(url)).json()
  await expect(due).toBeVisible()
  await expect(due.getByRole('link', { name: shipped.title })).toHaveCount(0)
  const headers = { origin: new URL(page.url()).origin }
  const revision = shipped.draft?.revision ?? 0
  const data = { revision, body: { ...shipped.body, checkBy: '2026-02-03' } }
  expect((await page.request.put(`${url}/draft`, { data, headers })).ok()).toBe(true)
  const published = { revision: revision + 1, note: 'Its day is over.' }
  expect((await page.request.post(`${url}/publish`, { data: published, headers })).ok()).toBe(true)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(due.getByRole('heading', { name: 'Past its day' })).toBeVisible()
  await expect(due.getByText('Check by 02/03/2026')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'facts to check again')
  await page.getByLabel('Only articles with sources that nobody has opened yet').check()
  const listed = page.getByRole('region', { name: 'Articles', exact: true }).getByRole('listitem')
  await expect(listed.first()).toContainText(/\d+ of \d+ sources not opened yet/)
  await expect(listed.filter({ hasNotText: 'not opened yet' })).toHaveCount(0)
  const link = due.getByRole('link', { name: shipped.title })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: shipped.title })).toBeVisible()

  const restored = { version: 0, note: 'Back to its own day.' }
  expect((await page.request.post(`${url}/restore`, { data: restored, headers })).ok()).toBe(true)
  await page.goto(paths.adminContent)
  await expect(due).toBeVisible()
  await expect(due.getByRole('link', { name: shipped.title })).toHaveCount(0)
})

/** A new person opens the article. */
async function readAs(reader: Page): Promise<void> {
  await signUp(reader.context().request, somebody())
  await reader.goto(articlePath(ARTICLE.id))
}

test('on a phone the sections fold, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAsAdmin(page)
  await page.goto(paths.admin)
  await page.getByText('Admin: Desk').click()
  await page
    .getByRole('navigation', { name: 'Admin sections' })
    .getByRole('link', { name: 'Content' })
    .click()
  await expect(page.getByText('Admin: Content')).toBeVisible()
  await page.goto(contentPath(ARTICLE))
  await expect(page.getByRole('heading', { level: 1, name: SHIPPED })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test.describe('people', () => {
  test.use({ expectedProblems: /status of 422/ })

  test('a person is found, and helped, and the log says why', async ({ page, person }) => {
    await signInAsAdmin(page)
    await page.goto(paths.adminPeople)
    await page.getByLabel('Email address, name or id').fill(person.email)
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: 'People found' })
    await expect(found.getByText('1 person, the newest first')).toBeVisible()
    await found.getByRole('link', { name: 'Ruth Bennett' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth Bennett' })).toBeVisible()
    await page.getByRole('button', { name: 'Email a link to set a new password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Email a link to set a new password' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Say why, in a few words.')
    await expectAccessible(page, 'a reason that is missing')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Called, and knew the last payment.')
    await dialog.getByRole('button', { name: 'Email a link to set a new password' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`${paths.adminAudit}?act=person.mail-sign-in`)
    await expect(page.getByText('Reason: Called, and knew the last payment.')).toBeVisible()
  })
})
