import { lazy, Suspense } from 'react'
import { useLoaderData, type MetaFunction } from 'react-router'
import landing from '#content/marketing/landing.json' with { type: 'json' }
import { useUser } from '#web/features/account/use-user.ts'
import { CallToStart, Disclosure } from '#web/features/landing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/feature-grid.tsx'
import { FoundationSection } from '#web/features/landing/foundation-section.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { MissionQuote } from '#web/features/landing/mission-quote.tsx'
import { OfferList } from '#web/features/landing/offer-list.tsx'
import { SampleCard } from '#web/features/landing/sample-card.tsx'
import { computeSamplePlan } from '#web/features/landing/sample-plan.ts'
import { StoryList } from '#web/features/landing/story-list.tsx'
import { TryHere } from '#web/features/private/try-here.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { describePage } from '#web/layout/page-description.ts'
import { FigureTiles } from '#web/ui/figures/figure-tiles.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const PublishedFigures = lazy(async () => ({
  default: (await import('#web/features/foundation/live-figures.tsx')).PublishedFigures,
}))

export const meta: MetaFunction = () => describePage(landing)

/** Runs when the page is prerendered: the engine stays out of the landing page's scripts. */
export function loader() {
  return computeSamplePlan()
}

export default function LandingPage() {
  const plan = useLoaderData<typeof loader>()
  return (
    <PublicPage kind="marketing">
      <Hero picture={<SampleCard plan={plan} />} tryHere={<WayIn />} />
      <MissionQuote />
      <OfferList />
      <FeatureGrid />
      <FoundationSection figures={<Figures />} />
      <StoryList />
      <CallToStart />
      <Disclosure />
    </PublicPage>
  )
}

function WayIn() {
  const { user } = useUser()
  return <TryHere isSignedIn={Boolean(user)} />
}

/** What is true of every copy stands in the page; the ledger is asked once the page is there. */
function Figures() {
  const { figures } = landing.foundation
  const promised = <FigureTiles tiles={figures} />
  if (!useHydrated()) return promised
  return (
    <Suspense fallback={promised}>
      <PublishedFigures promises={figures} />
    </Suspense>
  )
}
