import { useSearchParams, type MetaFunction } from 'react-router'
import { WelcomeOutcome } from '#web/features/pricing/welcome-outcome.tsx'
import { PublicPage } from '#web/layout/public-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Welcome: Jubilee' },
  { name: 'robots', content: 'noindex' },
]

export default function WelcomePage() {
  const [query] = useSearchParams()
  return (
    <PublicPage kind="marketing">
      <WelcomeOutcome sessionId={query.get('session_id')} />
    </PublicPage>
  )
}
