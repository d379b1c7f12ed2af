import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLessons, loadSpanish } from './lessons.queries.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'jubilee-lessons-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const curriculum = [
  { week: 1, title: 'Look', lessons: ['First', 'Second'] },
  { week: 2, title: 'Go on', lessons: ['First'] },
]
const lesson = {
  id: 'first',
  week: 1,
  title: 'First',
  minutes: 2,
  idea: 'Begin.',
  blocks: [{ kind: 'paragraph', text: 'Begin.' }],
  worksheet: {
    title: 'Your list',
    lead: 'Write it down.',
    minutes: 5,
    parts: ['Name', 'Balance', 'Rate', 'Day'].map((label) => ({ label, lines: 1 })),
  },
  task: { steps: ['Begin.'], to: '/debt-tracker', link: 'My Debts' },
  check: { question: 'What?', choices: ['a', 'b', 'c'], answer: 0, because: 'It is so.' },
  sources: [],
  checkedOn: '2026-11-20',
  figures: {},
}
const write = (name: string, content: object | string) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const writeAll = () => {
  write('z.json', lesson)
  write('b.json', { ...lesson, id: 'second', title: 'Second' })
  write('a.json', { ...lesson, id: 'third', week: 2 })
}

it('puts the lessons in the order of the curriculum, whatever their files are called', () => {
  writeAll()
  write('README.md', '# not a lesson')
  const weeks = loadLessons(folder, curriculum)
  expect(weeks.map(({ title, lessons }) => [title, lessons.map(({ id }) => id)])).toEqual([
    ['Look', ['first', 'second']],
    ['Go on', ['third']],
  ])
})

const steps = ['One.', 'Two.', 'Three.', 'Four.']
it.each([
  { fault: 'no JSON', file: 'b.json', content: '{ "id": ', says: 'b.json is not JSON.' },
  {
    fault: 'no title',
    file: 'b.json',
    content: { ...lesson, title: undefined },
    says: 'not right at "title"',
  },
  {
    fault: 'four steps',
    file: 'b.json',
    content: { ...lesson, task: { ...lesson.task, steps } },
    says: '"task.steps"',
  },
  {
    fault: 'a task outside of the app',
    file: 'b.json',
    content: { ...lesson, task: { ...lesson.task, to: 'https://x.test' } },
    says: '"task.to"',
  },
  { fault: 'an id twice', file: 'b.json', content: { ...lesson, title: 'Second' }, says: 'is there twice' },
  { fault: 'a lesson twice', file: 'c.json', content: { ...lesson, id: 'again' }, says: 'is there twice' },
  {
    fault: 'a lesson of no week',
    file: 'c.json',
    content: { ...lesson, id: 'c', title: 'Third' },
    says: '"Third" of week 1 is not in',
  },
  {
    fault: 'a lesson under another name',
    file: 'b.json',
    content: { ...lesson, id: 'b', title: 'Else' },
    says: '"Second" of week 1 is not written',
  },
])('stops at $fault, and says where', ({ file, content, says }) => {
  writeAll()
  write(file, content)
  expect(() => loadLessons(folder, curriculum)).toThrow(says)
})

const load = () => loadSpanish(folder, loadLessons(folder, curriculum))

describe('in Spanish', () => {
  beforeEach(() => {
    writeAll()
    mkdirSync(join(folder, 'es'))
  })

  it('is each lesson that is written in it, by its id', () => {
    expect(load().size).toBe(0)
    write('es/b.json', { ...lesson, id: 'second', title: 'Segundo' })
    expect([...load()].map(([id, { title }]) => [id, title])).toEqual([['second', 'Segundo']])
  })

  it('stops at a lesson that is none in English, and at one that is there twice', () => {
    write('es/b.json', { ...lesson, id: 'second' })
    write('es/c.json', { ...lesson, id: 'second' })
    expect(load).toThrow('es/c.json is there twice')
    write('es/c.json', { ...lesson, id: 'segundo' })
    expect(load).toThrow('"segundo" of content/course/lessons/es is not in English')
  })
})
