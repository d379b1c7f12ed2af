import { Printer, Sprout } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { EducationNote } from '../education-note.tsx'
import { AboutYou, AssumptionFields, type Wanted } from './assumption-fields.tsx'
import { waysTexts as texts } from './messages.ts'
import { useAssumptions } from './use-assumptions.ts'
import { WayCard } from './way-card.tsx'
import { answerOf, startOf, type WaysFor, waysFor } from './ways-view.ts'

/** Every way out of these debts: the answer, the ways by what they cost, and all that the figures rest on. */
export function WaysOutScreen({ debts, payments, settings, today }: WaysFor) {
  const { assumptions, change } = useAssumptions()
  const [wanted, setWanted] = useState<Wanted>(null)
  // Typing must not wait for ten plans of fifty debts.
  const given = useDeferredValue(assumptions)
  const start = useMemo(
    () => startOf({ debts, payments, settings, today }),
    [debts, payments, settings, today],
  )
  const ways = useMemo(() => waysFor(debts, start, given), [debts, start, given])
  const answer = answerOf(ways)
  const cardOf = (way: (typeof ways)[number]) => (
    <WayCard
      key={way.id}
      way={way}
      ways={ways}
      assumptions={given}
      budgetCents={start.budgetCents}
      onChange={() => setWanted((before) => ({ id: way.id, times: (before?.times ?? 0) + 1 }))}
    />
  )
  if (ways.length === 0) return <NothingOwed hasDebts={debts.length > 0} />
  const unfit = ways.filter((way) => way.answer === null)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <BackLink to={paths.debtTracker}>{texts.back}</BackLink>
        <h1 className="mt-2">{texts.title}</h1>
        <p className="mt-3 max-w-text text-lead" aria-live="polite">
          {answer.plan} {answer.others}
        </p>
        <p className="mt-2 max-w-text text-small text-ink-2">{texts.lead}</p>
        <Button
          variant="plain"
          size="small"
          className="mt-2 -ml-2.5 print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" /> {texts.print}
        </Button>
      </header>
      <section aria-labelledby="ways-title">
        <h2 id="ways-title" className="mb-3">
          {texts.listTitle}
        </h2>
        <ol className="grid grid-cols-1 gap-4">{ways.filter((way) => way.answer !== null).map(cardOf)}</ol>
      </section>
      {unfit.length > 0 && (
        <section aria-labelledby="unfit-title">
          <h2 id="unfit-title" className="mb-3">
            {texts.unfitTitle}
          </h2>
          <ul className="grid grid-cols-1 gap-4">{unfit.map(cardOf)}</ul>
        </section>
      )}
      <p className="max-w-text">{texts.counselor}</p>
      <AboutYou assumptions={assumptions} onChange={change} />
      <AssumptionFields assumptions={assumptions} onChange={change} wanted={wanted} />
      <EducationNote today={today} />
    </div>
  )
}

function NothingOwed({ hasDebts }: { hasDebts: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{texts.title}</h1>
      <EmptyState icon={Sprout} title={hasDebts ? texts.nothingOwed : texts.noDebts} text={texts.emptyText}>
        <Link to={paths.debtTracker} className={buttonClass({})}>
          {texts.addDebts}
        </Link>
      </EmptyState>
    </div>
  )
}
