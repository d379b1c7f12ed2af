import { useFoundationTexts } from './foundation-content.ts'

const NINE = Array.from({ length: 9 }, (_, place) => place)

/** The promise of a tenth, drawn: nine coins kept, one given. */
export function TitheBlock() {
  const { heading, text, quote, source } = useFoundationTexts().tithe
  return (
    <section
      aria-labelledby="tithe-title"
      className="grid gap-8 rounded-card bg-jubilee px-5 py-9 sm:px-6 text-jubilee-ink md:grid-cols-[1.3fr_1fr] md:items-center md:px-10 md:py-12"
    >
      <div className="min-w-0">
        <h2 id="tithe-title">{heading}</h2>
        <p className="mt-3 max-w-[46ch] text-jubilee-ink/85">{text}</p>
        <svg viewBox="0 0 200 16" aria-hidden="true" className="mt-6 w-full max-w-72">
          <g className="fill-jubilee-ink" opacity=".3">
            {NINE.map((place) => (
              <circle key={place} cx={8 + place * 20} cy="8" r="6" />
            ))}
          </g>
          <circle cx="188" cy="8" r="8" className="fill-jubilee-gold" />
        </svg>
      </div>
      <figure className="min-w-0">
        <blockquote className="font-display text-lead [overflow-wrap:anywhere] sm:text-h2">
          “{quote}”
        </blockquote>
        <figcaption className="mt-2 text-small text-jubilee-gold">{source}</figcaption>
      </figure>
    </section>
  )
}
