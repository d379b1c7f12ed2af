/** Reads JSON bodies, and only those. Refuses what no contract could mean: deep nesting and prototype keys. */
import { sentence } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { refusalTexts } from '#server/language/refusal-messages.ts'

export const BODY_LIMIT_BYTES = 64 * 1024
const DEEPEST_LEVEL = 20

function refuseOddities(root: unknown): void {
  const open: { value: unknown; level: number }[] = [{ value: root, level: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, level } = next
    if (typeof value !== 'object' || value === null) continue
    if (level >= DEEPEST_LEVEL) throw badRequest(sentence(refusalTexts, 'tooDeep', DEEPEST_LEVEL))
    if (Object.hasOwn(value, '__proto__'))
      throw badRequest(sentence(refusalTexts, 'noSuchField', '__proto__'))
    for (const child of Object.values(value)) open.push({ value: child, level: level + 1 })
  }
}

/** The value of a JSON text; an empty text is no body. */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(sentence(refusalTexts, 'notJson'))
  }
  refuseOddities(value)
  return value
}

/** After this, a body that is not JSON answers 415. */
export function acceptJsonOnly(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parseJsonBody(text),
  )
}
