import type { Settings } from '#contracts/account/settings.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { CheckboxField, SelectField } from '#web/ui/fields/field.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { mailTexts, notificationTexts } from './messages.ts'
import type { SettingsChange } from './use-settings.ts'

// spec 3
const toggles = ['paymentReminders', 'debtMilestones', 'weeklyReports', 'productUpdates'] as const

const reminderOptions = Array.from({ length: 14 }, (_, at) => ({
  value: String(at + 1),
  label: notificationTexts.daysBefore(at + 1),
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
    <TitledCard title={notificationTexts.title} lead={notificationTexts.lead}>
      <div className="grid divide-y divide-line">
        {toggles.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            {...mailTexts[name]}
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
