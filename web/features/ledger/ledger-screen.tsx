import { useSearchParams } from 'react-router'
import { readLedger, type GiftAnswer, type TotalsAnswer } from '#contracts/foundation/ledger.ts'
import { usePages } from '#web/api/use-pages.ts'
import { formatCharge } from '#web/format/money.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { MoreButton } from '#web/ui/figures/more-button.tsx'
import { Stat } from '#web/ui/figures/stat.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { SkeletonRows, Skeleton } from '#web/ui/states/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { CheckCard } from './check-card.tsx'
import { EntryList } from './entry-list.tsx'
import { GroupList } from './group-list.tsx'
import { changeWords, groupTexts } from './entry-messages.ts'
import { giftFrom, giftTitle, giftWent, measuredWords, savedFigure } from './ledger-words.ts'
import { ledgerTexts, loadFailed, totalsTexts, viewTexts } from './messages.ts'
import { loadingLedger } from './loading-messages.ts'
import { WithdrawName } from './name-button.tsx'

/** The foundation's public ledger: its totals, where each dollar went, and the verification. */
export function LedgerScreen() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <header>
        <BackLink isColored to={paths.foundation}>
          {ledgerTexts.place}
        </BackLink>
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
      <SkeletonRows label={loadingLedger} className="gap-10" rows={['h-44', 'h-96']} />
    )
  if (page.totals.entries === 0)
    return (
      <>
        <TitledCard title={ledgerTexts.emptyTitle}>
          <p className="max-w-text text-ink-2">{ledgerTexts.empty}</p>
        </TitledCard>
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

const views = ['gifts', 'grants', 'entries'] as const
type View = (typeof views)[number]

/** Where each dollar went, the groups of grants, and every entry. The chosen view is in the URL. */
function LedgerViews() {
  const [search, setSearch] = useSearchParams()
  const view: View = views.find((one) => one === search.get('view')) ?? 'gifts'
  const choose = (next: View) =>
    setSearch(next === 'gifts' ? {} : { view: next }, { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="views-title">
      <h2 id="views-title">{viewTexts.title}</h2>
      <Tabs
        label={viewTexts.label}
        className="mt-4"
        value={view}
        onValueChange={choose}
        tabs={[
          { value: 'gifts', label: viewTexts.gifts, content: <Gifts /> },
          { value: 'grants', label: viewTexts.grants, content: <Groups /> },
          { value: 'entries', label: viewTexts.entries, content: <Entries /> },
        ]}
      />
    </section>
  )
}

function Gifts() {
  const ledger = useLedger('gifts')
  if (!ledger.data) return <Skeleton className="h-60" />
  return (
    <>
      <GiftList gifts={ledger.data.pages.flatMap(({ gifts }) => gifts)} />
      <MoreButton label={viewTexts.olderGifts} {...ledger} />
    </>
  )
}

function Groups() {
  const ledger = useLedger('gifts')
  const [page] = ledger.data?.pages ?? []
  return page ? <GroupList groups={page.groups} /> : <Skeleton className="h-60" />
}

function Entries() {
  const ledger = useLedger('entries')
  if (!ledger.data && ledger.isError) return <LoadFailed {...loadFailed} reads={ledger} />
  if (!ledger.data) return <Skeleton className="h-60" />
  return (
    <>
      <EntryList entries={ledger.data.pages.flatMap(({ entries }) => entries)} />
      <MoreButton label={viewTexts.olderEntries} {...ledger} />
    </>
  )
}

/** The public ledger with its totals, newest first. Further pages continue one of its lists. */
function useLedger(list: 'gifts' | 'entries') {
  return usePages(
    readLedger,
    {},
    {
      list,
      next: ({ giftsBefore, entriesBefore }) => {
        if (list === 'gifts') return giftsBefore === null ? null : { giftsBefore: String(giftsBefore) }
        return entriesBefore === null ? null : { before: String(entriesBefore) }
      },
      // Entries are added all the time: refetch when the page is opened again.
      staleTime: 0,
    },
  )
}

/** Where each dollar went: every gift and tithe as a sentence or two. */
function GiftList({ gifts }: { gifts: readonly GiftAnswer[] }) {
  return (
    <>
      <p className="max-w-text text-small text-ink-2">{ledgerTexts.donors}</p>
      <ul className="mt-2" aria-label={viewTexts.giftList}>
        {gifts.map((gift) => (
          <li
            key={gift.sequence}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_1fr]"
          >
            <div className="min-w-0">
              <p className="font-[560]">
                {giftTitle(gift)} {gift.isYours ? <Tag tone="good">{viewTexts.yours}</Tag> : null}
              </p>
              <p className="text-small wrap-anywhere text-ink-2">{giftFrom(gift)}</p>
              <p className="text-tiny text-ink-3">{ledgerTexts.entry(gift.sequence)}</p>
              {gift.isYours && gift.donor !== null ? <WithdrawName /> : null}
            </div>
            <ul className="grid content-start gap-0.5 text-small">
              {giftWent(gift).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The ledger's totals. Grants count only once their group is published. */
function LedgerTotals({ totals }: { totals: TotalsAnswer }) {
  const isBelow = totals.onHand < 0
  const isSaved = totals.measured + totals.unmarked > 0
  const measured = measuredWords(totals)
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title">{totalsTexts.title}</h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
        <Stat
          label={totalsTexts.cameIn}
          figure={formatCharge(totals.given)}
          note={totalsTexts.cameInNote(formatCharge(totals.donations), formatCharge(totals.tithes))}
        />
        <Stat
          label={totalsTexts.paid}
          figure={formatCharge(totals.grantsPaid)}
          note={
            totals.groups === 0
              ? totalsTexts.noGroup
              : groupTexts.grantsInGroups(totals.grants, totals.groups)
          }
        />
        <Stat
          label={isBelow ? totalsTexts.below : totalsTexts.left}
          figure={formatCharge(totals.onHand)}
          note={isBelow ? totalsTexts.belowNote : totalsTexts.leftNote}
        />
        <Stat
          label={totalsTexts.changed}
          figure={savedFigure(totals)}
          note={
            isSaved
              ? totalsTexts.savedNote(changeWords.sooner(totals.monthsSaved), measured ?? '')
              : (measured ?? totalsTexts.noGroup)
          }
        />
      </div>
      <p className="mt-3 max-w-text text-tiny text-ink-3">{totalsTexts.changedNote}</p>
    </section>
  )
}
