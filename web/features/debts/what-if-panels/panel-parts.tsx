import { useState, type ReactNode } from 'react'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { month } from '../figures.ts'
import { monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { whatIfTexts as texts } from '../what-if/messages.ts'

/** How far ahead a month can be chosen. */
const CHOSEN_MONTHS = 120

/** A month of the calendar, from the plan's first month on, `ahead` of it at first. */
export function useMonthChoice(plan: DebtPlan, ahead = 0) {
  const first = monthOf(plan, 1)
  const [chosen, setChosen] = useState<string | null>(null)
  const earliest = monthText(first)
  const value = chosen !== null && chosen >= earliest ? chosen : monthText(first + ahead)
  const options = Array.from({ length: CHOSEN_MONTHS }, (_, at) => ({
    value: monthText(first + at),
    label: month(first + at),
  }))
  return { value, options, onValueChange: setChosen }
}

export function MonthField({ label, choice }: { label: string; choice: ReturnType<typeof useMonthChoice> }) {
  return <SelectField label={label} {...choice} />
}

type ItemsProps = {
  /** each with how to take it out */
  items: readonly { key: string; text: string; onRemove: () => void }[]
}

/** What the plan counts on already. */
export function Items({ items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <ul className="mb-3 divide-y divide-line border-y border-line">
      {items.map(({ key, text, onRemove }) => (
        <li key={key} className="flex items-center gap-3 text-small">
          <span className="min-w-0 flex-1 wrap-anywhere first-letter:uppercase">{text}</span>
          <Button variant="plain" size="small" aria-label={texts.remove(text)} onClick={onRemove}>
            {texts.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type TryFormProps = { lead: string; onSubmit: () => void; children: ReactNode }

/** What is asked, and the button that asks it. */
export function TryForm({ lead, onSubmit, children }: TryFormProps) {
  return (
    <PlainForm className="grid grid-cols-1 gap-3" onSubmit={onSubmit}>
      <p className="text-tiny text-ink-2">{lead}</p>
      {children}
      <div>
        <Button type="submit" variant="quiet" size="small">
          {texts.tryIt}
        </Button>
      </div>
    </PlainForm>
  )
}
