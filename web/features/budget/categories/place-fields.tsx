import { listBudgetGroups } from '#contracts/money/budget.ts'
import { LAST_DUE_DAY } from '#engine/budget/due-day.ts'
import { useRead } from '#web/api/use-read.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { categoryTexts as texts } from '../messages.ts'

/** As they are typed and chosen: empty for what is no bill, and for no group. */
export type PlaceValues = { dueDay: string; groupId: string }

/** The day a bill is due on, and the group a category is in, where there are groups. */
export function PlaceFields<Values extends PlaceValues>({ form }: { form: FormFields<Values> }) {
  const groups = useRead(listBudgetGroups).data ?? []
  const options = groups.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField
        label={texts.dueDay}
        hint={texts.dueDayHint}
        required={false}
        inputMode="numeric"
        maxLength={2}
        {...form.field('dueDay')}
      />
      {groups.length > 0 && (
        <SelectField
          label={texts.group}
          options={[{ value: '', label: texts.noGroup }, ...options]}
          {...form.field('groupId')}
        />
      )}
    </div>
  )
}

/** A day of the month as a person types it: null where it is left empty, undefined where it is none. */
export function typedDueDay(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const day = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return day >= 1 && day <= LAST_DUE_DAY ? day : undefined
}
