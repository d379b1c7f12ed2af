import { describe, expect, it } from 'vitest'
import course from '#content/course/premium.json' with { type: 'json' }
import type { ArticleBlock } from '#contracts/education/articles.ts'
import { figuresIn, textsOfBlock } from '#contracts/education/articles.ts'
import { articlePath, paths } from '#web/paths.ts'
import { readArticles } from './articles-under-test.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'
import { readLessons } from './lessons-under-test.ts'

const lessons = readLessons()
const plain = (text: string) => text.replaceAll(/\]\([^)]*\)|\[|\*\*/g, '')
const textOf = (blocks: ArticleBlock[]) => blocks.flatMap(textsOfBlock).join('\n')
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const screens: readonly string[] = [
  ...Object.values(paths),
  ...readArticles().map(({ id }) => articlePath(id)),
]

it('are the lessons of the curriculum, each written once, in its order', () => {
  const curriculum = course.modules.flatMap(({ week, lessons: titles }) =>
    titles.map((title) => `${week} ${title}`),
  )
  expect(lessons.map(({ week, title }) => `${week} ${title}`)).toEqual(curriculum)
  expect(lessons).toHaveLength(50)
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(50)
})

describe.each(lessons)('$week $title', (lesson) => {
  const { blocks, task, worksheet, check, figures } = lesson
  const text = `${lesson.idea}\n${textOf(blocks)}\n${task.steps.join('\n')}`

  it('has its length, is easy to read, and its reading time is true', () => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(1000)
    expect(wordsIn(text)).toBeLessThanOrEqual(1450)
    // Below grade 5 a lesson gets vague and sounds translated (docs/style.md).
    expect(readingGrade(text)).toBeGreaterThanOrEqual(5)
    expect(readingGrade(text)).toBeLessThanOrEqual(8)
    expect(lesson.minutes).toBe(Math.ceil(wordsIn(text) / 200))
  })

  it('says its one idea in a sentence, and works out one example', () => {
    expect(lesson.idea).toMatch(/^[A-Z].*\.$/)
    expect(blocks.filter(({ kind }) => kind === 'example')).toHaveLength(1)
  })

  it('ends with steps that a screen of the app takes up', () => {
    for (const step of task.steps) expect(step).toMatch(/[.?]$/)
    expect(screens).toContain(task.to)
  })

  it('has a worksheet of some minutes for the person’s own numbers, with no figures in it', () => {
    const { title, lead, minutes, parts } = worksheet
    expect(minutes).toBeGreaterThanOrEqual(4)
    expect(minutes).toBeLessThanOrEqual(6)
    expect(lead).toMatch(/[.?]$/)
    expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length)
    for (const { label } of parts) expect(wordsIn(label)).toBeLessThanOrEqual(25)
    const texts = [title, lead, ...parts.flatMap(({ label, hint = '' }) => [label, hint])].join('\n')
    expect(texts).not.toMatch(/\$\d|\d%/)
    expect(texts).not.toContain('—')
  })

  it('asks one question that its text answers', () => {
    expect(check.question).toMatch(/\?$/)
    expect(check.choices).toHaveLength(3)
    expect(new Set(check.choices).size).toBe(3)
    expect(check.choices[check.answer]).toBeDefined()
    expect(wordsIn(check.because)).toBeGreaterThan(5)
  })

  it('promises nothing, hurries nobody and gives no order on what to buy', () => {
    expect(text).not.toMatch(
      /guarantee|risk-free|act now|hurry|last chance|you will save|we promise|lazy|irresponsible|you should (buy|sell|invest)/i,
    )
    expect(text).not.toContain('—')
  })

  it('has a source or its worked example behind every figure', () => {
    const worked = blocks.flatMap((block) => (block.kind === 'example' ? figuresIn(block.text) : []))
    const claimed = [
      lesson.idea,
      ...blocks.filter(({ kind }) => kind !== 'example').flatMap(textsOfBlock),
      ...task.steps,
      check.because,
    ].flatMap((words) => figuresIn(plain(words)))
    expect(claimed.filter((figure) => !worked.includes(figure) && !(figure in figures))).toEqual([])
    expect(Object.keys(figures).filter((figure) => !claimed.includes(figure))).toEqual([])
    const urls = lesson.sources.map(({ url }) => url)
    for (const url of Object.values(figures)) expect(urls).toContain(url)
  })

  it('names official sources where it speaks of a law, an office or a tax', () => {
    for (const { url } of lesson.sources) expect(new URL(url).hostname).toMatch(/\.gov$/)
    const speaksOfRules = /U\.S\.C|federal|by law|Internal Revenue|Consumer Financial|Federal Trade/i.test(
      text,
    )
    expect(speaksOfRules && lesson.sources.length === 0).toBe(false)
  })
})

it('take the eight hours and more that the plan promises (spec 9)', () => {
  const minutes = lessons.map((lesson) => lesson.minutes + lesson.worksheet.minutes)
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(8 * 60)
})
