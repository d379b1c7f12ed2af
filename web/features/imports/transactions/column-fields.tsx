import type { Columns } from '#engine/imports/column-names.ts'
import { guessColumns, type Table } from '#engine/imports/transactions-table.ts'
import { Cell, DataTable, HeadCell } from '#web/ui/figures/data-table.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'

type ColumnFieldsProps = { table: Table; columns: Columns; onColumns: (columns: Columns) => void }

const NONE = ''
const SAMPLE_ROWS = 3

function widthOf({ header, rows }: Table): number {
  return Math.max(header?.length ?? 0, ...rows.slice(0, 50).map((row) => row.length))
}

function nameOf({ header, rows }: Table, column: number): string {
  const name = header?.[column]?.trim()
  if (name) return name
  const first = rows.find((row) => (row[column] ?? '').trim() !== '')?.[column]?.trim()
  return first ? `Column ${column + 1} (${first.slice(0, 24)})` : `Column ${column + 1}`
}

const numberOf = (value: string) => (value === NONE ? null : Number(value))

/** The first rows of the file, and which column is which. */
export function ColumnFields({ table, columns, onColumns }: ColumnFieldsProps) {
  const places = Array.from({ length: widthOf(table) }, (_, column) => column)
  const options = [
    { value: NONE, label: 'Choose a column' },
    ...places.map((column) => ({ value: String(column), label: nameOf(table, column) })),
  ]
  const isPair = columns.amount === null && (columns.debit !== null || columns.credit !== null)
  const select = (label: string, role: Exclude<keyof Columns, 'also'>) => (
    <SelectField
      label={label}
      name={`column-${role}`}
      options={options}
      value={columns[role] === null ? NONE : String(columns[role])}
      onValueChange={(value) => onColumns({ ...columns, [role]: numberOf(value) })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <DataTable caption="The first rows of your file">
        <thead>
          <tr>
            {places.map((column) => (
              <HeadCell key={column}>{nameOf(table, column)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SAMPLE_ROWS).map((row) => (
            <tr key={row.join('|')}>
              {places.map((column) => (
                <Cell key={column} className="max-w-56 truncate py-2 text-small">
                  {row[column] ?? ''}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div className="grid gap-4 sm:grid-cols-2">
        {select('Day', 'date')}
        {select('Description', 'description')}
        {select('Category', 'category')}
        <SelectField
          label="Amounts"
          name="column-amounts"
          options={[
            { value: 'one', label: 'Stand in one column' },
            { value: 'two', label: 'Stand in two: money out and money in' },
          ]}
          value={isPair ? 'two' : 'one'}
          onValueChange={(value) => onColumns(withAmounts({ table, columns }, value === 'two'))}
        />
        {isPair ? (
          <>
            {select('Money out', 'debit')}
            {select('Money in', 'credit')}
          </>
        ) : (
          select('Amount', 'amount')
        )}
      </div>
    </div>
  )
}

/** One column or two, with what was guessed for it where it was. */
function withAmounts({ table, columns }: { table: Table; columns: Columns }, isPair: boolean): Columns {
  const { amount, debit, credit } = guessColumns(table)
  const first = columns.amount ?? amount ?? 0
  return isPair
    ? { ...columns, amount: null, direction: null, debit: debit ?? first, credit }
    : { ...columns, amount: amount ?? columns.debit, debit: null, credit: null }
}
