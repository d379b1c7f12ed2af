/**
 * Words for people that stand in code, where no translator finds them: JSX text, what a label or a title is given, and
 * sentences in literals. Message modules are where they belong; what developers read is left out.
 */
import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** A module of texts: `messages.ts`, `plan-words.ts`, `sample.content.ts`, and the Spanish beside each. */
export const isTextModule = (file: string): boolean =>
  /(?:^|[/-])(?:messages|texts|words)(?:\.es)?\.tsx?$|\.content(?:\.es)?\.tsx?$/.test(file)

const spoken =
  /^(?:label|title|alt|placeholder|aria-label|description|text|hint|note|caption|heading|lead|summary)$/
/** Attributes of markup that nobody reads. */
const markup =
  /^(?:className|key|id|type|role|d|viewBox|href|to|htmlFor|autoComplete|inputMode|rel|target|src|sizes|points|transform|style|variant|data-.*|.*Class(?:Name)?)$/
/** What is given to these is for developers, for operators or for the machine. */
const unread =
  /(?:(?<!Http)Error|Exception|super|RegExp|Intl\.\w+|matchMedia|querySelector\w*|log\.\w+|console\.\w+|std(?:out|err)\.write|sql|raw|defineJob|\w+OrThrow)$/
const singleClasses = new Set(
  'flex grid block hidden relative absolute sticky fixed truncate italic underline container card link inline contents group peer shrink grow border rounded transition uppercase fig'.split(
    ' ',
  ),
)

/** Tailwind's classes, headers, selectors: small letters with signs, or classes of one word. */
function isMachine(text: string): boolean {
  const parts = text.trim().split(/\s+/)
  if (/^(?:<|Bearer )|; Path=\/|,(?:sans-)?serif$/.test(text)) return true
  const isPlain = parts.every((part) => /^[a-z0-9:\-[\]/.()%#_&>*!=,;'@^~+"]+$/.test(part))
  return (
    isPlain && (parts.some((part) => /[-:[=;/]/.test(part)) || parts.every((part) => singleClasses.has(part)))
  )
}

/** Two words or more, one of them longer than a letter. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((part) => /^[“"(]*[\p{L}’'-]+[”"),.:;…!?–—]*$/u.test(part))
  return words.length > 1 && words.some((word) => /\p{L}{2}/u.test(word)) && !isMachine(text)
}

const wordsOf = (value: unknown) =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null

/** `file:line: words` of each text that stands in the code. */
export function textsInCode(file: string, code: string): string[] {
  const found: string[] = []
  const say = ({ start }: Node, words: string) =>
    void found.push(
      `${file}:${code.slice(0, start).split('\n').length}: ${words.trim().replaceAll(/\s+/g, ' ')}`,
    )

  const visitNamed = (name: string, value: unknown): void => {
    const words = wordsOf(value)
    if (
      words !== null &&
      isNode(value) &&
      spoken.test(name) &&
      /\p{L}{2}/u.test(words) &&
      !/^[a-z0-9_\-./:#]+$/.test(words)
    )
      say(value, words)
    else visit(value)
  }
  const visitEndpoint = (call: Node): void => {
    const [, { properties = [] } = {}] = call['arguments'] as { properties?: Node[] }[]
    for (const property of properties)
      if (!/^(?:summary|description)$/.test(String((property['key'] as Node | undefined)?.['name'])))
        visit(property)
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || /^(?:TS|Import|ExportAll)/.test(value.type)) return
    const { type } = value
    if (type === 'NewExpression' || type === 'CallExpression' || type === 'TaggedTemplateExpression') {
      const called = (value['callee'] ?? value['tag']) as Node
      const name = code.slice(called.start, called.end)
      if (unread.test(name)) return
      // Of a call of the API: what the document of the API says of it, for developers.
      if (name === 'endpoint') return visitEndpoint(value)
    }
    if (type === 'JSXAttribute') {
      const { start, end } = value['name'] as Node
      const name = code.slice(start, end)
      return markup.test(name) ? undefined : visitNamed(name, value['value'])
    }
    if (type === 'Property') {
      const { start, end } = value['key'] as Node
      // What a job does, for the desk's list of jobs.
      if (file.endsWith('.jobs.ts') && code.slice(start, end) === 'summary') return
      return visitNamed(code.slice(start, end).replaceAll(/['"]/g, ''), value['value'])
    }
    if (type === 'JSXText' && /\p{L}{2}/u.test(String(value['value']))) say(value, String(value['value']))
    const words = wordsOf(value)
    if (words !== null && isSentence(words)) say(value, words)
    if (type === 'TemplateLiteral') {
      const quasis = (value['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
      const isWorded = quasis.some(
        (quasi) => isSentence(quasi) || /(?:^| )\p{L}{2,},? | \p{L}{2,}[.,]?$/u.test(quasi),
      )
      if (isWorded && !isMachine(quasis.join(' '))) say(value, quasis.join('…'))
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, code).program)
  return found
}
