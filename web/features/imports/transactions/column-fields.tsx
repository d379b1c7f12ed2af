import type { Columns } from '#engine/imports/column-names.ts'
import { guessColumns, type Table } from '#engine/imports/transactions-table.ts'
import { Cell, DataTable, HeadCell } from '#web/ui/figures/data-table.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { columnTexts as texts } from './messages.ts'

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
  return texts.column(column + 1, first?.slice(0, 24))
}

const numberOf = (value: string) => (value === NONE ? null : Number(value))

/** The first rows of the file, and which column is which. */
export function ColumnFields({ table, columns, onColumns }: ColumnFieldsProps) {
  const places = Array.from({ length: widthOf(table) }, (_, column) => column)
  const options = [
    { value: NONE, label: texts.choose },
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
      <DataTable caption={texts.firstRows}>
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
        {select(texts.day, 'date')}
        {select(texts.description, 'description')}
        {select(texts.category, 'category')}
        <SelectField
          label={texts.amounts}
          name="column-amounts"
          options={[
            { value: 'one', label: texts.inOne },
            { value: 'two', label: texts.inTwo },
          ]}
          value={isPair ? 'two' : 'one'}
          onValueChange={(value) => onColumns(withAmounts({ table, columns }, value === 'two'))}
        />
        {isPair ? (
          <>
            {select(texts.moneyOut, 'debit')}
            {select(texts.moneyIn, 'credit')}
          </>
        ) : (
          select(texts.amount, 'amount')
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
