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
import { groupTexts } from './entry-messages.ts'
import { deskTexts } from './desk-messages.ts'
import { loadFailed } from './messages.ts'

export const meta = () => [{ title: deskTexts.pageTitle }]

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
          {deskTexts.toPublic}
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
  return grants === 0 ? deskTexts.waitingNone : deskTexts.waiting({ grants, amount: formatCharge(amount) })
}

type LedgerProps = { ledger: Pages<DeskLedger> }

function Totals({ ledger }: LedgerProps) {
  const [page] = ledger.data?.pages ?? []
  // The list of entries below shows the failure.
  if (!page) return ledger.isError ? null : <Skeleton className="h-32" />
  const { totals, waiting } = page
  return (
    <section aria-label={deskTexts.totals} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Stat
        label={deskTexts.cameIn}
        figure={formatCharge(totals.given)}
        note={deskTexts.cameInNote(formatCharge(totals.donations), formatCharge(totals.tithes))}
      />
      <Stat
        label={deskTexts.paid}
        figure={formatCharge(totals.grantsPaid)}
        note={deskTexts.paidNote(
          groupTexts.grantsInGroups(totals.grants, totals.groups),
          waitingWords(waiting),
        )}
      />
    </section>
  )
}

function Entries({ ledger }: LedgerProps) {
  return (
    <TitledCard title={deskTexts.entries}>
      <Loaded read={ledger} {...loadFailed} loading={<Skeleton className="h-60" />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          return entries.length === 0 ? (
            <p className="text-ink-2">{deskTexts.noEntries}</p>
          ) : (
            <DeskEntries entries={entries} />
          )
        }}
      </Loaded>
      <MoreButton label={deskTexts.olderEntries} {...ledger} />
    </TitledCard>
  )
}
