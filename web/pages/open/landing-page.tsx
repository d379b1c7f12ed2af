import { lazy, Suspense } from 'react'
import { useLoaderData, type MetaFunction } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { CallToStart, Disclosure } from '#web/features/landing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/feature-grid.tsx'
import { FoundationSection } from '#web/features/landing/foundation-section.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { landing } from '#web/features/landing/messages.ts'
import { MissionQuote } from '#web/features/landing/mission-quote.tsx'
import { OfferList } from '#web/features/landing/offer-list.tsx'
import { computeSamplePlan } from '#web/features/landing/sample-plan.ts'
import { StoryList } from '#web/features/landing/story-list.tsx'
import { TryHere } from '#web/features/private/try-here.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { describePage } from '#web/api/page-description.ts'
import { FigureTiles } from '#web/ui/figures/figure-tiles.tsx'
import { later } from '#web/layout/later/later.tsx'
import { NearView } from '#web/ui/states/near-view.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const SampleCard = later(
  async () => (await import('#web/features/landing/sample-card.tsx')).SampleCard,
  <Skeleton className="h-96" />,
)
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
