import { leavesOf } from './text-modules.ts'
import { literalOf } from './text-leaves.ts'

export type TextRow = { file: string; key: string; spanish: string }

/**
 * A file with the words of these rows in place of its own.
 * @throws Error where a key is not there, or a text lost a parameter
 */
export function putTexts(file: string, text: string, rows: readonly TextRow[]): string {
  return file.endsWith('.json') ? putIntoPage(text, rows) : putIntoModule(file, text, rows)
}

function putIntoModule(file: string, code: string, rows: readonly TextRow[]): string {
  const leaves = new Map(leavesOf(file, code).map((leaf) => [leaf.key, leaf]))
  const changes = rows.flatMap(({ key, spanish }) => {
    const leaf = leaves.get(key)
    if (leaf === undefined) throw new Error(`${file} has no text "${key}".`)
    if (leaf.words === spanish) return []
    try {
      return [{ ...leaf, literal: literalOf(leaf, spanish) }]
    } catch (error) {
      throw new Error(`${file}, ${key}: ${error instanceof Error ? error.message : String(error)}.`, {
        cause: error,
      })
    }
  })
  // From the end, so that the places before stay true. Of a text within another the inner one is part of a parameter.
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end, literal }) => changed.slice(0, start) + literal + changed.slice(end),
      code,
    )
}

function putIntoPage(text: string, rows: readonly TextRow[]): string {
  const page: unknown = JSON.parse(text)
  let isChanged = false
  for (const { key, spanish } of rows) {
    const names = key.split(/[.[\]]+/).filter(Boolean)
    const last = names.pop() ?? ''
    let place = page as Record<string, unknown>
    for (const name of names) place = place[name] as Record<string, unknown>
    if (typeof place?.[last] !== 'string') throw new Error(`There is no text "${key}".`)
    isChanged ||= place[last] !== spanish
    place[last] = spanish
  }
  return !isChanged ? text : `${JSON.stringify(page, null, 2)}\n`
}
