/** The tabs that link to other screens, or whose parts the page passes in: Connected, Billing and Privacy. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { billingTexts, connectedTexts, privacyTexts } from './messages.ts'

const linkClass = buttonClass({ variant: 'quiet' })

/** `banks` is a feature of its own: the page passes it in. */
export function ConnectedTab({ banks }: { banks: ReactNode }) {
  const { bureaus } = connectedTexts
  return (
    <div className="grid grid-cols-1 gap-6">
      {banks}
      <TitledCard title={bureaus.title} lead={bureaus.text}>
        <Link className={linkClass} to={paths.creditMonitor}>
          {bureaus.action}
        </Link>
      </TitledCard>
    </div>
  )
}

type BillingTabProps = { planLabel: string; isAdmin: boolean }

/** Admins have no billing (spec 4). */
export function BillingTab({ planLabel, isAdmin }: BillingTabProps) {
  return (
    <TitledCard title={billingTexts.title} lead={isAdmin ? billingTexts.admin : billingTexts.text}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Tag tone={planLabel === 'Free' ? 'plain' : 'gold'}>{planLabel}</Tag>
        {isAdmin ? null : (
          <Link className={linkClass} to={paths.billing}>
            {billingTexts.action}
          </Link>
        )}
      </div>
    </TitledCard>
  )
}

type PrivacyTabProps = { ownData: ReactNode; coach: ReactNode; leaving: ReactNode }

/** Own data, the coach's history, and deletion are features of their own: the page passes them in. */
export function PrivacyTab({ ownData, coach, leaving }: PrivacyTabProps) {
  const { yours } = privacyTexts
  return (
    <div className="grid grid-cols-1 gap-6">
      <TitledCard title={yours.title} lead={yours.text}>
        <Link className={linkClass} to={paths.privacy}>
          {yours.action}
        </Link>
      </TitledCard>
      {ownData}
      {coach}
      {leaving}
    </div>
  )
}
