/** The tabs whose parts lead elsewhere, or say what comes: Security, Connected, Billing and Privacy. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { billingTexts, connectedTexts, privacyTexts, securityTexts } from './messages.ts'
import { SettingsCard } from './settings-card.tsx'

const linkClass = buttonClass({ variant: 'quiet' })

export function SecurityTab() {
  const { password, twoFactor, sessions } = securityTexts
  return (
    <div className="grid grid-cols-1 gap-6">
      <SettingsCard title={password.title} text={password.text}>
        <Link className={linkClass} to={paths.forgotPassword}>
          {password.action}
        </Link>
      </SettingsCard>
      <SettingsCard title={twoFactor.title} text={twoFactor.text} isComing />
      <SettingsCard title={sessions.title} text={sessions.text} isComing />
    </div>
  )
}

/** `banks` is a feature of its own: the page hands it in. */
export function ConnectedTab({ banks }: { banks: ReactNode }) {
  const { bureaus } = connectedTexts
  return (
    <div className="grid grid-cols-1 gap-6">
      {banks}
      <SettingsCard title={bureaus.title} text={bureaus.text}>
        <Link className={linkClass} to={paths.creditMonitor}>
          {bureaus.action}
        </Link>
      </SettingsCard>
    </div>
  )
}

type BillingTabProps = { planLabel: string; isAdmin: boolean }

/** Admins have no billing (spec 4). */
export function BillingTab({ planLabel, isAdmin }: BillingTabProps) {
  return (
    <SettingsCard title="Your plan" text={isAdmin ? billingTexts.admin : billingTexts.text}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Tag tone={planLabel === 'Free' ? 'plain' : 'gold'}>{planLabel}</Tag>
        {isAdmin ? null : (
          <Link className={linkClass} to={paths.billing}>
            {billingTexts.action}
          </Link>
        )}
      </div>
    </SettingsCard>
  )
}

/** What the coach keeps is a feature of its own: the page hands it in. */
export function PrivacyTab({ coach }: { coach: ReactNode }) {
  const { yours, download, remove } = privacyTexts
  return (
    <div className="grid grid-cols-1 gap-6">
      <SettingsCard title={yours.title} text={yours.text}>
        <Link className={linkClass} to={paths.privacy}>
          {yours.action}
        </Link>
      </SettingsCard>
      {coach}
      <SettingsCard title={download.title} text={download.text} isComing />
      <SettingsCard title={remove.title} text={remove.text} isComing />
    </div>
  )
}
