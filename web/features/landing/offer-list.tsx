import { landing } from './messages.ts'

export function OfferList() {
  const { heading, lead, list } = landing.offers
  return (
    <section
      aria-labelledby="offers-title"
      className="page-width grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr] lg:gap-14"
    >
      <div>
        <h2 id="offers-title" className="text-h1">
          {heading}
        </h2>
        <p className="mt-4 max-w-[34ch] text-lead text-ink-2">{lead}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {list.map((offer) => (
          <li key={offer.title} className="flex gap-4 border-t border-line py-6">
            <Check />
            <div>
              <h3>{offer.title}</h3>
              <p className="mt-1.5 text-small text-ink-2">{offer.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="shrink-0">
      <circle cx="10" cy="10" r="10" fill="var(--brand-soft)" />
      <path
        d="M5.8 10.4 8.8 13.3 14.4 7"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
