import { type ReactNode, useMemo } from 'react'
import { isProofWorthWhile, lastStart } from '#engine/debts/least-interest/best-order.ts'
import { settled } from '#engine/debts/run/settled.ts'
import { tracePayments } from '#engine/debts/run/trace-plan.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { month, money, shortMonth } from '../figures.ts'
import { type DebtPlan, monthOf } from '../plan/plan-view.ts'
import { type ExtraRow, extraRows } from './extra-rows.ts'
import { keepSimple, proofWords, savings } from './least-words.ts'
import { leastTexts as texts } from './messages.ts'
import { useProof } from './use-proof.ts'

type LeastInterestProps = {
  /** in the order of least interest */
  plan: DebtPlan
  isKept: boolean
  /** between the answer and who gets the extra */
  children?: ReactNode
}

/** The plan of least interest: what it costs and saves, how sure that is, and who gets the extra in each month. */
export function LeastInterest({ plan, isKept, children }: LeastInterestProps) {
  const { chosen, comparison, start } = plan
  const isPaid = chosen.status === 'paid'
  const proof = useProof(isPaid && isProofWorthWhile(start.input) ? start.input : null)
  const rows = useMemo(() => extraRows(tracePayments(settled(start.input)).payments), [start.input])
  const hasOthers = plan.debts.filter(({ balance }) => balance > 0).length > 1
  if (!isPaid || !hasOthers)
    return (
      <>
        <p>{isPaid ? texts.oneDebt : texts.endless}</p>
        {children}
      </>
    )
  const compared = { ...comparison, leastInterest: chosen }
  const simple = keepSimple(compared, isKept)
  const sure = proofWords(proof, {
    interestCents: chosen.interestCents,
    hasLaterStart: lastStart(start.input) > 1,
  })
  const isShown = isKept || simple === null
  return (
    <>
      <div className="grid gap-1.5">
        <p className="font-display text-h3 font-[560]">
          {isShown ? texts.answer(money(chosen.interestCents), month(monthOf(plan, chosen.months))) : simple}
        </p>
        {isShown && <p>{savings(compared)}</p>}
        {isKept && simple && <p>{simple}</p>}
        <output className="block text-small text-ink-2">{sure}</output>
      </div>
      {children}
      {isShown && <ExtraTable plan={plan} rows={rows} isKept={isKept} />}
    </>
  )
}

type ExtraTableProps = { plan: DebtPlan; rows: readonly ExtraRow[]; isKept: boolean }

function ExtraTable({ plan, rows, isKept }: ExtraTableProps) {
  const names = new Map(plan.planned.map(({ id, name }) => [id, name]))
  const { months, debt, amount } = texts.columns
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <h3>{texts.table}</h3>
      <DataTable caption={texts.table}>
        <TableHead columns={[months, debt, amount]} numeric={[amount]} />
        <tbody>
          {rows.flatMap(({ from, to, debts }) =>
            debts.map((one, i) => (
              <tr key={`${from} ${one.id}`}>
                {i === 0 && (
                  <RowHead rowSpan={debts.length} className="align-top">
                    {span(plan, from, to)}
                  </RowHead>
                )}
                <Cell className="wrap-anywhere first:pl-3">{names.get(one.id) ?? ''}</Cell>
                <Cell numeric>{amountOf(one)}</Cell>
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
      <p className="text-tiny text-ink-3">{texts.tableNote}</p>
      <p className="text-small text-ink-2">{isKept ? texts.kept : texts.follow}</p>
    </div>
  )
}

function span(plan: DebtPlan, from: number, to: number): string {
  const first = shortMonth(monthOf(plan, from))
  return from === to ? first : `${first} – ${shortMonth(monthOf(plan, to))}`
}

function amountOf({ leastCents, mostCents }: ExtraRow['debts'][number]): string {
  const [least, most] = [money(leastCents), money(mostCents)]
  return least === most ? least : texts.upTo(most)
}
