import { landing, landingTexts } from './messages.ts'

const YEARS = Array.from({ length: 49 }, (_, year) => year)
const STEP = 10

export function MissionQuote() {
  const { text, source } = landing.quote
  return (
    <section aria-label={landingTexts.mission} className="bg-jubilee text-jubilee-ink">
      <figure className="page-width py-16 text-center md:py-24">
        <FiftyYears />
        <blockquote className="mx-auto mt-8 max-w-[24ch] font-display text-h1 font-[420] text-balance">
          {landingTexts.quoted(text)}
        </blockquote>
        <figcaption className="mt-6 text-small text-jubilee-ink/75">{source}</figcaption>
      </figure>
    </section>
  )
}

/** Forty-nine years as strokes, the fiftieth as a sun. */
function FiftyYears() {
  return (
    <svg viewBox={`0 0 ${STEP * 50} 24`} aria-hidden="true" className="mx-auto w-full max-w-120">
      <path
        d={YEARS.map((year) => `M${year * STEP + 4} ${year % 7 === 6 ? 6 : 11}V20`).join('')}
        stroke="var(--jubilee-ink)"
        strokeOpacity=".5"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <circle cx={49 * STEP + 2} cy="13" r="7" fill="var(--jubilee-gold)" />
    </svg>
  )
}
