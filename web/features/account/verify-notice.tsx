import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { resendVerification } from '#contracts/account.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { emailTexts, messages } from './messages.ts'
import { useSandbox } from './use-sandbox.ts'

/** Until the e-mail is confirmed, a line above the screen says so and can send the link again. */
export function VerifyNotice({ email }: { email: string }) {
  const { sandbox } = useSandbox()
  const resend = useMutation({
    mutationFn: () => call(resendVerification),
    onSuccess: () => toast(messages.resent),
    onError: (error) =>
      toast({
        title: messages.resendFailed.title,
        description: serverMessage(error) ?? messages.resendFailed.description,
        variant: 'destructive',
      }),
  })
  return (
    <aside aria-label="Confirm your e-mail" data-no-print className="border-b border-line bg-info-soft">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-0 py-1.5 text-small text-info">
        <p className="min-w-0 flex-1 basis-60 py-1.5">
          {messages.notConfirmed} <b className="wrap-anywhere">{email}</b>.{' '}
          <Link to={paths.settings} className="whitespace-nowrap underline underline-offset-3">
            {emailTexts.wrongAddress}
          </Link>
          {sandbox.hasPages ? (
            <>
              {' '}
              <a className="underline underline-offset-3" href="/sandbox/mail">
                Read the sandbox mail
              </a>
            </>
          ) : null}
        </p>
        <Button
          variant="plain"
          size="small"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
          className="-ml-2.5 text-info hover:bg-info/10"
        >
          {messages.resend}
        </Button>
      </div>
    </aside>
  )
}
