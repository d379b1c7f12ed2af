/** A month that is over as a comma-separated table: a line a debt. Plain decimals, CRLF lines. */
import { centsToDecimal } from '#engine/money/cents.ts'
import type { ReasonKind } from '#engine/debts/reality/difference.ts'
import type { DebtMonth, MonthReview } from '#engine/debts/reality/month-review.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { csvCell } from '../schedule/schedule-rows.ts'
import { columnTexts as lines, csvTexts as texts, reasonNames } from './messages.ts'

const kinds = Object.keys(reasonNames) as ReasonKind[]
const decimal = (cents: number | null | undefined) => (cents == null ? '' : centsToDecimal(cents))

const HEAD = [
  texts.month,
  texts.debt,
  lines.start,
  ...[lines.interest, lines.payments, lines.end].map(texts.planned),
  ...[lines.charges, lines.interest, lines.fees, lines.payments, lines.end].map(texts.posted),
  lines.difference,
  ...kinds.map((kind) => reasonNames[kind]),
]

function cellsOf(row: DebtMonth): string[] {
  const { planned } = row
  const reason = (kind: ReasonKind) => row.reasons.find((one) => one.kind === kind)?.cents ?? 0
  return [
    row.openingCents,
    planned?.interestCents,
    planned?.paymentCents,
    planned?.closingCents,
    row.chargesCents,
    row.interestCents,
    row.feesCents,
    row.paymentsCents,
    row.closingCents,
    row.differenceCents,
    ...kinds.map((kind) => (planned ? reason(kind) : null)),
  ].map(decimal)
}

export function realityCsv({ month, debts }: MonthReview, nameOf: (debtId: string) => string): string {
  const rows = debts.map((row) => [monthText(month), nameOf(row.debtId), ...cellsOf(row)])
  return [HEAD, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n'
}
