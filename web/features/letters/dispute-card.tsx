import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/card.tsx'
import { NearView } from '#web/ui/states/near-view.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { disputeTexts, letterTexts, premiumTexts } from './messages.ts'

const DisputeGenerator = lazy(async () => ({
  default: (await import('./dispute-generator.tsx')).DisputeGenerator,
}))

/** Writes a letter to a credit bureau about a mistake in the report; loaded when it comes near the view. */
export function DisputeCard() {
  const waiting = <Skeleton className="h-[64rem]" />
  return (
    <Card aria-labelledby="dispute-title" className="md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-no-print>
        <h2 id="dispute-title">{disputeTexts.title}</h2>
        <Tag tone="gold">{premiumTexts.tag}</Tag>
      </div>
      <p className="mt-1.5 mb-5 max-w-text text-small text-ink-2" data-no-print>
        {letterTexts.onlyYours} {letterTexts.education}
      </p>
      <NearView placeholder={waiting}>
        <Suspense fallback={waiting}>
          <DisputeGenerator />
        </Suspense>
      </NearView>
    </Card>
  )
}
