import { splitPlanned, type Planned } from '#engine/access/planned.ts'
import type { PlanName } from '#engine/access/prices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { planned, priceList } from './content-messages.ts'
import { pricingMessages } from './messages.ts'
import { PlanAction, type Buying } from './plan-action.tsx'
import type { Offer } from './plan-offer.ts'
import { priceOf, type PriceText } from './plan-price.ts'

const captionId = (planId: string) => `${planId}-caption`

type Plan = (typeof priceList.plans)[number]

type PlanCardsProps = {
  /** what each plan offers to this person */
  offerOf: (plan: PlanName) => Offer
  /** the plan the person is on; null for a visitor and where a plan is over */
  current: PlanName | null
  /** whether Pro begins with the trial; null while that is not known */
  mayTry: boolean | null
  buying: Buying
}

export function PlanCards({ offerOf, current, mayTry, buying }: PlanCardsProps) {
  const favored = favoredBy(offerOf)
  return (
    <section aria-label={pricingMessages.plans} className="page-width pb-16 md:pb-24">
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {priceList.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            offer={offerOf(plan.name as PlanName)}
            isCurrent={plan.name === current}
            isFavored={plan.name === favored}
            hasTrial={plan.id === 'pro' && mayTry === true}
            buying={buying}
          />
        ))}
      </ul>
    </section>
  )
}

/** One primary button a view: a visitor starts on Free, a person on Free is shown Pro, others need no pointer. */
function favoredBy(offerOf: PlanCardsProps['offerOf']): PlanName | null {
  if (offerOf('Free') === 'start') return 'Free'
  return offerOf('Free') === 'goOn' && offerOf('Pro') === 'buy' ? 'Pro' : null
}

type PlanCardProps = {
  plan: Plan
  offer: Offer
  isCurrent: boolean
  isFavored: boolean
  hasTrial: boolean
  buying: Buying
}

function PlanCard({ plan, offer, isCurrent, isFavored, hasTrial, buying }: PlanCardProps) {
  const isTrial = hasTrial && offer === 'buy'
  const { open, later } = splitPlanned(planned.list, plan.id)
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-raised p-6 md:p-8',
        isFavored ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2>{plan.name}</h2>
        {isCurrent ? <Tag tone="good">{pricingMessages.yourPlan}</Tag> : null}
        {isTrial ? <Tag tone="gold">{pricingMessages.trial}</Tag> : null}
      </div>
      <p className="mt-2 text-ink-2">{plan.summary}</p>
      <Price price={priceOf(plan.name)} />
      <div className="mt-6 grid">
        <PlanAction
          planId={plan.id === 'premium' ? 'price_premium' : 'price_monthly'}
          offer={offer}
          buying={buying}
          isFavored={isFavored}
          captionId={captionId(plan.id)}
        />
        <p id={captionId(plan.id)} className="mt-3 min-h-[2lh] text-tiny text-ink-3">
          {captionOf(offer, { isCurrent, isTrial, price: priceOf(plan.name).now })}
        </p>
      </div>
      <ul className="mt-4 space-y-3 border-t border-line pt-6 text-small">
        {[...plan.includes, ...open.map(({ text }) => text)].map((item) => (
          <li key={item} className="flex gap-3">
            <Check />
            {item}
          </li>
        ))}
      </ul>
      {later.length > 0 ? <PlannedItems items={later} /> : null}
    </li>
  )
}

/** Planned features: listed apart, without a check mark. */
function PlannedItems({ items }: { items: readonly Planned[] }) {
  return (
    <div className="mt-5 text-small text-ink-2">
      <p className="text-tiny font-[560]">{planned.label}</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-7">
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

type Caption = { isCurrent: boolean; isTrial: boolean; price: string }

/** The caption of the button: where it leads and the price. */
function captionOf(offer: Offer, { isCurrent, isTrial, price }: Caption): string {
  if (isCurrent) return pricingMessages.onThisPlan
  switch (offer) {
    case 'buy':
      return isTrial ? pricingMessages.trialThen(price) : pricingMessages.eachMonth(price)
    case 'change':
      return pricingMessages.priceFirst
    case 'see':
      return pricingMessages.inBilling
    case 'start':
      return priceList.freeCaption
    default:
      return pricingMessages.freeStays
  }
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
