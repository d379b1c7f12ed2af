import { useState } from 'react'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField, SelectField, TextField } from '#web/ui/field.tsx'
import { auditTexts } from './messages.ts'

export const actFilters = ['text', 'admin', 'act', 'subject', 'from', 'to'] as const
export type ActFilters = Partial<Record<(typeof actFilters)[number], string>>

type ActFiltersFormProps = {
  filters: ActFilters
  admins: readonly { id: string; email: string | null }[]
  kinds: readonly string[]
  /** what is wrong with a field, by its name */
  errors: Record<string, string>
  onSearch: (filters: ActFilters) => void
}

/** What to look for. Nothing is asked before Search is pressed. */
export function ActFiltersForm({ filters, admins, kinds, errors, onSearch }: ActFiltersFormProps) {
  const [typed, setTyped] = useState(filters)
  const fieldOf = (name: keyof ActFilters) => ({
    name,
    value: typed[name] ?? '',
    error: errors[name],
    onValueChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const adminOptions = admins.map(({ id, email }) => ({ value: id, label: email ?? auditTexts.gone }))
  return (
    <PlainForm
      aria-label="Search the audit log"
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      onSubmit={() => onSearch(typed)}
    >
      <TextField label="Words" hint="In the sentence, the act or the subject" {...fieldOf('text')} />
      <SelectField
        label="Admin"
        options={[{ value: '', label: auditTexts.anyAdmin }, ...adminOptions]}
        {...fieldOf('admin')}
      />
      <SelectField
        label="Act"
        options={[
          { value: '', label: auditTexts.anyAct },
          ...kinds.map((kind) => ({ value: kind, label: kind })),
        ]}
        {...fieldOf('act')}
      />
      <TextField label="Subject" hint="The whole id" {...fieldOf('subject')} />
      <DateField label="From" {...fieldOf('from')} />
      <DateField label="To" hint="Days are in UTC" {...fieldOf('to')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2 xl:col-span-3">
        <Button type="submit">{auditTexts.search}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            setTyped({})
            onSearch({})
          }}
        >
          {auditTexts.clear}
        </Button>
      </div>
    </PlainForm>
  )
}
