import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { WayAnswer, WayOut } from '#engine/debts/ways-out/way.ts'
import { articlePath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { money, timeSpan } from '../figures.ts'
import type { Assumptions } from './assumptions.ts'
import { waysContent as content, waysTexts as texts } from './messages.ts'
import { againstPlan, assumedLine, meansNote, whyNot, wordsOf, type WayWords } from './ways-view.ts'

type WayCardProps = {
  way: WayOut
  ways: readonly WayOut[]
  assumptions: Assumptions
  budgetCents: number
  /** leads to what the way assumes */
  onChange: () => void
}

/** One way: its figures, what they assume, and in words what it does. */
export function WayCard({ way, ways, assumptions, budgetCents, onChange }: WayCardProps) {
  const titleId = useId()
  const words = wordsOf(way.id)
  const against = againstPlan(way, ways)
  const means = meansNote(way.id, assumptions.person)
  return (
    <Card as="li" aria-labelledby={titleId} className="break-inside-avoid sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={titleId} className="min-w-0">
          {words.name}
        </h3>
        {way.answer && (
          <p className="text-small text-ink-2">
            <span className="fig text-figure-s text-ink">{money(way.answer.totalCents)}</span> {texts.total}
          </p>
        )}
      </div>
      {against && <p className="text-small font-[560] text-ink-2">{against}</p>}
      <p className="mt-2 max-w-text text-small">{words.what}</p>
      {way.answer ? (
        <Figures answer={way.answer} />
      ) : (
        <p className="mt-2 text-small font-[560]">{whyNot(way.why, budgetCents)}</p>
      )}
      {means && <p className="mt-3 max-w-text text-small">{means}</p>}
      <Parts
        className="mt-3"
        parts={[
          [texts.credit, words.credit],
          [texts.property, words.property],
        ]}
      />
      <Assumed line={assumedLine(way.id, assumptions)} onChange={onChange} />
      <Meaning words={words} titleId={titleId} />
    </Card>
  )
}

function Figures({ answer }: { answer: WayAnswer }) {
  const figures = [
    [texts.months, timeSpan(answer.months)],
    [texts.monthly, money(answer.monthlyCents)],
    [texts.fees, money(answer.feesCents)],
    [texts.forgiven, money(answer.forgivenCents)],
    [texts.tax, money(answer.taxCents)],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-x-4 gap-y-2 border-t border-line pt-3">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-tiny text-ink-3">{name}</dt>
          <dd className="fig text-base">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Assumed({ line, onChange }: { line: string; onChange: () => void }) {
  if (line === '') return <p className="mt-3 text-tiny text-ink-3">{texts.noAssumption}</p>
  return (
    <p className="mt-3 text-tiny text-ink-3">
      {texts.assumes(line)}{' '}
      <button
        type="button"
        className="link -my-3 inline-flex min-h-11 items-center px-1 print:hidden"
        onClick={onChange}
      >
        {texts.change}
        <span className="sr-only"> {texts.changeWhat}</span>
      </button>
    </p>
  )
}

/** Hidden until it is opened, and always on paper. */
function Meaning({ words, titleId }: { words: WayWords; titleId: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        id={`${id}-button`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-labelledby={`${id}-button ${titleId}`}
        className="link mt-1 inline-flex min-h-11 items-center gap-1 text-small print:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {texts.open}
        <ChevronDown size={18} aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={isOpen ? 'print:mt-3' : 'hidden print:mt-3 print:block'}>
        <Details words={words} />
      </div>
    </>
  )
}

type Part = readonly [name: string, text: string]

function Parts({ parts, className }: { parts: readonly Part[]; className?: string }) {
  return (
    <dl className={classNames('grid max-w-text grid-cols-1 gap-3 text-small', className)}>
      {parts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-[560]">{name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Details({ words }: { words: WayWords }) {
  return (
    <div className="max-w-text text-small">
      <Parts
        parts={[
          [texts.who, words.who],
          [texts.honest, words.honest],
          [texts.first, words.firstStep],
        ]}
      />
      {words.needsLawyer && (
        <p className="mt-3">
          {content.legalNote} <NewTabLink href={content.legalHelp.url}>{content.legalHelp.name}</NewTabLink>
        </p>
      )}
      <p className="mt-3">
        <Link className="link inline-flex min-h-11 items-center print:hidden" to={articlePath(words.article)}>
          {texts.more}
        </Link>
      </p>
      <p className="text-tiny text-ink-3">
        {texts.sources}:{' '}
        {words.sources.map(({ name, url }, at) => (
          <span key={url}>
            {at > 0 && ', '}
            <NewTabLink href={url}>{name}</NewTabLink>
          </span>
        ))}
      </p>
    </div>
  )
}
