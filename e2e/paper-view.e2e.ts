/** Papers of applicants on the desk: shown as pictures of their pages, in a frame that reaches nothing around it. */
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  somebody,
  test,
} from './fixtures.ts'
import { atDesk, sendApplication } from './grants-parts.ts'

// one after the other in one worker: they share the admin's session, since a code signs in only once
test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) => answerCookieBanner(page))

const FRAME = 'Pages of bill.pdf'
const frameOf = (page: Page) => page.frameLocator(`iframe[title="${FRAME}"]`)
const view = (page: Page) => page.getByRole('button', { name: 'View bill.pdf' })

/** The desk with an application that was sent. */
async function openDesk(browser: Browser, applicant: BrowserContext): Promise<Page> {
  await signUp(applicant.request, somebody())
  const admin = await atDesk(browser, 'admin', await sendApplication(applicant, { asked: '500.00' }))
  // The frame is a stranger to our origin, and a header of a test's own would have the browser ask before each file.
  await admin.context().setExtraHTTPHeaders({})
  return admin
}

/** How many points of the page are not white. */
const inkOn = (frame: FrameLocator) =>
  frame.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.filter((value, at) => at % 4 === 0 && value < 128).length
  })

/** What a script in the frame would get of the desk. */
const reachOf = (frame: FrameLocator) =>
  frame.locator('body').evaluate(() => {
    const reads = {
      cookies: () => document.cookie,
      stored: () => localStorage.length,
      desk: () => window.parent.document.body,
    }
    const reached = Object.entries(reads).map(([name, read]) => {
      try {
        return [name, String(read())]
      } catch (error) {
        return [name, error instanceof Error ? error.name : 'thrown']
      }
    })
    return {
      origin: self.origin,
      links: document.querySelectorAll('a').length,
      ...Object.fromEntries(reached),
    }
  })

test('a paper is read page by page, by hand and by keys, and each look is written down', async ({
  context,
  browser,
}) => {
  const admin = await openDesk(browser, context)
  const requests: string[] = []
  admin.on('request', (request) => requests.push(request.url()))
  await view(admin).click()
  const frame = frameOf(admin)
  await expect(admin.getByText('Page 1 of 3')).toBeVisible()
  await expect(frame.getByRole('img', { name: 'Page 1 of 3' })).toBeVisible()
  await expect(frame.getByText('Amount due: $412.10')).toBeAttached()
  expect(await inkOn(frame)).toBeGreaterThan(50)
  expect(await reachOf(frame)).toEqual({
    origin: 'null',
    cookies: 'SecurityError',
    stored: 'SecurityError',
    desk: 'SecurityError',
    links: 0,
  })
  await expectNoSidewaysScroll(admin)

  await admin.getByRole('button', { name: 'Next page' }).click()
  await expect(frame.getByText('What was bought')).toBeAttached()
  await frame.locator('body').press('PageDown')
  await expect(admin.getByText('Page 3 of 3')).toBeVisible()
  await expect(frame.getByText('How to pay')).toBeAttached()
  await expect(admin.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await admin.getByRole('button', { name: 'Previous page' }).press('PageUp')
  await expect(frame.getByRole('img', { name: 'Page 2 of 3' })).toBeVisible()

  const width = async () => (await frame.locator('canvas').boundingBox())?.width ?? 0
  const before = await width()
  await frame.locator('body').press('+')
  await expect.poll(width).toBeCloseTo(before * 1.5, -1)
  await expectAccessible(admin, 'a paper that is looked at')

  await frame.locator('body').press('Escape')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(view(admin)).toBeFocused()
  expect(requests.filter((url) => url.includes('/documents/'))).toHaveLength(1)
  await admin.goto('/admin/audit')
  await expect(admin.getByText(/^Read document /).first()).toBeVisible()
  await admin.context().close()
})

test('a picture is shown, and what cannot be shown is said and can be tried again', async ({
  context,
  browser,
}) => {
  const admin = await openDesk(browser, context)
  const picture = await admin.screenshot()
  const answers = [
    { contentType: 'application/pdf', body: 'no paper at all' },
    { contentType: 'image/png', body: picture },
  ]
  await admin.route('**/api/admin/grants/*/documents/*', (route) => route.fulfill(answers.shift() ?? {}))
  await view(admin).click()
  await expect(admin.getByRole('alert')).toContainText('This paper cannot be shown here.')
  await admin.getByRole('button', { name: 'Try again' }).click()
  await expect(admin.getByText('Page 1 of 1')).toBeVisible()
  await expect(frameOf(admin).getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  expect(await inkOn(frameOf(admin))).toBeGreaterThan(50)
  await admin.context().close()
})
