import { Link } from 'react-router'
import content from '#content/marketing/pricing.json' with { type: 'json' }
import type { PlanName } from '#engine/access/prices.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { pricingMessages } from './messages.ts'
import { priceOf, type PriceText } from './plan-price.ts'

const captionId = (planId: string) => `${planId}-caption`

type Plan = (typeof content.plans)[number]

type PlanCardsProps = {
  isSignedIn: boolean
  /** the plan the person is on; null for a visitor and where a plan is over */
  current: PlanName | null
}

export function PlanCards({ isSignedIn, current }: PlanCardsProps) {
  return (
    <section aria-label={pricingMessages.plans} className="page-width pb-16 md:pb-24">
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {content.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isSignedIn={isSignedIn} isCurrent={plan.name === current} />
        ))}
      </ul>
    </section>
  )
}

type PlanCardProps = { plan: Plan; isSignedIn: boolean; isCurrent: boolean }

function PlanCard({ plan, isSignedIn, isCurrent }: PlanCardProps) {
  const isFree = plan.id === 'free'
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-raised p-6 md:p-8',
        isFree ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{plan.name}</h2>
        <PlanTag planId={plan.id} isCurrent={isCurrent} />
      </div>
      <p className="mt-2 text-ink-2">{plan.summary}</p>
      <Price price={priceOf(plan.name)} />
      <div className="mt-6 grid">
        {isFree ? <FreeAction isSignedIn={isSignedIn} /> : <PaidAction plan={plan} isCurrent={isCurrent} />}
        <p id={captionId(plan.id)} className="mt-3 min-h-[2lh] text-tiny text-ink-3">
          {captionOf(isFree, isCurrent)}
        </p>
      </div>
      <ul className="mt-4 space-y-3 border-t border-line pt-6 text-small">
        {plan.includes.map((item) => (
          <li key={item} className="flex gap-3">
            <Check />
            {item}
          </li>
        ))}
      </ul>
    </li>
  )
}

function captionOf(isFree: boolean, isCurrent: boolean): string {
  if (isCurrent) return pricingMessages.onThisPlan
  return isFree ? content.freeCaption : content.notOpenYet
}

function PlanTag({ planId, isCurrent }: { planId: string; isCurrent: boolean }) {
  if (isCurrent) return <Tag tone="good">{pricingMessages.yourPlan}</Tag>
  if (planId === 'pro') return <Tag tone="gold">{pricingMessages.trial}</Tag>
  return planId === 'free' ? <Tag tone="good">{pricingMessages.openNow}</Tag> : null
}

function Price({ price }: { price: PriceText }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
      {price.was && (
        <s className="fig text-figure-s text-ink-3">
          <span className="sr-only">{pricingMessages.was} </span>
          {price.was}
        </s>
      )}
      <span className="fig text-display">{price.now}</span>
      <span className="text-ink-2">{price.isFree ? pricingMessages.forever : pricingMessages.aMonth}</span>
    </p>
  )
}

function FreeAction({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? (
    <Link to={paths.dashboard} className={buttonClass({ size: 'large' })}>
      {pricingMessages.continueOnFree}
    </Link>
  ) : (
    <Link to={paths.createAccount} className={buttonClass({ size: 'large' })}>
      {pricingMessages.getStartedFree}
    </Link>
  )
}

/** Checkout is not open: the button is there, off, and says why. Who has the plan goes to where it is managed. */
function PaidAction({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  if (isCurrent) {
    return (
      <Link to={paths.billing} className={buttonClass({ size: 'large', variant: 'quiet' })}>
        {pricingMessages.seeYourPlan}
      </Link>
    )
  }
  return (
    <Button size="large" variant="quiet" disabled aria-describedby={captionId(plan.id)}>
      {plan.id === 'premium' ? pricingMessages.upgradeToPremium : pricingMessages.unlockPro}
    </Button>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-0.5 shrink-0">
      <path
        d="M3 8.5 6.5 12 13 4.5"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
