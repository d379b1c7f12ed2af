import { Landmark, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { dueDateOf } from '#engine/debts/start/this-month.ts'
import { Stat } from '#web/ui/figures/stat.tsx'
import { parseDate } from '#engine/money/calendar.ts'
import { AssumedNote } from './assumed/assumed-note.tsx'
import { type DebtPlan, goneMonth, nextToGo, progressOf } from './plan/plan-view.ts'
import { rangeTexts } from './plan/plan-messages.ts'
import { answerOf, basisOf, rangeSentence } from './plan/plan-words.ts'
import { usePayoffSpan } from './plan/use-plan.ts'
import { sourcesNote } from './due/due-words.ts'
import { money, month } from './figures.ts'
import { debtsSummaryTexts as summaryTexts, shareTexts, trackerTexts as texts } from './messages.ts'

/** How debts come from a bank: the page hands it in, for it is a feature of its own. */
export type Linking = {
  /** the label of the button: 'Link Accounts', or the progress */
  label: string
  isBusy: boolean
  press: () => void
  /** banks that send nothing until the person signs in there, below the header */
  notices: ReactNode
  /** what arrived, below the header */
  arrived: ReactNode
  /** why nothing can be linked; `onAdd` adds a debt by hand */
  dialog: (onAdd: () => void) => ReactNode
}

type DebtsHeaderProps = {
  /** null while there is nothing to plan */
  plan: DebtPlan | null
  /** null where nothing can be linked or imported */
  linking: Linking | null
  onAdd: () => void
  onShare?: () => void
  /** enters the rate of a debt that has none */
  onEnterRate?: (debt: Debt) => void
}

/** The answer first, in one sentence with one date, and what it rests on. */
export function DebtsHeader({ plan, linking, onAdd, onShare, onEnterRate }: DebtsHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-text">
        <p className="mb-2 text-small text-ink-2">{texts.title}</p>
        {plan ? <Answer plan={plan} /> : <h1>{texts.lead}</h1>}
        {plan && onEnterRate && <AssumedNote debts={plan.debts} onEnter={onEnterRate} />}
      </div>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto print:hidden">
        {/* Not disabled while it runs: the bank's dialog gives the focus back to it. */}
        {linking && (
          <Button
            variant="quiet"
            className="flex-1 max-sm:px-2.5 sm:flex-none"
            aria-disabled={linking.isBusy}
            onClick={linking.press}
          >
            <Landmark size={18} aria-hidden="true" /> <span aria-live="polite">{linking.label}</span>
          </Button>
        )}
        <Button className="flex-1 max-sm:px-2.5 sm:flex-none" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" /> {texts.add}
        </Button>
        {linking && (
          <Link to={paths.debtsImport} className="link inline-flex min-h-11 items-center px-1 text-small">
            {texts.importDebts}
          </Link>
        )}
        {onShare && (
          <button type="button" className="link min-h-11 px-1 text-small" onClick={onShare}>
            {shareTexts.action}
          </button>
        )}
      </div>
    </header>
  )
}

/** The words for "debt-free" stay on one line. */
function Unbroken({ text }: { text: string }) {
  const [before, after] = text.split(texts.debtFree)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="inline-block">{texts.debtFree}</span>
      {after}
    </>
  )
}

function Answer({ plan }: { plan: DebtPlan }) {
  const { before, date, after } = answerOf(plan)
  const range = rangeSentence(plan, usePayoffSpan(plan))
  return (
    <>
      <h1>
        <Unbroken text={before} />
        {date && (
          <>
            {' '}
            <span className="inline-block text-brand">{date}</span>
            {after}
          </>
        )}
      </h1>
      {range && (
        <p className="mt-3 text-ink-2">
          {range} {rangeTexts.why}
        </p>
      )}
      {plan.totalCents > 0 && <p className="mt-3 text-ink-2">{basisOf(plan)}</p>}
    </>
  )
}

/** Total Debt, Monthly Minimums, Total Accounts. */
export function DebtsSummary({ plan }: { plan: DebtPlan }) {
  const progress = progressOf(plan.debts)
  return (
    <section
      aria-label={summaryTexts.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-4"
    >
      <Stat
        className="max-sm:col-span-full"
        label={summaryTexts.total}
        figure={<span className="text-[min(1em,15vw)]">{money(plan.totalCents)}</span>}
        note={progress > 0 ? summaryTexts.paid(progress) : originNote(plan)}
      />
      <Stat label={summaryTexts.minimums} figure={money(plan.minimumsCents)} note={minimumsNote(plan)} />
      <Stat label={summaryTexts.accounts} figure={String(openDebts(plan).length)} note={firstGone(plan)} />
    </section>
  )
}

const openDebts = ({ debts }: Pick<DebtPlan, 'debts'>) => debts.filter(({ closedAt }) => closedAt === null)

function originNote({ debts }: DebtPlan): string {
  const fromBanks = debts.filter(({ bank }) => bank !== null).length
  if (fromBanks === 0) return summaryTexts.fromPerson
  return fromBanks === debts.length ? summaryTexts.fromBank : summaryTexts.fromBoth
}

function minimumsNote(plan: DebtPlan): string {
  return [dueNote(plan), sourcesNote(plan)].filter(Boolean).join(', ') || summaryTexts.atLeast
}

/** 'due between the 3rd and the 21st' */
function dueNote(plan: DebtPlan): string {
  const { today } = plan
  const days = openDebts(plan)
    .map((debt) => dueDateOf(toDebt(debt), today))
    .flatMap((dueOn) => (dueOn ? [parseDate(dueOn)?.day ?? 0] : []))
    .filter((day) => day > 0)
    .toSorted((a, b) => a - b)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last ? summaryTexts.dueOn(first) : summaryTexts.dueBetween(first, last)
}

function firstGone(plan: DebtPlan): string {
  const id = nextToGo(plan)
  const at = id && goneMonth(plan, id)
  const name = plan.debts.find((debt) => debt.id === id)?.name
  if (at && name) return summaryTexts.firstPaidOff(name, month(at))
  const closed = plan.debts.filter((debt) => debt.balance === 0).length
  return closed > 0 ? summaryTexts.paidOff(closed) : ''
}
