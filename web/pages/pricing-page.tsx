import type { MetaFunction } from 'react-router'
import pricing from '#content/marketing/pricing.json' with { type: 'json' }
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { GateReason } from '#web/features/pricing/gate-reason.tsx'
import { PlanCards } from '#web/features/pricing/plan-cards.tsx'
import { FinalCall, PricingHead, Questions, WhyChoose } from '#web/features/pricing/pricing-text.tsx'
import { describePage } from '#web/layout/page-description.ts'
import { PublicPage } from '#web/layout/public-page.tsx'

export const meta: MetaFunction = () => describePage(pricing)

export default function PricingPage() {
  const { user } = useUser()
  const { badge, opensScreens } = useAccess(user)
  const isSignedIn = Boolean(user)
  return (
    <PublicPage kind="marketing">
      <PricingHead />
      <GateReason user={user ?? null} />
      <PlanCards isSignedIn={isSignedIn} current={opensScreens ? badge : null} />
      <WhyChoose />
      <Questions />
      <FinalCall isSignedIn={isSignedIn} />
    </PublicPage>
  )
}
