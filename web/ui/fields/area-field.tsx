import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldFrame } from './field.tsx'

/** The least height for so many lines, with padding and border: a browser that fits the height to the text ignores `rows`. */
const leastHeights = {
  2: 'min-h-[calc(2lh+1.625rem)]',
  3: 'min-h-[calc(3lh+1.625rem)]',
  4: 'min-h-[calc(4lh+1.625rem)]',
  5: 'min-h-[calc(5lh+1.625rem)]',
  6: 'min-h-[calc(6lh+1.625rem)]',
  8: 'min-h-[calc(8lh+1.625rem)]',
  14: 'min-h-[calc(14lh+1.625rem)]',
  18: 'min-h-[calc(18lh+1.625rem)]',
} as const

type AreaFieldProps = FieldFrame &
  Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & {
    rows?: keyof typeof leastHeights
    onValueChange?: ((value: string) => void) | undefined
  }

/** Several lines of text, at least `rows`; it grows with them where the browser can. */
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
            leastHeights[rows],
            error ? 'border-danger' : 'border-field',
          )}
        />
      )}
    </Field>
  )
}
