import { Link, useSearchParams } from 'react-router'
import { ResetTwoFactor } from '#web/features/account/security/reset-two-factor.tsx'
import { resetTexts } from '#web/features/account/security/messages.ts'
import { AccountFrame } from '#web/layout/account-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { twoFactorTab } from './messages.ts'

export const meta = () => [{ title: twoFactorTab }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetTwoFactorPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <AccountFrame title={resetTexts.title} lead={token ? resetTexts.lead : resetTexts.incomplete}>
      {token ? (
        <ResetTwoFactor token={token} />
      ) : (
        <Link className={buttonClass({})} to={paths.login}>
          {resetTexts.toSignIn}
        </Link>
      )}
    </AccountFrame>
  )
}
