import { useSearchParams } from 'react-router'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { EntryList } from './entry-list.tsx'
import { GiftList } from './gift-list.tsx'
import { GroupList } from './group-list.tsx'
import { loadFailed } from './messages.ts'
import { OlderButton } from './older-button.tsx'
import { useLedger } from './use-ledger.ts'

const views = ['gifts', 'grants', 'entries'] as const
type View = (typeof views)[number]

/** Where each dollar went, the groups of grants, and every entry: the chosen view stands in the address. */
export function LedgerViews() {
  const [search, setSearch] = useSearchParams()
  const view: View = views.find((one) => one === search.get('view')) ?? 'gifts'
  const choose = (next: View) =>
    setSearch(next === 'gifts' ? {} : { view: next }, { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="views-title">
      <h2 id="views-title">Line by line</h2>
      <Tabs
        label="What to show of the ledger"
        className="mt-4"
        value={view}
        onValueChange={choose}
        tabs={[
          { value: 'gifts', label: 'Where each dollar went', content: <Gifts /> },
          { value: 'grants', label: 'Grants', content: <Groups /> },
          { value: 'entries', label: 'Every entry', content: <Entries /> },
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
      <OlderButton label="Show older gifts" {...ledger} />
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
      <OlderButton label="Show older entries" {...ledger} />
    </>
  )
}
