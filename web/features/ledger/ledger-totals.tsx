import type { TotalsAnswer } from '#contracts/ledger.ts'
import { Stat } from '#web/ui/stat.tsx'
import { dollars, grantsWords, monthsSavedWords } from './ledger-words.ts'
import { ledgerTexts } from './messages.ts'

/** What the ledger adds up to. Grants count only as groups publish them. */
export function LedgerTotals({ totals }: { totals: TotalsAnswer }) {
  const isAhead = totals.onHand.startsWith('-')
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title">What it adds up to</h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
        <Stat
          label="Came in"
          figure={dollars(totals.given)}
          note={`Gifts ${dollars(totals.donations)}, tithes ${dollars(totals.tithes)}`}
        />
        <Stat
          label="Paid in grants"
          figure={dollars(totals.grantsPaid)}
          note={
            totals.groups === 0
              ? 'No group has been published yet'
              : grantsWords(totals.grants, totals.groups)
          }
        />
        <Stat
          label={isAhead ? 'Paid ahead of gifts' : 'Not in a published group yet'}
          figure={dollars(totals.onHand.replace('-', ''))}
          note={isAhead ? 'The next gifts cover it' : 'Money on hand, and grants that wait for their group'}
        />
        <Stat
          label="What grants changed"
          figure={dollars(totals.interestSaved)}
          note={`of interest saved, ${monthsSavedWords(totals.monthsSaved)}`}
        />
      </div>
      <p className="mt-3 max-w-text text-tiny text-ink-3">{ledgerTexts.changed}</p>
    </section>
  )
}
