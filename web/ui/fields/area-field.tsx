import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldFrame } from './field.tsx'

type AreaFieldProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'className'> & { onValueChange?: ((value: string) => void) | undefined }

/** Several lines of text; it grows with them where the browser can. */
export function AreaField(props: AreaFieldProps) {
  const { label, hint, error, required, onValueChange, rows = 3, ...area } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} name={area.name} id={area.id}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          onChange={(event) => onValueChange?.(event.target.value)}
          className={classNames(
            'field-sizing-content w-full rounded-control border bg-raised px-3.5 py-3 text-base leading-normal text-ink transition-colors hover:border-ink-3',
            error ? 'border-danger' : 'border-field',
          )}
        />
      )}
    </Field>
  )
}
