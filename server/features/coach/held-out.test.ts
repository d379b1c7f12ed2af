/** What others asked who knew the people and not the code: how many answers are right, wrong, or say that nothing is known. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../../content/coach/held-out/', import.meta.url)
const taught = new URL('../../../content/coach/phrasings/', import.meta.url)
const read = (at: URL, name: string) => JSON.parse(readFileSync(new URL(name, at), 'utf8')) as unknown

const questions = readdirSync(folder)
  .filter((name) => name.startsWith('set-'))
  .flatMap((name) => (read(folder, name) as { questions: { id: string; turns: string[] }[] }).questions)

it('are many, each once, and none was taught', () => {
  const phrasings = readdirSync(taught).flatMap((name) => {
    const file = read(taught, name) as { phrasings: Record<string, Record<string, string[]>> }
    return Object.values(file.phrasings).flatMap((lists) => Object.values(lists).flat())
  })
  const known = new Set(phrasings.map((text) => text.toLowerCase()))
  expect(questions.length).toBeGreaterThan(1_200)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  const both = questions.filter(({ turns }) => turns.length === 1 && known.has(turns[0]!.toLowerCase()))
  expect(both.length / questions.length).toBeLessThan(0.01)
})
