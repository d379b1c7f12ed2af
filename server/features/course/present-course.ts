/** The course and its lessons as the person sees them: with what is done. */
import type { Course, Lesson } from '#contracts/course.ts'
import { openCourse, type PlacedLesson } from './lessons.queries.ts'

/** The whole course; days by lesson id. A day of a lesson that is no longer there counts for nothing. */
export function presentCourse(doneDays: ReadonlyMap<string, string>): Course {
  const modules = openCourse().map(({ week, title, lessons }) => ({
    week,
    title,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      minutes: lesson.minutes,
      doneOn: doneDays.get(lesson.id) ?? null,
    })),
  }))
  const all = modules.flatMap(({ lessons }) => lessons)
  return {
    modules,
    done: all.filter(({ doneOn }) => doneOn !== null).length,
    total: all.length,
    next: all.find(({ doneOn }) => doneOn === null) ?? null,
  }
}

export function presentLesson(placed: PlacedLesson, doneDays: ReadonlyMap<string, string>): Lesson {
  const { lesson, week, place, previous, next } = placed
  return {
    ...lesson,
    module: week.title,
    place,
    places: week.lessons.length,
    doneOn: doneDays.get(lesson.id) ?? null,
    previous,
    next,
  }
}
