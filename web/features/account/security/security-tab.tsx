import type { User } from '#contracts/account/account.ts'
import { ApiTokensCard } from '../api-tokens/api-tokens-card.tsx'
import { ChangePasswordCard } from '../password/change-password-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** Everything that guards the account, on one tab of Settings. Loaded when the tab is opened. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChangePasswordCard email={user.email} />
      <TwoFactorCard user={user} />
      <PasskeysCard user={user} />
      <SessionsCard />
      <ApiTokensCard user={user} />
    </div>
  )
}
