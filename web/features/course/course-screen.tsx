import { useRead } from '#web/api/use-read.ts'
import course from '#content/course/premium.json' with { type: 'json' }
import { type Course, getCourse } from '#contracts/education/course.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { BackToLibrary } from './back-link.tsx'
import { CourseWeeks } from './course-weeks.tsx'
import { LockedCourse } from './locked-course.tsx'
import { courseLoadFailed, courseTexts } from './messages.ts'
import { ProgressCard } from './progress-card.tsx'

/** The eight weeks with what is done of them; for who has no Premium, what they hold and where it is. */
export function CourseScreen({ access }: { access: Access }) {
  return mayUse('course', access) ? <OpenCourse /> : <LockedCourse access={access} />
}

function OpenCourse() {
  const read = useRead(getCourse)
  if (read.data) return <Weeks course={read.data} />
  if (read.isError) return <LoadFailed {...courseLoadFailed} heading="h1" reads={read} />
  const rows = ['h-12 w-2/3', ['h-56', 'h-72'], 'h-16', 'h-16', 'h-16']
  return <SkeletonRows label="Loading the course" rows={rows} />
}

function Weeks({ course: mine }: { course: Course }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <header className="max-w-text">
        <BackToLibrary />
        <p className="mb-2 text-small text-ink-2">{courseTexts.eyebrow}</p>
        <h1>{course.title}</h1>
        <p className="mt-3 text-ink-2">{courseTexts.lead}</p>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[21rem_1fr] lg:items-start lg:gap-10">
        <ProgressCard course={mine} />
        <CourseWeeks course={mine} />
      </div>
    </div>
  )
}
