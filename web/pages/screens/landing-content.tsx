import { lazy, Suspense } from 'react'
import { useUser } from '#web/features/account/use-user.ts'
import { CallToStart, Disclosure } from '#web/features/landing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/feature-grid.tsx'
import { FoundationSection } from '#web/features/landing/foundation-section.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { landing } from '#web/features/landing/messages.ts'
import { MissionQuote } from '#web/features/landing/mission-quote.tsx'
import { OfferList } from '#web/features/landing/offer-list.tsx'
import { SampleCard } from '#web/features/landing/sample-card.tsx'
import type { SamplePlan } from '#web/features/landing/sample-plan.ts'
import { StoryList } from '#web/features/landing/story-list.tsx'
import { TryHere } from '#web/features/private/try-here.tsx'
import { FigureTiles } from '#web/ui/figures/figure-tiles.tsx'
import { NearView } from '#web/ui/states/near-view.tsx'

const PublishedFigures = lazy(async () => ({
  default: (await import('#web/features/foundation/live-figures.tsx')).PublishedFigures,
}))

export function LandingContent({ plan }: { plan: SamplePlan }) {
  return (
    <>
      <Hero picture={<SampleCard plan={plan} />} tryHere={<WayIn />} />
      <MissionQuote />
      <OfferList />
      <FeatureGrid />
      <FoundationSection figures={<Figures />} />
      <StoryList />
      <CallToStart />
      <Disclosure />
    </>
  )
}

function WayIn() {
  const { user } = useUser()
  return <TryHere isSignedIn={Boolean(user)} />
}

/** What is true of every copy stands in the page; the ledger is asked when somebody comes near. */
function Figures() {
  const { figures } = landing.foundation
  const promised = <FigureTiles tiles={figures} />
  return (
    <NearView placeholder={promised}>
      <Suspense fallback={promised}>
        <PublishedFigures promises={figures} />
      </Suspense>
    </NearView>
  )
}
