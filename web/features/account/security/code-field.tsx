import { TextField, type TextFieldProps } from '#web/ui/fields/field.tsx'

const DIGITS = 6

/** The code of an authenticator app: one field, so that pasting and the phone's own filling-in work; "123 456" is 123456. */
export function CodeField({ onValueChange, ...props }: TextFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onValueChange={(text) => onValueChange?.(text.replaceAll(/\D/g, '').slice(0, DIGITS))}
    />
  )
}
