import { Link, useSearchParams } from 'react-router'
import { messages } from '#web/features/account/messages.ts'
import { ResetPasswordForm } from '#web/features/account/password/reset-password-form.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'

export const meta = () => [{ title: 'New password, Jubilee' }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!token) {
    return (
      <AccountFrame title="Set a new password" lead={messages.resetMissing}>
        <Link className={buttonClass({})} to={paths.forgotPassword}>
          Ask for a new link
        </Link>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title="Set a new password" lead={messages.resetLead}>
      <ResetPasswordForm token={token} />
    </AccountFrame>
  )
}
