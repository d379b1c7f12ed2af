/**
 * Words that no text for people has: British spellings, turns of phrase that are no American's, and builder's words.
 * docs/style.md says what to write instead, and why. Spanish texts, and what the coach learned from how people write,
 * are not read here.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is not written, and what is instead. */
const notWritten: readonly (readonly [words: RegExp, instead: string])[] = [
  // British spellings.
  [/\b\w+isation(s|al)?\b/i, 'organization'],
  [/\b(organ|real|recogn|apolog|priorit|minim|maxim|util|final|summar|categor)is(e|es|ed|ing)\b/i, '-ize'],
  [/\b(colour|favour|behaviour|honour|labour|neighbour|harbour|rumour)/i, 'color'],
  [/\b(centre|metre|theatre)s?\b/i, 'center'],
  [/\b(cheque|programme|grey|whilst|amongst|learnt|spelt|instalment)s?\b/i, 'check, program, gray, while'],
  [/\b(cancel|travel|label|counsel)l(ed|ing|ors?|ers?)\b/i, 'canceled, counselor'],
  [/\b(licence|defence|offence|judgement|fulfil|enrol)s?\b/i, 'license, judgment, enroll'],
  [/\be-mails?\b/i, 'email'],
  // Turns of phrase that an American does not use.
  [/\btax offices?\b/i, 'the IRS, a state tax agency'],
  [/\bpay ?slips?\b/i, 'pay stub'],
  [/\bapples with oranges\b/i, 'apples to oranges'],
  [/\banew\b/i, 'again'],
  [/\bnext to (the )?minimums?\b/i, 'compared with paying only minimums'],
  [/\bliv(es?|ing) from\b(?! (paycheck|one))/i, 'live on'],
  [/\bold age\b/i, 'retirement'],
  [/\bwhoever has\b/i, 'anyone with'],
  [/, once more\b/i, 'confirm, again'],
  [/\b(told|tells|tell) of\b/i, 'told about'],
  // Builder's words on a screen.
  [/\bby the operator\b/i, 'who it is, by name'],
  [/\bcopy (of it )?was stored\b/i, 'the day it was checked'],
  [/\b(and|or|by|from) the engine\b/i, 'our calculations'],
  [/\bon your own account\b/i, 'for yourself'],
]

/** Articles and lessons: an amount or a total. A lump sum has its name. */
const sum = [/(?<!\blump[ -])\bsums?\b/i, 'amount, total'] as const

type Text = { file: string; text: string }
/** All but the Spanish, which stands under `es` where both languages share a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => (key === 'es' ? [] : textsIn(inside)))
}

type Node = { type?: string; value?: unknown }

/** The literals and templates of a file that are words: of one word only where it begins as a label does. */
function wordsOf(file: string): string[] {
  const found: string[] = []
  JSON.stringify(parseSync(file, read(file)).program, (_key, node: Node | bigint | null) => {
    // JSON has no bigints, and they are no words.
    if (typeof node === 'bigint') return null
    const value = node?.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node?.value
    if (/^(Literal|JSXText|TemplateElement)$/.test(node?.type ?? '') && typeof value === 'string')
      if (/^[A-Z]|\s/.test(value)) found.push(value)
    return node
  })
  return found
}

/** Texts of others, or of no reader: towns, and what the coach learned from. */
const notRead = /\/es\/|^content\/(coach\/(phrasings|held-out|screen|labels|intent)|wages\/towns)/

const content: Text[] = globSync('content/**/*.json', { cwd: root })
  .filter((file) => !notRead.test(file))
  .flatMap((file) => textsIn(JSON.parse(read(file))).map((text) => ({ file, text })))

const code: Text[] = globSync('{web,server/features,server/errors,contracts,engine}/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !/\.test\.|\.es\.|\/testing\/|features\/coach\/(screen|intent|match)/.test(file))
  .flatMap((file) => wordsOf(file).map((text) => ({ file, text })))

const faultsIn = (texts: readonly Text[], [words, instead]: readonly [RegExp, string]) =>
  texts
    .filter((one) => words.test(one.text))
    .map(
      ({ file, text }) =>
        `${file}: “${words.exec(text)?.[0]}”, better: ${instead}. In: ${text.slice(0, 120)}`,
    )

it('reads the texts of screens, mails, errors and content', () => {
  expect(content.length).toBeGreaterThan(5000)
  expect(code.length).toBeGreaterThan(3000)
  const files = new Set([...content, ...code].map(({ file }) => file))
  for (const file of [
    'content/marketing/landing.json',
    'content/coach/topics/library.json',
    'web/features/account/messages.ts',
    'server/features/billing/billing-mails.ts',
  ])
    expect(files).toContain(file)
})

describe('no text has', () => {
  it.each(notWritten)('%s', (...rule) => {
    expect(faultsIn([...content, ...code], rule)).toEqual([])
  })

  it('a sum where an amount or a total is meant', () => {
    const library = content.filter(({ file }) => /^content\/(articles|course\/lessons)\//.test(file))
    expect(faultsIn(library, sum)).toEqual([])
  })
})

it.each([
  ['a credit repair organisation', true],
  ['Check your e-mail', true],
  ['a letter from the tax office', true],
  ['a canceled plan at the health center', false],
  ['Your email, again', false],
])('finds it in “%s”: %s', (text, isFound) => {
  const found = notWritten.flatMap((rule) => faultsIn([{ file: 'here', text }], rule))
  expect(found.length > 0).toBe(isFound)
})
