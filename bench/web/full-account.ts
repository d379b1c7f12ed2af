/**
 * `npm run bench:screens`: a person with 60 debts, 80 categories, 40 goals and 600 scores opens every screen.
 * Prints the median time until the screen can be used: its heading is there, no skeleton is left in the window, and the
 * browser has answered the next task.
 */
import { cpus } from 'node:os'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { gatedPaths } from '#web/paths.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'
import { buildWeb, webBuildIsFresh } from '../../scripts/web-build.ts'
import { signUp } from './sign-up.ts'

const RUNS = 5
const LIMIT_MS = 1000
const counts = { debts: 60, categories: 80, goals: 40, scores: 600 }

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

if (!webBuildIsFresh()) await buildWeb()
const { executablePath, env, args } = await findChromium()
const server = await startFreshServer(await freePort())
const browser = await chromium.launch({ executablePath, env, args })
let misses = 0
try {
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, medians of ${RUNS}`)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  await fillAccount(context)
  const page = await context.newPage()
  for (const path of gatedPaths) misses += printScreen(path, await measure(page, path))
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = misses === 0 ? 0 : 1

function printScreen(path: string, times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const isOver = !(median <= LIMIT_MS)
  console.log(
    `${path.padEnd(22)} median ${median.toFixed(0).padStart(5)} ms   slowest ${(sorted.at(-1) ?? 0).toFixed(0).padStart(5)} ms   limit ${LIMIT_MS} ms${isOver ? '  MISSED' : ''}`,
  )
  return isOver ? 1 : 0
}

async function measure(page: Page, path: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank')
    const start = performance.now()
    await page.goto(server.url + path, { waitUntil: 'commit' })
    // Further down a part may wait until it comes near.
    await page.waitForFunction(() => {
      const waiting = [...document.querySelectorAll('[class*="breathe"]')]
      const isDone = waiting.every((part) => part.getBoundingClientRect().top >= innerHeight)
      return document.querySelector('main h1') !== null && isDone
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    times.push(performance.now() - start)
  }
  return times
}

async function fillAccount(context: BrowserContext): Promise<void> {
  const headers = { origin: server.url }
  const send = async (path: string, data: object) => {
    const answer = await context.request.post(`${server.url}${path}`, { data, headers })
    if (answer.status() !== 201)
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
  await signUp(context, server.url, 'full@example.test')
  for (const index of numbers(counts.debts)) {
    await send('/api/debts', {
      name: `Debt ${index + 1}`,
      type: 'credit_card',
      balance: `${500 + index * 137}.00`,
      interestRate: `0.${1200 + index * 20}`,
      minimumPayment: `${20 + index * 3}.00`,
    })
  }
  for (const index of numbers(counts.categories))
    await send('/api/budget-categories', {
      name: `Category ${index + 1}`,
      budgetAmount: '100',
      spentAmount: '40',
    })
  for (const index of numbers(counts.goals))
    await send('/api/goals', { title: `Goal ${index + 1}`, targetAmount: '900', currentAmount: '120' })
  const today = Date.now()
  for (const index of numbers(counts.scores)) {
    const recordedAt = new Date(today - index * 86_400_000).toISOString().slice(0, 10)
    await send('/api/credit-scores', { score: 600 + (index % 200), recordedAt, bureau: 'experian' })
  }
}
