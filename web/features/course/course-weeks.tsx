import { Check, ChevronDown, Circle } from 'lucide-react'
import { Link } from 'react-router'
import type { Course, LessonLine } from '#contracts/education/course.ts'
import { lessonPath } from '#web/paths.ts'
import { courseTexts } from './messages.ts'

type Week = Course['modules'][number]

/** Every week with its lessons; the week to go on with is open. */
export function CourseWeeks({ course: { modules, next } }: { course: Course }) {
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
          <span className="text-tiny text-ink-3 sm:text-small">Week {week}</span>
          <span className="font-[560]">{title}</span>
          <span className="text-tiny text-ink-2 sm:text-small">
            {courseTexts.weekProgress(done, lessons.length)}
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
          {doneOn === null ? null : <span className="sr-only"> ({courseTexts.done})</span>}
        </span>
      </Link>
      <span className="shrink-0 text-tiny text-ink-3">{courseTexts.minutes(minutes)}</span>
    </li>
  )
}
