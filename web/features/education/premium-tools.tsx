import { Check, Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
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
import {
  courseProgressTexts as progressTexts,
  planned,
  premiumTexts as texts,
  toolTexts,
} from './premium-messages.ts'

const link = 'link inline-flex min-h-11 items-center'

type Tool = { feature: Feature; name: string; text: string; open: ReactNode }

const liveAt = (planned.list as readonly Planned[]).find(({ id }) => id === 'live_qa')?.openedAt ?? null

const { course, liveHour, roadmap, letters } = toolTexts

const tools: readonly Tool[] = [
  { feature: 'course', ...course, open: <CourseProgress /> },
  {
    feature: 'live_qa',
    name: liveHour.name,
    text: liveAt === null ? planned.label : liveHour.text,
    open:
      liveAt === null ? null : (
        <NewTabLink className={link} href={liveAt}>
          {liveHour.open}
        </NewTabLink>
      ),
  },
  { feature: 'roadmap', ...roadmap, open: <OpenLink to={paths.dashboard} {...roadmap} /> },
  {
    feature: 'dispute_letters',
    ...letters,
    open: <OpenLink to={`${paths.letters}?tab=dispute`} {...letters} />,
  },
]

/** The learning tools of Premium, by plan (reading 4). */
export function PremiumTools({ access }: { access: Access }) {
  const { hasPremium, hasPro } = access
  return (
    <Card aria-labelledby="premium-tools" className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="premium-tools">{titleOf(access)}</h2>
        <Tag tone="gold">{texts.plan}</Tag>
      </div>
      <p className="mt-1 max-w-text text-small text-ink-2">
        {hasPremium ? texts.included : texts.notIncluded}
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {tools.map((tool) => (
          <ToolLine key={tool.feature} tool={tool} isIncluded={mayUse(tool.feature, access)} />
        ))}
      </ul>
      {hasPremium ? null : (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.pricing}>
            {hasPro ? texts.upgrade : texts.compare}
          </Link>
          <Link className="link inline-flex min-h-11 items-center text-small" to={paths.course}>
            {texts.seeCourse}
          </Link>
        </div>
      )}
    </Card>
  )
}

function titleOf({ hasPremium, hasPro }: Access): string {
  if (hasPremium) return texts.yours
  return hasPro ? texts.forPro : texts.forOthers
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
          {isIncluded ? null : <span className="sr-only"> {texts.withPlan(featurePlans[tool.feature])}</span>}
        </p>
        <p className="text-ink-2">{tool.text}</p>
        {isIncluded ? tool.open : null}
      </div>
    </li>
  )
}

function OpenLink({ to, open, name }: { to: string; open: string; name: string }) {
  return (
    <Link to={to} className={link}>
      {open}
      <span className="sr-only">: {name}</span>
    </Link>
  )
}

/** The progress in the course and the next lesson; a plain link until they are loaded. */
function CourseProgress() {
  const { data: mine } = useRead(getCourse)
  return (
    <>
      <ProgressBar
        className="mt-3 max-w-xs"
        percent={mine ? (mine.done / mine.total) * 100 : 0}
        label={progressTexts.bar}
        tone="gold"
      />
      <p className="flex flex-wrap items-center gap-x-4">
        {mine?.next ? (
          <Link to={lessonPath(mine.next.id)} className={link}>
            {mine.done === 0 ? progressTexts.start(mine.next.title) : progressTexts.next(mine.next.title)}
          </Link>
        ) : null}
        <Link to={paths.course} className={link}>
          {mine ? progressTexts.done(mine.done, mine.total) : progressTexts.open}
          <span className="sr-only">: {course.name}</span>
        </Link>
      </p>
    </>
  )
}
