import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { readingGrade, textsOf } from '#engine/reading/reading-grade.ts'
import { articlePath, paths } from '#web/paths.ts'

// Texts of fewer words than this are names and labels: the formula says nothing about them.
const LEAST_WORDS = 40
const HIGHEST_GRADE = 8

const root = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
// Lists are no prose: passwords, the official titles of occupations and states, the words of trained models.
const lists = [
  'content/passwords',
  'content/wages',
  'content/coach/intent-model.json',
  'content/coach/screen/model.json',
]
const proseFiles = globSync('content/**/*.{json,md}', { cwd: root }).filter(
  (file) => !lists.some((folder) => file.startsWith(folder)),
)
const messageFiles = globSync('web/**/*messages.ts', { cwd: root })

/** The sentences of a JSON file: texts with a space in them, so that ids and dates do not count. */
function proseOf(file: string): string {
  if (file.endsWith('.md')) return read(file).replaceAll(/^#+ |[*_`]|\]\([^)]*\)/gm, ' ')
  return textsOf(JSON.parse(read(file)))
    .filter((text) => text.includes(' '))
    .join('\n')
}

/** The texts between quotes in a source file, with a word in place of each inserted value. */
function quotedTextsOf(file: string): string {
  const texts: string[] = []
  JSON.stringify(parseSync(file, read(file)).program, (_key, node: unknown) => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return node
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
      texts.push(node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join(' x '))
    }
    return node
  })
  return texts.filter((text) => text.includes(' ')).join('\n')
}

const wordsIn = (text: string) => text.split(/\s+/).length

describe('texts are easy to read', () => {
  const texts = [
    // The Spanish ones have a measure of their own.
    ...proseFiles.filter((file) => !file.includes('/es/')).map((file) => ({ file, text: proseOf(file) })),
    ...messageFiles.map((file) => ({ file, text: quotedTextsOf(file) })),
  ].filter(({ text }) => wordsIn(text) >= LEAST_WORDS)

  it('finds them', () => {
    const files = texts.map(({ file }) => file)
    expect(files).toContain('content/legal/privacy.json')
    expect(files).toContain('web/features/pricing/messages.ts')
  })
  it.each(texts)('$file is at grade 8 or below', ({ text }) => {
    expect(readingGrade(text)).toBeLessThanOrEqual(HIGHEST_GRADE)
  })
})

const isFile = (href: string) => existsSync(new URL(`web/public${href}`, root))

describe('links', () => {
  const articles = proseFiles
    .filter((file) => file.startsWith('content/articles/'))
    .map((file) => articlePath(String((JSON.parse(read(file)) as { id: unknown }).id)))
  const known: readonly string[] = [...Object.values(paths), ...articles]
  const links = proseFiles.flatMap((file) =>
    [...read(file).matchAll(/\]\((\/[^)\s]*)\)|"(\/[a-z][^"\s]*)"/g)].map((match) => ({
      file,
      href: match[1] ?? match[2] ?? '',
    })),
  )
  it('finds them', () => {
    expect(links.map((link) => link.href)).toContain('/terms')
  })
  it.each(links)('$href in $file leads to a page', ({ href }) => {
    expect(isFile(href) || known.includes(href.split('#')[0] ?? '')).toBe(true)
  })
})
