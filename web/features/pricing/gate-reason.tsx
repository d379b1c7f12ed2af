import type { User } from '#contracts/account.ts'
import { accessOf } from '#engine/access/access.ts'
import { gateReasons, pricingMessages } from './messages.ts'

/** Says to a person whose plan is not live why the gate shows them the price list. */
export function GateReason({ user }: { user: User | null }) {
  const lapse = user ? accessOf(user, user.asOf).lapse : null
  if (!lapse) return null
  return (
    <output className="page-width mb-8 block">
      <span className="block rounded-card border border-line bg-warn-soft p-5 text-warn">
        <strong>{gateReasons[lapse]}</strong> {pricingMessages.nothingLost}
      </span>
    </output>
  )
}
