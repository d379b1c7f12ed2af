import { ArrowRight, Check, ChevronDown, Circle } from 'lucide-react'
import { Link } from 'react-router'
import { type Course, getCourse, type LessonLine } from '#contracts/education/course.ts'
import type { Access } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import { useRead } from '#web/api/use-read.ts'
import { lessonPath, paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { course } from './content-messages.ts'
import { LockedCourse } from './locked-course.tsx'
import { courseLoadFailed, courseTexts } from './messages.ts'

/** The eight weeks with the person's progress, or the locked view for people without Premium. */
export function CourseScreen({ access }: { access: Access }) {
  return mayUse('course', access) ? <OpenCourse /> : <LockedCourse access={access} />
}

function OpenCourse() {
  const read = useRead(getCourse)
  const rows = ['h-12 w-2/3', ['h-56', 'h-72'], 'h-16', 'h-16', 'h-16']
  return (
    <Loaded
      read={read}
      {...courseLoadFailed}
      heading="h1"
      loading={<SkeletonRows label={courseTexts.loading} rows={rows} />}
    >
      {(mine) => <Weeks course={mine} />}
    </Loaded>
  )
}

function Weeks({ course: mine }: { course: Course }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <header className="max-w-text">
        <BackLink to={paths.education} className="mb-3">
          {courseTexts.back}
        </BackLink>
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

const minutesOf = (lessons: readonly LessonLine[]) => lessons.reduce((sum, { minutes }) => sum + minutes, 0)

/** '45 min', '1 hr 20 min' */
const lengthOf = (minutes: number) =>
  minutes < 60 ? courseTexts.minutes(minutes) : courseTexts.hours(Math.floor(minutes / 60), minutes % 60)

/** The progress so far, the next lesson, the course's length, and that it is in writing. */
function ProgressCard({ course: { modules, done, total, next } }: { course: Course }) {
  const minutes = minutesOf(modules.flatMap(({ lessons }) => lessons))
  return (
    <Card aria-labelledby="course-progress" className="grid gap-4 md:p-6 lg:sticky lg:top-24">
      <h2 id="course-progress" className="text-h3">
        {courseTexts.progress(done, total)}
      </h2>
      <ProgressBar percent={(done / total) * 100} label={courseTexts.bar} tone="gold" />
      {next ? (
        <Link className={buttonClass({ className: 'w-full' })} to={lessonPath(next.id)}>
          {done === 0 ? courseTexts.start(next.title) : courseTexts.goOn(next.title)}
          <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
        </Link>
      ) : (
        <p className="font-[560]">{courseTexts.finished}</p>
      )}
      <p className="text-small text-ink-2">
        {courseTexts.inAll(total, lengthOf(minutes))} {course.later}
      </p>
    </Card>
  )
}

type Week = Course['modules'][number]

/** Every week with its lessons; the current week is expanded. */
function CourseWeeks({ course: { modules, next } }: { course: Course }) {
  const current = modules.find(({ lessons }) => lessons.some(({ id }) => id === next?.id)) ?? modules[0]
  return (
    <section aria-labelledby="course-weeks" className="min-w-0">
      <h2 id="course-weeks">{courseTexts.weeks}</h2>
      <div className="mt-4 border-b border-line">
        {modules.map((week) => (
          <WeekLine key={week.week} week={week} isOpen={week === current} />
        ))}
      </div>
    </section>
  )
}

function WeekLine({ week: { week, title, lessons }, isOpen }: { week: Week; isOpen: boolean }) {
  const done = lessons.filter(({ doneOn }) => doneOn !== null).length
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-14 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 sm:grid-cols-[4.75rem_1fr_auto] sm:items-baseline sm:gap-x-2">
          <span className="text-tiny text-ink-3 sm:text-small">{courseTexts.week(week)}</span>
          <span className="font-[560]">{title}</span>
          <span className="text-tiny text-ink-2 sm:text-small">
            {courseTexts.weekProgress(done, lessons.length, lengthOf(minutesOf(lessons)))}
          </span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="grid pb-3">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ol>
    </details>
  )
}

function LessonRow({ lesson: { id, title, minutes, doneOn } }: { lesson: LessonLine }) {
  return (
    <li className="flex items-center gap-3">
      {doneOn === null ? (
        <Circle size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      ) : (
        <Check size={18} strokeWidth={2.25} aria-hidden="true" className="shrink-0 text-brand" />
      )}
      <Link to={lessonPath(id)} className="link inline-flex min-h-11 min-w-0 flex-1 items-center">
        <span>
          {title}
          {doneOn === null ? null : <span className="sr-only"> {courseTexts.done}</span>}
        </span>
      </Link>
      <span className="shrink-0 text-tiny text-ink-3">{courseTexts.minutes(minutes)}</span>
    </li>
  )
}
