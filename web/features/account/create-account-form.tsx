import { useEffect, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { accountDraft } from './account-draft.ts'
import { CheckMail } from './check-mail.tsx'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { messages } from './messages.ts'
import { useCreateAccount, type NewAccount } from './use-sign-in.ts'

const LEAST_PASSWORD = 8 // reading 13

export function CreateAccountForm() {
  const [values, setValues] = useState(accountDraft.read)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const create = useCreateAccount()
  const isBusy = create.isPending || create.data === true
  useEffect(() => {
    if (create.isSuccess) accountDraft.drop()
    else accountDraft.keep(values)
  }, [values, create.isSuccess])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const found = problemsOf(values)
    setErrors(found)
    if (found.length > 0) return
    create.mutate(values, { onError: (error) => setErrors(errorsOf(error, messages.createFailed)) })
  }

  const fieldOf = (name: keyof NewAccount) => ({
    name,
    required: true,
    value: values[name],
    error: errorFor(errors, name),
    onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })

  if (create.data === false) return <CheckMail />
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 min-[26rem]:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...fieldOf('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...fieldOf('lastName')} />
      </div>
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...fieldOf('email')} />
      <PasswordField
        label="Password"
        hint={messages.passwordHint}
        autoComplete="new-password"
        {...fieldOf('password')}
      />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? messages.creating : 'Create account'}
      </Button>
      <p className="text-tiny text-ink-3">
        By creating an account you accept the{' '}
        <Link className="link" to={paths.terms}>
          Terms
        </Link>{' '}
        and the{' '}
        <Link className="link" to={paths.privacy}>
          Privacy notice
        </Link>
        . The Free plan costs nothing and asks for no card.
      </p>
    </form>
  )
}

function problemsOf(values: NewAccount): FormError[] {
  const found = missing(values, {
    firstName: messages.firstNameMissing,
    lastName: messages.lastNameMissing,
    email: messages.emailMissing,
    password: messages.passwordMissing,
  })
  const isShort = values.password.length > 0 && values.password.length < LEAST_PASSWORD
  return isShort ? [...found, { field: 'password', message: messages.passwordShort }] : found
}
