import { useId, type ComponentProps, type ReactNode } from 'react'
import { parseTypedCents, parseTypedPercent } from '#engine/money/cents.ts'
import { currencySign } from '#web/format/money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { fieldTexts } from './messages.ts'

/** Attributes that a field passes to its control. */
type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldFrame = {
  label: ReactNode
  /** below the control: what to enter, where to find it */
  hint?: ReactNode
  /** the problem and what to do about it, in a sentence */
  error?: string | undefined
  /** an optional field is marked; a required one needs no mark */
  required?: boolean | undefined
}

/** The id of a named field, which the error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

type FieldProps = FieldFrame & {
  name?: string | undefined
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, hint below, error in between: the frame of every input. */
export function Field({ label, hint, error, required, name, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? (name ? fieldId(name) : ownId)
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={controlId} className="text-small font-[560] text-ink">
        {label}
        {required === false ? <span className="font-normal text-ink-3"> {fieldTexts.optional}</span> : null}
      </label>
      {children({
        id: controlId,
        ...(required ? { required: true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error ? (
        <p id={errorId} className="text-small font-[560] text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-tiny text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

const box =
  'min-h-12 w-full rounded-control border bg-raised px-3.5 text-base text-ink transition-colors hover:border-ink-3 has-[input:focus-visible]:border-brand has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-brand/60'

function boxClass(error: string | undefined): string {
  return classNames(box, error ? 'border-danger' : 'border-field')
}

type Change = { onValueChange?: ((value: string) => void) | undefined }

export type TextFieldProps = FieldFrame &
  Change &
  Omit<ComponentProps<'input'>, 'prefix' | 'className' | 'size' | 'onChange'> & {
    /** a sign before or after the entry, such as $ or % */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/**
 * One line of text. `onValueChange` gets what is typed; `name` makes its id known to the error summary. The browser
 * fills in nothing by itself unless `autoComplete` says what the text is.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, prefix, suffix, onValueChange, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} name={input.name} id={input.id}>
      {(control) => (
        <div className={classNames(boxClass(error), 'flex items-center gap-2')}>
          {prefix ? (
            <span className="text-ink-3" aria-hidden="true">
              {prefix}
            </span>
          ) : null}
          <input
            autoComplete="off"
            {...input}
            {...control}
            onChange={(event) => onValueChange?.(event.target.value)}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent outline-none"
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}

/** The address of the account; `autoComplete` is what password managers look for. */
export function EmailField(props: Omit<TextFieldProps, 'label'> & { label?: string }) {
  return (
    <TextField
      label={fieldTexts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      {...props}
    />
  )
}

type NumberLook = { sign: '$' | '%' | 'currency' }

function NumberField({ sign, onValueChange, onBlur, ...rest }: TextFieldProps & NumberLook) {
  const isMoney = sign !== '%'
  const percent = (
    <span className="text-ink-3" aria-hidden="true">
      %
    </span>
  )
  return (
    <TextField
      {...rest}
      type="text"
      inputMode="decimal"
      {...(isMoney ? { prefix: sign === '$' ? sign : currencySign() } : { suffix: percent })}
      onValueChange={onValueChange}
      onBlur={(event) => {
        onBlur?.(event)
        // A pasted "$1,234.50" keeps its number; the field already shows the sign.
        const typed = event.target.value
        const isNumber = (isMoney ? parseTypedCents(typed) : parseTypedPercent(typed)) !== null
        const bare = typed.replace(/CA\$|[\s$€£%]/g, '')
        if (isNumber && bare !== typed) onValueChange?.(bare)
      }}
    />
  )
}

/** An amount as typed or pasted ("$1,234.50"); read it with parseTypedCents. */
export function MoneyField(props: TextFieldProps) {
  return <NumberField {...props} sign="currency" />
}

/** An amount in dollars, whatever currency the person uses elsewhere: grants are paid and gifts are made in dollars. */
export function DollarField(props: TextFieldProps) {
  return <NumberField {...props} sign="$" />
}

/** A yearly rate in percent ("18.99 %"); read it with parseTypedPercent. */
export function PercentField(props: TextFieldProps) {
  return <NumberField {...props} sign="%" />
}

/** A calendar date; the value is YYYY-MM-DD or empty. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />
}

export type SelectFieldProps = FieldFrame &
  Change &
  Omit<ComponentProps<'select'>, 'className' | 'onChange'> & {
    options: readonly { value: string; label: string }[]
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, options, onValueChange, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} name={select.name} id={select.id}>
      {(control) => (
        <select
          {...select}
          {...control}
          onChange={(event) => onValueChange?.(event.target.value)}
          className={boxClass(error)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  /** what is wrong; the box needs an id then */
  error?: string | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** The whole line can be pressed. */
export function CheckboxField({ label, hint, error, onCheckedChange, ...input }: CheckboxFieldProps) {
  const errorId = `${input.id}-error`
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className="grid min-w-0 grid-cols-1 gap-0.5">
          <span className="text-[0.9375rem] leading-snug">{label}</span>
          {hint ? <span className="text-tiny text-ink-3">{hint}</span> : null}
        </span>
      </label>
      {error ? (
        <p id={errorId} className="text-small font-[560] text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}
