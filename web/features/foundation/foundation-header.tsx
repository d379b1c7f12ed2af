import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useFoundationTexts } from './foundation-content.ts'
import { LiveFigures } from './live-figures.tsx'
import { figureTexts, promises } from './messages.ts'

/** What the foundation is, the tenth that pays for it, and its four figures with whose they are. */
export function FoundationHeader() {
  const content = useFoundationTexts()
  return (
    <header className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-14">
      <div>
        <p className="mb-3 text-small text-ink-2">Jubilee Foundation</p>
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
