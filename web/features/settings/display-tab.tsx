import { useState, type ReactNode } from 'react'
import { dateFormats } from '#engine/money/format.ts'
import { languages, type Language } from '#engine/language/bilingual.ts'
import { timeZones, type Settings } from '#contracts/account/settings.ts'
import { clock } from '#web/format/clock.ts'
import { formatDate, formatInstant, today } from '#web/format/dates.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { formatMoney } from '#web/format/money.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { SelectField, type SelectFieldProps } from '#web/ui/fields/field.tsx'
import { languageNames } from '#web/language/messages.ts'
import { useOpenInLanguage } from '#web/language/use-open-in-language.ts'
import { currencyNames, displayTexts, zoneNames } from './messages.ts'
import type { SettingsChange } from './use-settings.ts'

const fields: readonly (Pick<SelectFieldProps, 'label' | 'hint' | 'options'> & {
  name: 'dateFormat' | 'timezone' | 'currency'
})[] = [
  {
    name: 'dateFormat',
    label: displayTexts.dateFormat,
    options: dateFormats.map((value) => ({ value, label: value })),
  },
  {
    name: 'timezone',
    label: displayTexts.timezone,
    hint: displayTexts.timezoneHint,
    options: timeZones.map((value) => ({ value, label: zoneNames[value] })),
  },
  {
    name: 'currency',
    label: displayTexts.currency,
    hint: displayTexts.currencyHint,
    options: Object.entries(currencyNames).map(([value, label]) => ({ value, label })),
  },
]

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

type DisplayTabProps = { settings: Settings; onChange: (change: SettingsChange) => void; theme: ReactNode }

/** Date format, time zone, currency and theme; what they do is shown at once. */
export function DisplayTab({ settings, onChange, theme }: DisplayTabProps) {
  const openInLanguage = useOpenInLanguage()
  return (
    <div className="grid grid-cols-1 gap-6">
      <TitledCard title={displayTexts.title} lead={displayTexts.lead}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            label={displayTexts.language}
            hint={displayTexts.languageHint}
            options={languageOptions}
            value={LANGUAGE}
            onValueChange={(value) => void openInLanguage(value as Language)}
          />
          {fields.map((field) => (
            <SelectField
              key={field.name}
              {...field}
              value={settings[field.name]}
              // The options are the setting's own values.
              onValueChange={(value) => onChange({ [field.name]: value } as SettingsChange)}
            />
          ))}
        </div>
        <Example />
      </TitledCard>
      {theme}
    </div>
  )
}

/** Today, now and an amount, as every screen writes them from here on. */
function Example() {
  useFormats()
  const [openedAt] = useState(() => clock.now().toISOString())
  const lines = [
    [displayTexts.today, formatDate(today())],
    [displayTexts.now, formatInstant(openedAt)],
    [displayTexts.amount, formatMoney(123_400)],
  ]
  return (
    <>
      <h3 className="mt-6">{displayTexts.example}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-3 rounded-control bg-sunken px-4 py-3.5 sm:grid-cols-3">
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt className="text-tiny text-ink-3">{term}</dt>
            <dd className="text-[0.9375rem]">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-tiny text-ink-3">{displayTexts.dollarPrices}</p>
    </>
  )
}
