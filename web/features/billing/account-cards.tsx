/** The cards of the billing screen that are the same on every plan. */
import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { BillingCard, Facts } from './billing-card.tsx'
import { accountTexts, adminNotice, noticeTexts, privacyTexts } from './messages.ts'

const quiet = buttonClass({ variant: 'quiet' })

/** Stands where others have their plan and their cards (spec 4). */
export function AdminNotice() {
  return (
    <BillingCard title={adminNotice.title}>
      <p className="mt-1.5 text-small text-ink-2">{adminNotice.text}</p>
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
        <Link className={quiet} to={paths.privacySettings}>
          {privacyTexts.settings}
        </Link>
        <Link className={quiet} to={paths.privacy}>
          {privacyTexts.notice}
        </Link>
      </p>
    </BillingCard>
  )
}
