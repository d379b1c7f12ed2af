import { parseTypedCents } from '#engine/money/cents.ts'
import { TextField, type TextFieldProps } from '#web/ui/field.tsx'

/** An amount in dollars, whatever currency the person's own figures are shown in: grants are paid in dollars. */
export function DollarField({ onBlur, onValueChange, ...rest }: TextFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="decimal"
      prefix="$"
      onValueChange={onValueChange}
      onBlur={(event) => {
        onBlur?.(event)
        // A pasted "$1,234.50" keeps its number; the sign already stands in the field.
        const typed = event.target.value
        const bare = typed.replace(/[\s$]/g, '')
        if (parseTypedCents(typed) !== null && bare !== typed) onValueChange?.(bare)
      }}
    />
  )
}
