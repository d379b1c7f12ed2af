import { Link } from 'react-router'
import type { User } from '#contracts/account/account.ts'
import { dateOfInstant, today } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { NoticeBar } from '#web/ui/notice-bar.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { emailTexts, messages } from './messages.ts'
import { useSandbox } from './use-sandbox.ts'
import { useResendVerification } from './use-verify-email.ts'

const unconfirmed = {
  label: emailTexts.confirmFirst,
  text: messages.notConfirmed,
  change: emailTexts.wrongAddress,
  again: messages.resend,
  done: messages.resent,
}
const undelivered = {
  label: emailTexts.refused,
  text: messages.refused,
  change: messages.changeAddress,
  again: messages.tryAgain,
  done: messages.tried,
}

/**
 * A bar above the screen until the email is confirmed, and while mail to it bounces, with a button that sends it again. It
 * waits until the day after sign-up: the mail has only just been sent, and the first screens are for the debts.
 */
export function VerifyNotice({ user }: { user: User }) {
  const isFirstDay = dateOfInstant(user.createdAt) === today()
  const isWaiting = user.emailRefusedAt === null && (user.emailVerified || isFirstDay)
  return isWaiting ? null : <Notice user={user} />
}

const address = (words: string) => <b className="wrap-anywhere">{words}</b>

function Notice({ user }: { user: User }) {
  const { sandbox } = useSandbox()
  const words = user.emailRefusedAt === null ? unconfirmed : undelivered
  const resend = useResendVerification(words.done)
  return (
    <NoticeBar
      label={words.label}
      tone="info"
      action={{ label: words.again, busy: resend.isPending, onClick: () => resend.mutate() }}
    >
      <p>
        <MarkedText text={words.text(user.email)} parts={{ address }} />{' '}
        <Link to={paths.settings} className="whitespace-nowrap underline underline-offset-3">
          {words.change}
        </Link>
        {sandbox.hasPages && words === unconfirmed ? (
          <>
            {' '}
            <a className="underline underline-offset-3" href="/sandbox/mail">
              {messages.readSandboxMail}
            </a>
          </>
        ) : null}
      </p>
    </NoticeBar>
  )
}
