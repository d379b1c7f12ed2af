import { useState } from 'react'
import { accessOf, type SubscriptionFacts } from '#engine/access/access.ts'
import { gateReasons, pricingMessages } from './messages.ts'

/** Says to a person whose plan is not live why the gate shows them the price list. */
export function GateReason({ user }: { user: SubscriptionFacts | null }) {
  const [now] = useState(() => new Date().toISOString())
  const { lapse } = accessOf(user, now)
  if (!lapse) return null
  return (
    <output className="page-width mb-8 block">
      <span className="block rounded-card border border-line bg-warn-soft p-5 text-warn">
        <strong>{gateReasons[lapse]}</strong> {pricingMessages.nothingLost}
      </span>
    </output>
  )
}
