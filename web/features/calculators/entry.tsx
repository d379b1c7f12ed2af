import { useState, type ReactNode } from 'react'
import { MoneyField, PercentField, TextField } from '#web/ui/fields/field.tsx'
import { calculatorTexts } from './messages.ts'
import { entryError, type EntryKind } from './read-entry.ts'

type EntryProps = {
  name: string
  label: string
  kind: EntryKind
  value: string
  onValueChange: (value: string) => void
  hint?: ReactNode
  required?: boolean
  /** what the form found wrong */
  error?: string | undefined
  /**
   * true: the form checks on its button, and the field shows no error by itself. An error that appears while a button
   * below is being pressed would push the button away from under the pointer.
   */
  isCheckedByForm?: boolean
}

/** A number field of a calculator. An unreadable value is an error once the field loses the focus, not while it is typed. */
export function Entry({ kind, error, hint, required, isCheckedByForm, ...rest }: EntryProps) {
  const [isLeft, setLeft] = useState(true)
  const field = {
    ...rest,
    hint,
    required,
    error: error ?? (isLeft && !isCheckedByForm ? entryError(kind, rest.value) : undefined),
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
  }
  if (kind === 'money') return <MoneyField {...field} />
  if (kind !== 'months') return <PercentField {...field} />
  return (
    <TextField
      {...field}
      inputMode="numeric"
      suffix={<span className="text-small text-ink-3">{calculatorTexts.monthsSuffix}</span>}
    />
  )
}

type Draft<Field extends string> = {
  values: Readonly<Record<Field, string>>
  change: (changed: Partial<Record<Field, string>>) => void
}

type DraftEntryProps<Field extends string> = Draft<Field> &
  Omit<EntryProps, 'name' | 'value' | 'onValueChange'> & { calculator: string; field: Field }

/** A number field that is one of a calculator's draft: `<DraftEntry calculator="car" {...draft} field="price" … />`. */
export function DraftEntry<Field extends string>(props: DraftEntryProps<Field>) {
  const { calculator, values, change, field, ...entry } = props
  return (
    <Entry
      {...entry}
      name={`${calculator}-${field}`}
      value={values[field]}
      onValueChange={(typed) => change({ [field]: typed } as Partial<Record<Field, string>>)}
    />
  )
}
