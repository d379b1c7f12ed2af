/** The lessons of the course as stored, and the way their worked examples are held to figures. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonContent, type LessonContent } from '#contracts/education/course.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { formatMoney } from '#engine/money/format.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { oneDebt, type Figures } from './articles-under-test.ts'

const root = new URL('..', import.meta.url)
// '1-2' before '1-10'
const inOrder = new Intl.Collator('en', { numeric: true })

/** by the id of the lesson */
export type LessonExamples = Record<string, () => Figures>

/** All lessons in the order of their files: by week, then by place. Fails where a file has not the contract's shape. */
export function readLessons(): LessonContent[] {
  return globSync('content/course/lessons/*.json', { cwd: root })
    .toSorted(inOrder.compare)
    .map((file) => lessonContent.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))))
}

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
