/** Every module and every page of content that has words in both languages. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textLeaves, type TextLeaf } from './text-leaves.ts'

const root = join(import.meta.dirname, '..', '..')

/** Paths from the root of the project. */
export type TextPair = { english: string; spanish: string }

export const readFrom = (file: string): string => readFileSync(join(root, file), 'utf8')

/** In the order of their names. */
export function textPairs(): TextPair[] {
  const modules = globSync('{engine,contracts,server,web}/**/*.es.{ts,tsx}', { cwd: root }).map(
    (spanish) => ({
      english: spanish.replace(/\.es(\.tsx?)$/, '$1'),
      spanish,
    }),
  )
  const pages = globSync('content/**/es/*.json', { cwd: root }).map((spanish) => ({
    english: spanish.replace('/es/', '/'),
    spanish,
  }))
  return [...modules, ...pages]
    .filter(({ english, spanish }) => !/\.test\./.test(spanish) && existsSync(join(root, english)))
    .toSorted((one, other) => one.english.localeCompare(other.english))
}

/** Of a page of content: what is no word, or stays English, such as the titles of sources. */
const notTranslated =
  /^(?:about|suppliedBy|id|slug|kind|category|difficulty|url|imageUrl|to|path|figures|sources|writtenOn|checkedOn|checkBy|readOn)$|\./

/** The texts of a page of content. They cannot be put in place by where they stand, so they have no place. */
function leavesOfPage(value: unknown, key: string): TextLeaf[] {
  if (typeof value === 'string')
    return /\p{L}{2}/u.test(value) ? [{ key, words: value, start: 0, end: 0 }] : []
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).filter(([name]) => !notTranslated.test(name))
  return parts.flatMap(([name, inside]) =>
    leavesOfPage(inside, Array.isArray(value) ? `${key}[${name}]` : key === '' ? name : `${key}.${name}`),
  )
}

/** The texts of a file by its code or its JSON. */
export const leavesOf = (file: string, text: string): TextLeaf[] =>
  file.endsWith('.json') ? leavesOfPage(JSON.parse(text), '') : textLeaves(file, text)

/** The same text of the other language stands under the same key; of texts that `bilingual` joins, beside `english` and `spanish`. */
export const byKey = (leaves: readonly TextLeaf[]): ReadonlyMap<string, string> =>
  new Map(leaves.map(({ key, words }) => [key.replace(/^english\b/, 'spanish'), words]))
