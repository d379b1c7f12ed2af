/**
 * Takes the pictures of the app manifest again, from the sandbox's own household on a server of its own:
 * `npm run screenshots`, after a build. What only the sandbox has is left out of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../chromium.ts'
import { freePort, startFreshServer } from '../fresh-server.ts'

const folder = join(import.meta.dirname, '..', '..', 'web', 'public', 'images', 'screens')

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false }
const pictures = [
  { name: 'debts-narrow', path: '/debt-tracker', device: phone },
  { name: 'dashboard-narrow', path: '/dashboard', device: phone },
  { name: 'budget-narrow', path: '/budgeting', device: phone },
  { name: 'debts-wide', path: '/debt-tracker', device: desktop },
  { name: 'dashboard-wide', path: '/dashboard', device: desktop },
]

async function take(browser: Browser, url: string, { name, path, device }: (typeof pictures)[number]) {
  const context = await browser.newContext({ ...device, baseURL: url, reducedMotion: 'reduce' })
  const data = { email: 'pro@demo.jubilee.test', password: 'jubilee-demo' }
  await context.request.post('/api/login', { data, headers: { origin: url } })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('complementary', { name: 'Sandbox' }).evaluate((ribbon) => ribbon.remove())
  await page.evaluate('document.fonts.ready.then(() => true)')
  const session = await context.newCDPSession(page)
  const { width, height } = device.viewport
  const { data: image } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: device.deviceScaleFactor },
  })
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(image, 'base64'))
  await context.close()
}

mkdirSync(folder, { recursive: true })
const { executablePath, env, args } = await findChromium()
const server = await startFreshServer(await freePort())
const browser = await chromium.launch({ executablePath, env, args })
try {
  for (const picture of pictures) await take(browser, server.url, picture)
} finally {
  await browser.close()
  await server.stop()
}
