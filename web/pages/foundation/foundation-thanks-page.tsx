import { useSearchParams } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { ThanksScreen } from '#web/features/donations/thanks-screen.tsx'
import { foundationTabs } from './messages.ts'

export const meta = () => [{ title: foundationTabs.thanks }, { name: 'robots', content: 'noindex' }]

export default function FoundationThanksPage() {
  const [query] = useSearchParams()
  const { user } = useUser()
  return <ThanksScreen sessionId={query.get('session_id') ?? ''} isSignedIn={Boolean(user)} />
}
