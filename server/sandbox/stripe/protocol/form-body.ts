/** The body of a request as Stripe takes it: application/x-www-form-urlencoded with brackets, `items[0][price]=…`. */
import { invalidParameter } from './refusal.ts'

export type FormMap = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | FormMap

const DEEPEST = 8
const MOST_FIELDS = 1_000

/** 'items[0][price]' as ['items', '0', 'price']. */
function pathOf(name: string): string[] {
  const first = name.indexOf('[')
  if (first < 1) return [name]
  const rest = name.slice(first)
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw invalidParameter(name, `Invalid parameter name: ${name}`)
  return [name.slice(0, first), ...rest.slice(1, -1).split('][')]
}

type Node = Map<string, Node | string>

function place(root: Node, path: string[], value: string): void {
  let node = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(node.size) : part
    if (depth === path.length - 1) {
      node.set(key, value)
      return
    }
    const next = node.get(key)
    const inner: Node = next instanceof Map ? next : new Map()
    node.set(key, inner)
    node = inner
  }
}

/** Numbered children are a list, whatever their numbers. */
function valueOf(node: Node | string): FormValue {
  if (typeof node === 'string') return node
  const entries = [...node]
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, child]) => valueOf(child))
  return mapOf(node)
}

function mapOf(node: Node): FormMap {
  // No prototype: a name such as __proto__ is a name like any other.
  const map: FormMap = Object.create(null)
  for (const [key, child] of node) map[key] = valueOf(child)
  return map
}

/** The fields of a form or a query. A list may be written `a[]=` or `a[0]=`. */
export function parseForm(text: string): FormMap {
  const root: Node = new Map()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    const path = pathOf(name)
    if (count > MOST_FIELDS || path.length > DEEPEST)
      throw invalidParameter(name, 'Too many or too deep parameters.')
    place(root, path, value)
  }
  return mapOf(root)
}
