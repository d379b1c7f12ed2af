/** The calls of contracts/course.ts. */
import * as contract from '#contracts/course.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { readPersonDay } from '#server/features/settings/settings.queries.ts'
import { mount } from '#server/http/mount.ts'
import { listDoneDays, markLesson, unmarkLesson } from './course.queries.ts'
import { findLesson, openCourse } from './lessons.queries.ts'
import { presentCourse, presentLesson } from './present-course.ts'

function lessonOf(id: string) {
  const placed = findLesson(id)
  if (placed === undefined) throw notFound('We cannot find this lesson. The list of the course has them all.')
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
