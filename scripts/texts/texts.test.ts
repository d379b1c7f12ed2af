import { expect, it } from 'vitest'
import { putTexts } from './put-texts.ts'
import { staleTexts } from './stale-texts.ts'
import { textLeaves } from './text-leaves.ts'
import { byKey, leavesOf, readFrom, textPairs } from './text-modules.ts'

const file = 'web/features/goals/messages.es.ts'
const code = `import type * as En from './messages.ts'
export const toasts: typeof En.toasts = {
  saved: { title: 'Guardado' },
  left: (amount: string, days: number) => \`Quedan \${amount} y \${plural(days, 'día')}.\`,
  kinds: ['uno', 'dos'],
  path: '/',
}
`
const leaf = (key: string, words: string) => ({ key, words, start: 0, end: 0 })
const row = (key: string, spanish: string) => ({ file, key, spanish })

it('finds each text under its key, with its parameters', () => {
  expect(textLeaves(file, code).map(({ key, words }) => [key, words])).toEqual([
    ['toasts.saved.title', 'Guardado'],
    ['toasts.left', "Quedan {amount} y {plural(days, 'día')}."],
    ['toasts.left#2', 'día'],
    ['toasts.kinds[0]', 'uno'],
    ['toasts.kinds[1]', 'dos'],
  ])
})

it('puts other words in place, parameters in another order too, and leaves the rest as it is', () => {
  const changed = putTexts(file, code, [
    row('toasts.saved.title', 'Se guardó "todo"'),
    row('toasts.left', "En {plural(days, 'día')} quedan {amount}."),
    row('toasts.kinds[1]', 'dos'),
  ])
  expect(changed).toBe(
    code
      .replace("'Guardado'", String.raw`"Se guardó \"todo\""`)
      .replace("Quedan ${amount} y ${plural(days, 'día')}.", "En ${plural(days, 'día')} quedan ${amount}."),
  )
})

it('changes nothing where a key is not there or a parameter was lost', () => {
  expect(() => putTexts(file, code, [row('toasts.gone', 'x')])).toThrow('has no text "toasts.gone"')
  expect(() => putTexts(file, code, [row('toasts.left', 'Quedan {amount}.')])).toThrow(
    'toasts.left: its parameters',
  )
  expect(() => putTexts('content/a/es/b.json', '{"a":["x"]}', [row('b[0]', 'y')])).toThrow('no text "b[0]"')
})

it('puts words into a page of content', () => {
  expect(putTexts('content/a/es/b.json', '{"a":[{"b":"x"}]}', [row('a[0].b', 'y')])).toBe(
    '{\n  "a": [\n    {\n      "b": "y"\n    }\n  ]\n}\n',
  )
})

it('lists the texts whose English changed and whose Spanish did not', () => {
  const english = {
    before: [leaf('a', 'Saved'), leaf('b', 'Left'), leaf('c', 'Same')],
    now: [leaf('a', 'Stored'), leaf('b', 'Rest'), leaf('c', 'Same'), leaf('d', 'New')],
  }
  const spanish = {
    before: [leaf('a', 'Guardado'), leaf('b', 'Quedan'), leaf('c', 'Igual')],
    now: [leaf('a', 'Guardado'), leaf('b', 'Resto'), leaf('c', 'Igual'), leaf('d', 'Nuevo')],
  }
  expect(staleTexts({ english, spanish })).toEqual([
    { key: 'a', was: 'Saved', now: 'Stored', spanish: 'Guardado' },
  ])
})

it('finds the English of what the server says', () => {
  const file = 'engine/money/month-messages.ts'
  expect(byKey(leavesOf(file, readFrom(file))).get('spanish.months')).toMatch(/^January/)
})

it('gives back every file as it is when no words were changed', () => {
  const pairs = textPairs()
  expect(pairs.length).toBeGreaterThan(150)
  for (const { spanish } of pairs.filter(({ spanish: place }) => /\.tsx?$/.test(place))) {
    const text = readFrom(spanish)
    const rows = leavesOf(spanish, text).map(({ key, words }) => ({ file: spanish, key, spanish: words }))
    expect([spanish, putTexts(spanish, text, rows)]).toEqual([spanish, text])
  }
})
