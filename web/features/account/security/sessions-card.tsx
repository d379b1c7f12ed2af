import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type AccountSession,
  endOneSession,
  endOtherSessions,
  listSessions,
} from '#contracts/account/security.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { clock } from '#web/format/clock.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { seenTexts, sessionTexts } from './messages.ts'

/** The devices where the person is signed in, and a button to sign out each. */
export function SessionsCard() {
  const sessions = useRead(listSessions)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <TitledCard title={sessionTexts.title} lead={sessionTexts.lead} titleRef={title}>
      <Loaded read={sessions} isInset title={sessionTexts.loadFailed} text={null}>
        {({ sessions: all }) => <SessionList sessions={all} onEnded={() => title.current?.focus()} />}
      </Loaded>
    </TitledCard>
  )
}

type SessionListProps = { sessions: readonly AccountSession[]; onEnded: () => void }

function SessionList({ sessions, onEnded }: SessionListProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const endOne = useWrite(endOneSession)
  const endOthers = useWrite(endOtherSessions)
  const isBusy = endOne.isPending || endOthers.isPending
  const handlersOf = (done: { title: string; description: string }, failed: string) => ({
    onSuccess: () => {
      setProblem(null)
      toast(done)
      onEnded()
    },
    onError: (error: Error) => setProblem(serverMessage(error) ?? failed),
  })
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() =>
              endOne.mutate(
                { params: { id: session.id } },
                handlersOf(sessionTexts.ended, sessionTexts.failed),
              )
            }
          />
        ))}
      </ul>
      <Problem text={problem} className="mt-3" />
      {sessions.length > 1 ? (
        <Button
          variant="quiet"
          className="mt-4"
          busy={endOthers.isPending}
          disabled={isBusy}
          onClick={() =>
            endOthers.mutate(undefined, handlersOf(sessionTexts.othersEnded, sessionTexts.othersFailed))
          }
        >
          {sessionTexts.others}
        </Button>
      ) : (
        <p className="mt-4 text-small text-ink-2">{sessionTexts.none}</p>
      )}
    </>
  )
}

type SessionLineProps = { session: AccountSession; isBusy: boolean; onEnd: () => void }

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { device, place, lastSeenAt, isThis } = session
  const Picture = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Picture size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] font-[560]">
          {device}
          {isThis ? <Tag tone="good">{sessionTexts.isThis}</Tag> : null}
        </p>
        <p className="mt-0.5 text-small break-words text-ink-2">{`${seenAgo(lastSeenAt, clock.now())}, ${place}`}</p>
      </div>
      {isThis ? null : (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onEnd}>
          {sessionTexts.signOut}
          <span className="sr-only">{` ${device}, ${place}`}</span>
        </Button>
      )}
    </li>
  )
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** When a device was last here, in words. The server notes it once an hour at most, so it is no finer than that. */
export function seenAgo(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant)
  if (Number.isNaN(age)) return ''
  if (age < HOUR_MS) return seenTexts.lastHour
  if (age < DAY_MS) return seenTexts.hours(Math.floor(age / HOUR_MS))
  if (age < 7 * DAY_MS) return seenTexts.days(Math.floor(age / DAY_MS))
  return seenTexts.on(formatInstantDate(instant))
}
