import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './field.tsx'
import { fieldTexts } from './messages.ts'

/** The password of the account, or with `autoComplete="new-password"` a new one. It can be shown while it is typed. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoComplete="current-password"
      required
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-label={isShown ? fieldTexts.hidePassword : fieldTexts.showPassword}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  )
}
