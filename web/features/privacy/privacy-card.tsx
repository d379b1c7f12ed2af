import type { ReactNode, Ref } from 'react'
import { getPrivacy, type Privacy } from '#contracts/account/privacy.ts'
import { useRead } from '#web/api/use-read.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { leaveTexts } from './messages.ts'

const LOOK_EVERY_MS = 4000

type PrivacyCardProps = {
  title: string
  lead: string
  /** takes the focus when the element that had it is gone */
  titleRef: Ref<HTMLHeadingElement>
  children: (privacy: Privacy) => ReactNode
}

/** A card about the person's own data. It reads again when it opens, and every few seconds while a file is being made. */
export function PrivacyCard({ title, lead, titleRef, children }: PrivacyCardProps) {
  const privacy = useRead(
    getPrivacy,
    {},
    {
      refetchOnMount: 'always',
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.export.state === 'waiting' ? LOOK_EVERY_MS : false),
    },
  )
  return (
    <TitledCard title={title} lead={lead} titleRef={titleRef}>
      <Loaded
        read={privacy}
        isInset
        title={leaveTexts.loadFailed}
        text={null}
        loading={<Skeleton className="h-11 max-w-56" />}
      >
        {children}
      </Loaded>
    </TitledCard>
  )
}
