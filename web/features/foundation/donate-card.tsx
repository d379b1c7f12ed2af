import { Link } from 'react-router'
import { formatPrice } from '#web/format/money.ts'
import { loginReturningTo, paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFoundationTexts } from './foundation-content.ts'

/** The four sizes of a gift and what each can do. */
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
