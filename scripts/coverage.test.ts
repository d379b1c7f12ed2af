import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverageLines, problemsOf } from './coverage.ts'

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
    '| 9 | a name | scripts/coverage.ts | scripts/coverage.test.ts › is read with its files and tests |',
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
