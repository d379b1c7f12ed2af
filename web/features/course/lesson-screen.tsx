import { getLesson } from '#contracts/education/course.ts'
import { useRead } from '#web/api/use-read.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LessonMissing } from './lesson-missing.tsx'
import { LessonView, type LessonParts } from './lesson-view.tsx'
import { LockedCourse } from './locked-course.tsx'
import { lessonLoadFailed } from './messages.ts'

type LessonScreenProps = { id: string; access: Access; parts: LessonParts }

/** One lesson, in each of its states. `parts` draw the text as the library does. */
export function LessonScreen({ id, access, parts }: LessonScreenProps) {
  if (!mayUse('course', access)) return <LockedCourse access={access} />
  return <OpenLesson id={id} parts={parts} />
}

function OpenLesson({ id, parts }: Omit<LessonScreenProps, 'access'>) {
  const lesson = useRead(getLesson, { params: { id } })
  if (lesson.data) return <LessonView key={id} lesson={lesson.data} parts={parts} />
  if (lesson.error instanceof ApiError && lesson.error.status === 404) return <LessonMissing />
  if (lesson.isError) return <LoadFailed {...lessonLoadFailed} heading="h1" reads={lesson} />
  const rows = ['h-6 w-40', 'h-12 w-4/5', 'h-14', 'h-28', 'h-28', 'h-40']
  return (
    <SkeletonRows label="Loading the lesson" className="mx-auto w-full max-w-[44rem] gap-4" rows={rows} />
  )
}
