import { Link, useSearchParams } from 'react-router'
import { serverMessage } from '#web/api/api-error.ts'
import { messages } from '#web/features/account/messages.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { useVerifiedArrival, useVerifyEmail } from '#web/features/account/use-verify-email.ts'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

export const meta = () => [
  { title: 'Confirm your email, Jubilee' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const verification = useVerifyEmail(token)
  const { user } = useUser()
  const isSignedIn = verification.data?.isSignedIn === true
  useVerifiedArrival(isSignedIn)
  const isWaiting = isSignedIn || (token !== null && verification.isPending)
  return (
    <AccountFrame title="Confirm your email">
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
            {user ? 'Go to your dashboard' : 'Sign in'}
          </Link>
        </div>
      )}
    </AccountFrame>
  )
}
