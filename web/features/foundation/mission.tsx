import { Baby, HandCoins, House, Check } from 'lucide-react'
import { formatPrice } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { useFoundationTexts } from './foundation-content.ts'
import { pageTexts } from './messages.ts'

export function Mission() {
  const { heading, paragraphs } = useFoundationTexts().mission
  return (
    <section
      aria-labelledby="mission-title"
      className="grid gap-3 border-l-2 border-gold pl-5 md:grid-cols-[1fr_2fr] md:gap-10 md:pl-8"
    >
      <h2 id="mission-title">{heading}</h2>
      <div className="max-w-text space-y-3 text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

const pictures: Readonly<Record<string, typeof Baby>> = {
  'single-parents': Baby,
  elderly: HandCoins,
  'low-income': House,
}

export function WhoWeServe() {
  const { groups } = useFoundationTexts()
  return (
    <section aria-labelledby="serve-title">
      <h2 id="serve-title">{pageTexts.serve}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {groups.map((group) => {
          const Picture = pictures[group.id] ?? House
          return (
            <Card as="li" key={group.id} className="md:p-6">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-deep">
                <Picture size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <h3 className="mt-4">{group.name}</h3>
              <p className="mt-1.5 text-small text-ink-2">{group.text}</p>
              <CheckList items={group.benefits} className="mt-4" />
            </Card>
          )
        })}
      </ul>
    </section>
  )
}

const upToParts = {
  words: (words: string) => <span className="text-small whitespace-nowrap text-ink-2">{words}</span>,
  amount: (amount: string) => <span className="fig text-figure">{amount}</span>,
}

/** The three grants: the maximum, the purpose, and who can apply. */
export function GrantPrograms() {
  const { programs, programsNote } = useFoundationTexts()
  return (
    <section aria-labelledby="programs-title">
      <h2 id="programs-title">{pageTexts.programs}</h2>
      <p className="mt-1.5 max-w-text text-small text-ink-2">{programsNote}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {programs.map((program) => (
          <Card as="li" key={program.id} className="flex flex-col md:p-6">
            <h3>{program.name}</h3>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
              <MarkedText text={pageTexts.upTo(formatPrice(program.upToCents))} parts={upToParts} />
            </p>
            <p className="mt-2 text-small text-ink-2">{program.description}</p>
            <h4 className="mt-5 mb-2.5 text-tiny font-[560] text-ink-3">{pageTexts.whoCanAsk}</h4>
            <CheckList items={program.eligibility} />
            {program.usesPovertyLine ? (
              <a href="#income-limits" className="link mt-4 inline-flex min-h-11 items-center text-small">
                {pageTexts.seeLimit}
              </a>
            ) : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** Short lines, each with a tick. */
function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-2.5 text-small', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check size={16} strokeWidth={2.25} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
          {item}
        </li>
      ))}
    </ul>
  )
}
