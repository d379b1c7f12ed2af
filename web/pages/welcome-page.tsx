import { useSearchParams, type MetaFunction } from 'react-router'
import { WelcomeOutcome } from '#web/features/pricing/welcome-outcome.tsx'
import { PublicFooter } from '#web/layout/public-footer.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'

export const meta: MetaFunction = () => [
  { title: 'Welcome: Jubilee' },
  { name: 'robots', content: 'noindex' },
]

export default function WelcomePage() {
  const [query] = useSearchParams()
  return (
    <>
      <PublicHeader kind="marketing" />
      <main id="main">
        <WelcomeOutcome sessionId={query.get('session_id')} />
      </main>
      <PublicFooter />
    </>
  )
}
