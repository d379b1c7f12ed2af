/**
 * How long somebody waits for the coach, on a phone with a quarter of this machine's speed: from pressing the closed
 * button to its greeting, which fetches the chat's code, and from sending a question to the first words on screen.
 */
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import type { findChromium } from '../../scripts/chromium.ts'

const runs = 5
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
const slowdown = 4

export type CoachWaits = { greetingMs: number; firstWordsMs: number }
type Browser = Awaited<ReturnType<typeof findChromium>>
type Visit = { url: string; browser: Browser; prepare: (context: BrowserContext) => Promise<void> }

/** Medians of five visits, each with nothing kept in the browser. */
export async function measureCoach({ url, browser, prepare }: Visit): Promise<CoachWaits> {
  const { executablePath, env, args } = browser
  const opened = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args })
  const waits: CoachWaits[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await opened.newContext({ ...phone, baseURL: url })
      await prepare(context)
      waits.push(await visit(await context.newPage()))
      await context.close()
    }
  } finally {
    await opened.close()
  }
  return {
    greetingMs: median(waits.map(({ greetingMs }) => greetingMs)),
    firstWordsMs: median(waits.map(({ firstWordsMs }) => firstWordsMs)),
  }
}

async function visit(page: Page): Promise<CoachWaits> {
  const session = await page.context().newCDPSession(page)
  await page.goto('/goals', { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const greetingMs = await page.evaluate(waitFor, {
    press: '[data-bottom-bar] [data-coach-button]',
    seen: '[role=log] p',
  })
  await page.getByLabel('Your message').fill('When will I be debt-free?')
  const words = '[data-question] + div p > span:not(.sr-only, [aria-hidden])'
  const firstWordsMs = await page.evaluate(waitFor, { press: '[role=dialog] [type=submit]', seen: words })
  return { greetingMs, firstWordsMs }
}

/** Runs in the page: presses one thing and waits until another is painted; milliseconds between. */
function waitFor({ press, seen }: { press: string; seen: string }): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const observer = new MutationObserver(() => {
      if (!document.querySelector(seen)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0))
    })
    observer.observe(document.body, { subtree: true, childList: true })
    document.querySelector<HTMLElement>(press)?.click()
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
