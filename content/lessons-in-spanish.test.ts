/** The course in Spanish says what the English says: the same figures, links, order and answers, each in its own words. */
import { describe, expect, it } from 'vitest'
import course from '#content/course/es/premium.json' with { type: 'json' }
import { figuresIn, plainText, textsOfBlock } from '#contracts/education/articles.ts'
import type { LessonContent } from '#contracts/education/course.ts'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import { lessonFiles, readLesson } from './lessons-under-test.ts'

/** of the INFLESZ scale, as for the articles */
const LEAST_EASE = 75

const figuresOf = (text: string) => [...new Set(figuresIn(plainText(text)))].toSorted()
const linksOf = (lesson: LessonContent) =>
  [...JSON.stringify(lesson).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target).toSorted()

const readTexts = ({ idea, blocks, task }: LessonContent) => [
  idea,
  ...blocks.flatMap(textsOfBlock),
  ...task.steps,
]
const textsOf = (lesson: LessonContent) => [
  lesson.title,
  ...readTexts(lesson),
  lesson.task.link,
  lesson.worksheet.title,
  lesson.worksheet.lead,
  ...lesson.worksheet.parts.flatMap(({ label, hint = '' }) => [label, hint]),
  lesson.check.question,
  ...lesson.check.choices,
  lesson.check.because,
]

/** All of it but its words. */
const shapeOf = ({ worksheet, ...lesson }: LessonContent) => ({
  ...lesson,
  title: '',
  idea: '',
  blocks: lesson.blocks.map((block) => {
    if (block.kind === 'list')
      return { kind: block.kind, isOrdered: block.isOrdered, items: block.items.length }
    if (block.kind === 'table')
      return { kind: block.kind, columns: block.columns.length, rows: block.rows.length }
    return block.kind
  }),
  task: { to: lesson.task.to, steps: lesson.task.steps.length },
  worksheet: {
    minutes: worksheet.minutes,
    parts: worksheet.parts.map(({ hint, lines }) => ({ hasHint: hint !== undefined, lines })),
  },
  check: { answer: lesson.check.answer, choices: lesson.check.choices.length },
})

it('has no lesson that the English has not', () => {
  expect(lessonFiles()).toEqual(expect.arrayContaining(lessonFiles('es')))
})

describe.each(lessonFiles('es'))('%s', (name) => {
  const spanish = readLesson(name, 'es')
  const english = readLesson(name)

  it('has the parts, the links and the right answer of the English one, in its order', () => {
    expect(shapeOf(spanish)).toEqual(shapeOf(english))
    expect(linksOf(spanish)).toEqual(linksOf(english))
  })

  it('has its figures, text by text', () => {
    expect(textsOf(spanish).map(figuresOf)).toEqual(textsOf(english).map(figuresOf))
  })

  it('has the title that the curriculum gives it', () => {
    const week = course.modules.find((one) => one.week === spanish.week)
    expect(week?.lessons[Number(name.split('-')[1]) - 1]).toBe(spanish.title)
  })

  it('is written in Spanish, every text of it', () => {
    const same = textsOf(english).filter(
      (text, at) => text === textsOf(spanish)[at] && /\p{L}{4}/u.test(text),
    )
    expect(same).toEqual([])
    expect(textsOf(spanish).join(' ')).toMatch(/[áéíóúñ¿]/)
    expect(textsOf(spanish).join(' ')).not.toContain('—')
  })

  it('is easy to read', () => {
    expect(spanishEase(readTexts(spanish).join('\n'))).toBeGreaterThanOrEqual(LEAST_EASE)
  })
})
