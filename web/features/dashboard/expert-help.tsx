import { Phone } from 'lucide-react'
import help from '#content/help/counselling.json' with { type: 'json' }
import { formatDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { HELP_ID } from './take-action.tsx'

/** Where a trained person can be reached: names, numbers, and the day they were checked. */
export function ExpertHelp() {
  return (
    <section id={HELP_ID} aria-labelledby="expert-help-title" className="scroll-mt-24">
      <h2 id="expert-help-title" tabIndex={-1} className="outline-none">
        {help.title}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-ink-2">{help.intro}</p>
      <Card as="div" className="md:p-6">
        <ul className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-3">
          {help.places.map((place) => (
            <li
              key={place.id}
              className="flex flex-col border-line max-md:border-t max-md:pt-4 max-md:first:border-t-0 max-md:first:pt-0"
            >
              <h3>{place.name}</h3>
              <p className="mt-1 text-small text-ink-2">{place.what}</p>
              <p className="mt-auto flex flex-wrap items-center gap-x-5 pt-1 text-small">
                {place.phone && (
                  <a
                    className="link inline-flex min-h-11 items-center gap-1.5"
                    href={`tel:+1${place.phone.replaceAll('-', '')}`}
                  >
                    <Phone size={16} aria-hidden="true" /> {place.phone}
                  </a>
                )}
                <a
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                  href={place.link}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${place.linkName}, opens in a new tab`}
                >
                  {place.linkName}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-4 border-t border-line pt-4 text-tiny text-ink-3">
          {help.warning} Written down on {formatDate(help.checkedOn)}.
        </p>
      </Card>
    </section>
  )
}
