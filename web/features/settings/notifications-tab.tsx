import type { Settings } from '#contracts/account/settings.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { CheckboxField, SelectField } from '#web/ui/fields/field.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { notificationTexts } from './messages.ts'
import type { SettingsChange } from './use-settings.ts'

type Toggle = {
  name: 'paymentReminders' | 'debtMilestones' | 'weeklyReports' | 'productUpdates'
  label: string
  hint: string
}

// spec 3
const toggles: readonly Toggle[] = [
  { name: 'paymentReminders', label: 'Payment reminders', hint: 'Before a payment is due.' },
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

const reminderOptions = Array.from({ length: 14 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 day before' : `${at + 1} days before`,
}))

type NotificationsTabProps = { settings: Settings; onChange: (change: SettingsChange) => void }

/** Which mails the person wants, how early, and the calendar that needs no mail. */
export function NotificationsTab({ settings, onChange }: NotificationsTabProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <MailsCard settings={settings} onChange={onChange} />
      <CalendarCard />
    </div>
  )
}

function MailsCard({ settings, onChange }: NotificationsTabProps) {
  return (
    <TitledCard title="Mails to you" lead={notificationTexts.lead}>
      <div className="grid divide-y divide-line">
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
      {settings.paymentReminders ? (
        <div className="mt-4 max-w-60">
          <SelectField
            name="reminderDays"
            label={notificationTexts.reminderDays}
            options={reminderOptions}
            value={String(settings.reminderDays)}
            onValueChange={(days) => onChange({ reminderDays: Number(days) })}
          />
        </div>
      ) : null}
      <p className="mt-4 text-small text-ink-2">{notificationTexts.plans}</p>
      <p className="mt-2 text-tiny text-ink-3">{notificationTexts.always}</p>
    </TitledCard>
  )
}
