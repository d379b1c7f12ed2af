import { useLoaderData, type MetaFunction } from 'react-router'
import { landingHead, loadingLanding } from '#web/features/landing/loading-messages.ts'
import { computeSamplePlan } from '#web/features/landing/sample-plan.ts'
import { describePage } from '#web/api/page-description.ts'
import { later } from '#web/layout/later/later.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'

const LandingContent = later(
  async () => (await import('../screens/landing-content.tsx')).LandingContent,
  <SkeletonRows label={loadingLanding} className="page-width gap-5 py-16" rows={['h-96', 'h-64', 'h-64']} />,
)

export const meta: MetaFunction = () => describePage(landingHead)

/** Runs when the page is prerendered: the engine stays out of the landing page's scripts. */
export function loader() {
  return computeSamplePlan()
}

export default function LandingPage() {
  return (
    <PublicPage kind="marketing">
      <LandingContent plan={useLoaderData<typeof loader>()} />
    </PublicPage>
  )
}
