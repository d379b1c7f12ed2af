import { resendVerification } from '#contracts/account/account.ts'
import { listApplications } from '#contracts/foundation/grants.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/button.tsx'
import { confirmTexts } from './messages.ts'

/** An application is sent from an address that mail reaches: says so, sends the link again, and looks again. */
export function ConfirmEmail({ message }: { message: string }) {
  const applications = useRead(listApplications, {}, { refetchOnMount: 'always' })
  const resend = useWrite(resendVerification)
  return (
    <section
      aria-labelledby="confirm-email-title"
      className="rounded-card border border-line bg-sunken p-4 md:p-5"
    >
      <h3 id="confirm-email-title">{confirmTexts.title}</h3>
      <p className="mt-1">{message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
          {confirmTexts.resend}
        </Button>
        <Button
          variant="plain"
          size="small"
          busy={applications.isFetching}
          onClick={() => void applications.refetch()}
        >
          {confirmTexts.done}
        </Button>
      </div>
      <output className="mt-2 block text-small text-ink-2 empty:hidden">
        {resend.isSuccess ? confirmTexts.resent : null}
        {resend.isError ? (serverMessage(resend.error) ?? confirmTexts.resendFailed) : null}
      </output>
    </section>
  )
}
