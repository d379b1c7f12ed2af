/** What the tests of grants share: papers, an application filled in without the form, and somebody at the desk. */
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import PdfDocument from 'pdfkit'
import consent from '#content/foundation/consent.json' with { type: 'json' }
import { adminGrantPath } from '#web/paths.ts'
import { signInAsAdmin } from './fixtures.ts'
import { waitForScripts } from './drawn-pages.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

/** A bill of three pages. */
const pdf = await threePages()

async function threePages(): Promise<Buffer> {
  const document = new PdfDocument({ compress: false })
  document.text('Amount due: $412.10', { link: 'https://bank.example/pay' })
  document.addPage().text('What was bought').addPage().text('How to pay')
  document.end()
  const pieces: Buffer[] = []
  for await (const piece of document as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

export const paper = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer })

type Filling = { asked: string; story?: string; street?: string; program?: string; age?: number }

/** Stores a whole application for the signed-in person, whose address is confirmed, and sends it. Gives its id. */
export async function sendApplication({ request }: BrowserContext, filling: Filling): Promise<string> {
  const program = filling.program ?? 'emergency'
  const started = await request.post('/api/grants', { data: { program }, headers })
  expect(started.status(), 'the application is started').toBe(200)
  const { id } = (await started.json()) as { id: string }
  const debts = [{ name: 'Rent', kind: 'rent', balance: '9000.00', asked: filling.asked }]
  const data = {
    program,
    householdPeople: 3,
    street: filling.street ?? `${randomInt(100_000)} Oak Street`,
    zip: '43215',
    state: 'OH',
    incomeAmount: '2400.00',
    incomePeriod: 'month',
    age: filling.age ?? 41,
    isSingleParent: false,
    debts,
    story: filling.story ?? 'The plant closed in June.',
  }
  expect((await request.patch(`/api/grants/${id}`, { data, headers })).status()).toBe(200)
  for (const kind of ['bill', 'income']) {
    const url = `/api/grants/${id}/documents?name=${kind}.pdf&kind=${kind}`
    const sent = await request.post(url, {
      data: pdf,
      headers: { ...headers, 'content-type': 'application/pdf' },
    })
    expect(sent.status(), `the ${kind} is kept`).toBe(201)
  }
  const agreed = { consentVersion: consent.version, agreed: true, isTrue: true }
  expect((await request.post(`/api/grants/${id}/submit`, { data: agreed, headers })).status()).toBe(200)
  return id
}

/** A window of one of the two demo admins, with this application open on the desk. */
export async function atDesk(browser: Browser, who: 'admin' | 'reviewer', id: string): Promise<Page> {
  const address = `10.9.${randomInt(256)}.${1 + randomInt(254)}`
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  context.on('page', waitForScripts)
  const page = await context.newPage()
  await signInAsAdmin(page, who)
  await page.goto(adminGrantPath(id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grant: Ruth Bennett')
  return page
}

type Act = { button: string; confirm: string; fill: (dialog: Locator) => Promise<void>; done: string }

/** One act of the desk, by its dialog, and that its result is said. */
export async function act(page: Page, { button, confirm, fill, done }: Act): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByRole('region', { name: 'What you can do' }).getByRole('status')).toHaveText(done)
  await expect(dialog).toHaveCount(0)
}
