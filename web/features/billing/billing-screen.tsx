import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { type Billing, getBilling } from '#contracts/money/billing.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Facts } from '#web/ui/figures/facts.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import {
  accountTexts,
  adminNotice,
  billingLoadFailed,
  invoiceTexts,
  notComplete,
  noticeTexts,
  paymentTexts,
  privacyTexts,
} from './messages.ts'
import { PaymentMethodsCard } from './payment-methods-card.tsx'
import { PlanActions, PlanActionsSkeleton } from './plan-actions.tsx'
import { accessOfFacts, actionsOf, factsOfUser } from './plan-facts.ts'
import { ReturnsCard } from './returns-card.tsx'
import { StatusCard } from './status-card.tsx'
import { useBackFromPortal } from './use-billing.ts'

type BillingScreenProps = {
  user: User
  /** called after the person has chosen Free */
  onFree: () => void
}

/** The plan, how it is paid, and the account's own cards. Admins have no plan and nothing to pay (spec 4). */
export function BillingScreen({ user, onFree }: BillingScreenProps) {
  const billing = useRead(getBilling, {}, { enabled: !user.isAdmin })
  useBackFromPortal()
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <SeparateCards>
          {user.isAdmin ? <AdminNotice /> : <Plan user={user} billing={billing} onFree={onFree} />}
          {user.isAdmin ? null : <Paying billing={billing} />}
          <AccountInfoCard user={user} />
        </SeparateCards>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <SeparateCards>
          {user.isAdmin ? null : <Invoices billing={billing} />}
          {user.isAdmin ? null : <ReturnsCard returns={billing.data?.returns ?? []} />}
          <NotificationsCard />
          <PrivacyCard />
        </SeparateCards>
      </div>
    </div>
  )
}

type Asked = { billing: UseQueryResult<Billing> }

/** The account's own facts show at once; the actions wait for the billing call. */
function Plan({ user, billing, onFree }: BillingScreenProps & Asked) {
  const facts = billing.data ?? factsOfUser(user)
  const access = accessOfFacts(facts, user.asOf)
  const isSettled = billing.data !== undefined || billing.isError || access.line === 'free'
  const acts = actionsOf(facts, access)
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

/** The cards, or why they are not here. */
function Paying({ billing }: Asked) {
  const { data: known, isError } = billing
  if (!known && !isError) {
    return (
      <TitledCard title={paymentTexts.title}>
        <SkeletonRows label={paymentTexts.loading} className="mt-3 gap-3" rows={['h-6 w-48', 'h-10']} />
      </TitledCard>
    )
  }
  if (!known?.isComplete) return <LoadFailed {...(known ? notComplete : billingLoadFailed)} reads={billing} />
  return <PaymentMethodsCard methods={known.paymentMethods} hasPortal={isKnownThere(known)} />
}

function Invoices({ billing: { data: known, isError } }: Asked) {
  if (!known && !isError) {
    return (
      <TitledCard title={invoiceTexts.title}>
        <SkeletonRows label={invoiceTexts.loading} className="mt-3 gap-3" rows={['h-6 w-40', 'h-5']} />
      </TitledCard>
    )
  }
  return known?.isComplete ? <InvoicesCard invoices={known.invoices} /> : null
}

/** The payment processor has a page for whoever has bought something. */
function isKnownThere({ planId, paymentMethods, invoices }: Billing): boolean {
  return planId !== null || paymentMethods.length > 0 || invoices.length > 0
}

const quiet = buttonClass({ variant: 'quiet' })

/** Stands where others have their plan and their cards (spec 4). */
function AdminNotice() {
  return <TitledCard title={adminNotice.title} lead={adminNotice.text} />
}

function AccountInfoCard({ user }: { user: User }) {
  return (
    <TitledCard title={accountTexts.title}>
      <Facts
        facts={[
          [accountTexts.name, `${user.firstName} ${user.lastName}`.trim()],
          [accountTexts.email, user.email],
          [accountTexts.since, formatInstantDate(user.createdAt)],
        ]}
      />
      <p className="mt-4">
        <Link className={quiet} to={paths.settings}>
          {accountTexts.edit}
        </Link>
      </p>
    </TitledCard>
  )
}

function NotificationsCard() {
  return (
    <TitledCard title={noticeTexts.title} lead={noticeTexts.text}>
      <Link className={quiet} to={`${paths.settings}?tab=notifications`}>
        {noticeTexts.action}
      </Link>
    </TitledCard>
  )
}

function PrivacyCard() {
  return (
    <TitledCard title={privacyTexts.title} lead={privacyTexts.text}>
      <p className="flex flex-wrap gap-3">
        <Link className={quiet} to={paths.privacySettings}>
          {privacyTexts.settings}
        </Link>
        <Link className={quiet} to={paths.privacy}>
          {privacyTexts.notice}
        </Link>
      </p>
    </TitledCard>
  )
}
