import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import type { Access } from '#engine/access/access.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { course } from './content-messages.ts'
import { courseTexts, lockedTexts } from './messages.ts'

/** The course for people without Premium: its contents and how to get it. Titles are public; lessons are not loaded. */
export function LockedCourse({ access: { hasPro } }: { access: Access }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <header className="max-w-text">
        <BackLink to={paths.education} className="mb-3">
          {courseTexts.back}
        </BackLink>
        <p className="mb-2 flex items-center gap-2 text-small text-ink-2">
          <Lock size={15} aria-hidden="true" /> {course.title} <Tag tone="gold">{lockedTexts.plan}</Tag>
        </p>
        <h1>{lockedTexts.title}</h1>
        <p className="mt-3 text-ink-2">{lockedTexts.text}</p>
        <p className="mt-3 text-small text-ink-2">{course.later}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link className={buttonClass({})} to={paths.pricing}>
            {hasPro ? lockedTexts.upgrade : lockedTexts.compare}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={`${paths.education}?tab=all`}>
            {lockedTexts.library}
          </Link>
        </div>
        <p className="mt-4 text-small text-ink-2">
          {lockedTexts.has(hasPro ? 'Pro' : 'Free')} {lockedTexts.free}
        </p>
      </header>
      <section aria-labelledby="locked-weeks">
        <h2 id="locked-weeks">{lockedTexts.weeks}</h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {course.modules.map(({ week, title, lessons }) => (
            <Card as="li" key={week}>
              <p className="text-tiny text-ink-3">{courseTexts.week(week)}</p>
              <h3 className="mt-1">{title}</h3>
              <ul className="mt-2 grid gap-x-4 gap-y-1 text-small text-ink-2 sm:grid-cols-2">
                {lessons.map((lesson) => (
                  <li key={lesson}>{lesson}</li>
                ))}
              </ul>
            </Card>
          ))}
        </ul>
      </section>
    </div>
  )
}
