import { useState, type ReactNode } from 'react'
import { MoneyField, PercentField, TextField } from '#web/ui/field.tsx'
import { entryError, type EntryKind } from './read-entry.ts'

type EntryProps = {
  name: string
  label: string
  kind: EntryKind
  value: string
  onValueChange: (value: string) => void
  hint?: ReactNode
  required?: boolean
  /** what the form found wrong; what cannot be read is said by the field itself, once it is left */
  error?: string | undefined
}

/** A number field of a calculator. It keeps quiet while it is being typed in. */
export function Entry({ kind, error, hint, required, ...rest }: EntryProps) {
  const [isLeft, setLeft] = useState(true)
  const field = {
    ...rest,
    hint,
    required,
    error: isLeft ? (entryError(kind, rest.value) ?? error) : undefined,
    onFocus: () => setLeft(false),
    onBlur: () => setLeft(true),
  }
  if (kind === 'money') return <MoneyField {...field} />
  if (kind !== 'months') return <PercentField {...field} />
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      suffix={<span className="text-small text-ink-3">months</span>}
    />
  )
}
