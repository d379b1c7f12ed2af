import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { lessonMissing } from './messages.ts'

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
