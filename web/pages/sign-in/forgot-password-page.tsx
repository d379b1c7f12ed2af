import { Link } from 'react-router'
import { messages } from '#web/features/account/messages.ts'
import { ForgotPasswordForm } from '#web/features/account/password/forgot-password-form.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { forgotTexts } from './messages.ts'

export const meta = () => [{ title: forgotTexts.tab }]

export default function ForgotPasswordPage() {
  return (
    <AccountFrame
      title={forgotTexts.title}
      lead={forgotTexts.lead}
      below={
        <p className="mt-6 text-small">
          <Link className="link inline-block py-2" to={paths.login}>
            {messages.backToSignIn}
          </Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
