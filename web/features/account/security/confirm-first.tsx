import { Button } from '#web/ui/button.tsx'
import { useResendVerification } from '../use-verify-email.ts'
import { confirmFirstTexts } from '../password/messages.ts'

/** In place of an action that needs a confirmed address: why, and the link once more. */
export function ConfirmFirst({ why }: { why: string }) {
  const resend = useResendVerification()
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text text-small">{why}</p>
      <Button variant="quiet" busy={resend.isPending} onClick={() => resend.mutate()}>
        {confirmFirstTexts.send}
      </Button>
    </div>
  )
}
