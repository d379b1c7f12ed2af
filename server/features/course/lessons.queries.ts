/**
 * The lessons of the course. They are content, not rows: one JSON file for each, and one for its Spanish in the folder
 * `es`, read once when the server starts and checked against the contract and the curriculum.
 */
import { fileURLToPath } from 'node:url'
import spanishCourse from '#content/course/es/premium.json' with { type: 'json' }
import course from '#content/course/premium.json' with { type: 'json' }
import type { LessonContent } from '#contracts/education/course.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessonContent } from '#contracts/education/course.ts'
import { currentLanguage, type Language } from '#engine/language/bilingual.ts'

/** The curriculum: the weeks in order, with the titles of their lessons. */
type Curriculum = { week: number; title: string; lessons: string[] }[]

/** A week with its lessons as they are written. */
type CourseWeek = { week: number; title: string; lessons: LessonContent[] }

function fileError(what: string): Error {
  return new Error(`Jubilee cannot start: ${what}.`)
}

function parseFile(name: string, text: string): LessonContent {
  const file = `the lesson content/course/lessons/${name}`
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw fileError(`${file} is not JSON`)
  }
  const result = lessonContent.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw fileError(`${file} is not right at "${issue?.path.join('.') ?? ''}" (${issue?.code ?? 'unknown'})`)
}

const placeOf = ({ week, title }: { week: number; title: string }) => `${week} ${title}`

/**
 * The lessons of the files that match, by the id of each.
 * @throws Error with a sentence when a file cannot be read as a lesson, or two have the same id
 */
function readLessons(folder: string, pattern: string): Map<string, LessonContent> {
  const read = new Map<string, LessonContent>()
  for (const name of globSync(pattern, { cwd: folder }).toSorted()) {
    const lesson = parseFile(name, readFileSync(join(folder, name), 'utf8'))
    if (read.has(lesson.id)) throw fileError(`the lesson content/course/lessons/${name} is there twice`)
    read.set(lesson.id, lesson)
  }
  return read
}

/**
 * The weeks of the course with every lesson that the curriculum names, in its order.
 * @throws Error with a sentence as above, and when a lesson of the curriculum is not written, two files have the same
 * place, or a file is of no lesson in the curriculum
 */
export function loadLessons(folder: string, curriculum: Curriculum): CourseWeek[] {
  const written = new Map<string, LessonContent>()
  for (const lesson of readLessons(folder, '*.json').values()) {
    if (written.has(placeOf(lesson)))
      throw fileError(`the lesson "${lesson.title}" of week ${lesson.week} is there twice`)
    written.set(placeOf(lesson), lesson)
  }
  const weeks = curriculum.map(({ week, title, lessons }) => ({
    week,
    title,
    lessons: lessons.map((lesson) => taken(written, { week, title: lesson })),
  }))
  const [spare] = written.values()
  if (spare) throw fileError(`the lesson "${spare.title}" of week ${spare.week} is not in the curriculum`)
  return weeks
}

/** Takes a lesson out of those that were read. */
function taken(written: Map<string, LessonContent>, place: { week: number; title: string }): LessonContent {
  const lesson = written.get(placeOf(place))
  if (!lesson) throw fileError(`the lesson "${place.title}" of week ${place.week} is not written`)
  written.delete(placeOf(place))
  return lesson
}

/**
 * The lessons of these weeks that are written in Spanish, by id.
 * @throws Error with a sentence when a file cannot be read, or is of no lesson of the course
 */
export function loadSpanish(folder: string, weeks: CourseWeek[]): ReadonlyMap<string, LessonContent> {
  const written = readLessons(folder, 'es/*.json')
  const ids = new Set(weeks.flatMap(({ lessons }) => lessons.map(({ id }) => id)))
  const spare = [...written.keys()].find((id) => !ids.has(id))
  if (spare !== undefined)
    throw fileError(`the lesson "${spare}" of content/course/lessons/es is not in English`)
  return written
}

const folder = fileURLToPath(new URL('../../../content/course/lessons', import.meta.url))
const curricula: Record<Language, Curriculum> = { en: course.modules, es: spanishCourse.modules }

let loaded: { weeks: CourseWeek[]; spanish: ReadonlyMap<string, LessonContent> } | null = null

function loadCourse() {
  const weeks = loadLessons(folder, course.modules)
  return { weeks, spanish: loadSpanish(folder, weeks) }
}

/** Reads the files, once; throws when one is not right. */
export function openCourse() {
  return (loaded ??= loadCourse())
}

type LessonName = { id: string; title: string }

/** A lesson in the language of the reader, or else in English. `name` is its title in the reader's language either way. */
type ReadableLesson = { lesson: LessonContent; language: Language; name: LessonName }

type ReadableWeek = { week: number; title: string; lessons: ReadableLesson[] }

/** Every week with its lessons, for the reader of the moment. */
export function readableCourse(): ReadableWeek[] {
  const { weeks, spanish } = openCourse()
  const reader = currentLanguage()
  return weeks.map(({ week, title, lessons }, at) => {
    const names = curricula[reader][at]
    return {
      week,
      title: names?.title ?? title,
      lessons: lessons.map((english, place) => {
        const translated = reader === 'es' ? spanish.get(english.id) : undefined
        return {
          lesson: translated ?? english,
          language: translated ? reader : 'en',
          name: { id: english.id, title: names?.lessons[place] ?? english.title },
        }
      }),
    }
  })
}

export type PlacedLesson = ReadableLesson & {
  week: ReadableWeek
  /** its place in the week, 1 first */
  place: number
  previous: LessonName | null
  next: LessonName | null
}

/** One lesson with its week and the lessons beside it; undefined for an id that is not there. */
export function findLesson(id: string): PlacedLesson | undefined {
  const weeks = readableCourse()
  const all = weeks.flatMap(({ lessons }) => lessons)
  const at = all.findIndex(({ lesson }) => lesson.id === id)
  const found = all[at]
  const week = weeks.find(({ lessons }) => lessons.some((one) => one === found))
  if (!found || !week) return undefined
  return {
    ...found,
    week,
    place: week.lessons.indexOf(found) + 1,
    previous: all[at - 1]?.name ?? null,
    next: all[at + 1]?.name ?? null,
  }
}
