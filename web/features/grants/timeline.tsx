import type { GrantEvent } from '#contracts/foundation/grants.ts'
import { formatInstant } from '#web/format/dates.ts'
import { classNames } from '#web/ui/class-names.ts'
import { statusTexts } from './status/status-messages.ts'

type TimelineProps = {
  events: readonly (GrantEvent & { adminName?: string | null })[]
  /** the applicant's name, for other readers */
  applicant?: string
}

/** The events of an application, newest first. */
export function Timeline({ events, applicant = statusTexts.byYou }: TimelineProps) {
  const newestFirst = events.toSorted((one, other) => other.happenedAt.localeCompare(one.happenedAt))
  return (
    <ol className="grid">
      {newestFirst.map((event, index) => (
        <li key={event.happenedAt + event.kind} className="grid grid-cols-[1rem_1fr] gap-x-4 pb-5 last:pb-0">
          <span className="relative grid justify-center" aria-hidden="true">
            {index === newestFirst.length - 1 ? null : (
              <span className="absolute top-4 -bottom-6 left-1/2 w-px -translate-x-1/2 bg-line-strong" />
            )}
            <span
              className={classNames(
                'relative mt-1.5 size-2.5 rounded-full',
                index === 0 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
          </span>
          <div className="min-w-0">
            <p className="font-[520]">{event.text}</p>
            <p className="mt-0.5 text-tiny text-ink-3">
              {event.by === 'you' ? applicant : (event.adminName ?? statusTexts.byUs)},{' '}
              <time dateTime={event.happenedAt}>{formatInstant(event.happenedAt)}</time>
            </p>
            {event.note ? (
              <p className="mt-1.5 border-l-2 border-line-strong pl-3 text-small whitespace-pre-line text-ink-2 wrap-anywhere">
                {event.note}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
