import type { EntryAnswer } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { formatDate } from '#web/format/dates.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { entryColumns, entryWords } from './entry-messages.ts'
import { entryNote, entryTitle } from './ledger-words.ts'

type Props = { entries: readonly EntryAnswer[] }

const amountOf = ({ amount }: EntryAnswer) =>
  amount === '' ? entryWords.sealed : formatCharge(cellCents(amount))
const dayOf = ({ happenedOn, kind }: EntryAnswer) =>
  happenedOn === '' ? (kind === 'group' ? entryWords.byMonths : entryWords.sealed) : formatDate(happenedOn)
const hashParts = { code: (hash: string) => <code>{hash}</code> }
const shortHash = ({ hash }: EntryAnswer) => `${hash.slice(0, 12)}…`

/** Every entry of the chain: a table on a wide screen, one block per entry on a phone. */
export function EntryList({ entries }: Props) {
  return (
    <>
      <EntryTable entries={entries} />
      <ol className="md:hidden" aria-label={entryWords.newestFirst}>
        {entries.map((entry) => (
          <li key={entry.sequence} className="grid gap-1 border-b border-line py-4">
            <h3 className="text-base">
              {entry.sequence}. {entryTitle(entry)}
            </h3>
            <p className="text-small">
              {entry.commitment === '' ? `${amountOf(entry)} · ${dayOf(entry)}` : entryWords.noAmount}
            </p>
            {entryNote(entry) ? (
              <p className="text-small wrap-anywhere text-ink-2">{entryNote(entry)}</p>
            ) : null}
            <p className="text-tiny text-ink-3">
              <MarkedText text={entryWords.hash(shortHash(entry))} parts={hashParts} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

function EntryTable({ entries }: Props) {
  return (
    <DataTable caption={entryWords.newestFirst} className="max-md:hidden">
      <TableHead columns={Object.values(entryColumns)} numeric={[entryColumns.amount]} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.sequence} className="align-top">
            <RowHead>{entry.sequence}</RowHead>
            <Cell className="max-w-96">
              {entryTitle(entry)}
              {entryNote(entry) ? (
                <span className="mt-0.5 block text-small wrap-anywhere text-ink-2">{entryNote(entry)}</span>
              ) : null}
            </Cell>
            <Cell>{dayOf(entry)}</Cell>
            <Cell numeric>{amountOf(entry)}</Cell>
            <Cell>
              <code className="text-tiny">{shortHash(entry)}</code>
            </Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
