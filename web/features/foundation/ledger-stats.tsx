import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readLedgerTotals, type TotalsAnswer } from '#contracts/ledger.ts'
import { parseCents } from '#engine/money/cents.ts'
import { readOf } from '#web/api/read.ts'
import { formatPrice } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the foundation's own ledger adds up to, beside the operator's figures and never mixed with them (reading 12). */
export function LedgerStats() {
  const totals = useQuery(readOf(readLedgerTotals))
  return (
    <section
      aria-label="Our own ledger"
      className="mt-5 rounded-card border border-line bg-raised px-5 pt-4 pb-1.5"
    >
      <div className="min-h-16">
        {totals.data ? <Figures totals={totals.data} /> : null}
        {totals.isPending ? <Skeleton className="h-16" /> : null}
        {totals.isError ? (
          <p className="text-small text-ink-2">The ledger’s totals did not load just now.</p>
        ) : null}
      </div>
      <Link className="link inline-flex min-h-11 items-center text-small" to={paths.foundationLedger}>
        Open the public ledger
      </Link>
    </section>
  )
}

const whole = (amount: string) => formatPrice(parseCents(amount) ?? 0)

function Figures({ totals }: { totals: TotalsAnswer }) {
  if (totals.entries === 0)
    return (
      <p className="text-small text-ink-2">
        Our own ledger has no entries yet. What it adds up to will stand here.
      </p>
    )
  const figures = [
    { label: 'came in, by our ledger', value: whole(totals.given) },
    { label: 'paid in published grants', value: whole(totals.grantsPaid) },
    { label: 'grants in published groups', value: totals.grants.toLocaleString('en-US') },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-2">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-tiny text-ink-2">{label}</dt>
          <dd className="fig text-figure-s">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
