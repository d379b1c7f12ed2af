import type { ReactNode } from 'react'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/figures/data-table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { cheaperSimple, costOfPlan } from '#engine/debts/findings/least-gain.ts'
import type { Strategy } from '#engine/debts/payoff/compare.ts'
import { shownDifference } from '#engine/money/format.ts'
import { money } from '../figures.ts'
import { comparisonTexts as texts, minimumsNotes, minimumsOnlyTexts, orderNames } from './plan-messages.ts'
import { type DebtPlan, minimumsKind } from './plan-view.ts'
import { doneOf, savedByAvalanche, savedSentence } from './plan-words.ts'

type Line = {
  key: 'avalanche' | 'snowball' | 'leastInterest' | 'minimumsOnly'
  name: string
  /** below the name */
  note: string
  strategy: Strategy
  isCheapest: boolean
  isChosen: boolean
}

function linesOf(plan: DebtPlan): Line[] {
  // Sums that read the same are no reason to call one of them cheapest.
  const saved = savedByAvalanche(plan) ?? 0
  const isLeastCheapest = isLeastBelow(plan.comparison)
  const lineOf = (key: Line['key'], name: string, isCheapest: boolean): Line[] => {
    const strategy = plan.comparison[key]
    const note = key === 'minimumsOnly' ? minimumsNotes[minimumsKind(plan.debts)] : ''
    return strategy ? [{ key, name, note, strategy, isCheapest, isChosen: plan.settings.order === key }] : []
  }
  return [
    ...lineOf('avalanche', texts.avalanche, saved > 0 && !isLeastCheapest),
    ...lineOf('snowball', texts.snowball, saved < 0 && !isLeastCheapest),
    ...lineOf('leastInterest', orderNames.leastInterest, isLeastCheapest),
    ...lineOf('minimumsOnly', minimumsOnlyTexts.name, false),
  ]
}

/** Whether the plan of least interest is one of those compared, and reads as less than the cheaper simple order. */
function isLeastBelow(comparison: DebtPlan['comparison']): boolean {
  const { leastInterest } = comparison
  if (leastInterest?.status !== 'paid') return false
  const simple = cheaperSimple(comparison)
  return simple === null || shownDifference(simple.cents, costOfPlan(leastInterest)) > 0
}

function interestOf(strategy: Strategy): string {
  return strategy.status === 'paid' ? money(strategy.interestCents) : '–'
}

function firstWinOf(strategy: Strategy): string {
  return strategy.firstWin ? texts.inMonth(strategy.firstWin.month) : '–'
}

/** The orders side by side: a list on a phone, a table from a tablet up. */
export function ComparisonTable({ plan }: { plan: DebtPlan }) {
  const lines = linesOf(plan)
  const saved = savedSentence(plan)
  return (
    <div>
      <DataTable caption={texts.caption} className="max-sm:hidden">
        <thead>
          <tr>
            <HeadCell>{texts.order}</HeadCell>
            <HeadCell numeric>{texts.done}</HeadCell>
            <HeadCell numeric>{texts.interest}</HeadCell>
            <HeadCell numeric className="whitespace-nowrap">
              {texts.firstWin}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <TableLine key={line.key} line={line} plan={plan} />
          ))}
        </tbody>
      </DataTable>
      <ul className="divide-y divide-line sm:hidden">
        {lines.map((line) => (
          <ListLine key={line.key} line={line} plan={plan} />
        ))}
      </ul>
      {saved && <p className="mt-2 text-tiny text-ink-3">{saved}</p>}
    </div>
  )
}

type LineProps = { line: Line; plan: DebtPlan }

function Name({ line }: { line: Line }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={line.isChosen ? 'font-[600]' : 'font-normal'}>{line.name}</span>
      {line.isCheapest && <Tag tone="good">{texts.cheapest}</Tag>}
      {line.note && <span className="w-full text-tiny font-normal text-ink-3">{line.note}</span>}
    </span>
  )
}

function TableLine({ line, plan }: LineProps) {
  const done = doneOf(line.strategy, plan)
  return (
    <tr className={line.key === 'minimumsOnly' ? 'text-ink-2' : ''}>
      <RowHead>
        <Name line={line} />
      </RowHead>
      <Cell numeric>
        {done.short}
        <span className="block text-tiny text-ink-3">{done.note}</span>
      </Cell>
      <Cell numeric className="whitespace-nowrap">
        {interestOf(line.strategy)}
      </Cell>
      <Cell numeric className="whitespace-nowrap">
        {firstWinOf(line.strategy)}
      </Cell>
    </tr>
  )
}

function ListLine({ line, plan }: LineProps) {
  const done = doneOf(line.strategy, plan)
  return (
    <li className="grid grid-cols-1 gap-1.5 py-3">
      <Name line={line} />
      <dl className="flex flex-wrap gap-x-4 gap-y-2 text-small tabular-nums *:min-w-20 *:flex-1 *:first:min-w-28">
        <Fact name={texts.done}>
          {done.short}
          <span className="block text-tiny text-ink-3">{done.note}</span>
        </Fact>
        <Fact name={texts.interest}>{interestOf(line.strategy)}</Fact>
        <Fact name={texts.firstWin}>{firstWinOf(line.strategy)}</Fact>
      </dl>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
