/**
 * Browser tests: a fresh server with its own database, started once, and a browser found by scripts/chromium.ts.
 * The workers read this file again, so what is chosen once is handed on through the environment.
 */
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { freePort } from './scripts/fresh-server.ts'

process.env['JUBILEE_E2E_PORT'] ??= String(await freePort())
const port = process.env['JUBILEE_E2E_PORT']

/** The last part of the address that the mail provider reports bounces to. */
process.env['MAIL_WEBHOOK_SECRET'] ??= 'e2e-reports-of-the-mail-provider'

/** Of the browser and of the tests: a day that a test names is the one that the screen has. */
const timezone = 'America/New_York'
process.env['TZ'] = timezone
const baseURL = `http://localhost:${port}`
const { executablePath, env, args } = await findChromium()

const named = (...names: string[]) => names.map((name) => `**/${name}.e2e.ts`)

/** With JUBILEE_E2E=all every file runs on both screens; the gate has no time for that (decision 018). */
const runsAll = process.env['JUBILEE_E2E'] === 'all'
/** each takes a server of its own and half a minute */
const journeysOfDesktop = named('bank-confirmation', 'leaving-journey', 'paid-plan-journey')
/** Every screen is on both by every-screen and the lists of routes; these flows are the same on both. */
const onDesktopOnly = named(
  'identity-questions',
  'account-security',
  'new-password',
  'messages',
  'login',
  'legal-and-pricing',
  'gate',
  'pricing',
  'keyboard',
  'guest-purchase',
  'landing',
  'admin-jobs',
  'admin-desk',
  'grants',
  'privacy',
  'ledger',
  'on-paper',
  'course',
  'donations',
  'imports',
)
const onPhoneOnly = named(
  'ai-tools',
  'api-tokens',
  'bank-link',
  'bank-transactions',
  'billing',
  'budget-groups',
  'budgeting',
  'cash',
  'calculators',
  'card-balances',
  'coach',
  'coach-help',
  'cookie-banner',
  'credit-monitor',
  'credit-monitoring',
  'dashboard',
  'dashboard-plans',
  'debt-tracker',
  'disputed-payment',
  'drawn-screens',
  'education',
  'extra-income',
  'failing-cards',
  'first-journey',
  'first-run',
  'first-touch',
  'foundation',
  'goals',
  'leaving-debts',
  'least-interest',
  'letters',
  'nothing-over-text',
  'notices',
  'offers-that-end',
  'offline',
  'one-minimum',
  'private-mode',
  'products',
  'settings',
  'statements',
  'sued',
  'this-month',
  'ways-out',
  'welcome',
  'what-ifs',
)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/sign-in-admins.ts',
  // One more than the two cores of the gate: a test waits for half its time, for the network to be still above all.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Only ends what hangs: a slow machine takes three times as long as a quick one.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: timezone,
    // Only the test of the worker lets one in: the others replace answers, which must all pass by them.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, env, args },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: runsAll ? journeysOfDesktop : [...journeysOfDesktop, ...onDesktopOnly],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: runsAll ? [] : onPhoneOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/fresh-server.ts`,
    url: `${baseURL}/readyz`,
    env: { PORT: port, TZ: 'UTC' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
