import { formatPrice } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from './check-list.tsx'
import { useFoundationTexts } from './foundation-content.ts'

/** The three grants: how much at most, what for, and who can ask. */
export function GrantPrograms() {
  const { programs, programsNote } = useFoundationTexts()
  return (
    <section aria-labelledby="programs-title">
      <h2 id="programs-title">Three grants</h2>
      <p className="mt-1.5 max-w-text text-small text-ink-2">{programsNote}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {programs.map((program) => (
          <Card as="li" key={program.id} className="flex flex-col md:p-6">
            <h3>{program.name}</h3>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
              <span className="text-small whitespace-nowrap text-ink-2">up to</span>
              <span className="fig text-figure">{formatPrice(program.upToCents)}</span>
            </p>
            <p className="mt-2 text-small text-ink-2">{program.description}</p>
            <h4 className="mt-5 mb-2.5 text-tiny font-[560] text-ink-3">Who can ask</h4>
            <CheckList items={program.eligibility} />
            {program.usesPovertyLine ? (
              <a href="#income-limits" className="link mt-4 inline-flex min-h-11 items-center text-small">
                See the limit for your household
              </a>
            ) : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}
