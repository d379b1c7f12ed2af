import { useSearchParams } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { ThanksScreen } from '#web/features/donations/thanks-screen.tsx'

export const meta = () => [{ title: 'Thank you, Jubilee' }, { name: 'robots', content: 'noindex' }]

export default function FoundationThanksPage() {
  const [query] = useSearchParams()
  const { user } = useUser()
  return <ThanksScreen sessionId={query.get('session_id') ?? ''} isSignedIn={Boolean(user)} />
}
