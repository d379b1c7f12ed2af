import { Download, Printer } from 'lucide-react'
import type { Debt } from '#contracts/money/debts.ts'
import type { DebtMonth, MonthReview } from '#engine/debts/reality/month-review.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { exactMoney } from '../figures.ts'
import { columnTexts as columns, csvTexts, realityTexts as texts, reasonNames } from './messages.ts'
import { realityCsv } from './reality-csv.ts'

type DebtMonthsProps = { review: MonthReview; debts: readonly Debt[] }

/** Every debt of a month, as a table and its reasons; as a file and on paper too. */
export function DebtMonths({ review, debts }: DebtMonthsProps) {
  const nameOf = (id: string) => debts.find((debt) => debt.id === id)?.name ?? ''
  const save = () => {
    // The byte order mark lets spreadsheets read the file as UTF-8.
    const file = new Blob(['\uFEFF', realityCsv(review, nameOf)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, csvTexts.file(monthText(review.month)))
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" size="small" onClick={save}>
          <Download size={16} aria-hidden="true" /> {texts.csv}
        </Button>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" /> {texts.print}
        </Button>
      </div>
      {review.debts.map((row) => (
        <OneDebt key={row.debtId} row={row} name={nameOf(row.debtId)} hasPlan={review.keptOn !== null} />
      ))}
      {review.keptOn !== null && <p className="max-w-text text-small text-ink-3">{texts.basis}</p>}
    </>
  )
}

type OneDebtProps = { row: DebtMonth; name: string; hasPlan: boolean }

function OneDebt({ row, name, hasPlan }: OneDebtProps) {
  const { planned } = row
  return (
    <Card aria-label={name} className="grid grid-cols-1 gap-4 print:break-inside-avoid">
      <h2 className="break-words">{name}</h2>
      <DataTable caption={name}>
        <TableHead
          columns={[columns.line, ...(planned ? [columns.plan] : []), columns.posted]}
          numeric={[columns.plan, columns.posted]}
        />
        <tbody>
          {linesOf(row).map(({ line, plan, posted }) => (
            <tr key={line}>
              <RowHead>{line}</RowHead>
              {planned && <Cell numeric>{exactMoney(plan)}</Cell>}
              <Cell numeric>{exactMoney(posted)}</Cell>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {planned ? <Reasons row={row} /> : hasPlan && <p className="text-small text-ink-2">{texts.newDebt}</p>}
    </Card>
  )
}

/** The lines that have a figure on either side, from the start to the end of the month. */
function linesOf(row: DebtMonth) {
  const { planned } = row
  const { start, charges, interest, fees, payments, moved, end } = columns
  const middle = [
    { line: charges, plan: 0, posted: row.chargesCents },
    { line: interest, plan: planned?.interestCents ?? 0, posted: row.interestCents },
    { line: fees, plan: 0, posted: row.feesCents },
    { line: payments, plan: planned?.paymentCents ?? 0, posted: row.paymentsCents },
    { line: moved, plan: planned?.movedCents ?? 0, posted: 0 },
  ]
  return [
    { line: start, plan: row.openingCents, posted: row.openingCents },
    ...middle.filter(({ plan, posted }) => plan !== 0 || posted !== 0),
    { line: end, plan: planned?.closingCents ?? 0, posted: row.closingCents },
  ]
}

function Reasons({ row: { differenceCents, reasons } }: { row: DebtMonth }) {
  const by = differenceCents ?? 0
  const amount = exactMoney(Math.abs(by))
  return (
    <div className="text-small">
      <p className="font-[560]">
        {by === 0 ? texts.same : by > 0 ? texts.debtAbove(amount) : texts.debtBelow(amount)}
      </p>
      <ul>
        {reasons.map(({ kind, cents }) => (
          <li key={kind} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 text-ink-2">{reasonNames[kind]}</span>
            <span className="tabular-nums">
              {cents > 0 ? '+' : '−'}
              {exactMoney(Math.abs(cents))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
