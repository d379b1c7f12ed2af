import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { landing, landingTexts } from './messages.ts'

/** `figures` are the foundation's, as its own feature knows them. */
export function FoundationSection({ figures }: { figures: ReactNode }) {
  const { heading, lead, more } = landing.foundation
  return (
    <section aria-labelledby="foundation-title" className="border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-12 py-16 md:py-24 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="foundation-title" className="max-w-[16ch] text-h1">
            {heading}
          </h2>
          <p className="mt-5 max-w-[50ch] text-lead text-ink-2">{lead}</p>
          <Tithe />
          <Link
            to={paths.foundation}
            className={buttonClass({ size: 'large', variant: 'quiet', className: 'mt-8' })}
          >
            {more} <span className="sr-only">{landingTexts.aboutFoundation}</span>
          </Link>
        </div>
        <div>{figures}</div>
      </div>
    </section>
  )
}

const TENTHS = Array.from({ length: 9 }, (_, tenth) => tenth)

function Tithe() {
  return (
    <div className="mt-7">
      <svg viewBox="0 0 200 16" aria-hidden="true" className="w-full max-w-60">
        <g fill="var(--line-strong)">
          {TENTHS.map((tenth) => (
            <circle key={tenth} cx={8 + tenth * 20} cy="8" r="6" />
          ))}
        </g>
        <circle cx="188" cy="8" r="8" fill="var(--gold)" />
      </svg>
      <p className="mt-3 text-small text-ink-2">{landing.foundation.tithe}</p>
    </div>
  )
}
