import { Link } from 'react-router'
import { paths, planChangePath } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { pricingMessages } from './messages.ts'
import type { Offer } from './plan-offer.ts'

type PaidPlanId = 'price_monthly' | 'price_premium'

/** The page's actions for buying, which the buttons call. */
export type Buying = {
  buy: (planId: PaidPlanId) => void
  /** the plan whose payment page is on its way; nothing can be pressed until then */
  busyPlan: PaidPlanId | null
  continueFree: () => void
  isLeaving: boolean
}

type PlanActionProps = {
  planId: PaidPlanId
  offer: Offer
  isFavored: boolean
  buying: Buying
  /** the line with the price */
  captionId: string
}

/** The one button of a plan's card. */
export function PlanAction({ planId, offer, isFavored, buying, captionId }: PlanActionProps) {
  const variant = isFavored ? 'primary' : 'quiet'
  // Before the scripts are there a press would do nothing: the button waits, and looks as it will.
  const isHydrated = useHydrated()
  const isOff = !isHydrated || buying.busyPlan !== null || buying.isLeaving
  const look = isHydrated ? undefined : 'disabled:opacity-100'
  switch (offer) {
    case 'buy':
      return (
        <Button
          size="large"
          variant={variant}
          className={look}
          busy={buying.busyPlan === planId}
          disabled={isOff}
          aria-describedby={captionId}
          onClick={() => buying.buy(planId)}
        >
          {buying.busyPlan === null ? buyLabels[planId] : pricingMessages.processing}
        </Button>
      )
    case 'leave':
      return (
        <Button
          size="large"
          variant="quiet"
          busy={buying.isLeaving}
          disabled={isOff}
          onClick={buying.continueFree}
        >
          {pricingMessages.continueOnFree}
        </Button>
      )
    case 'start':
      return <Away to={paths.createAccount} label={pricingMessages.getStartedFree} variant={variant} />
    case 'goOn':
      return <Away to={paths.dashboard} label={pricingMessages.continueOnFree} />
    case 'change':
      return (
        <Away
          to={planChangePath(planId)}
          label={planId === 'price_premium' ? pricingMessages.upgradeToPremium : pricingMessages.changeToPro}
        />
      )
    case 'see':
      return <Away to={paths.billing} label={pricingMessages.seeYourPlan} />
  }
}

const buyLabels: Record<PaidPlanId, string> = {
  price_monthly: pricingMessages.unlockPro,
  price_premium: pricingMessages.upgradeToPremium,
}

type AwayProps = { to: string; label: string; variant?: 'primary' | 'quiet' }

function Away({ to, label, variant = 'quiet' }: AwayProps) {
  return (
    <Link to={to} className={buttonClass({ size: 'large', variant })}>
      {label}
    </Link>
  )
}
