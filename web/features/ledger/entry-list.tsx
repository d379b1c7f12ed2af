import type { EntryAnswer } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { formatDate } from '#web/format/dates.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { entryNote, entryTitle } from './ledger-words.ts'

type Props = { entries: readonly EntryAnswer[] }

const amountOf = ({ amount }: EntryAnswer) => (amount === '' ? 'Sealed' : formatCharge(cellCents(amount)))
const dayOf = ({ happenedOn, kind }: EntryAnswer) =>
  happenedOn === '' ? (kind === 'group' ? 'By months' : 'Sealed') : formatDate(happenedOn)
const shortHash = ({ hash }: EntryAnswer) => `${hash.slice(0, 12)}…`

/** Every entry of the chain: a table on a wide screen, one block per entry on a phone. */
export function EntryList({ entries }: Props) {
  return (
    <>
      <EntryTable entries={entries} />
      <ol className="md:hidden" aria-label="Entries, the newest first">
        {entries.map((entry) => (
          <li key={entry.sequence} className="grid gap-1 border-b border-line py-4">
            <h3 className="text-base">
              {entry.sequence}. {entryTitle(entry)}
            </h3>
            <p className="text-small">
              {entry.commitment === '' ? `${amountOf(entry)} · ${dayOf(entry)}` : 'No amount is shown'}
            </p>
            {entryNote(entry) ? (
              <p className="text-small wrap-anywhere text-ink-2">{entryNote(entry)}</p>
            ) : null}
            <p className="text-tiny text-ink-3">
              Hash <code>{shortHash(entry)}</code>
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

function EntryTable({ entries }: Props) {
  return (
    <DataTable caption="Entries, the newest first" className="max-md:hidden">
      <TableHead columns={['No.', 'What', 'Day', 'Amount', 'Hash']} numeric={['Amount']} />
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
