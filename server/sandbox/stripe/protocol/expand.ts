/** expand[]: an id inside an answer becomes the object it names. */
import { kindOfId } from './ids.ts'
import { invalidParameter } from './refusal.ts'
import type { Store } from '../store.ts'

const DEEPEST = 4

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that are in an answer only when they are asked for. */
const onlyExpanded: Record<string, readonly string[]> = {
  'checkout.session': ['line_items'],
  invoice: ['payments'],
}

/** The answer without fields that were not expanded. */
function withoutExpandable(answer: unknown, asked: ReadonlySet<string>): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withoutExpandable(item, asked))
  if (!isTree(answer)) return answer
  const hidden = onlyExpanded[String(answer['object'])] ?? []
  const entries = Object.entries(answer).filter(([name]) => !hidden.includes(name) || asked.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutExpandable(value, asked)]))
}

async function objectFor(store: Store, id: string, path: string): Promise<unknown> {
  const kind = kindOfId(id)
  if (kind === null) throw invalidParameter('expand', `This property cannot be expanded (${path}).`)
  return store.get(kind, id)
}

async function expandIn(
  store: Store,
  value: unknown,
  rest: { path: string[]; whole: string },
): Promise<unknown> {
  const { path, whole } = rest
  if (Array.isArray(value)) return Promise.all(value.map((item) => expandIn(store, item, rest)))
  const [name, ...deeper] = path
  if (!isTree(value) || name === undefined) return value
  if (!Object.hasOwn(value, name))
    throw invalidParameter('expand', `This property cannot be expanded (${whole}).`)
  const child = value[name]
  const found = typeof child === 'string' ? await objectFor(store, child, whole) : child
  return { ...value, [name]: await expandIn(store, found, { path: deeper, whole }) }
}

/** Expands every path, `subscription.latest_invoice`; in a list they begin with `data.`. */
export async function expanded(store: Store, answer: object, paths: string[]): Promise<unknown> {
  let whole: unknown = answer
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > DEEPEST)
      throw invalidParameter(
        'expand',
        `You cannot expand more than ${DEEPEST} levels of a property. Property: ${path}`,
      )
    whole = await expandIn(store, whole, { path: parts, whole: path })
  }
  return withoutExpandable(whole, new Set(paths.flatMap((path) => path.split('.'))))
}
