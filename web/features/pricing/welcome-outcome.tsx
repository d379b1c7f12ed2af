import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { welcomeMessages } from './messages.ts'

/** What became of a checkout. While no checkout is open there is no session to verify, whatever the link says. */
export function WelcomeOutcome({ sessionId }: { sessionId: string | null }) {
  return (
    <section className="page-width grid h-full min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="max-w-[20ch]">{sessionId ? welcomeMessages.notVerified : welcomeMessages.noSession}</h1>
      <p className="max-w-[44ch] text-lead text-ink-2">{welcomeMessages.nothingCharged}</p>
      <Link to={paths.pricing} className={buttonClass({ size: 'large', className: 'mt-4' })}>
        {welcomeMessages.returnToPricing}
      </Link>
    </section>
  )
}
