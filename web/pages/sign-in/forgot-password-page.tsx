import { Link } from 'react-router'
import { ForgotPasswordForm } from '#web/features/account/password/forgot-password-form.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'Forgot your password, Jubilee' }]

export default function ForgotPasswordPage() {
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Enter your email. We send you a link to set a new one."
      below={
        <p className="mt-6 text-small">
          <Link className="link inline-block py-2" to={paths.login}>
            Back to sign in
          </Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
