import { CreditCard } from 'lucide-react'
import type { PaymentMethod } from '#contracts/money/billing.ts'
import { clock } from '#web/format/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { brandNames, paymentTexts } from './messages.ts'
import { useBillingPortal } from './use-billing.ts'

type PaymentMethodsCardProps = {
  methods: readonly PaymentMethod[]
  /** the payment processor knows this person: there is a page of theirs */
  hasPortal: boolean
}

/** How the person pays. Cards are held, and changed, at the payment processor. */
export function PaymentMethodsCard({ methods, hasPortal }: PaymentMethodsCardProps) {
  const portal = useBillingPortal()
  return (
    <TitledCard title={paymentTexts.title}>
      {methods.length > 0 ? (
        <ul className="mt-3">
          {methods.map((method) => (
            <Method key={method.id} method={method} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">{paymentTexts.none}</p>
      )}
      <p className="mt-3 text-small text-ink-2">
        {methods.length > 0 || hasPortal ? paymentTexts.held : paymentTexts.noneYet}
        {hasPortal ? ` ${paymentTexts.portalWhat}` : null}
      </p>
      {hasPortal ? (
        <Button variant="quiet" className="mt-4" busy={portal.isBusy} onClick={portal.open}>
          {paymentTexts.portal}
        </Button>
      ) : null}
    </TitledCard>
  )
}

function Method({ method }: { method: PaymentMethod }) {
  const { brand, last4, expiresMonth, expiresYear, isDefault } = method
  const date = `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <CreditCard size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-[0.9375rem] font-[560]">{paymentTexts.ending(brandName(brand), last4)}</p>
        <p className="text-small text-ink-2">
          {isExpired(method) ? paymentTexts.expired(date) : paymentTexts.expires(date)}
        </p>
      </div>
      {isDefault ? <Tag tone="good">{paymentTexts.default}</Tag> : null}
    </li>
  )
}

/** An unknown brand is shown as Stripe sends it. */
function brandName(brand: string): string {
  return brandNames[brand.toLowerCase()] ?? brand
}

/** A card holds until the end of its month. */
function isExpired({ expiresMonth, expiresYear }: PaymentMethod): boolean {
  return clock.now().getTime() >= Date.UTC(expiresYear, expiresMonth, 1)
}
