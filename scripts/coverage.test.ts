/**
 * Reads e2e/coverage.md: one table line for each item of the specification, with the file it lives in and the test
 * that shows it, or the issue that brings it (`4 of 5: the coach`).
 * Example: `| 9 | Partner ratings | content/partners/offers.json | content/offers.test.ts › have the ratings … |`.
 * Several files or tests in one cell are parted by `<br>`, files also by a comma.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

type CoverageLine = {
  point: string
  item: string
  /** files or patterns, relative to the root */
  paths: string[]
  tests: { path: string; names: string[] }[]
  /** '5 of 5: admin', for what no test can show yet */
  comesWith: string | null
}

/** The lines of every table in the text; heads and rules of tables are none. */
function coverageLines(markdown: string): CoverageLine[] {
  return markdown
    .split('\n')
    .map(cellsOf)
    .filter((cells) => cells.length === 4 && !/^(:?-+:?|spec point|point)$/i.test(cells[0] ?? ''))
    .map(([point = '', item = '', where = '', shown = '']) => ({
      point,
      item,
      paths: partsOf(where.replaceAll(', ', '<br>')),
      tests: partsOf(shown).filter(isTest).map(testOf),
      comesWith: laterOf(partsOf(shown)),
    }))
}

function cellsOf(line: string): string[] {
  if (!/^\|.*\|\s*$/.test(line)) return []
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replaceAll('`', '').trim())
}

const partsOf = (cell: string) =>
  cell
    .split(/<br\s*\/?>/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isTest = (part: string) => part.includes(' › ')

/** What no test shows yet; null where tests show all of it. */
function laterOf(parts: string[]): string | null {
  const later = parts.filter((part) => !isTest(part))
  return later.length > 0 || parts.length === 0 ? later.join(' ') : null
}

function testOf(part: string): { path: string; names: string[] } {
  const [path = '', ...names] = part.split(' › ').map((name) => name.trim())
  return { path, names }
}

/** What is wrong with a line, in sentences; none when every path and test name is there. */
function problemsOf(line: CoverageLine, root: string): string[] {
  const label = `${line.point}, ${line.item}`
  const isThere = (path: string) => globSync(path, { cwd: root }).length > 0
  const missing = line.paths.filter((path) => !isThere(path)).map((path) => `${label}: there is no ${path}`)
  const namesNothing = line.comesWith !== null && !/\b[2-5] of 5\b/.test(line.comesWith)
  const wrong = line.tests.flatMap(({ path, names }) => {
    if (!isThere(path)) return [`${label}: there is no ${path}`]
    return names
      .filter((name) => !hasTest(join(root, path), name))
      .map((name) => `${label}: ${path} has no “${name}”`)
  })
  return [...missing, ...wrong, ...(namesNothing ? [`${label}: names neither a test nor an issue`] : [])]
}

const known = new Map<string, RegExp[]>()

/** Whether a test or a group of this name stands in the file. Names made from rows match by their fixed words. */
function hasTest(file: string, name: string): boolean {
  const patterns = known.get(file) ?? patternsOf(file)
  known.set(file, patterns)
  return patterns.some((pattern) => pattern.test(name))
}

function patternsOf(file: string): RegExp[] {
  const patterns: RegExp[] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, node: unknown) => {
    if (typeof node === 'bigint') return String(node) // JSON has none
    if (typeof node !== 'object' || node === null || !('type' in node)) return node
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
      patterns.push(patternOf(node.value.split(PLACEHOLDER)))
    }
    if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
      patterns.push(patternOf(node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked)))
    }
    return node
  })
  return patterns
}

/** What a table's row is put in for: $name, %s and their like. */
const PLACEHOLDER = /\$[a-z][\w.]*|%[sdifjo]/i

/** The fixed words of a name with anything between them; a name without a fixed word matches only itself. */
function patternOf(parts: readonly string[]): RegExp {
  const hasWords = parts.some((part) => /\w/.test(part))
  const between = hasWords ? '.*' : ' '
  return new RegExp(`^${parts.map(escaped).join(between)}$`, 's')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const root = join(import.meta.dirname, '..')
const file = join(root, 'e2e/coverage.md')

const table = (...lines: string[]) =>
  ['| spec point | item | where | test or issue |', '| --- | --- | --- | --- |', ...lines].join('\n')
const problems = (line: string) => coverageLines(table(line)).flatMap((one) => problemsOf(one, root))

describe('a line', () => {
  it('is read with its files and tests', () => {
    expect(coverageLines(table('| 9 | Ratings | `a.json`, b/<br>b.ts | c.test.ts › group › name |'))).toEqual(
      [
        {
          point: '9',
          item: 'Ratings',
          paths: ['a.json', 'b/', 'b.ts'],
          tests: [{ path: 'c.test.ts', names: ['group', 'name'] }],
          comesWith: null,
        },
      ],
    )
  })

  it.each([
    '| 9 | a name | scripts/test.ts | scripts/coverage.test.ts › is read with its files and tests |',
    '| 9 | a name from a row | scripts/*.ts | engine/reading/reading-grade.test.ts › cat has 1 |',
    '| 9 | a later one | | 5 of 5: admin |',
    '| 9 | half of it later | | engine/reading/reading-grade.test.ts › cat has 1<br>4 of 5: the coach |',
  ])('is good: %s', (line) => {
    expect(problems(line)).toEqual([])
  })

  it.each([
    ['| 9 | x | scripts/nowhere.ts | 5 of 5 |', 'there is no scripts/nowhere.ts'],
    ['| 9 | x | | scripts/nowhere.test.ts › name |', 'there is no scripts/nowhere.test.ts'],
    ['| 9 | x | | engine/reading/reading-grade.test.ts › makes coffee |', 'has no “makes coffee”'],
    ['| 9 | x | scripts | |', 'neither a test nor an issue'],
  ])('%s is found out', (line, sentence) => {
    expect(problems(line).join('\n')).toContain(sentence)
  })
})

describe('e2e/coverage.md', () => {
  const lines = coverageLines(readFileSync(file, 'utf8'))
  it('has a line for each item of the specification', () => {
    expect(lines.length).toBeGreaterThanOrEqual(150)
  })
  it('names only files and tests that exist', () => {
    expect(lines.flatMap((line) => problemsOf(line, root))).toEqual([])
  })
})
