/** One page under Lighthouse with its mobile settings, several times over; the medians. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright-core'
import * as z from 'zod/mini'
import type { Chromium } from '../../scripts/chromium.ts'

export type PageFigures = {
  /** scores from 0 to 100 */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  cls: number
  tbtMs: number
  /** kilobytes (1,000 bytes) of compressed scripts, as they lie in the build */
  javascriptKb: number
  /** how many files those are */
  scriptFiles: number
  /** everything that crosses the wire, headers included */
  totalKb: number
}

export type PageAudit = { figures: PageFigures; failedAudits: string[] }

type Visit = {
  url: string
  runs: number
  browser: Chromium
  /** makes the browser a signed-in one, where the page needs that */
  prepare?: (context: BrowserContext) => Promise<void>
  /** measured after a visit in the same browser, with what that one left in its cache */
  isSecond?: true
}

const clientDirectory = join(import.meta.dirname, '../../build/client')

const networkItems = z.object({
  items: z.array(
    z.object({ url: z.string(), transferSize: z.number(), resourceType: z.optional(z.string()) }),
  ),
})

/** Measures a page `runs` times, each in a browser of its own, and gives the median of each figure. */
export async function auditPage(visit: Visit): Promise<PageAudit> {
  const all: PageAudit[] = []
  for (let run = 0; run < visit.runs; run += 1) all.push(await auditOnce(visit))
  const middle = (figure: keyof PageFigures) => median(all.map(({ figures }) => figures[figure]))
  const figures = {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcpMs: middle('lcpMs'),
    cls: middle('cls'),
    tbtMs: middle('tbtMs'),
    javascriptKb: middle('javascriptKb'),
    scriptFiles: middle('scriptFiles'),
    totalKb: middle('totalKb'),
  }
  return { figures, failedAudits: all.at(-1)?.failedAudits ?? [] }
}

async function auditOnce({ url, browser, prepare, isSecond }: Visit): Promise<PageAudit> {
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless=new', ...browser.args],
    envVars: browser.env,
    logLevel: 'error',
  })
  try {
    if (prepare) await inBrowser(chrome, prepare)
    if (isSecond) await inBrowser(chrome, (context) => visitOnce(context, url))
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      // A session that was just made, and what a first visit left, have to live through this one.
      disableStorageReset: prepare !== undefined || isSecond === true,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return { figures: figuresOf(result.lhr), failedAudits: failedAuditsOf(result.lhr) }
  } finally {
    chrome.kill()
  }
}

async function inBrowser(chrome: LaunchedChrome, act: NonNullable<Visit['prepare']>): Promise<void> {
  const control = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const context = control.contexts()[0]
  if (!context) throw new Error('The browser has no context to sign in.')
  await act(context)
  await control.close()
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function figuresOf(report: Report): PageFigures {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const { items } = networkItems.parse(report.audits['network-requests']?.details)
  const scripts = items.filter((item) => item.resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptFiles: scripts.length,
    javascriptKb: kilobytes(scripts.map((item) => compressedSize(item.url) ?? item.transferSize)),
    totalKb: kilobytes(items.map((item) => item.transferSize)),
  }
}

function kilobytes(sizes: number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** The size of the brotli file behind this address, in bytes; undefined where there is no such file. */
function compressedSize(address: string): number | undefined {
  return statSync(`${clientDirectory}${new URL(address).pathname}.br`, { throwIfNoEntry: false })?.size
}

/** What fails in accessibility, best practices and SEO. */
function failedAuditsOf(report: Report): string[] {
  const watched = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => report.categories[category]?.auditRefs ?? [],
  )
  return watched.filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0).map(({ id }) => id)
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
