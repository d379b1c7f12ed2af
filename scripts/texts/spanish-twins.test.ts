/** The Spanish beside each module of texts has all of its texts, and they are Spanish. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { leavesOf, readFrom, textPairs } from './text-modules.ts'
import { isTextModule, textsInCode } from './texts-in-code.ts'

const root = join(import.meta.dirname, '..', '..')
const modules = textPairs().filter(({ spanish }) => spanish.startsWith('web/'))
const inCode = textPairs().filter(({ spanish }) => /\.tsx?$/.test(spanish))

/** Texts in both languages by a key of their own, since what is read, not the screen, decides on the language. */
const keyedByLanguage = [
  'web/features/coach/chat/answer-messages.ts',
  'web/features/education/worksheets/sheet-messages.ts',
]
/** Samples for tests alone. */
const forTests = ['web/features/imports/samples/samples.content.ts']

it('stands beside every module of texts of the web', () => {
  const texts = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => isTextModule(file) && !/\.es\.tsx?$|\.test\./.test(file),
  )
  const twins = modules.map(({ english }) => english)
  const single = texts.filter((file) => ![...twins, ...keyedByLanguage, ...forTests].includes(file))
  // What is left holds the rules by which texts are chosen, and no text.
  expect(single.flatMap((file) => textsInCode(file, readFrom(file)))).toEqual([])
})

/** What a module says by its shape: the keys of objects and the length of lists. Words to be found by are a language's own. */
function shapeOf(value: unknown): unknown {
  // Its parameters are the compiler's: a language may need fewer.
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return value.map(shapeOf)
  // A text that one language does not need may be null.
  if (typeof value !== 'object' || value === null) return value === null ? 'string' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'keywords')
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, inside]) => [key, shapeOf(inside)]),
  )
}

const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>

it.each(modules)('$spanish has every text of its English neighbor', async ({ english, spanish }) => {
  const [ours, theirs] = [await load(english), await load(spanish)]
  const shared = Object.fromEntries(Object.keys(ours).map((name) => [name, theirs[name]]))
  expect(shapeOf(shared)).toEqual(shapeOf(ours))
})

/** Names of people, laws and firms, and sample addresses, are the same in both languages. */
const sameInBoth = /^(?:[\p{Lu}\d&.][\p{L}\d.&’'()-]*(?: |$|, ))+$|^https?:|@|^\W*$|\{[^}]*\}$/u

/** A command, and what the server knows the plan's own goal by (spec 3). */
const kept = ['npm run verify-ledger -- jubilee-ledger.json', 'Become debt-free and build wealth']

it('says no sentence in English', () => {
  const same = inCode.flatMap(({ english, spanish }) => {
    const words = new Set(leavesOf(english, readFrom(english)).map((leaf) => leaf.words))
    return leavesOf(spanish, readFrom(spanish))
      .filter(
        (leaf) =>
          words.has(leaf.words) &&
          leaf.words.split(' ').length > 3 &&
          !sameInBoth.test(leaf.words) &&
          !kept.includes(leaf.words),
      )
      .map(({ key, words: text }) => `${spanish} ${key}: ${text}`)
  })
  expect(same).toEqual([])
})
