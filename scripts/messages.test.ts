/** Every text of the error catalogue stands once, to the letter, in a messages.ts. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { allRows, silent, type MessageRow } from '../e2e/messages.table.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The texts that stand together: those of one object literal in a messages.ts, such as a toast's two. */
type TextGroup = { file: string; texts: string[] }

function groupsOf(file: string): TextGroup[] {
  const groups: TextGroup[] = []
  JSON.stringify(parseSync(file, read(file)).program, (_key, node: unknown) => {
    if (isNode(node, 'ObjectExpression')) groups.push({ file, texts: textsOf(node) })
    return node
  })
  return groups
}

type Node = { type: string } & Record<string, unknown>

function isNode(value: unknown, type: string): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type
}

/** The texts an object holds itself, not those of objects inside it. */
function textsOf(node: Node): string[] {
  const properties = Array.isArray(node['properties']) ? (node['properties'] as Node[]) : []
  return properties.flatMap((property) => {
    const value = property['value']
    return isNode(value, 'Literal') && typeof value['value'] === 'string' ? [value['value']] : []
  })
}

const groups = globSync('web/**/*messages.ts', { cwd: root }).flatMap(groupsOf)
const holders = (row: MessageRow) => groups.filter((group) => group.texts.includes(row.text))
const countOf = (row: MessageRow) =>
  holders(row).flatMap((group) => group.texts.filter((text) => text === row.text)).length

it('finds the texts of the features', () => {
  expect(new Set(groups.map((group) => group.file)).size).toBeGreaterThan(3)
})

it('knows every row of the catalogue once', () => {
  const situations = [...allRows, ...silent].map((row) => row.situation)
  expect(new Set(situations).size).toBe(situations.length)
  expect(situations.length).toBe(40)
})

describe('the text of a situation', () => {
  it.each(allRows)('$situation: stands once, beside its title', (row) => {
    expect(countOf(row), `how often “${row.text}” stands in a messages.ts`).toBe(1)
    expect(holders(row)[0]?.texts).toEqual(expect.arrayContaining(row.title ? [row.title] : []))
  })
})
