import { useMemo } from 'react'
import { bestOrderPlan, cheaper, isProofWorthWhile } from '#engine/debts/least-interest/best-order.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { month, money, shortMonth } from '../figures.ts'
import { type DebtPlan, monthOf } from '../plan/plan-view.ts'
import { type ExtraRow, extraRows } from './extra-rows.ts'
import { keepSimple, proofWords, savings } from './least-words.ts'
import { leastTexts as texts } from './messages.ts'
import { useProof } from './use-proof.ts'

/** The cheapest plan there is: what it costs and saves, how sure that is, and who gets the extra in each month. */
export function LeastInterest({ plan }: { plan: DebtPlan }) {
  const { input } = plan.start
  const quick = useMemo(() => bestOrderPlan(input), [input])
  const isPaid = quick.plan.status === 'paid'
  const proof = useProof(isPaid && isProofWorthWhile(input) ? input : null)
  if (!isPaid) return <p>{texts.endless}</p>
  const found = proof.kind === 'done' ? cheaper(quick, () => proof.proven) : quick
  if (plan.debts.filter(({ balance }) => balance > 0).length < 2) return <p>{texts.oneDebt}</p>
  const compared = { comparison: plan.comparison, found }
  const simple = keepSimple(compared)
  const sure = proofWords(proof)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="-mt-1 text-small text-ink-2">{texts.reason}</p>
      <div className="grid gap-1.5">
        <p className="font-display text-h3 font-[560]">
          {simple ?? texts.answer(money(found.plan.interestCents), month(monthOf(plan, found.plan.months)))}
        </p>
        {!simple && <p>{savings(compared)}</p>}
        <output className="block text-small text-ink-2">{sure}</output>
      </div>
      {!simple && <ExtraTable plan={plan} rows={extraRows(found.payments)} />}
    </div>
  )
}

function ExtraTable({ plan, rows }: { plan: DebtPlan; rows: readonly ExtraRow[] }) {
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
      <p className="text-small text-ink-2">{texts.follow}</p>
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
