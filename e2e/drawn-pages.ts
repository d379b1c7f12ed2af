/** How tests open screens that the server draws. */
import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { adminPaths, gatedPaths, openPaths } from '#web/paths.ts'

/** Where the tests' own server is; the configuration chooses the port. */
export const ownOrigin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

const isScreenBehindGate = ({ origin, pathname }: URL) =>
  origin === ownOrigin &&
  [...gatedPaths, ...openPaths, ...adminPaths].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )

/** A screen loads its code at the first sign of a person, and React marks what it has taken over. */
function isTakenOver(): boolean {
  if (!('__reactRouterContext' in globalThis)) return true
  dispatchEvent(new Event('pointermove'))
  const heading = document.querySelector('h1')
  return heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
}

/**
 * The server draws a screen with what it reads itself, at its own time: where a test puts another answer or another time
 * in their place, the browser draws, from the empty frame.
 */
export function drawInBrowserWhereStaged(page: Page): void {
  const route = page.route.bind(page)
  let isStaged = false
  async function stage(): Promise<void> {
    if (isStaged) return
    isStaged = true
    await route(isScreenBehindGate, async (screen) => {
      if (!screen.request().isNavigationRequest()) return screen.fallback()
      await screen.fulfill({ response: await screen.fetch({ url: `${ownOrigin}/index.html` }) })
    })
  }
  page.route = async (url, ...rest) => {
    if (typeof url === 'string' && url.includes('/api/')) await stage()
    return route(url, ...rest)
  }
  const setFixedTime = page.clock.setFixedTime.bind(page.clock)
  page.clock.setFixedTime = async (time) => {
    await stage()
    return setFixedTime(time)
  }
  const install = page.clock.install.bind(page.clock)
  page.clock.install = async (options) => {
    await stage()
    return install(options)
  }
}

/** A page that is drawn can be seen before its scripts hear what is pressed. */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  async function untilTakenOver(): Promise<void> {
    // A page whose scripts a test holds back is used as it is.
    for (let tries = 0; tries < 100; tries += 1) {
      if (await page.evaluate(isTakenOver).catch(() => true)) return
      await wait(50)
    }
  }
  page.goto = async (...given) => {
    const response = await goto(...given)
    if (response?.headers()['content-type']?.startsWith('text/html')) await untilTakenOver()
    return response
  }
  page.reload = async (...given) => {
    const response = await reload(...given)
    await untilTakenOver()
    return response
  }
}

/** The reads of the API that a page makes from now on. */
export function watchReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/')
    if (isRead || pathname.endsWith('.data')) reads.push(pathname)
  })
  return reads
}
