import type { DeskEntry } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { cellCents } from '#engine/ledger/totals.ts'
import { formatDate, formatInstant } from '#web/format/dates.ts'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { deskNotes } from './desk-messages.ts'
import { entryColumns, entryWords } from './entry-messages.ts'
import { entryNote, entryTitle, programNames } from './ledger-words.ts'
import { RemoveName } from './name-button.tsx'

type Props = { entries: readonly DeskEntry[] }

const wholeOf = ({ amount, hidden }: Pick<DeskEntry, 'amount' | 'hidden'>) =>
  hidden?.amount ?? cellCents(amount)
const amountOf = ({ amount, hidden }: DeskEntry) => formatCharge(wholeOf({ amount, hidden }))
const dayOf = ({ happenedOn, hidden }: DeskEntry) => {
  const day = hidden?.happenedOn ?? happenedOn
  return day === '' ? entryWords.byMonths : formatDate(day)
}

/** Details of an entry for admins only, one per line. */
function notesOf(entry: DeskEntry): string[] {
  const { hidden, donor, left } = entry
  const notes: string[] = []
  if (hidden?.program) notes.push(deskNotes.program(programNames([hidden.program])))
  if (hidden?.corrects) notes.push(deskNotes.corrects(hidden.corrects, hidden.reason ?? ''))
  if (!hidden && entryNote(entry)) notes.push(entryNote(entry) ?? '')
  if (donor) notes.push(deskNotes.donor(donor))
  if (left !== null && left !== wholeOf(entry)) notes.push(deskNotes.left(formatCharge(left)))
  notes.push(deskNotes.recorded(formatInstant(entry.recordedAt)))
  return notes
}

/** The entries with their hidden details: a table on a wide screen, one block per entry on a phone. */
export function DeskEntries({ entries }: Props) {
  return (
    <>
      <DeskTable entries={entries} />
      <ol className="md:hidden" aria-label={entryWords.newestFirst}>
        {entries.map((entry) => (
          <li key={entry.sequence} className="grid gap-1 border-b border-line py-4">
            <h3 className="text-base">
              {entry.sequence}. {entryTitle(entry)}, {amountOf(entry)}
            </h3>
            <p className="text-small">{dayOf(entry)}</p>
            <Notes entry={entry} />
          </li>
        ))}
      </ol>
    </>
  )
}

const columns = [entryColumns.number, entryColumns.what, entryColumns.day, entryColumns.amount]

function DeskTable({ entries }: Props) {
  return (
    <DataTable caption={entryWords.newestFirst} className="max-md:hidden">
      <TableHead columns={columns} numeric={[entryColumns.amount]} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.sequence} className="align-top">
            <RowHead>{entry.sequence}</RowHead>
            <Cell>
              {entryTitle(entry)}
              <Notes entry={entry} />
            </Cell>
            <Cell>{dayOf(entry)}</Cell>
            <Cell numeric>{amountOf(entry)}</Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Notes({ entry }: { entry: DeskEntry }) {
  return (
    <ul className="mt-0.5 grid gap-0.5 text-small wrap-anywhere text-ink-2">
      {notesOf(entry).map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li className="text-tiny text-ink-3">{entry.reference}</li>
      {entry.donor === null ? null : (
        <li>
          <RemoveName sequence={entry.sequence} />
        </li>
      )}
    </ul>
  )
}
