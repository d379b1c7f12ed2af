import { useSearchParams, type MetaFunction } from 'react-router'
import { accountSetup } from '#web/features/account/sign-in/account-setup.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { WelcomeOutcome } from '#web/features/pricing/welcome-outcome.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { openTabs } from './messages.ts'

export const meta: MetaFunction = () => [{ title: openTabs.welcome }, { name: 'robots', content: 'noindex' }]

export default function WelcomePage() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const { user, isLoading } = useUser()
  return (
    <PublicPage kind="marketing">
      <WelcomeOutcome
        sessionId={query.get('session_id')}
        isReady={isHydrated && !isLoading}
        isSignedIn={Boolean(user)}
        onSetUp={accountSetup.begin}
      />
    </PublicPage>
  )
}
