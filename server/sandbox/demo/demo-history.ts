/** A demo debt's statements up to today, as lines of its ledger: interest, new purchases, payment, month by month. */
import { daysInMonth, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import type { DebtFields, NewLine } from '#server/features/debts/debts.queries.ts'
import type { DemoDebt } from './demo-people.content.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateIn(index: number, day: number): string {
  const { year, month } = monthOfIndex(index)
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, daysInMonth(year, month)))}`
}

const inTurn = (amounts: number[] | undefined, turn: number) => amounts?.[turn % amounts.length] ?? 0

/** The month of the newest statement whose due day is over. */
function newestMonth(debt: DemoDebt, today: string): number {
  return dateIn(monthIndex(today), debt.dueDay) <= today ? monthIndex(today) : monthIndex(today) - 1
}

/** Every line from the opening balance on; `newId` makes the id that the lines of one payment share. */
export function demoHistory(debt: DemoDebt, today: string, newId: () => string): NewLine[] {
  const first = newestMonth(debt, today) - debt.statements + 1
  const aprPpm = debt.promotional?.aprPpm ?? debt.aprPpm
  const lines: NewLine[] = [
    { kind: 'opening', amount: debt.openingCents, occurredOn: dateIn(first - 1, debt.dueDay) },
  ]
  let balance = debt.openingCents
  for (let turn = 0; turn < debt.statements && balance > 0; turn += 1) {
    const paymentId = newId()
    const dated = { occurredOn: dateIn(first + turn, debt.dueDay), paymentId }
    const interest = monthInterestCents(balance, aprPpm)
    const charges = inTurn(debt.chargesCents, turn)
    const payment = Math.min(inTurn(debt.paymentsCents, turn), balance + interest + charges)
    if (interest > 0) lines.push({ ...dated, kind: 'interest', amount: interest })
    if (charges > 0) lines.push({ ...dated, kind: 'charge', amount: charges })
    lines.push({ ...dated, kind: 'payment', amount: payment, id: paymentId })
    balance += interest + charges - payment
  }
  return lines
}

/** What the person says about the debt; the next due date is in the month after the newest statement. */
export function demoFields(debt: DemoDebt, today: string): DebtFields {
  const nextMonth = newestMonth(debt, today) + 1
  const { promotional } = debt
  return {
    name: debt.name,
    type: debt.type,
    interestRate: debt.aprPpm,
    minimumPayment: debt.minimumCents,
    paymentDueDate: dateIn(nextMonth, debt.dueDay),
    creditLimit: debt.creditLimitCents ?? null,
    minimumRule: debt.minimumRule ?? null,
    promotionalRate: promotional?.aprPpm ?? null,
    promotionalEndsOn: promotional ? dateIn(monthIndex(today) + promotional.endsInMonths, 31) : null,
  }
}
