import type { AdminPerson } from '#contracts/admin/people.ts'
import { plans } from '#engine/access/prices.ts'
import { Tag } from '#web/ui/tag.tsx'
import { tagTexts } from './messages.ts'

/** The plan's name and status: 'Premium, active'. */
export function planWords({ subscriptionPlanId, subscriptionStatus }: AdminPerson): string {
  const plan = plans.find(({ planId }) => planId === subscriptionPlanId)
  const status = tagTexts.status[subscriptionStatus]
  return plan && subscriptionStatus !== 'free' ? tagTexts.planAndStatus(plan.name, status) : status
}

/** The plan, and tags for admins, disputed payments and disabled accounts. */
export function PersonTags({ person }: { person: AdminPerson }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag tone={person.subscriptionStatus === 'active' ? 'good' : 'plain'}>{planWords(person)}</Tag>
      {person.isAdmin ? <Tag tone="gold">{tagTexts.admin}</Tag> : null}
      {person.disputedAt ? <Tag tone="warn">{tagTexts.disputed}</Tag> : null}
      {person.disabledAt ? <Tag tone="warn">{tagTexts.disabled}</Tag> : null}
    </span>
  )
}

/** The person's name, or their email where it is empty. */
export function nameOf({ firstName, lastName, email }: AdminPerson): string {
  return `${firstName} ${lastName}`.trim() || email
}
