/**
 * What every browser test stands on: a page that fails the test on any console error, page error, refused policy
 * or failed request, a network address of its own, and people made through the API.
 */
import { AxeBuilder } from '@axe-core/playwright'
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
} from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawInBrowserWhereStaged, ownOrigin, waitForScripts } from './drawn-pages.ts'

export { expect }

export type Person = { email: string; password: string; firstName: string; lastName: string }

type Fixtures = {
  /** problems this test brings about on purpose */
  expectedProblems: RegExp | null
  /** a new person whose address is confirmed, signed in in this test's context */
  person: Person
}

/** A visitor's first question is who is signed in, and 401 is the answer (spec 7). */
const visitorAnswer = /status of 401.*\/api\/auth\/user/

export const test = base.extend<Fixtures>({
  expectedProblems: [null, { option: true }],

  context: async ({ context, expectedProblems }, give) => {
    // The server takes this machine for its proxy, so limits per address hold for each test alone.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() })
    const problems = watch(context)
    context.on('page', waitForScripts)
    await give(context)
    const allowed = expectedProblems === null ? [visitorAnswer] : [visitorAnswer, expectedProblems]
    expect(
      problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
      'the browser reported no problem',
    ).toEqual([])
  },

  page: async ({ page }, give) => {
    drawInBrowserWhereStaged(page)
    await give(page)
  },

  person: async ({ context }, give) => {
    const person = somebody()
    await signUp(context.request, person)
    // What the form leaves behind: public pages ask who is signed in only where somebody has been.
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('jubilee-known-here', '1')
    })
    await give(person)
  },
})

/** Collects everything a browser complains about while the test runs. */
function watch(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page ends its open requests; that is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`status of ${response.status()}: ${response.url()}`)
  })
  return problems
}

export function ownAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`
}

/** A person nobody has met before. */
export function somebody(): Person {
  return {
    email: `ruth-${randomUUID().slice(0, 12)}@example.test`,
    password: 'seven quiet harbors',
    firstName: 'Ruth',
    lastName: 'Bennett',
  }
}

/** of everybody the sandbox brings along */
const demoPassword = 'jubilee-demo'

export type AdminName = 'admin' | 'reviewer'

/** names the variable in which `sign-in-admins.ts` hands the cookies of both demo admins to the workers */
export const adminSessionsVariable = 'JUBILEE_E2E_ADMIN_SESSIONS'

/** The demo admins' sessions: each code of an app signs in once, so the tests of all workers share what it opened. */
const adminCookies = JSON.parse(process.env[adminSessionsVariable] ?? '{}') as Partial<
  Record<AdminName, Cookie[]>
>

/** when this worker last gave an admin's password again */
const provenAt = new Map<AdminName, number>()

/** Below the fifteen minutes after which an act that is sensitive asks for the password again. */
const PROOF_MS = 10 * 60_000

/**
 * Signs in as one of the two demo admins, with the code that the sandbox tells. The session is shared by the tests:
 * one that ends it signs in by the form instead.
 */
export async function signInAsAdmin(page: Page, name: AdminName = 'admin'): Promise<void> {
  const context = page.context()
  const kept = adminCookies[name]
  if (kept) await context.addCookies(kept)
  if (kept && (await isProven(context.request, name))) return
  await context.clearCookies()
  // The code of the moment may have been used; the next one comes within half a minute.
  const signIn = () => signInWithCode(context.request, name)
  await expect(signIn).toPass({ timeout: 45_000, intervals: [500, 3000] })
  adminCookies[name] = await context.cookies()
  provenAt.set(name, Date.now())
}

/** Whether the shared session still stands. Its password is given again before acts that are sensitive would ask. */
async function isProven(request: APIRequestContext, name: AdminName): Promise<boolean> {
  if (Date.now() - (provenAt.get(name) ?? 0) < PROOF_MS) return (await request.get('/api/auth/user')).ok()
  const data = { password: demoPassword }
  const confirmed = await request.post('/api/account/confirm', { data, headers: { origin: ownOrigin } })
  if (confirmed.ok()) provenAt.set(name, Date.now())
  return confirmed.ok()
}

type Mode = { people: { email: string; codeNow?: string }[] }

/** Both steps of a demo admin's sign-in, without the form. */
export async function signInWithCode(request: APIRequestContext, name: AdminName): Promise<void> {
  const email = `${name}@demo.jubilee.test`
  const headers = { origin: ownOrigin }
  const { people } = (await (await request.get('/api/mode')).json()) as Mode
  const code = people.find((one) => one.email === email)?.codeNow
  const first = await request.post('/api/login', { data: { email, password: demoPassword }, headers })
  expect(first.status(), 'the password is right').toBe(200)
  const second = await request.post('/api/login/code', { data: { code }, headers })
  expect(second.status(), `${email} is signed in`).toBe(200)
}

/** Signs in as a demo person of the sandbox who has no second step. Tests that run beside each other only read there. */
export async function signInAsDemo(
  { request }: BrowserContext,
  name: 'free' | 'pro' | 'premium',
): Promise<void> {
  const data = { email: `${name}@demo.jubilee.test`, password: demoPassword }
  const response = await request.post('/api/login', { data, headers: { origin: ownOrigin } })
  expect(response.status(), `${name} is signed in`).toBe(200)
}

export type NewDebt = {
  name: string
  type: string
  balance: string
  interestRate: string | null
  minimumPayment: string | null
  paymentDueDate?: string
  promotionalRate?: { interestRate: string; endsOn: string }
  deferredInterest?: { interestRate: string; endsOn: string; accrued: string; accruedOn?: string }
}

/** Stores debts for the signed-in person without the form, and that $200 a month above the minimums goes to them. */
export async function storeDebts(context: BrowserContext, debts: NewDebt[]): Promise<void> {
  for (const data of debts) {
    const response = await context.request.post('/api/debts', { data, headers: { origin: ownOrigin } })
    expect(response.status(), `${data.name} is stored`).toBe(201)
  }
  const plan = { order: 'avalanche', extra: 200 }
  const chosen = await context.request.put('/api/debt-plan', { data: plan, headers: { origin: ownOrigin } })
  expect(chosen.status(), 'what a month can go to them is stored').toBe(200)
}

export const threeDebts: NewDebt[] = [
  {
    name: 'Store card',
    type: 'credit_card',
    balance: '1250.00',
    interestRate: '0.2699',
    minimumPayment: '40.00',
  },
  {
    name: 'Car loan',
    type: 'auto_loan',
    balance: '9800.00',
    interestRate: '0.0649',
    minimumPayment: '245.00',
  },
  {
    name: 'Visa card',
    type: 'credit_card',
    balance: '6400.00',
    interestRate: '0.2199',
    minimumPayment: '160.00',
  },
]

/** The cards of the person's debts on My Debts. */
export function debtCards(page: Page): Locator {
  return page.getByRole('region', { name: 'Your accounts' }).getByRole('article')
}

/** Opens the newest mail to this person with this subject, on the server that the page is on. Mail leaves after the answer, so it is waited for. */
export async function openMail(page: Page, to: string, subject: string | RegExp): Promise<void> {
  const mail = page.getByRole('link', { name: subject })
  const origin = page.url().startsWith('http') ? new URL(page.url()).origin : ownOrigin
  await expect(async () => {
    await page.goto(`${origin}/sandbox/mail?to=${encodeURIComponent(to)}`)
    await expect(mail.first()).toBeVisible({ timeout: 250 })
  }).toPass()
  await mail.first().click()
}

/** After the sign-up form: opens the link of its mail. */
export async function openSignUpLink(page: Page, email: string): Promise<void> {
  if (page.url().startsWith('http'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await openMail(page, email, /confirm your email address/)
  await page.getByRole('link', { name: /verify-email/ }).click()
}

type SandboxMail = { mails: { subject: string; text: string }[] }

/** Signs up and opens the mailed link, without the screens. `url` is another server than that of most tests. */
export async function signUp(request: APIRequestContext, person: Person, url = ownOrigin): Promise<void> {
  const headers = { origin: url }
  const asked = await request.post(`${url}/api/register`, { data: person, headers })
  expect(asked.status(), `${person.email} has signed up`).toBe(201)
  const { email } = person
  let token: string | undefined
  await expect(async () => {
    const answer = await request.get(`${url}/sandbox/mail.json?to=${encodeURIComponent(email)}`)
    const texts = ((await answer.json()) as SandboxMail).mails.map(({ text }) => text)
    token = texts.map((text) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
    expect(token).toBeDefined()
  }).toPass({ intervals: [50, 50, 100, 200, 500] })
  const confirmed = await request.post(`${url}/api/email/verify`, { data: { token }, headers })
  expect(await confirmed.json(), `${email} is signed in`).toMatchObject({ isSignedIn: true })
}

/** the rules of WCAG 2.2 AA that look at colours */
const colourRules = ['color-contrast', 'link-in-text-block']
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe without its comments: a page reads it in three quarters of the time. The builder brings its own copy. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

type AxeOptions = Parameters<AxeBuilder['options']>[0]
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Lets axe look at the page. Without frames to speak to it is sent once for each document: it is 650 kB. */
async function askAxe(page: Page, options: AxeOptions): Promise<AxeResults> {
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource }).options(options).analyze()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate((asked) => {
    const { axe } = window as unknown as {
      axe: { run(within: Document, how: AxeOptions): Promise<AxeResults> }
    }
    return axe.run(document, asked)
  }, options)
}

/** Colours change in steps from parent to child: lets frames pass until nothing moves any more. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  }
}

/**
 * Makes the window as high as the page, and answers how high the page is then. A higher window may bring more to the
 * page, so it is asked until it stays. A frame that fills the window under a bar is higher than any window, by the same
 * amount each time: it has stood still too.
 */
async function showWhole(page: Page): Promise<number> {
  const size = page.viewportSize()
  if (!size) return 0
  let { height } = size
  let pageHeight = height
  let above = 0
  let stills = 0
  // Parts that are loaded when they come near make the page grow again: it must have stood still twice.
  for (let look = 0; look < 12 && stills < 2; look += 1) {
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    pageHeight = await heightOf(page)
    stills = pageHeight <= height || pageHeight - height === above ? stills + 1 : 0
    if (stills > 0) {
      await page.waitForTimeout(100)
      continue
    }
    above = pageHeight - height
    height = pageHeight
    await page.setViewportSize({ ...size, height })
  }
  return Math.max(height, pageHeight)
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/**
 * axe finds nothing on the page as it stands, in light and in dark. The window is made as high as the page: what a
 * bar covers until one scrolls is no finding.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize()
  let whole = await showWhole(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settle)
    // Only what it finds is written down. A theme changes colours and nothing else: the other rules are asked once.
    const runOnly: AxeOptions['runOnly'] =
      colorScheme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: colourRules }
    // No rule that is asked reads the style sheets, which axe would fetch once more.
    const options: AxeOptions = { resultTypes: ['violations'], runOnly, preload: { assets: ['media'] } }
    let { violations } = await askAxe(page, options)
    // What came while axe was looking made the page grow under the bars: then it is looked at again, whole.
    if ((await heightOf(page)) > whole) {
      whole = await showWhole(page)
      violations = (await askAxe(page, options)).violations
    }
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('; ')}`,
    )
    expect(found, `axe on ${what}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (size) await page.setViewportSize(size)
}

/** Opens the sign-in screen and waits until it answers: it is HTML before its scripts are there. */
export async function openSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const button = path.includes('tab=create') ? 'Create account' : 'Sign In'
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
}

/** A toast says this. Its text stands in the page a second time, for screen readers. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

/** Presses Undo in the toast, and leaves it: a pointer that rests on a toast holds it there. */
export async function undoByToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.mouse.move(0, 0)
}

/** The cookie banner is answered before the test begins, where the test is about something else. */
export async function answerCookieBanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('cookie-consent', 'essential')
  })
}

/** The operator of this server counts visits: only then there is something to choose. */
export async function countVisits(page: Page): Promise<void> {
  await page.route('**/api/mode', async (route) => {
    const response = await route.fetch()
    const mode = (await response.json()) as Mode
    await route.fulfill({ response, json: { ...mode, hasAnalytics: true } })
  })
}

/** A page scrolls in one direction only: nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}
