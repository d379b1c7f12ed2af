import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { fieldId } from './field.tsx'

type Choice<Value extends string> = { value: Value; label: ReactNode; note?: ReactNode }

type ChoiceFieldProps<Value extends string> = {
  name: string
  label: ReactNode
  choices: readonly Choice<Value>[]
  /** empty while nothing is chosen */
  value: Value | ''
  onValueChange: (value: Value) => void
  hint?: ReactNode
  error?: string | undefined
  layout?: keyof typeof layouts
}

/** Side by side always, from a tablet up, or one below the other. */
const layouts = { row: 'grid-cols-2', pair: 'grid-cols-1 sm:grid-cols-2', cards: '' }

/** Radio buttons without a default, with an error that the summary links to. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, label, choices, value, onValueChange, hint, error, layout = 'row' } = props
  const id = fieldId(name)
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" {...(described ? { 'aria-describedby': described } : {})}>
      <legend className="mb-1.5 text-small font-[560]">{label}</legend>
      <div className={classNames('grid gap-2', layouts[layout])}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border bg-raised px-3.5 py-3 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand/75',
              error ? 'border-danger' : 'border-field hover:border-ink-3',
            )}
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-[0.9375rem] leading-snug font-[520]">{choice.label}</span>
              {choice.note ? <span className="text-small text-ink-2">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-small font-[560] text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-3">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
