import { LedgerStats } from './ledger-stats.tsx'
import { useFoundationTexts } from './foundation-content.ts'

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
        <section aria-label="The foundation in figures">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 sm:gap-x-8 lg:grid-cols-2">
            {content.stats.map((stat) => (
              <div
                key={stat.id}
                className="flex flex-col-reverse justify-end border-t border-line-strong py-5 sm:py-6"
              >
                <dt className="mt-1 text-small text-ink-2">{stat.label}</dt>
                <dd className="fig text-h1 text-brand-deep">{stat.value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-tiny text-ink-3">{content.statsNote}</p>
        </section>
        <LedgerStats />
      </div>
    </header>
  )
}
