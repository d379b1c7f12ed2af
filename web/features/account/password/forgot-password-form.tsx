import { useState } from 'react'
import { forgotPassword } from '#contracts/account/account.ts'
import { call } from '#web/api/call.ts'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/fields/field.tsx'
import { CheckMail } from '../sign-in/check-mail.tsx'
import { messages } from '../messages.ts'

/** Asks for a link to set a new password; the answer is the same for an unknown address. */
export function ForgotPasswordForm() {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    start: { email: '' },
    read: (values) => readRequired(values, { email: messages.emailMissing }),
    send: (body) => call(forgotPassword, { body }),
    refused: { text: messages.forgotFailed },
    onSent: () => setAsked(true),
  })
  if (isAsked) return <CheckMail title={messages.checkMail.title} description={messages.forgotDone} />
  return (
    <Form form={form}>
      <EmailField {...form.field('email')} />
      <Button type="submit" size="large" busy={form.isBusy}>
        {messages.forgotSend}
      </Button>
    </Form>
  )
}
