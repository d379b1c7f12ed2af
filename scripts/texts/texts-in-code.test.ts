import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFrom } from './text-modules.ts'
import { isTextModule, textsInCode } from './texts-in-code.ts'

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
