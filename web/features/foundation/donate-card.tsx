import { Link } from 'react-router'
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { formatPrice } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The four sizes of a gift and what each can do. */
export function DonateCard() {
  const { heading, lead, tiers, button } = content.donate
  return (
    <Card aria-labelledby="donate-title" className="flex flex-col md:p-7">
      <h2 id="donate-title">{heading}</h2>
      <p className="mt-1.5 text-small text-ink-2">{lead}</p>
      <ul className="mt-6 mb-7 border-b border-line">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className="grid grid-cols-[5rem_1fr] items-baseline gap-4 border-t border-line py-3.5"
          >
            <span className="fig text-figure-s">{formatPrice(tier.cents)}</span>
            <span className="text-small text-ink-2">{tier.text}</span>
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ size: 'large', variant: 'quiet', className: 'mt-auto w-full' })}
        to={paths.foundationDonate}
      >
        {button}
      </Link>
    </Card>
  )
}
