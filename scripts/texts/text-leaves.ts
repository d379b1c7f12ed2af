/**
 * The texts of a message module, one by one, for people who translate: where each stands, and its words with the
 * parameters as `{amount}`. Of a function each literal is a text of its own, in the order of the code.
 */
import { parseSync } from 'vite'

export type TextLeaf = {
  /** 'goalToasts.added.title', 'dueIn#2' for the second text of a function */
  key: string
  /** with `{…}` for each parameter, as the code has it */
  words: string
  /** where the literal stands in the code, quotes and all */
  start: number
  end: number
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Neither types nor imports hold texts. */
const wordless = /^(TS(?!AsExpression|SatisfiesExpression)|ImportDeclaration|ExportAllDeclaration)/

const nameOf = (key: Node): string => String(key['name'] ?? key['value'] ?? '')

/** 'Quedan {amount}' of a template literal; empty where a parameter has braces of its own, which nobody could translate. */
function wordsOfTemplate(code: string, node: Node): string {
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  const parameters = (node['expressions'] as Node[]).map(({ start, end }) => code.slice(start, end))
  if (parameters.some((parameter) => /[{}]/.test(parameter))) return ''
  return quasis
    .map(({ value }, at) => value.cooked + (parameters[at] === undefined ? '' : `{${parameters[at]}}`))
    .join('')
}

/** Whether a literal is words: more than a key, a path or a format. */
const isWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))

/** The texts of a module's code, in their order. */
export function textLeaves(file: string, code: string): TextLeaf[] {
  const leaves: TextLeaf[] = []
  const counts = new Map<string, number>()
  const add = (path: string, node: Node, words: string) => {
    if (!isWords(words)) return
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    leaves.push({ key: count === 1 ? path : `${path}#${count}`, words, start: node.start, end: node.end })
  }
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, path))
    if (!isNode(value) || wordless.test(value.type)) return
    if (value.type === 'Literal' && typeof value['value'] === 'string')
      return add(path, value, value['value'])
    if (value.type === 'TemplateLiteral') add(path, value, wordsOfTemplate(code, value))
    if (value.type === 'Property') return visit(value['value'], `${path}.${nameOf(value['key'] as Node)}`)
    if (value.type === 'VariableDeclarator' || value.type === 'FunctionDeclaration') {
      const inside = path === '' ? nameOf(value['id'] as Node) : path
      return visit([value['init'], value['body']], inside)
    }
    if (value.type === 'ArrayExpression')
      return (value['elements'] as unknown[]).forEach((one, at) => visit(one, `${path}[${at}]`))
    for (const [name, inside] of Object.entries(value)) if (name !== 'test') visit(inside, path)
  }
  visit(parseSync(file, code).program, '')
  return leaves.toSorted((one, other) => one.start - other.start)
}

const parameters = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].map(([one]) => one)

/** The code of a literal with other words. Throws where a parameter is missing, unknown or twice as often as before. */
export function literalOf({ words: before }: Pick<TextLeaf, 'words'>, words: string): string {
  const [wanted, given] = [parameters(before).toSorted(), parameters(words).toSorted()]
  if (wanted.join() !== given.join())
    throw new Error(`its parameters are ${wanted.join(' ') || 'none'}, not ${given.join(' ') || 'none'}`)
  if (wanted.length === 0) return JSON.stringify(words)
  const escaped = words.replaceAll(/[\\`]/g, String.raw`\$&`)
  return `\`${escaped.replaceAll(/\{([^}]*)\}/g, '$${$1}')}\``
}
