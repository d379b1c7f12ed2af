import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import course from '#content/course/premium.json' with { type: 'json' }
import type { Course } from '#contracts/education/course.ts'
import { lessonPath } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { courseTexts } from './messages.ts'

/** How far it is, the one lesson to go on with, and what is not open yet. */
export function ProgressCard({ course: { done, total, next } }: { course: Course }) {
  return (
    <Card aria-labelledby="course-progress" className="grid gap-4 md:p-6 lg:sticky lg:top-24">
      <h2 id="course-progress" className="text-h3">
        {courseTexts.progress(done, total)}
      </h2>
      <ProgressBar percent={(done / total) * 100} label="Lessons done" tone="gold" />
      {next ? (
        <Link className={buttonClass({ className: 'w-full' })} to={lessonPath(next.id)}>
          {done === 0 ? courseTexts.start(next.title) : courseTexts.goOn(next.title)}
          <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
        </Link>
      ) : (
        <p className="font-[560]">{courseTexts.finished}</p>
      )}
      <p className="text-small text-ink-2">{course.later}</p>
    </Card>
  )
}
