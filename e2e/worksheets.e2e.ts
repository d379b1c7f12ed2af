import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Presses a sheet's button: the name of the file that is saved, and what its first page says. */
async function save(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  const loading = getDocument({ data: new Uint8Array(await readFile(await file.path())), verbosity: 0 })
  const first = await (await loading.promise).getPage(1)
  const { items } = await first.getTextContent()
  await loading.destroy()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { name: file.suggestedFilename(), text: text.replaceAll(/\s+/g, ' ') }
}

test('a visitor saves an empty sheet in Spanish', async ({ page }) => {
  await page.goto(paths.education)
  await page.getByRole('link', { name: 'See the worksheets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Worksheets' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'My own records' })).toHaveCount(0)
  expect(await save(page, 'Download PDF: Debt list')).toMatchObject({
    name: 'jubilee-debt-list.pdf',
    text: expect.stringContaining('Write down every debt'),
  })
  await page.getByRole('main').getByText('Español').click()
  await expect(page).toHaveURL(/lang=es/)
  await expectAccessible(page, 'the worksheets of a visitor')
  await expectNoSidewaysScroll(page)
  const sheet = await save(page, 'Descargar PDF: Registro de llamadas')
  expect(sheet.name).toBe('jubilee-call-log-es.pdf')
  expect(sheet.text).toContain('Llene un cuadro por cada llamada')
})

test('a person saves a sheet with their own debts on it', async ({ page, context, person }) => {
  await storeDebts(context, [
    {
      name: 'Tarjeta Peña',
      type: 'credit_card',
      balance: '4321.09',
      interestRate: '0.2',
      minimumPayment: '86.42',
    },
  ])
  await page.goto(paths.worksheets)
  await page.getByText('My own records').click()
  const sheet = await save(page, 'Download PDF: Debt list')
  expect(sheet.text, person.email).toMatch(/Tarjeta Peña \$4,321\.09 .*\$86\.42/)
  await page.getByText('Empty lines').click()
  expect((await save(page, 'Download PDF: Debt list')).text).not.toContain('Peña')
  await expectAccessible(page, 'the worksheets of a person')
})

test.describe('without an answer', () => {
  test.use({ expectedProblems: /status of 500/ })

  test('a sheet that could not be made says so, and comes at the next press', async ({ page }) => {
    await page.goto(paths.worksheets)
    await page.route('**/api/worksheets/**', (route) => route.fulfill({ status: 500, body: 'out' }))
    await page.getByRole('button', { name: 'Download PDF: Call log' }).click()
    await expect(
      page.getByText('The sheet could not be made. Nothing was lost. Please try again.'),
    ).toBeVisible()
    await page.unroute('**/api/worksheets/**')
    expect((await save(page, 'Download PDF: Call log')).name).toBe('jubilee-call-log.pdf')
    await expect(page.getByText('The sheet could not be made.')).toHaveCount(0)
  })
})
