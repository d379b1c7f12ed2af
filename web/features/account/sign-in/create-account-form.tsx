import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Form } from '#web/forms/form.tsx'
import type { Read } from '#web/forms/problem.ts'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField, TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { accountDraft } from './account-setup.ts'
import { messages, signUpTexts } from '../messages.ts'
import { useCreateAccount, type NewAccount } from './use-sign-in.ts'

const LEAST_PASSWORD = 8 // reading 13

type CreateAccountFormProps = {
  /** the screen is about the mail from then on */
  onCheckMail: () => void
}

export function CreateAccountForm({ onCheckMail }: CreateAccountFormProps) {
  const [start] = useState(accountDraft.read)
  const create = useCreateAccount()
  const form = useForm({
    start,
    read: readAccount,
    send: (account) => create.mutateAsync(account),
    refused: { text: messages.createFailed },
    onSent: onCheckMail,
  })
  useEffect(() => {
    if (create.isSuccess) accountDraft.drop()
    else accountDraft.keep(form.values)
  }, [form.values, create.isSuccess])
  return (
    <Form form={form}>
      <TextField
        label={signUpTexts.firstName}
        autoComplete="given-name"
        required
        {...form.field('firstName')}
      />
      <EmailField {...form.field('email')} />
      <PasswordField
        label={signUpTexts.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Button type="submit" size="large" busy={form.isBusy}>
        {form.isBusy ? messages.creating : signUpTexts.create}
      </Button>
      <p className="text-tiny text-ink-3">
        <MarkedText
          text={signUpTexts.accept}
          parts={{ terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }}
        />
      </p>
    </Form>
  )
}

const linkTo = (to: string) => (words: string) => (
  <Link className="link" to={to}>
    {words}
  </Link>
)

function readAccount(values: NewAccount): Read<NewAccount, NewAccount> {
  const { body, errors = {} } = readRequired(values, {
    firstName: messages.firstNameMissing,
    email: messages.emailMissing,
    password: messages.passwordMissing,
  })
  const { length } = values.password
  const isShort = length > 0 && length < LEAST_PASSWORD
  if (isShort) return { errors: { ...errors, password: messages.passwordShort } }
  return body ? { body } : { errors }
}
