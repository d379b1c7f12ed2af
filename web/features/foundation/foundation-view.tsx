import { Link } from 'react-router'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import { paths } from '#web/paths.ts'
import { ApplyCard, DonateCard } from './apply-and-donate.tsx'
import { FoundationTexts, useFoundationTexts } from './foundation-content.ts'
import { GrantPrograms, Mission, WhoWeServe } from './mission.tsx'
import { IncomeLimitsTable } from './income-limits-table.tsx'
import { LiveFigures } from './live-figures.tsx'
import { foundationHead } from './loading-messages.ts'
import { figureTexts, pageTexts, promises } from './messages.ts'

type FoundationViewProps = {
  texts: FoundationContent
  /** a visitor's links to their own pages go through sign-in */
  isVisitor?: boolean
}

/** The foundation's page with these texts. */
export function FoundationView({ texts, isVisitor = false }: FoundationViewProps) {
  return (
    <FoundationTexts value={texts}>
      <div className="grid grid-cols-1 gap-10 md:gap-14">
        <FoundationHeader />
        <Mission />
        <WhoWeServe />
        <GrantPrograms />
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          <ApplyCard isVisitor={isVisitor} />
          <DonateCard isVisitor={isVisitor} />
        </div>
        <IncomeLimitsTable />
        <TitheBlock />
      </div>
    </FoundationTexts>
  )
}

/** The heading, the tithe that pays for it, and four figures with their sources. */
function FoundationHeader() {
  const content = useFoundationTexts()
  return (
    <header className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-14">
      <div>
        <p className="mb-3 text-small text-ink-2">{foundationHead.title}</p>
        <h1 className="max-w-[16ch]">{content.heading}</h1>
        <p className="mt-4 max-w-[50ch] text-lead text-ink-2">{content.lead}</p>
        <p className="mt-6 inline-flex items-center gap-3 rounded-card bg-gold-soft py-2.5 pr-4 pl-3 text-gold-ink">
          <span className="fig text-figure">{content.badge}</span>
          <span className="max-w-[9ch] text-small leading-tight font-[560]">{content.badgeText}</span>
        </p>
      </div>
      <div>
        <section aria-label={figureTexts.title}>
          <LiveFigures promises={promises} texts={content} />
          <Link
            className="link mt-2 inline-flex min-h-11 items-center text-small"
            to={paths.foundationLedger}
          >
            {figureTexts.ledger}
          </Link>
        </section>
      </div>
    </header>
  )
}

const NINE = Array.from({ length: 9 }, (_, place) => place)

/** The promise of a tithe, drawn as nine coins kept and one given. */
function TitheBlock() {
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
          {pageTexts.quoted(quote)}
        </blockquote>
        <figcaption className="mt-2 text-small text-jubilee-gold">{source}</figcaption>
      </figure>
    </section>
  )
}
