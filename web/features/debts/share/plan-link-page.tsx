import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/figures/data-table.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { rateWords } from '../assumed/assumed-rates.ts'
import { day, money, month } from '../figures.ts'
import { sharedTexts } from '../messages.ts'
import { usePlan } from '../plan/use-plan.ts'
import { goneMonth, monthOf, type DebtPlan } from '../plan/plan-view.ts'
import { orderNames } from '../plan/plan-messages.ts'
import { openShared } from './open-plan-link.ts'
import type { Sharing } from './pack-plan.ts'
import { planLinkTexts as texts } from './share-messages.ts'

export const meta = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }]

/** A plan that came with a link. It is read from the address, shown, and kept nowhere. */
export default function PlanLinkPage() {
  const { hash } = useLocation()
  const text = hash.slice(1)
  const { data, isPending } = useQuery({
    queryKey: ['plan-link', text],
    queryFn: () => openShared(text),
    gcTime: 0,
  })
  // As high as the screen from the start, so that nothing below it moves.
  return (
    <div className="min-h-dvh">
      {isPending ? (
        <SkeletonRows label={sharedTexts.loading} rows={[...HEADER_ROWS, 'h-60']} />
      ) : data ? (
        <ErrorBoundary fallback={<NoPlan />}>
          <Shared opened={data} />
        </ErrorBoundary>
      ) : (
        <NoPlan />
      )}
    </div>
  )
}

function NoPlan() {
  return (
    <div className="grid max-w-text justify-items-start gap-4 py-6">
      <h1>{sharedTexts.broken}</h1>
      <p className="text-ink-2">{sharedTexts.brokenText}</p>
      <Link to={paths.landing} className={buttonClass({})}>
        {sharedTexts.own}
      </Link>
    </div>
  )
}

function Shared({ opened }: { opened: Sharing }) {
  const plan = usePlan(opened)
  const { settings, today } = opened
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="max-w-text">
        <p className="mb-2 text-small text-ink-2">{sharedTexts.kind}</p>
        <h1>{endOf(plan)}</h1>
        <p className="mt-3 text-ink-2">
          {sharedTexts.basis({
            order: orderNames[settings.order],
            extra: money(plan.extraCents),
            total: money(plan.totalCents),
            on: day(today, today),
          })}
        </p>
      </header>
      <DataTable caption={sharedTexts.debts}>
        <thead>
          <tr>
            <HeadCell>{texts.debt}</HeadCell>
            <HeadCell numeric>{texts.balance}</HeadCell>
            <HeadCell numeric>{texts.rate}</HeadCell>
            <HeadCell numeric>{texts.paidOffIn}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {plan.debts.map((debt) => {
            const gone = goneMonth(plan, debt.id)
            return (
              <tr key={debt.id}>
                <RowHead>{debt.name}</RowHead>
                <Cell numeric>{money(debt.balance)}</Cell>
                <Cell numeric>{rateWords(debt)}</Cell>
                <Cell numeric>{gone === null ? '–' : month(gone)}</Cell>
              </tr>
            )
          })}
        </tbody>
      </DataTable>
      <p className="text-tiny text-ink-3">{sharedTexts.note}</p>
      <div>
        <Link to={paths.landing} className={buttonClass({})}>
          {sharedTexts.own}
        </Link>
      </div>
    </div>
  )
}

function endOf(plan: DebtPlan): string {
  const { chosen } = plan
  return chosen.status === 'paid' ? sharedTexts.free(month(monthOf(plan, chosen.months))) : sharedTexts.noEnd
}
