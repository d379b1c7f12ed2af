/** The lessons of the course. They are content, not rows: read and checked once, when the server starts. */
import { fileURLToPath } from 'node:url'
import course from '#content/course/premium.json' with { type: 'json' }
import type { LessonContent } from '#contracts/course.ts'
import { loadLessons, type CourseWeek } from './load-lessons.ts'

const folder = fileURLToPath(new URL('../../../content/course/lessons', import.meta.url))

let weeks: CourseWeek[] | null = null

/** Every week with its lessons. The first call reads the files, and throws when one is not right. */
export function openCourse(): CourseWeek[] {
  weeks ??= loadLessons(folder, course.modules)
  return weeks
}

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
