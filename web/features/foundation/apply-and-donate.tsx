import { Link } from 'react-router'
import { formatPrice } from '#web/format/money.ts'
import { loginReturningTo, paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFoundationTexts } from './foundation-content.ts'

/** How to apply for a grant, in three steps. */
export function ApplyCard({ isVisitor }: { isVisitor: boolean }) {
  const { heading, lead, steps, button, standing } = useFoundationTexts().apply
  return (
    <Card aria-labelledby="apply-title" className="flex flex-col md:p-7">
      <h2 id="apply-title">{heading}</h2>
      <p className="mt-1.5 text-small text-ink-2">{lead}</p>
      <ol className="mt-6 mb-7 grid gap-5">
        {steps.map((step, place) => (
          <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="fig row-span-2 grid size-9 place-items-center rounded-full bg-brand-soft text-brand-deep"
            >
              {place + 1}
            </span>
            <h3 className="text-[1rem]">{step.title}</h3>
            <p className="mt-0.5 text-small text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <Link
        className={buttonClass({ size: 'large', className: 'mt-auto w-full' })}
        to={paths.foundationApply}
      >
        {button}
      </Link>
      <Link
        className="link mt-1 inline-flex min-h-11 items-center self-center text-small"
        to={isVisitor ? loginReturningTo(paths.foundationApplication) : paths.foundationApplication}
      >
        {standing}
      </Link>
    </Card>
  )
}

/** The four preset amounts of a gift and what each can do. */
export function DonateCard({ isVisitor }: { isVisitor: boolean }) {
  const { heading, lead, tiers, button, giftsLink } = useFoundationTexts().donate
  return (
    <Card aria-labelledby="donate-title" className="flex flex-col md:p-7">
      <h2 id="donate-title">{heading}</h2>
      <p className="mt-1.5 text-small text-ink-2">{lead}</p>
      <ul className="mt-6 mb-7 border-b border-line">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-3.5"
          >
            <span className="fig min-w-20 text-figure-s">{formatPrice(tier.cents)}</span>
            <span className="min-w-0 flex-1 basis-36 text-small text-ink-2">{tier.text}</span>
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ size: 'large', variant: 'quiet', className: 'mt-auto w-full' })}
        to={paths.foundationDonate}
      >
        {button}
      </Link>
      <Link
        className="link mt-2 inline-flex min-h-11 items-center justify-center text-small"
        to={isVisitor ? loginReturningTo(paths.foundationGifts) : paths.foundationGifts}
      >
        {giftsLink}
      </Link>
    </Card>
  )
}
