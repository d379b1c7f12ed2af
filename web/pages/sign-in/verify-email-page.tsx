import { Link, useSearchParams } from 'react-router'
import { serverMessage } from '#web/api/api-error.ts'
import { messages } from '#web/features/account/messages.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { useVerifiedArrival, useVerifyEmail } from '#web/features/account/use-verify-email.ts'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { verifyTexts } from './messages.ts'

export const meta = () => [{ title: verifyTexts.tab }, { name: 'referrer', content: 'no-referrer' }]

export default function VerifyEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const verification = useVerifyEmail(token)
  const { user } = useUser()
  const isSignedIn = verification.data?.isSignedIn === true
  useVerifiedArrival(isSignedIn)
  const isWaiting = isSignedIn || (token !== null && verification.isPending)
  return (
    <AccountFrame title={verifyTexts.title}>
      {isWaiting ? (
        <Spinner label={messages.verifying} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <p role="alert" className="text-ink-2">
            {verification.isSuccess
              ? verification.data.message
              : (serverMessage(verification.error) ?? messages.verifyFailed)}
          </p>
          <Link className={buttonClass({})} to={user ? paths.dashboard : paths.login}>
            {user ? verifyTexts.toDashboard : verifyTexts.signIn}
          </Link>
        </div>
      )}
    </AccountFrame>
  )
}
