import { landing, landingTexts } from './messages.ts'

export function StoryList() {
  const { heading, lead, label, note, list } = landing.stories
  return (
    <section aria-labelledby="stories-title" className="page-width py-16 md:py-24">
      <h2 id="stories-title" className="text-h1">
        {heading}
      </h2>
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {list.map((story) => (
          <li key={story.name} className="flex flex-col rounded-card border border-line bg-raised p-6 md:p-7">
            {isBacked(story) ? <Stars rating={story.rating} /> : null}
            <blockquote className="flex-1 font-display text-figure-s/[1.4] font-[420]">
              {landingTexts.quoted(story.text)}
            </blockquote>
            <p className="mt-6 font-semibold">{story.name}</p>
            <p className="text-small text-ink-2">{story.about}</p>
            <p className="mt-4 border-t border-line pt-3 text-tiny text-ink-3">
              {isBacked(story) ? `${story.year}, ${story.source}` : label}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-tiny text-ink-3">{note}</p>
    </section>
  )
}

/** A rating shows only with a year and a source (reading 12). */
const isBacked = ({ year, source }: { year: string; source: string }) => year !== '' && source !== ''

const FIVE = [0, 1, 2, 3, 4]
const STAR = 'M10 1.6 12.6 7l5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8 7.4 7Z'

function Stars({ rating }: { rating: number }) {
  return (
    <p className="mb-5">
      <span className="sr-only">{landingTexts.stars(rating)}</span>
      <svg viewBox="0 0 108 20" width="108" height="20" aria-hidden="true">
        {FIVE.map((place) => (
          <path
            key={place}
            d={STAR}
            transform={`translate(${place * 22} 0)`}
            fill={place < rating ? 'var(--gold)' : 'var(--line)'}
          />
        ))}
      </svg>
    </p>
  )
}
