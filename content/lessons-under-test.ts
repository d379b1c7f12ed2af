/** The lessons of the course as stored, and the way their worked examples are held to figures. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonContent, type LessonContent } from '#contracts/education/course.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { Language } from '#contracts/language.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { oneDebt, type Figures } from './articles-under-test.ts'

const root = new URL('..', import.meta.url)
// '1-2' before '1-10'
const inOrder = new Intl.Collator('en', { numeric: true })

/** by the id of the lesson */
export type LessonExamples = Record<string, () => Figures>

const folders: Record<Language, string> = { en: 'content/course/lessons', es: 'content/course/lessons/es' }

/** The names of the lessons' files in a language: by week, then by place. */
export const lessonFiles = (language: Language = 'en'): string[] =>
  globSync('*.json', { cwd: new URL(`${folders[language]}/`, root) }).toSorted(inOrder.compare)

/** Fails where the file has not the contract's shape. */
export const readLesson = (name: string, language: Language = 'en'): LessonContent =>
  lessonContent.parse(JSON.parse(readFileSync(new URL(`${folders[language]}/${name}`, root), 'utf8')))

/** All lessons in English in the order of their files. */
export const readLessons = (): LessonContent[] => lessonFiles().map((name) => readLesson(name))

/** '$92.40' of 9240 cents. */
export const exact = (cents: number): string => formatMoney(cents, { decimals: 2 })

/** One debt with a name: [balance in dollars, rate in percent, payment in dollars]. */
export function named(id: string, [balance, aprPercent, payment]: [number, number, number]): PayoffDebt {
  const [debt = expect.fail('no debt')] = oneDebt(balance, aprPercent, payment)
  return { ...debt, id }
}

/** Holds the worked example of each lesson of these weeks to its figures, in the order of the text. */
export function describeLessonExamples(weeks: readonly number[], examples: LessonExamples): void {
  describe('the examples of the lessons are worked out by the engine', () => {
    const lessons = readLessons().filter(({ week }) => weeks.includes(week))
    it('each of them', () => {
      expect(lessons.map(({ id }) => id)).toEqual(Object.keys(examples))
    })
    it.each(lessons)('$id', ({ id, blocks }) => {
      const [example, second] = blocks.filter((block) => block.kind === 'example')
      expect(second).toBeUndefined()
      expect(figuresIn(example?.text ?? '')).toEqual(examples[id]?.().map(String))
    })
  })
}
