/** Files brought in: a CSV with its questions, a second time with what is there, an OFX file, debts, and all taken back. */
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
} from './fixtures.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

/** Days of this month's past: the tests' days are the machine's. */
function day(ago: number): { us: string; ofx: string } {
  const iso = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const [year, month, date] = iso.split('-')
  return { us: `${month}/${date}/${year}`, ofx: `${year}${month}${date}` }
}

// Thirteen rows of two weeks: one of them tells which number is the month.
const days = Array.from({ length: 13 }, (_, ago) => day(ago + 1).us)
const cardCsv = [
  'Trans. Date,Post Date,Description,Amount,Category',
  `${days[0]},${days[0]},CORNER CAFE #12,6.75,Food`,
  `${days[0]},${days[0]},CORNER CAFE #12,6.75,Food`,
  `${days[1]},${days[1]},INTERNET PAYMENT - THANK YOU,-100.00,Payments`,
  // One has a long number without a blank, as banks write them.
  ...days
    .slice(2)
    .map((on, at) => `${on},${on},GREEN GROCER ${at}${'0'.repeat(at === 9 ? 80 : 0)},2${at}.00,Food`),
  'soon,,NO DAY,1.00,',
].join('\n')

const ofx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day(3).ofx}<TRNAMT>-80.10<FITID>1<NAME>SHOE SHED</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day(4).ofx}<TRNAMT>900.00<FITID>2<NAME>ACME PAYROLL</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

const usDay = (ago: number) => day(ago).us.replace(/\/(\d{4})$/, (_, year: string) => `'${year.slice(2)}`)
const qif = [
  '!Type:CCard',
  `D${usDay(3)}`,
  'T-1,080.10',
  'PSHOE SHED',
  'LClothing',
  '^',
  `D${usDay(14)}`,
  'T-81.20',
  'PMARKET HALL',
  'SHousehold',
  '$-30.00',
  'SFood',
  '$-51.20',
  '^',
  'Dsoon',
  'T-1.00',
  'PNO DAY',
  '^',
].join('\n')

const mintHead =
  '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"'
const mintRow = (ago: number, name: string, rest: string) =>
  `"${day(ago).us}","${name}","${name}",${rest},"Card","",""`
const mintCsv = [
  mintHead,
  mintRow(1, 'Kroger', '"66.86","debit","Groceries"'),
  mintRow(2, 'Northwind', '"1890.00","credit","Paycheck"'),
  mintRow(3, 'Blue Visa', '"250.00","debit","Credit Card Payment"'),
  mintRow(14, 'Blue Star', '"8.25","debit","Coffee Shops"'),
].join('\n')

const debtsCsv = [
  'Debt Reduction Calculator,,,',
  'Creditor,Balance,Interest Rate,Min Payment',
  'Blue Visa,"$3,410.55",22.99%,$105.00',
  'Store card,820.00,29.99%,35.00',
  'Uncle,500,,',
  'Total,4730.55,,140.00',
].join('\n')

const balancesCsv = [
  'Date,Balance,Account',
  '2026-11-14,-820.00,Chase Freedom',
  '2026-11-13,-900.00,Chase Freedom',
  '2026-11-14,2100.00,Chase Checking',
].join('\n')

const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const choose = (page: Page, name: string, text: string | Buffer) =>
  page.getByLabel(/Choose (a|another) file/).setInputFiles(file(name, text))

async function storeCategory(context: BrowserContext, name: string): Promise<void> {
  const data = { name, budgetAmount: '500' }
  const response = await context.request.post('/api/budget-categories', { data, headers })
  expect(response.status()).toBe(201)
}

/** Calls that send, while a file is only looked at. */
function watchSending(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

/** Names without a blank break, and push nothing off a phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  if (before) await page.setViewportSize(before)
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test('a CSV is looked at, turned the right way, imported once, sorted and undone', async ({
  page,
  context,
  person,
}) => {
  await storeCategory(context, 'Groceries')
  await page.goto(paths.budgeting)
  await page.getByRole('link', { name: 'Import transactions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import transactions' })).toBeVisible()
  const sent = watchSending(page)
  await choose(page, 'november.csv', cardCsv)

  const sign = page.getByRole('group', { name: 'In your file, is money you spent written with a minus?' })
  await expect(sign.getByRole('radio', { name: 'No, without' })).toBeChecked()
  const words = page.getByRole('list', { name: 'So your file says' })
  await expect(words).toContainText('you spent $6.75: CORNER CAFE #12.')
  await expect(words).toContainText('you got $100.00: INTERNET PAYMENT - THANK YOU.')
  await sign.getByText('Yes, with a minus').click()
  await expect(words).toContainText('you got $6.75: CORNER CAFE #12.')
  await sign.getByText('No, without').click()
  const rows = page.getByRole('list', { name: 'Transactions in this file' })
  await expect(rows.getByRole('listitem')).toHaveCount(14)
  await expect(page.getByText('1 row left out')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectFitsPhone(page)
  await expectAccessible(page, 'a file before it is imported')
  expect(sent, 'nothing is sent before Import is pressed').toEqual([])

  await page.getByRole('button', { name: 'Import 14 transactions' }).click()
  await expect(page.getByRole('heading', { name: 'november.csv is in' })).toBeFocused()
  const lines = page.getByRole('list', { name: 'Imported transactions' })
  await expect(page.getByText('To sort (13)')).toBeVisible()
  const select = lines.getByRole('combobox', { name: /GREEN GROCER 0/ })
  await select.selectOption('Groceries')
  await lines.getByRole('button', { name: 'Always put this merchant in Groceries' }).click()
  await expect(page.getByText('To sort (2)')).toBeVisible()
  await expect(select).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectFitsPhone(page)
  await expectAccessible(page, 'an import to sort')

  // The same file again: everything is here.
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, 'again.csv', `${cardCsv}\n${days[0]},${days[0]},CORNER CAFE #12,6.75,Food`)
  await expect(page.getByText('14 rows of it are here already and will be left out.')).toBeVisible()
  await expect(rows.getByText('Here already')).toHaveCount(14)
  await page.getByRole('button', { name: 'Import 1 transaction' }).click()
  await expect(
    page.getByText(/1 transaction from .* 14 left out, because they were here already\./),
  ).toBeVisible()

  // Undone, the first import takes its spending along; what was sorted by hand is named before.
  await page.getByRole('button', { name: 'Undo this import: november.csv' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect(dialog).toContainText('This takes back 14 transactions, and 11 of them leave your budget.')
  await expect(dialog).toContainText('You changed one since: GREEN GROCER 0')
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo this import: november.csv' })).toHaveCount(0)
  await page.goto(paths.budgeting)
  await expect(page.getByRole('article', { name: 'Groceries' })).toContainText('$500 left')
  expect(person.email).not.toBe('')
})

test('a file that takes long can be stopped, and another is read after it', async ({ page, person }) => {
  await page.goto(paths.budgetImport)
  // The reader never comes, as if it were busy forever.
  await page.route(/read-file\.worker/, () => {})
  await choose(page, 'bank.qfx', ofx)
  await expect(page.getByText('Reading your file…')).toBeVisible()
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect(page.getByText('Reading your file…')).toHaveCount(0)
  await page.unroute(/read-file\.worker/)
  await choose(page, 'bank.qfx', ofx)
  await expect(page.getByRole('button', { name: 'Import 2 transactions' })).toBeVisible()
  expect(person.email).not.toBe('')
})

test('an OFX file says everything itself', async ({ page, person }) => {
  await page.goto(paths.budgetImport)
  const worker = page.waitForEvent('worker')
  await choose(page, 'bank.qfx', ofx)
  expect((await worker).url()).toContain('read-file.worker')
  await expect(page.getByRole('group', { name: /written with a minus/ })).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Transactions in this file' })
  await expect(rows.getByRole('listitem').filter({ hasText: 'ACME PAYROLL' })).toContainText('+$900.00')
  // By keyboard from here on.
  await page.getByRole('button', { name: 'Import 2 transactions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'bank.qfx is in' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo this import: bank.qfx' })).toBeFocused()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' })
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Choose a file')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toHaveCount(0)
  expect(person.email).not.toBe('')
})

test('a QIF file is read with its splits, and what is left out is listed with its reason', async ({
  page,
  person,
}) => {
  await page.goto(paths.budgetImport)
  await choose(page, 'quicken.qif', qif)
  await expect(page.getByRole('group', { name: /written with a minus/ })).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Transactions in this file' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'SHOE SHED' })).toContainText('$1,080.10')
  await expect(rows.filter({ hasText: 'MARKET HALL' })).toHaveCount(2)
  await page.getByText('1 row left out').click()
  await expect(page.getByText('Row 4, “soon · NO DAY · -1.00”: It has no day we can read.')).toBeVisible()
  await expectFitsPhone(page)
  await expectAccessible(page, 'a QIF file before it is imported')
  await page.getByRole('button', { name: 'Import 3 transactions' }).click()
  await expect(page.getByRole('heading', { name: 'quicken.qif is in' })).toBeFocused()
  expect(person.email).not.toBe('')
})

test('the categories of another app are offered, edited, made, and remembered for the next file', async ({
  page,
  person,
}) => {
  await page.goto(paths.budgetImport)
  const sent = watchSending(page)
  await choose(page, 'mint.csv', mintCsv)
  const offered = page.getByRole('list', { name: 'Categories in this file' }).getByRole('listitem')
  await expect(offered).toHaveCount(3)
  const goesTo = (name: string) => page.getByRole('combobox', { name: `Goes to for ${name}` })
  await expect(goesTo('Credit Card Payment')).toHaveValue('none')
  await expect(goesTo('Groceries')).toHaveValue('new')
  await expect(offered.filter({ hasText: 'Groceries' })).toContainText('Starts with')
  const name = page.getByRole('textbox', { name: 'Name for Coffee Shops' })
  await name.fill('')
  await page.getByRole('button', { name: 'Import 4 transactions' }).click()
  await expect(
    page.getByText('Give each new category a name first. Nothing was brought in yet.'),
  ).toBeVisible()
  await expect(name).toHaveAccessibleDescription(/Give this category a name\./)
  await name.fill('Coffee')
  await expectNoSidewaysScroll(page)
  await expectFitsPhone(page)
  await expectAccessible(page, 'the categories of a file')
  expect(sent, 'nothing is sent before Import is pressed').toEqual([])
  await page.getByRole('button', { name: 'Import 4 transactions' }).click()
  await expect(page.getByRole('heading', { name: 'mint.csv is in' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'mint.csv is in' }).locator('..')).toContainText(
    '2 in your budget',
  )

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(page, 'next.csv', [mintHead, mintRow(13, 'Cafe', '"4.00","debit","Coffee Shops"')].join('\n'))
  await expect(goesTo('Coffee Shops').locator('option:checked')).toHaveText('Coffee')
  await page.goto(paths.budgeting)
  await expect(page.getByRole('article', { name: 'Coffee' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Groceries' })).toBeVisible()
  expect(person.email).not.toBe('')
})

test('a file that is none says what it is, and what to choose', async ({ page, person }) => {
  await page.goto(paths.budgetImport)
  const alert = page.getByRole('alert')
  for (const [name, text, sentence] of [
    ['empty.csv', '', 'This file is empty.'],
    ['statement.pdf', '%PDF-1.7', 'This is a PDF, which we cannot read.'],
    ['book.xlsx', 'PK\u0003\u0004', 'This is a spreadsheet or a zip.'],
    ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'This file is not text'],
    ['cut.ofx', ofx.slice(0, 200), 'We could not read this file.'],
    ['long.csv', `Date,Amount\n${`${days[0]},1.00\n`.repeat(100_000)}`, 'This file has 100,001 rows.'],
    ['letter.csv', 'Dear bank,\nplease send my rows', 'We found no transactions in this file.'],
  ] as const) {
    await choose(page, name, text)
    await expect(alert.filter({ hasText: sentence })).toContainText('Nothing was brought in.')
  }
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  expect(person.email).not.toBe('')
})

test('debts of another planner are shown with what they lack, added, and undone', async ({
  page,
  context,
  person,
}) => {
  const store = {
    name: 'Store Card',
    type: 'credit_card',
    balance: '800.00',
    interestRate: null,
    minimumPayment: null,
  }
  await storeDebts(context, [store])
  await page.goto(paths.debtTracker)
  await page.getByRole('link', { name: 'Import debts' }).click()
  const sent = watchSending(page)
  const rows = page.getByRole('list', { name: 'Debts in this file' }).getByRole('listitem')
  await choose(page, 'long.csv', `Name,Balance\n${'W'.repeat(80)},9999999.99`)
  await expect(rows).toHaveCount(1)
  await expectFitsPhone(page)
  await choose(page, 'balances.csv', balancesCsv)
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Chase Freedom' }).getByRole('checkbox')).toBeChecked()
  await expect(rows.filter({ hasText: 'Chase Checking' })).toContainText('Looks like your own money')
  await expect(rows.filter({ hasText: 'Chase Checking' }).getByRole('checkbox')).not.toBeChecked()
  await page.getByText('1 row left out').click()
  await expect(page.getByText(/It is an older balance of the same account\./)).toBeVisible()
  await expectFitsPhone(page)
  await choose(page, 'debts.csv', debtsCsv)
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Store card' })).toContainText('A debt of this name is here already')
  await expect(rows.filter({ hasText: 'Store card' }).getByRole('checkbox')).not.toBeChecked()
  await expect(rows.filter({ hasText: 'Uncle' })).toContainText('Missing: rate, minimum payment')
  await rows.filter({ hasText: 'Uncle' }).getByRole('combobox').selectOption('Personal loan')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'debts before they are imported')
  expect(sent, 'nothing is sent before Import is pressed').toEqual([])
  await page.getByRole('button', { name: 'Import 2 debts' }).click()
  await expect(page.getByRole('heading', { name: '2 debts added' })).toBeFocused()
  await page.getByRole('link', { name: 'See them in My Debts' }).click()
  await expect(page.getByRole('article', { name: 'Blue Visa' })).toContainText('22.99%')
  await expect(page.getByRole('article', { name: 'Uncle' })).toBeVisible()
  await page.getByRole('link', { name: 'Import debts' }).click()
  await page.getByRole('button', { name: 'Undo this import: debts.csv' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect(dialog).toContainText('This removes 2 debts that came from this file')
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toHaveCount(0)
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('article', { name: 'Store Card' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Blue Visa' })).toHaveCount(0)
  expect(person.email).not.toBe('')
})
