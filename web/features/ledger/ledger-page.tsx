import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { CheckCard } from './check-card.tsx'
import { LedgerTotals } from './ledger-totals.tsx'
import { LedgerViews } from './ledger-views.tsx'
import { ledgerTexts, loadFailed } from './messages.ts'
import { useLedger } from './use-ledger.ts'

export const meta = () => [{ title: 'The public ledger, Jubilee Foundation' }]

/** The foundation's public ledger: what it adds up to, where each dollar went, and the means to check it. */
export default function LedgerPage() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <header>
        <Link
          className="link -ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small"
          to={paths.foundation}
        >
          <ArrowLeft size={16} aria-hidden="true" /> Jubilee Foundation
        </Link>
        <h1 className="mt-3">{ledgerTexts.title}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-2">{ledgerTexts.lead}</p>
      </header>
      <Contents />
    </div>
  )
}

function Contents() {
  const ledger = useLedger('gifts')
  const [page] = ledger.data?.pages ?? []
  if (!page)
    return ledger.isError ? (
      <LoadFailed {...loadFailed} reads={ledger} />
    ) : (
      <SkeletonRows label="Loading the ledger" className="gap-10" rows={['h-44', 'h-96']} />
    )
  if (page.totals.entries === 0)
    return (
      <>
        <Card aria-labelledby="empty-title" className="md:p-7">
          <h2 id="empty-title">{ledgerTexts.emptyTitle}</h2>
          <p className="mt-2 max-w-text text-ink-2">{ledgerTexts.empty}</p>
        </Card>
        <Privacy />
        <CheckCard />
      </>
    )
  return (
    <>
      <LedgerTotals totals={page.totals} />
      <CheckCard />
      <LedgerViews />
    </>
  )
}

function Privacy() {
  return (
    <section aria-labelledby="privacy-title">
      <h2 id="privacy-title">{ledgerTexts.privacyTitle}</h2>
      <p className="mt-2 max-w-text text-ink-2">{ledgerTexts.privacy}</p>
    </section>
  )
}
