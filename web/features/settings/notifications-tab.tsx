import type { Settings } from '#contracts/settings.ts'
import { CheckboxField } from '#web/ui/field.tsx'
import { notificationTexts } from './messages.ts'
import { SettingsCard } from './settings-card.tsx'
import type { SettingsChange } from './use-settings.ts'

type Toggle = {
  name: 'paymentReminders' | 'debtMilestones' | 'weeklyReports' | 'productUpdates'
  label: string
  hint: string
}

// spec 3
const toggles: readonly Toggle[] = [
  { name: 'paymentReminders', label: 'Payment reminders', hint: 'A few days before a payment is due.' },
  {
    name: 'debtMilestones',
    label: 'Debt milestones',
    hint: 'When a debt is paid off, or a good part of it.',
  },
  {
    name: 'weeklyReports',
    label: 'Weekly progress reports',
    hint: 'What you paid and what is left, once a week.',
  },
  { name: 'productUpdates', label: 'Product updates', hint: 'What is new here, now and then.' },
]

type NotificationsTabProps = { settings: Settings; onChange: (change: SettingsChange) => void }

/** Which mails the person wants. */
export function NotificationsTab({ settings, onChange }: NotificationsTabProps) {
  return (
    <SettingsCard title="Mails to you" text={notificationTexts.lead}>
      <p className="rounded-control bg-info-soft px-4 py-3 text-small text-info">
        {notificationTexts.notYet}
      </p>
      <div className="mt-3 grid divide-y divide-line">
        {toggles.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={settings[name]}
            onCheckedChange={(checked) => onChange({ [name]: checked })}
          />
        ))}
      </div>
      <p className="mt-3 text-tiny text-ink-3">{notificationTexts.always}</p>
    </SettingsCard>
  )
}
