import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { resetTwoFactor } from '#contracts/account/security.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/fields/error-summary.tsx'
import { serverMessage } from '#web/api/api-error.ts'
import { resetTexts } from './messages.ts'

/** Turns two-factor sign-in off with the mailed token, at a press: a mail program that opens links must not do it. */
export function ResetTwoFactor({ token }: { token: string }) {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const reset = useMutation({
    mutationFn: () => call(resetTwoFactor, { body: { token } }),
    // The message is about no field.
    onError: (error) => setErrors([{ field: null, message: serverMessage(error) ?? resetTexts.failed }]),
  })
  if (reset.isSuccess) {
    return (
      <div className="grid justify-items-start gap-5">
        <output className="text-ink-2">{resetTexts.done}</output>
        <Link className={buttonClass({})} to={paths.login}>
          {resetTexts.toSignIn}
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <ErrorSummary errors={errors} title={resetTexts.notOff} />
      <Button size="large" busy={reset.isPending} onClick={() => reset.mutate()}>
        {resetTexts.action}
      </Button>
    </div>
  )
}
