/** The cards of the billing screen. */
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contracts/account.ts'
import type { Access } from '#engine/access/access.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import {
  accountTexts,
  adminNotice,
  noticeTexts,
  paymentTexts,
  privacyTexts,
  statusTexts,
} from './messages.ts'
import { endOf, priceWords, statusTone, statusWord } from './status-words.ts'

const quiet = buttonClass({ variant: 'quiet' })

function BillingCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <CardTitle id={id} className="min-w-0">
          {title}
        </CardTitle>
        {aside}
      </div>
      {children}
    </Card>
  )
}

function Facts({ facts }: { facts: readonly [string, string][] }) {
  return (
    <dl className="mt-3">
      {facts.map(([term, text]) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-3"
        >
          <dt className="text-small text-ink-2">{term}</dt>
          <dd className="min-w-0 text-[0.9375rem] wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type PlanProps = { user: User; access: Access }

/** The plan, its status, and what comes next. Admins have none (spec 4): AdminNotice stands in its place. */
export function StatusCard({ user, access }: PlanProps) {
  const { subscriptionStatus: status } = user
  const end = endOf(user)
  const isFree = access.badge === 'Free'
  return (
    <BillingCard title={statusTexts.title} aside={<Tag tone={statusTone(status)}>{statusWord(status)}</Tag>}>
      {status === 'past_due' || status === 'unpaid' ? (
        <p className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
          {statusTexts.pastDue}
        </p>
      ) : null}
      <Facts
        facts={[
          ['Plan', access.badge],
          ['Price', priceWords(access.badge)],
          [end.label, end.date],
        ]}
      />
      {isFree ? (
        <p className="mt-4 text-small text-ink-2">
          {`${statusTexts.free} Pro is ${priceWords('Pro')}, Premium ${priceWords('Premium')}.`}
        </p>
      ) : null}
      <p className="mt-4">
        <Link className={quiet} to={paths.pricing}>
          {statusTexts.compare}
        </Link>
      </p>
    </BillingCard>
  )
}

export function AdminNotice() {
  return (
    <BillingCard title={adminNotice.title}>
      <p className="mt-1.5 text-small text-ink-2">{adminNotice.text}</p>
    </BillingCard>
  )
}

/** Nothing can be paid yet: the place says so. */
export function PaymentMethodsCard() {
  return (
    <BillingCard title={paymentTexts.title} aside={<Tag>Not here yet</Tag>}>
      <p className="mt-3">{paymentTexts.none}</p>
      <p className="mt-1.5 text-small text-ink-2">{paymentTexts.later}</p>
    </BillingCard>
  )
}

export function AccountInfoCard({ user }: { user: User }) {
  return (
    <BillingCard title={accountTexts.title}>
      <Facts
        facts={[
          ['Name', `${user.firstName} ${user.lastName}`],
          ['E-mail', user.email],
          ['Here since', formatInstantDate(user.createdAt)],
        ]}
      />
      <p className="mt-4">
        <Link className={quiet} to={paths.settings}>
          {accountTexts.edit}
        </Link>
      </p>
    </BillingCard>
  )
}

export function NotificationsCard() {
  return (
    <BillingCard title={noticeTexts.title}>
      <p className="mt-1.5 text-small text-ink-2">{noticeTexts.text}</p>
      <p className="mt-4">
        <Link className={quiet} to={`${paths.settings}?tab=notifications`}>
          {noticeTexts.action}
        </Link>
      </p>
    </BillingCard>
  )
}

export function PrivacyCard() {
  return (
    <BillingCard title={privacyTexts.title}>
      <p className="mt-1.5 text-small text-ink-2">{privacyTexts.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link className={quiet} to={`${paths.settings}?tab=privacy`}>
          {privacyTexts.settings}
        </Link>
        <Link className={quiet} to={paths.privacy}>
          {privacyTexts.notice}
        </Link>
      </p>
    </BillingCard>
  )
}
