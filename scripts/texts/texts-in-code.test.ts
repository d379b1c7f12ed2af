import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFrom } from './text-modules.ts'
import { isTextModule, textsInCode } from './texts-in-code.ts'
import { isForOthers, textsOnServer } from './texts-on-server.ts'

const root = join(import.meta.dirname, '..', '..')

/** What holds scripts as texts, and a sentence that only a developer meets. */
const notForPeople = ['web/after-first-paint.ts', 'contracts/amounts.ts']

const files = globSync('{web,contracts}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\.(?:test|fixtures)\.tsx?$|-under-test\.ts$|^contracts\/testing\/|^web\/(?:api-docs|paper-frame)\//.test(
      file,
    ) &&
    !isTextModule(file) &&
    !notForPeople.includes(file),
)

it('finds no text for people outside the message modules', () => {
  expect(files.length).toBeGreaterThan(600)
  expect(files.flatMap((file) => textsInCode(file, readFrom(file)))).toEqual([])
})

const onServer = globSync('{engine,server}/**/*.ts', { cwd: root }).filter(
  (file) =>
    !/\.(?:test|fixtures)\.ts$|-under-test\.ts$/.test(file) && !isTextModule(file) && !isForOthers(file),
)

it('finds none in engine and server', () => {
  expect(onServer.length).toBeGreaterThan(600)
  expect(onServer.flatMap((file) => textsOnServer(file, readFrom(file)))).toEqual([])
})

it.each([
  ['a refusal', "throw conflict('It was changed since.')", 'It was changed since.'],
  [
    'a refusal made by hand',
    "throw new HttpError({ status: 402, message: 'Your card was refused.' })",
    'Your card was refused.',
  ],
  ['a stored note', "const line = { note: 'From your bank' }", 'From your bank'],
  ['a name by default', "const name = given || 'Bank account'", 'Bank account'],
  ['a count', 'const left = `${count} payments left`', '… payments left'],
  ['a sentence that begins small', "const said = 'nothing was lost.'", 'nothing was lost.'],
  ['a line of a paper', 'doc.text(`Page ${page} of ${pages}`)', 'Page … of …'],
  ['a title', "const card = { title: 'Payments' }", 'Payments'],
  ['a label of no fact', "make.money('sum', 'Total in all', cents)", 'Total in all'],
])('finds %s on the server', (_name, code, words) => {
  expect(textsOnServer('server/features/planted.ts', code)).toContain(
    `server/features/planted.ts:1: ${words}`,
  )
})

it.each([
  ['codes', "const state = 'not started'"],
  ['words to match', "const stop = 'the and of in'"],
  ['SQL', "await pool.query('select name from jobs where failed')"],
  ['the log', "parts.log.warn('The bank is away for now.')"],
  ['errors for developers', "throw new RangeError('A day is not in the calendar.')"],
  ['a label with its Spanish', "make.text('rate', 'Yearly rates now')"],
])('leaves %s on the server', (_name, code) => {
  expect(textsOnServer('server/features/planted.ts', code)).toEqual([])
})

it('leaves what a job says of itself to the desk', () => {
  const job = "const sweep = { name: 'a.b', summary: 'Sends what is due.' }"
  expect(textsOnServer('server/features/a/a.jobs.ts', job)).toEqual([])
  expect(textsOnServer('server/features/a/a.routes.ts', job)).not.toEqual([])
})

it.each([
  ['server/sandbox/plaid/pages.ts', true],
  ['server/features/letters/letter-pdf.ts', true],
  ['server/features/billing/billing.webhook.ts', true],
  ['server/features/debts/debts.routes.ts', false],
  ['server/features/letters/letters.routes.ts', false],
  ['engine/debts/debt.ts', false],
])('%s is for others: %s', (file, expected) => {
  expect(isForOthers(file)).toBe(expected)
})

it.each([
  ['JSX text', '<p>Paid</p>', 'Paid'],
  ['a label', '<Field label="Amount" />', 'Amount'],
  ['a label by a choice', "<Button label={isOpen ? 'Close it' : 'Open it'} />", 'Close it'],
  ['a title of an object', "const toast = { title: 'Saved' }", 'Saved'],
  ['a sentence of a hook', "const problem = 'Enter an amount, such as 50.'", 'Enter an amount, such as 50.'],
  ['a template', 'const text = `${count} left to pay`', '… left to pay'],
  ['a word after an amount', 'const text = `${amount} saved`', '… saved'],
  ['a refusal of a contract', "const name = z.minLength(1, 'Enter your name.')", 'Enter your name.'],
  [
    'a refusal in the body of a call',
    "const add = endpoint('POST /api/a', { summary: 'Adds one thing.', body: z.string({ error: 'Send a text.' }) })",
    'Send a text.',
  ],
])('finds %s', (_name, code, words) => {
  expect(textsInCode('planted.tsx', code)).toContain(`planted.tsx:1: ${words}`)
})

it.each([
  ['classes', '<p className="flex gap-2 text-ink-2">{texts.paid}</p>'],
  ['classes in a constant', "const look = 'grid min-h-11 place-items-center'"],
  ['errors for developers', "throw new RangeError('not a calendar date')"],
  ['addresses and keys', 'const url = `/api/debts/${id}?month=${month}`'],
  ['the document of the API', "const list = endpoint('GET /api/a', { summary: 'All of the things.' })"],
  ['types and imports', "import { a } from './a b c.ts'\ntype Kind = 'one of two'"],
])('leaves %s', (_name, code) => {
  expect(textsInCode('planted.tsx', code)).toEqual([])
})
