import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { landing } from './messages.ts'

export function CallToStart() {
  const { heading, lead, button } = landing.call
  return (
    <section aria-labelledby="call-title" className="page-width">
      <div className="relative overflow-hidden rounded-card bg-jubilee px-6 py-14 text-center text-jubilee-ink md:py-20">
        <FallingLine />
        <div className="relative">
          <h2 id="call-title" className="mx-auto max-w-[18ch] text-h1">
            {heading}
          </h2>
          <p className="mt-4 text-lead text-jubilee-ink/85">{lead}</p>
          <Link
            to={paths.pricing}
            className="mt-8 inline-flex min-h-13 items-center rounded-control bg-jubilee-gold px-7 font-semibold text-jubilee print:hidden"
          >
            {button}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The freedom line without its numbers, as a background. */
function FallingLine() {
  return (
    <svg
      viewBox="0 0 1200 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full text-jubilee-ink"
    >
      <path d="M0 40C300 70 620 210 1200 300H0Z" fill="currentColor" fillOpacity=".05" />
      <path d="M0 130C220 150 420 240 760 300H0Z" fill="currentColor" fillOpacity=".06" />
    </svg>
  )
}

export function Disclosure() {
  const { heading, paragraphs } = landing.disclosure
  return (
    <section aria-labelledby="disclosure-title" className="page-width py-14 md:py-20">
      <div className="grid gap-4 border-l-2 border-gold pl-5 md:grid-cols-[1fr_2fr] md:gap-10 md:pl-8">
        <h2 id="disclosure-title" className="max-w-[18ch]">
          {heading}
        </h2>
        <div className="max-w-[68ch] space-y-3 text-small text-ink-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
