/** The calls of contracts/education/course.ts. */
import * as contract from '#contracts/education/course.ts'
import { sentence } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { mount } from '#server/http/mount.ts'
import { listDoneDays, markLesson, unmarkLesson } from './course.queries.ts'
import { findLesson, openCourse, readableCourse } from './lessons.queries.ts'
import type { Course, Lesson } from '#contracts/education/course.ts'
import { courseTexts } from './messages.ts'
import type { PlacedLesson } from './lessons.queries.ts'

/** The whole course; days by lesson id. A day of a lesson that is no longer there counts for nothing. */
function presentCourse(doneDays: ReadonlyMap<string, string>): Course {
  const modules = readableCourse().map(({ week, title, lessons }) => ({
    week,
    title,
    lessons: lessons.map(({ name, lesson }) => ({
      ...name,
      minutes: lesson.minutes + lesson.worksheet.minutes,
      doneOn: doneDays.get(name.id) ?? null,
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

function presentLesson(placed: PlacedLesson, doneDays: ReadonlyMap<string, string>): Lesson {
  const { lesson, language, week, place, previous, next } = placed
  return {
    ...lesson,
    worksheet: lesson.worksheet,
    language,
    module: week.title,
    place,
    places: week.lessons.length,
    doneOn: doneDays.get(lesson.id) ?? null,
    previous,
    next,
  }
}

function lessonOf(id: string) {
  const placed = findLesson(id)
  if (placed === undefined) throw notFound(sentence(courseTexts, 'missingLesson'))
  return placed
}

/** The Premium course. A lesson that is not right stops the start here. */
export function mountCourse(app: App): void {
  openCourse()
  mount(app, contract.getCourse, async ({ parts, user }) =>
    presentCourse(await listDoneDays(parts.db, user.id)),
  )

  mount(app, contract.getLesson, async ({ parts, user, params }) =>
    presentLesson(lessonOf(params.id), await listDoneDays(parts.db, user.id)),
  )

  mount(app, contract.saveLessonProgress, async ({ parts, user, params, body }) => {
    const { id: lessonId } = lessonOf(params.id).lesson
    const doneOn = await readPersonDay(parts.db, user.id, parts.clock.now())
    if (body.isDone) await markLesson(parts.db, user.id, { lessonId, doneOn })
    else await unmarkLesson(parts.db, user.id, lessonId)
    return presentCourse(await listDoneDays(parts.db, user.id))
  })
}
