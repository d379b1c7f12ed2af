import { Check, Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import planned from '#content/marketing/planned.json' with { type: 'json' }
import { getCourse } from '#contracts/education/course.ts'
import type { Access } from '#engine/access/access.ts'
import { featurePlans, mayUse, type Feature } from '#engine/access/features.ts'
import type { Planned } from '#engine/access/planned.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths, lessonPath } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'

const link = 'link inline-flex min-h-11 items-center'

type Tool = { feature: Feature; name: string; text: string; open: ReactNode }

const liveAt = (planned.list as readonly Planned[]).find(({ id }) => id === 'live_qa')?.openedAt ?? null

const tools: readonly Tool[] = [
  {
    feature: 'course',
    name: '8-week course',
    text: 'Fifty short lessons, each with one thing to do this week.',
    open: <CourseProgress />,
  },
  {
    feature: 'live_qa',
    name: 'Weekly live Q&A',
    text: liveAt === null ? planned.label : 'One hour each week to ask and to listen.',
    open:
      liveAt === null ? null : (
        <NewTabLink className={link} href={liveAt}>
          Join the live Q&A
        </NewTabLink>
      ),
  },
  {
    feature: 'roadmap',
    name: 'Roadmap template',
    text: 'Six months, step by step, from your own numbers.',
    open: <OpenLink to={paths.dashboard} screen="your dashboard" name="Roadmap template" />,
  },
  {
    feature: 'dispute_letters',
    name: 'Dispute letters',
    text: 'Letter templates for mistakes in a credit report.',
    open: <OpenLink to={`${paths.letters}?tab=dispute`} screen="Letters" name="Dispute letters" />,
  },
]

/** The learning tools of Premium, by plan (reading 4). */
export function PremiumTools({ access }: { access: Access }) {
  const { hasPremium, hasPro } = access
  return (
    <Card aria-labelledby="premium-tools" className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="premium-tools">{titleOf(access)}</h2>
        <Tag tone="gold">Premium</Tag>
      </div>
      <p className="mt-1 max-w-text text-small text-ink-2">
        {hasPremium
          ? 'These come with your plan.'
          : 'All articles here are free, on every plan. Premium adds guided tools.'}
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {tools.map((tool) => (
          <ToolLine key={tool.feature} tool={tool} isIncluded={mayUse(tool.feature, access)} />
        ))}
      </ul>
      {hasPremium ? null : (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.pricing}>
            {hasPro ? 'Upgrade to Premium' : 'Compare Plans'}
          </Link>
          <Link className="link inline-flex min-h-11 items-center text-small" to={paths.course}>
            See what the course holds
          </Link>
        </div>
      )}
    </Card>
  )
}

function titleOf({ hasPremium, hasPro }: Access): string {
  if (hasPremium) return 'Your premium tools'
  return hasPro ? 'Unlock Premium Educational Resources' : 'Premium tools' // spec 6
}

function ToolLine({ tool, isIncluded }: { tool: Tool; isIncluded: boolean }) {
  const isOpen = isIncluded && tool.open !== null
  const Picture = isOpen ? Check : isIncluded ? Clock : Lock
  return (
    <li className="flex gap-3">
      <Picture
        size={18}
        aria-hidden="true"
        className={isOpen ? 'mt-0.5 shrink-0 text-brand' : 'mt-0.5 shrink-0 text-ink-3'}
      />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-[560]">
          {tool.name}
          {isIncluded ? null : <span className="sr-only"> (with {featurePlans[tool.feature]})</span>}
        </p>
        <p className="text-ink-2">{tool.text}</p>
        {isIncluded ? tool.open : null}
      </div>
    </li>
  )
}

function OpenLink({ to, screen, name }: { to: string; screen: string; name: string }) {
  return (
    <Link to={to} className={link}>
      Open on {screen}
      <span className="sr-only">: {name}</span>
    </Link>
  )
}

/** The progress in the course and the next lesson; a plain link until they are loaded. */
function CourseProgress() {
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
