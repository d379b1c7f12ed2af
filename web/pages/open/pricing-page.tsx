import { useNavigate, type MetaFunction } from 'react-router'
import { PRO_PLAN_ID } from '#engine/access/prices.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { CheckoutRefusal } from '#web/features/billing/checkout/checkout-refusal.tsx'
import { useAutoCheckout, useCheckout } from '#web/features/billing/checkout/use-checkout.ts'
import { useContinueFree } from '#web/features/billing/checkout/use-continue-free.ts'
import { useMayTry } from '#web/features/billing/checkout/use-may-try.ts'
import { priceList } from '#web/features/pricing/content-messages.ts'
import { GateReason } from '#web/features/pricing/gate-reason.tsx'
import { PlanCards } from '#web/features/pricing/plan-cards.tsx'
import { currentPlan, offerOf } from '#web/features/pricing/plan-offer.ts'
import { withPrices } from '#web/features/pricing/plan-price.ts'
import { FinalCall, PricingHead, Questions, WhyChoose } from '#web/features/pricing/pricing-text.tsx'
import { describePage } from '#web/api/page-description.ts'
import { PublicPage } from '#web/layout/public-page.tsx'
import { paths } from '#web/paths.ts'

export const meta: MetaFunction = () =>
  describePage({ title: priceList.title, description: withPrices(priceList.description) })

export default function PricingPage() {
  const { user } = useUser()
  const access = useAccess(user)
  const navigate = useNavigate()
  const mayTry = useMayTry(user)
  const checkout = useCheckout()
  const free = useContinueFree(() => void navigate(paths.dashboard))
  useAutoCheckout({ isReady: Boolean(user), start: () => checkout.start(PRO_PLAN_ID) })

  const standing = { access, isEnding: user?.subscriptionStatus === 'canceled' }
  const isBuying = checkout.busyPlan !== null
  const isBuyer = offerOf('Pro', standing) === 'buy'
  return (
    <PublicPage kind="marketing">
      <PricingHead />
      <GateReason lapse={access.lapse} onContinueFree={() => free.mutate()} isBusy={free.isPending} />
      {checkout.refusal ? (
        <div className="page-width mb-8">
          <CheckoutRefusal sentence={checkout.refusal} isSignedIn={Boolean(user)} />
        </div>
      ) : null}
      <PlanCards
        offerOf={(plan) => offerOf(plan, standing)}
        current={currentPlan(access)}
        mayTry={mayTry}
        buying={{
          buy: checkout.start,
          busyPlan: checkout.busyPlan,
          continueFree: () => free.mutate(),
          isLeaving: free.isPending,
        }}
      />
      <WhyChoose />
      <Questions />
      <FinalCall
        onBuy={isBuyer ? () => checkout.start(PRO_PLAN_ID) : null}
        isBusy={isBuying || free.isPending}
        hasTrial={mayTry === true}
      />
    </PublicPage>
  )
}
