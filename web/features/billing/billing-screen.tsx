import type { UseQueryResult } from '@tanstack/react-query'
import { useRead } from '#web/api/use-read.ts'
import type { User } from '#contracts/account/account.ts'
import { type Billing, getBilling } from '#contracts/money/billing.ts'
import { SeparateCards } from '#web/ui/error-boundary.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { AccountInfoCard, AdminNotice, NotificationsCard, PrivacyCard } from './account-cards.tsx'
import { BillingCard } from './billing-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { billingLoadFailed, invoiceTexts, notComplete, paymentTexts } from './messages.ts'
import { PaymentMethodsCard } from './payment-methods-card.tsx'
import { PlanActions, PlanActionsSkeleton } from './plan-actions.tsx'
import { accessOfFacts, actsOf, factsOfUser } from './plan-facts.ts'
import { useBackFromPortal } from './portal-visit.ts'
import { StatusCard } from './status-card.tsx'

type BillingScreenProps = {
  user: User
  /** where somebody goes on who has just chosen Free */
  onFree: () => void
}

/** The plan, how it is paid, and the account's own cards. Admins have no plan and nothing to pay (spec 4). */
export function BillingScreen({ user, onFree }: BillingScreenProps) {
  const billing = useRead(getBilling, {}, { enabled: !user.isAdmin })
  useBackFromPortal()
  const known = billing.data
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <SeparateCards>
          {user.isAdmin ? (
            <AdminNotice />
          ) : (
            <Plan user={user} billing={known} hasFailed={billing.isError} onFree={onFree} />
          )}
          {user.isAdmin ? null : <Paying billing={billing} />}
          <AccountInfoCard user={user} />
        </SeparateCards>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <SeparateCards>
          {user.isAdmin ? null : <Invoices billing={billing} />}
          <NotificationsCard />
          <PrivacyCard />
        </SeparateCards>
      </div>
    </div>
  )
}

type PlanProps = BillingScreenProps & { billing: Billing | undefined; hasFailed: boolean }

/** What is known of the person stands at once; what may be done with the plan waits for the billing call. */
function Plan({ user, billing, hasFailed, onFree }: PlanProps) {
  const facts = billing ?? factsOfUser(user)
  const access = accessOfFacts(facts, user.asOf)
  const isSettled = billing !== undefined || hasFailed || access.line === 'free'
  const acts = actsOf(facts, access)
  const actions = !isSettled ? (
    <PlanActionsSkeleton />
  ) : acts.length > 0 ? (
    <PlanActions
      facts={facts}
      plan={access.badge === 'Free' ? 'Pro' : access.badge}
      acts={acts}
      email={user.email}
      onFree={onFree}
    />
  ) : null
  return <StatusCard facts={facts} access={access} actions={actions} />
}

type Asked = { billing: UseQueryResult<Billing> }

/** The cards, or why they are not here. */
function Paying({ billing }: Asked) {
  const { data: known, isError } = billing
  if (!known && !isError) {
    return (
      <BillingCard title={paymentTexts.title}>
        <SkeletonRows label="Loading your cards" className="mt-3 gap-3" rows={['h-6 w-48', 'h-10']} />
      </BillingCard>
    )
  }
  if (!known?.isComplete) return <LoadFailed {...(known ? notComplete : billingLoadFailed)} reads={billing} />
  return <PaymentMethodsCard methods={known.paymentMethods} hasPortal={isKnownThere(known)} />
}

function Invoices({ billing: { data: known, isError } }: Asked) {
  if (!known && !isError) {
    return (
      <BillingCard title={invoiceTexts.title}>
        <SkeletonRows label="Loading your invoices" className="mt-3 gap-3" rows={['h-6 w-40', 'h-5']} />
      </BillingCard>
    )
  }
  return known?.isComplete ? <InvoicesCard invoices={known.invoices} /> : null
}

/** The payment processor has a page for whoever has bought something. */
function isKnownThere({ planId, paymentMethods, invoices }: Billing): boolean {
  return planId !== null || paymentMethods.length > 0 || invoices.length > 0
}
