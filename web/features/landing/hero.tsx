import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FEATURES_ID } from './feature-grid.tsx'
import { landing } from './messages.ts'

const { hero, tagline } = landing

/** `tryHere` is the way in without an account. */
export function Hero({ picture, tryHere }: { picture: ReactNode; tryHere: ReactNode }) {
  return (
    <section className="page-width grid items-center gap-10 pt-10 pb-16 md:pt-16 lg:grid-cols-[1.02fr_1fr] lg:gap-14 lg:pb-24">
      <div>
        <p className="text-small font-semibold tracking-wide text-gold-ink">{tagline}</p>
        <h1 className="mt-4 max-w-[11ch] text-display">{hero.heading}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{hero.lead}</p>
        <div className="mt-8 grid gap-3 sm:flex">
          <Link to={paths.pricing} className={buttonClass({ size: 'large' })}>
            {hero.start}
          </Link>
          <a
            href={`#${FEATURES_ID}`}
            onClick={scrollToFeatures}
            className={buttonClass({ size: 'large', variant: 'quiet' })}
          >
            {hero.more}
          </a>
        </div>
        <div className="mt-3">{tryHere}</div>
        <p className="mt-4 max-w-[52ch] text-tiny text-ink-3">{hero.note}</p>
      </div>
      {picture}
    </section>
  )
}

/** Scrolls there smoothly, or jumps for people who asked for less motion; the focus moves too. */
function scrollToFeatures(event: MouseEvent) {
  const features = document.getElementById(FEATURES_ID)
  if (!features) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  features.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  features.focus({ preventScroll: true })
}
