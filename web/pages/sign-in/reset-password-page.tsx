import { Link, useSearchParams } from 'react-router'
import { messages } from '#web/features/account/messages.ts'
import { linkTexts } from '#web/features/account/password/messages.ts'
import { ResetPasswordForm } from '#web/features/account/password/reset-password-form.tsx'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { resetTexts } from './messages.ts'

export const meta = () => [{ title: resetTexts.tab }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!token) {
    return (
      <AccountFrame title={resetTexts.title} lead={messages.resetMissing}>
        <Link className={buttonClass({})} to={paths.forgotPassword}>
          {linkTexts.askForNew}
        </Link>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={resetTexts.title} lead={messages.resetLead}>
      <ResetPasswordForm token={token} />
    </AccountFrame>
  )
}
