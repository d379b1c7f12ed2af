import type { Access } from '#engine/access/access.ts'
import { PREMIUM_PLAN_ID } from '#engine/access/prices.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { CheckoutRefusal } from '#web/features/billing/checkout/checkout-refusal.tsx'
import { useCheckout, type Checkout } from '#web/features/billing/checkout/use-checkout.ts'
import { PartnerResources } from '#web/features/products/partner-offers.tsx'
import { PremiumCard, type Upgrade } from '#web/features/products/premium-card.tsx'
import { planChangePath } from '#web/paths.ts'
import { productsHead, tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.products }]

export default function ProductsPage() {
  const { user } = useUser()
  const checkout = useCheckout()
  return (
    <div className="grid grid-cols-1 gap-10 md:gap-14">
      <header className="max-w-text">
        <p className="mb-2 text-small text-ink-2">{productsHead.eyebrow}</p>
        <h1>{productsHead.title}</h1>
      </header>
      {checkout.refusal ? <CheckoutRefusal sentence={checkout.refusal} isSignedIn /> : null}
      <PremiumCard upgrade={upgradeOf(useAccess(user), checkout)} />
      <PartnerResources />
    </div>
  )
}

/** Premium is bought, or comes by a change of the plan the person has. */
function upgradeOf({ hasPro, hasPremium }: Access, checkout: Checkout): Upgrade | null {
  if (hasPremium) return null
  if (hasPro) return { to: planChangePath(PREMIUM_PLAN_ID) }
  return { buy: () => checkout.start(PREMIUM_PLAN_ID), isBusy: checkout.busyPlan !== null }
}
