/**
 * `npm run bench:web`: builds, starts a server of its own and prints how the pages do under Lighthouse's mobile
 * settings, with the machine. What is over a limit of the specification is marked, and the exit status says so.
 */
import { cpus, totalmem } from 'node:os'
import type { BrowserContext } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import { freePort, startFreshServer } from '../../scripts/fresh-server.ts'
import { buildWeb, webBuildIsFresh } from '../../scripts/web-build.ts'
import { checkAssets } from './asset-check.ts'
import { measureCoach, type CoachWaits } from './first-words.ts'
import { auditPage, type PageAudit, type PageFigures } from './page-audit.ts'
import { publicPages } from './public-pages.ts'
import { signUp } from './sign-up.ts'

type Limits = Partial<Record<keyof PageFigures, number>>

const runs = 5
const everything: Limits = { accessibility: 100, bestPractices: 100, seo: 100, cls: 0.02 }
const landingLimits: Limits = { ...everything, performance: 95, lcpMs: 1400, javascriptKb: 140 }
const loginLimits: Limits = { ...everything, lcpMs: 1800 }
const openLimits: Limits = { ...everything, lcpMs: 1800, javascriptKb: 155 }
const screenLimits: Limits = { cls: 0.02, lcpMs: 1800, javascriptKb: 145, scriptFiles: 12 }
const dashboardLimits: Limits = { ...screenLimits, tbtMs: 150 }
const secondLimits: Limits = { lcpMs: 1000 }
const coachLimits: CoachWaits = { greetingMs: 1000, firstWordsMs: 1000 }
const higherIsBetter = new Set<keyof PageFigures>(['performance', 'accessibility', 'bestPractices', 'seo'])

const names: [keyof PageFigures, string][] = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['bestPractices', 'best practices'],
  ['seo', 'SEO'],
  ['lcpMs', 'LCP, ms'],
  ['cls', 'CLS'],
  ['tbtMs', 'TBT, ms'],
  ['javascriptKb', 'JavaScript, kB'],
  ['scriptFiles', 'in files'],
  ['totalKb', 'everything, kB'],
]

if (!webBuildIsFresh()) await buildWeb()
const browser = await findChromium()
const server = await startFreshServer(await freePort())
let misses = 0
try {
  printMachine()
  for (const [page, limits] of [
    ['/landing', landingLimits],
    ['/login', loginLimits],
    ['/education', openLimits],
    ['/education/21', openLimits],
    ['/foundation/ledger', openLimits],
  ] as const) {
    const audit = await auditPage({ url: server.url + page, runs, browser })
    misses += printAudit(page, audit, limits)
  }
  misses += await auditPublicPages(server.url)
  const withTenDebts = (context: BrowserContext) => signInWithTenDebts(context, server.url)
  const asDemoPerson = (context: BrowserContext) => signInAsDemoPerson(context, server.url)
  for (const [page, limits, prepare] of [
    ['/dashboard', dashboardLimits, asDemoPerson],
    ['/debt-tracker', screenLimits, withTenDebts],
    ['/budgeting', screenLimits, asDemoPerson],
    ['/goals', screenLimits, asDemoPerson],
    ['/credit-monitor', screenLimits, asDemoPerson],
    ['/education', screenLimits, asDemoPerson],
  ] as const) {
    const audit = await auditPage({ url: server.url + page, runs, browser, prepare })
    misses += printAudit(prepare === withTenDebts ? `${page} with 10 debts` : page, audit, limits)
  }
  const second = {
    url: `${server.url}/dashboard`,
    runs,
    browser,
    prepare: asDemoPerson,
    isSecond: true,
  } as const
  misses += printAudit('/dashboard, second visit', await auditPage(second), secondLimits)
  misses += printCoach(await measureCoach({ url: server.url, browser, prepare: asDemoPerson }))
  const screens = ['/landing', '/login', '/debt-tracker', '/dashboard', '/budgeting']
  const { assets, pages, problems } = await checkAssets(server.url, screens)
  console.log(`\nserving: ${assets} assets and ${pages} pages asked for, ${problems.length} problems`)
  for (const problem of problems) console.log(`  ${problem}`)
  misses += problems.length
} finally {
  await server.stop()
}
console.log(misses === 0 ? '\nEvery limit holds.' : `\n${misses} over the limit.`)
process.exitCode = misses === 0 ? 0 : 1

function printMachine(): void {
  const [first] = cpus()
  const memoryGb = (totalmem() / 1e9).toFixed(0)
  console.log(
    `${first?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.version}, medians of ${runs}`,
  )
}

/** Prints a page's figures beside their limits and gives how many limits it misses. */
function printAudit(page: string, { figures, failedAudits }: PageAudit, limits: Limits): number {
  console.log(`\n${page}`)
  let missed = 0
  for (const [key, name] of names) {
    const limit = limits[key]
    const value = figures[key]
    const isMissed = limit !== undefined && (higherIsBetter.has(key) ? value < limit : value > limit)
    if (isMissed || Number.isNaN(value)) missed += 1
    const bound = limit === undefined ? '' : `${higherIsBetter.has(key) ? 'at least' : 'at most'} ${limit}`
    const shown = key === 'cls' ? value.toFixed(3) : value.toFixed(0)
    console.log(`  ${name.padEnd(16)}${shown.padStart(8)}  ${bound}${isMissed ? '  MISSED' : ''}`)
  }
  if (failedAudits.length > 0) console.log(`  not met: ${failedAudits.join(', ')}`)
  return missed
}

/** What does not vary from visit to visit, of every public page: once each. Gives how many limits are missed. */
async function auditPublicPages(url: string): Promise<number> {
  const pages = await publicPages(url)
  console.log(`\naccessibility, best practices and SEO of ${pages.length} public pages, at least 100`)
  let missed = 0
  for (const page of pages) {
    const { figures, failedAudits } = await auditPage({ url: url + page, runs: 1, browser })
    const scores = [figures.accessibility, figures.bestPractices, figures.seo]
    const below = scores.filter((score) => score < 100).length
    missed += below
    const faults = below > 0 ? `  MISSED: ${failedAudits.join(', ')}` : ''
    console.log(`  ${page.padEnd(28)}${scores.map((score) => String(score).padStart(5)).join('')}${faults}`)
  }
  return missed
}

/** Prints how long the coach lets one wait, and gives how many limits that misses. */
function printCoach(waits: CoachWaits): number {
  console.log('\nthe coach, on a phone of a quarter of this speed')
  let missed = 0
  for (const [key, name] of [
    ['greetingMs', 'greeting, ms'],
    ['firstWordsMs', 'first words, ms'],
  ] as const) {
    const isMissed = !(waits[key] <= coachLimits[key])
    if (isMissed) missed += 1
    const shown = waits[key].toFixed(0).padStart(8)
    console.log(`  ${name.padEnd(16)}${shown}  at most ${coachLimits[key]}${isMissed ? '  MISSED' : ''}`)
  }
  return missed
}

async function signInAsDemoPerson(context: BrowserContext, url: string): Promise<void> {
  const data = { email: 'pro@demo.jubilee.test', password: 'jubilee-demo' }
  const answer = await context.request.post(`${url}/api/login`, { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

async function signInWithTenDebts(context: BrowserContext, url: string): Promise<void> {
  const headers = { origin: url }
  await signUp(context, url, `bench-${Date.now()}@example.test`)
  for (let index = 1; index <= 10; index += 1) {
    const debt = {
      name: `Card ${index}`,
      type: 'credit_card',
      balance: `${900 + index * 650}.00`,
      interestRate: `0.${1399 + index * 120}`,
      minimumPayment: `${25 + index * 14}.00`,
    }
    const stored = await context.request.post(`${url}/api/debts`, { data: debt, headers })
    if (stored.status() !== 201) throw new Error(`Storing a debt answered ${stored.status()}.`)
  }
}
