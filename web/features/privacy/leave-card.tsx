import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '#web/api/api-error.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { leaveTexts } from './messages.ts'
import { PrivacyCard, Problem } from './privacy-card.tsx'
import { useKeepAccount } from './use-privacy.ts'

/** Leaving for good: asked for, and until its day taken back. */
export function LeaveCard() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <PrivacyCard title={leaveTexts.title} lead={leaveTexts.lead} titleRef={title}>
      {({ deletion }) => (
        <Leaving deletesAt={deletion?.deletesAt ?? null} onChanged={() => title.current?.focus()} />
      )}
    </PrivacyCard>
  )
}

type LeavingProps = { deletesAt: string | null; onChanged: () => void }

function Leaving({ deletesAt, onChanged }: LeavingProps) {
  useFormats()
  const [isAsking, setAsking] = useState(false)
  useFocusOnChange(deletesAt, onChanged)
  return (
    <>
      {deletesAt === null ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {leaveTexts.open}
        </Button>
      ) : (
        <Asked deletesAt={deletesAt} />
      )}
      {isAsking ? <LeaveDialog onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Asked({ deletesAt }: { deletesAt: string }) {
  const keep = useKeepAccount()
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-text text-[0.9375rem]">{leaveTexts.asked(formatInstantDate(deletesAt))}</p>
      <Problem text={keep.error ? (serverMessage(keep.error) ?? leaveTexts.notKept) : null} />
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        {leaveTexts.keep}
      </Button>
    </div>
  )
}

/** The button that was pressed is gone then: the card's title takes the focus. */
function useFocusOnChange(deletesAt: string | null, onChanged: () => void): void {
  const before = useRef(deletesAt)
  useEffect(() => {
    if (before.current === deletesAt) return
    before.current = deletesAt
    onChanged()
  }, [deletesAt, onChanged])
}
