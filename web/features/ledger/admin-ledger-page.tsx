import { Link } from 'react-router'
import { readDeskLedger, type DeskLedger } from '#contracts/foundation/ledger.ts'
import { usePages, type Pages } from '#web/api/use-pages.ts'
import { paths } from '#web/paths.ts'
import { formatCharge } from '#web/format/money.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { MoreButton } from '#web/ui/figures/more-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Stat } from '#web/ui/figures/stat.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { CorrectionForm, TitheForm } from './entry-forms.tsx'
import { DeskEntries } from './desk-entries.tsx'
import { grantsWords } from './ledger-words.ts'
import { deskTexts, loadFailed } from './messages.ts'

export const meta = () => [{ title: 'Ledger, Jubilee' }]

/** For admins: the ledger's entries, and forms for tithes and corrections. */
export default function DeskLedgerPage() {
  const ledger = usePages(
    readDeskLedger,
    {},
    {
      next: ({ entriesBefore }) => (entriesBefore === null ? null : { before: String(entriesBefore) }),
      refetchOnMount: 'always',
    },
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1>{deskTexts.title}</h1>
        <p className="mt-2 max-w-text text-ink-2">{deskTexts.lead}</p>
        <Link className="link inline-flex min-h-11 items-center text-small" to={paths.foundationLedger}>
          See it as everybody does
        </Link>
      </header>
      <Totals ledger={ledger} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2 xl:items-start xl:gap-6">
        <TitheForm />
        <CorrectionForm />
      </div>
      <Entries ledger={ledger} />
    </div>
  )
}

function waitingWords({ grants, amount }: DeskLedger['waiting']): string {
  if (grants === 0) return deskTexts.waitingNone
  const wait = grants === 1 ? '1 grant waits' : `${grants} grants wait`
  return `${wait} for a group: ${formatCharge(amount)}. Not public.`
}

type LedgerProps = { ledger: Pages<DeskLedger> }

function Totals({ ledger }: LedgerProps) {
  const [page] = ledger.data?.pages ?? []
  // The list of entries below shows the failure.
  if (!page) return ledger.isError ? null : <Skeleton className="h-32" />
  const { totals, waiting } = page
  return (
    <section aria-label="What the ledger adds up to" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Stat
        label="Came in"
        figure={formatCharge(totals.given)}
        note={`Gifts ${formatCharge(totals.donations)}, tithes ${formatCharge(totals.tithes)}`}
      />
      <Stat
        label="Paid in published groups"
        figure={formatCharge(totals.grantsPaid)}
        note={`${grantsWords(totals.grants, totals.groups)}. ${waitingWords(waiting)}`}
      />
    </section>
  )
}

function Entries({ ledger }: LedgerProps) {
  return (
    <TitledCard title="Entries">
      <Loaded read={ledger} {...loadFailed} loading={<Skeleton className="h-60" />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          return entries.length === 0 ? (
            <p className="text-ink-2">No entries yet.</p>
          ) : (
            <DeskEntries entries={entries} />
          )
        }}
      </Loaded>
      <MoreButton label="Show older entries" {...ledger} />
    </TitledCard>
  )
}
