import { useRead } from '#web/api/use-read.ts'
import { Link } from 'react-router'
import { getCourse } from '#contracts/education/course.ts'
import { lessonPath, paths } from '#web/paths.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const link = 'link inline-flex min-h-11 items-center'

/** How far the person is in the course and the lesson to go on with; a link to it while that is not known. */
export function CourseProgress() {
  const { data: course } = useRead(getCourse)
  return (
    <>
      <ProgressBar
        className="mt-3 max-w-xs"
        percent={course ? (course.done / course.total) * 100 : 0}
        label="Lessons done"
        tone="gold"
      />
      <p className="flex flex-wrap items-center gap-x-4">
        {course?.next ? (
          <Link to={lessonPath(course.next.id)} className={link}>
            {course.done === 0 ? 'Start with' : 'Go on with'} “{course.next.title}”
          </Link>
        ) : null}
        <Link to={paths.course} className={link}>
          {course ? `${course.done} of ${course.total} lessons done` : 'Open the course'}
          <span className="sr-only">: 8-week course</span>
        </Link>
      </p>
    </>
  )
}
