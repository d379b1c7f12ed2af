import type { TotalsAnswer } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { Stat } from '#web/ui/figures/stat.tsx'
import { grantsWords, measuredWords, monthsSavedWords, savedFigure } from './ledger-words.ts'
import { ledgerTexts } from './messages.ts'

/** The ledger's totals. Grants count only once their group is published. */
export function LedgerTotals({ totals }: { totals: TotalsAnswer }) {
  const isBelow = totals.onHand < 0
  const isSaved = totals.measured + totals.unmarked > 0
  const measured = measuredWords(totals)
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title">What it adds up to</h2>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
        <Stat
          label="Came in"
          figure={formatCharge(totals.given)}
          note={`Gifts ${formatCharge(totals.donations)}, tithes ${formatCharge(totals.tithes)}`}
        />
        <Stat
          label="Paid in grants"
          figure={formatCharge(totals.grantsPaid)}
          note={totals.groups === 0 ? ledgerTexts.noGroup : grantsWords(totals.grants, totals.groups)}
        />
        <Stat
          label={isBelow ? ledgerTexts.below : ledgerTexts.left}
          figure={formatCharge(totals.onHand)}
          note={isBelow ? ledgerTexts.belowNote : ledgerTexts.leftNote}
        />
        <Stat
          label="What grants changed"
          figure={savedFigure(totals)}
          note={
            isSaved
              ? `of interest saved, ${monthsSavedWords(totals.monthsSaved)}. ${measured}`
              : (measured ?? ledgerTexts.noGroup)
          }
        />
      </div>
      <p className="mt-3 max-w-text text-tiny text-ink-3">{ledgerTexts.changed}</p>
    </section>
  )
}
