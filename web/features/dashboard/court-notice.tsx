import { Link } from 'react-router'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { namesCourtPapers } from '#engine/letters/court-words.ts'
import { ifReadable } from '#web/api/api-error.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { courtTexts } from './messages.ts'

type Notice = { title: string; text: string; action: string }

function dayNotice({ recipient, dueOn }: Dashboard['courtDays'][number], today: string): Notice {
  const { dueText: text, dueAction: action } = courtTexts
  if (dueOn === null) return { title: courtTexts.unknown(recipient), text, action }
  const day = formatDate(dueOn)
  return dueOn < today
    ? { title: courtTexts.late(recipient, day), text: courtTexts.lateText, action }
    : { title: courtTexts.due(recipient, day), text, action }
}

/**
 * The lawsuits that wait for an answer, the nearest first; with none, the debt that is owed and whose name speaks of
 * court papers. Debts that cannot be read say nothing: their own card tells of that.
 */
export function courtNotices(dashboard: Pick<Dashboard, 'courtDays' | 'debts'>, today: string): Notice[] {
  const { courtDays } = dashboard
  if (courtDays.length > 0) return courtDays.map((suit) => dayNotice(suit, today))
  const named = ifReadable(() => dashboard.debts)?.find(
    ({ name, balance }) => balance > 0 && namesCourtPapers(name),
  )
  if (!named) return []
  return [{ title: courtTexts.named(named.name), text: courtTexts.namedText, action: courtTexts.namedAction }]
}

/** Above everything else: a day at a court cannot be made up for. */
export function CourtNotice({ dashboard, today }: { dashboard: Dashboard; today: string }) {
  const [first, ...others] = courtNotices(dashboard, today)
  if (first === undefined) return null
  return (
    <aside
      aria-label={courtTexts.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn-soft p-5 text-warn"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-[560] break-words">{first.title}</p>
        {others.map(({ title }) => (
          <p key={title} className="mt-1 font-[560] break-words">
            {title}
          </p>
        ))}
        <p className="mt-1 text-small">{first.text}</p>
      </div>
      <Link to={`${paths.letters}?tab=sued`} className={buttonClass({ variant: 'quiet' })}>
        {first.action}
      </Link>
    </aside>
  )
}
