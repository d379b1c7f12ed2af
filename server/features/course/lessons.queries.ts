/**
 * The lessons of the course. They are content, not rows: one JSON file for each, read once when the server starts and
 * checked against the contract and the curriculum.
 */
import { fileURLToPath } from 'node:url'
import spanishCourse from '#content/course/es/premium.json' with { type: 'json' }
import course from '#content/course/premium.json' with { type: 'json' }
import type { LessonContent } from '#contracts/education/course.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lessonContent } from '#contracts/education/course.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'

/** The curriculum: the weeks in order, with the titles of their lessons. */
type Curriculum = { week: number; title: string; lessons: string[] }[]

/** A week with its lessons as they are written. */
type CourseWeek = { week: number; title: string; lessons: LessonContent[] }

function refusal(what: string): Error {
  return new Error(`Jubilee cannot start: ${what}.`)
}

function parseFile(name: string, text: string): LessonContent {
  const file = `the lesson content/course/lessons/${name}`
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw refusal(`${file} is not JSON`)
  }
  const result = lessonContent.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw refusal(`${file} is not right at "${issue?.path.join('.') ?? ''}" (${issue?.code ?? 'unknown'})`)
}

const placeOf = ({ week, title }: { week: number; title: string }) => `${week} ${title}`

/**
 * The weeks of the course with every lesson that the curriculum names, in its order.
 * @throws Error with a sentence when a file cannot be read as a lesson, a lesson of the curriculum is not written,
 * two files have the same id or place, or a file is of no lesson in the curriculum
 */
export function loadLessons(folder: string, curriculum: Curriculum): CourseWeek[] {
  const written = new Map<string, LessonContent>()
  const ids = new Set<string>()
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const lesson = parseFile(name, readFileSync(join(folder, name), 'utf8'))
    if (ids.has(lesson.id) || written.has(placeOf(lesson)))
      throw refusal(`the lesson content/course/lessons/${name} is there twice`)
    ids.add(lesson.id)
    written.set(placeOf(lesson), lesson)
  }
  const weeks = curriculum.map(({ week, title, lessons }) => ({
    week,
    title,
    lessons: lessons.map((lesson) => taken(written, { week, title: lesson })),
  }))
  const [spare] = written.values()
  if (spare) throw refusal(`the lesson "${spare.title}" of week ${spare.week} is not in the curriculum`)
  return weeks
}

/** Takes a lesson out of those that were read. */
function taken(written: Map<string, LessonContent>, place: { week: number; title: string }): LessonContent {
  const lesson = written.get(placeOf(place))
  if (!lesson) throw refusal(`the lesson "${place.title}" of week ${place.week} is not written`)
  written.delete(placeOf(place))
  return lesson
}

const folder = fileURLToPath(new URL('../../../content/course/lessons', import.meta.url))

let weeks: CourseWeek[] | null = null

/** Every week with its lessons. The first call reads the files, and throws when one is not right. */
export function openCourse(): CourseWeek[] {
  weeks ??= loadLessons(folder, course.modules)
  return weeks
}

const curricula = { en: course.modules, es: spanishCourse.modules }

/** The title of a week in the language of the reader. */
export const weekTitle = ({ week, title }: CourseWeek): string =>
  curricula[currentLanguage()].find((one) => one.week === week)?.title ?? title

type LessonName = { id: string; title: string }

export type PlacedLesson = {
  lesson: LessonContent
  week: CourseWeek
  /** its place in the week, 1 first */
  place: number
  previous: LessonName | null
  next: LessonName | null
}

const nameOf = (lesson: LessonContent | undefined): LessonName | null =>
  lesson ? { id: lesson.id, title: lesson.title } : null

/** One lesson with its week and the lessons beside it; undefined for an id that is not there. */
export function findLesson(id: string): PlacedLesson | undefined {
  const week = openCourse().find(({ lessons }) => lessons.some((lesson) => lesson.id === id))
  const lesson = week?.lessons.find((one) => one.id === id)
  if (!week || !lesson) return undefined
  const all = openCourse().flatMap(({ lessons }) => lessons)
  const at = all.indexOf(lesson)
  return {
    lesson,
    week,
    place: week.lessons.indexOf(lesson) + 1,
    previous: nameOf(all[at - 1]),
    next: nameOf(all[at + 1]),
  }
}
