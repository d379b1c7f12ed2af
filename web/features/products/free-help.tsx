import { ExternalLink } from 'lucide-react'
import help from '#content/help/counselling.json' with { type: 'json' }
import { Card } from '#web/ui/card.tsx'
import { productTexts } from './messages.ts'

/** Where there is no partner yet: people who help at little or no cost. */
export function FreeHelp() {
  return (
    <section aria-labelledby="partners-title" className="grid grid-cols-1 gap-6">
      <header>
        <h2 id="partners-title" className="text-h1">
          {productTexts.partners}
        </h2>
        <p className="mt-2 max-w-text text-ink-2">{productTexts.noPartners}</p>
      </header>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {help.places.map(({ id, name, what, link, linkName }) => (
          <Card as="li" key={id} className="flex flex-col md:p-6">
            <h3>{name}</h3>
            <p className="mt-2 mb-3 text-small text-ink-2">{what}</p>
            <a
              className="link mt-auto inline-flex min-h-11 items-center gap-2 text-small"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
            >
              {linkName} <span className="sr-only">(opens in a new tab)</span>
              <ExternalLink size={16} aria-hidden="true" />
            </a>
          </Card>
        ))}
      </ul>
    </section>
  )
}
