import { Link } from 'react-router'

type Figure = {
  fact: { id: string; label: string; value: string; source: string }
  before: { value: string } | null
}
type ScreenLinkTo = { label: string; path: string }

/** Figures with their labels and sources; `screen` is where they are computed, `keep` where a what-if can be kept. */
type ShownCard = {
  title: string
  figures: readonly Figure[]
  screen: ScreenLinkTo | null
  keep: ScreenLinkTo | null
}

type FactCardProps = {
  card: ShownCard
  texts: { from: (sources: string) => string; now: (value: string) => string }
  /** called when a link is followed */
  onFollow?: () => void
}

/** A card of figures; beside each what it is now where a what-if changes it. */
export function FactCard({ card: { title, figures, screen, keep }, texts, onFollow }: FactCardProps) {
  const sources = [...new Set(figures.map(({ fact }) => fact.source))]
  const links = [keep, screen].filter((link) => link !== null)
  return (
    <section aria-label={title} className="rounded-control border border-line bg-raised px-3.5 py-3">
      <p className="font-[600]">{title}</p>
      <dl className="mt-1 grid grid-cols-1 gap-y-1.5 text-small">
        {figures.map(({ fact, before }) => (
          <div key={fact.id} className="flex items-baseline justify-between gap-x-4">
            <dt className="min-w-0 text-ink-2 first-letter:uppercase [overflow-wrap:anywhere]">
              {labelIn(fact.label, title)}
            </dt>
            <dd className="max-w-3/5 shrink-0 text-right">
              <span className="fig font-[560]">{fact.value}</span>
              {before !== null && before.value !== fact.value ? (
                <span className="block text-tiny text-ink-3">{texts.now(before.value)}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-tiny text-ink-3">{texts.from(sources.join('; '))}</p>
      {links.length > 0 && (
        <div className="-mb-1.5 flex flex-wrap gap-x-4">
          {links.map((link) => (
            <ScreenLink key={link.path} link={link} onFollow={onFollow} />
          ))}
        </div>
      )}
    </section>
  )
}

type FactCardsProps = {
  cards: readonly ShownCard[]
  texts: FactCardProps['texts'] & { basis: string }
  /** shown at once; else behind `basis` */
  isOpen?: boolean
}

/** All cards of an answer. */
export function FactCards({ cards, texts, isOpen = false }: FactCardsProps) {
  if (cards.length === 0) return null
  const list = (
    <div className="grid grid-cols-1 gap-2.5">
      {cards.map((card) => (
        <FactCard key={card.title} card={card} texts={texts} />
      ))}
    </div>
  )
  if (isOpen) return list
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-[560] text-brand">
        {texts.basis}
      </summary>
      {list}
    </details>
  )
}

/** 'your plan: months to go' under the title 'Your plan' is 'months to go'. */
const labelIn = (label: string, title: string) =>
  label.toLowerCase().startsWith(`${title.toLowerCase()}: `) ? label.slice(title.length + 2) : label

type ScreenLinkProps = { link: ScreenLinkTo; onFollow?: (() => void) | undefined }

/** A link to a screen of the app. */
export function ScreenLink({ link: { label, path }, onFollow }: ScreenLinkProps) {
  return (
    <Link to={path} onClick={onFollow} className="link inline-flex min-h-11 items-center text-small">
      {label}
    </Link>
  )
}
