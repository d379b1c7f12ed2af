import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { courseLoadFailed, lessonMissing } from './messages.ts'

type CourseErrorProps = { texts: typeof courseLoadFailed; onRetry: () => void; isRetrying: boolean }

/** The course or a lesson could not be read: nothing was lost, try again. */
export function CourseError({ texts, onRetry, isRetrying }: CourseErrorProps) {
  return (
    <div className="grid max-w-text justify-items-start gap-3" role="alert">
      <h1>{texts.title}</h1>
      <p className="text-ink-2">{texts.text}</p>
      <Button variant="quiet" className="mt-2" busy={isRetrying} onClick={onRetry}>
        {texts.action}
      </Button>
    </div>
  )
}

/** There is no such lesson. */
export function LessonMissing() {
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <h1>{lessonMissing.title}</h1>
      <p className="text-ink-2">{lessonMissing.text}</p>
      <Link className={buttonClass({ className: 'mt-2' })} to={paths.course}>
        {lessonMissing.action}
      </Link>
    </div>
  )
}

/** The shape of the course while it loads. */
export function CourseSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy="true">
      <p className="sr-only">Loading the course</p>
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:gap-10">
        <Skeleton className="h-56" />
        <div className="grid gap-3">
          <Skeleton className="h-72" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </div>
  )
}

/** The shape of a lesson while it loads. */
export function LessonSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-4" aria-busy="true">
      <p className="sr-only">Loading the lesson</p>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-14" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  )
}
