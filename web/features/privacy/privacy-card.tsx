import { useId, type ReactNode, type Ref } from 'react'
import type { Privacy } from '#contracts/account/privacy.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { leaveTexts } from './messages.ts'
import { usePrivacy } from './use-privacy.ts'

type PrivacyCardProps = {
  title: string
  lead: string
  /** takes the focus when what had it is gone */
  titleRef?: Ref<HTMLHeadingElement>
  children: (privacy: Privacy) => ReactNode
}

/** One thing a person may do with what is theirs, once it is known how that stands. */
export function PrivacyCard({ title, lead, titleRef, children }: PrivacyCardProps) {
  const id = useId()
  const privacy = usePrivacy()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <CardTitle id={id} ref={titleRef} tabIndex={-1} className="scroll-mt-24 outline-none">
        {title}
      </CardTitle>
      <p className="mt-1.5 max-w-text text-small text-ink-2">{lead}</p>
      <div className="mt-4">
        {privacy.data ? (
          children(privacy.data)
        ) : privacy.isError ? (
          <LoadFailed isInset title={leaveTexts.loadFailed} text={null} reads={privacy} />
        ) : (
          <Skeleton className="h-11 max-w-56" />
        )}
      </div>
    </Card>
  )
}

/** Why something did not happen, beside where it was asked for. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-4 py-2.5 text-small text-danger">
      {text}
    </p>
  )
}
