import { useState } from 'react'
import { listRecentPayments } from '#contracts/money/debts.ts'
import { essentialsOf } from '#engine/debts/cash/budget-bills.ts'
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import { payDates } from '#engine/debts/cash/pay-dates.ts'
import { toPayment } from '#engine/debts/start/debt-record.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { useRead } from '#web/api/use-read.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { paydaysTexts } from './paydays-messages.ts'
import { ShortForm } from './short-form.tsx'
import { type EssentialRow, essentialRow, lenderRow, type ShortForm as Values } from './short-read.ts'
import { ShortResult } from './short-result.tsx'
import { duesUntil, lenderOf, shortView } from './short-view.ts'
import { useBudgetNow } from './use-budget-now.ts'

/** Without pay days, the bills of this long are suggested. */
const USUAL_DAYS = 14

/** What the form starts with: what is kept, else the next pay day and the bills of the budget until then. */
function startOf(
  plan: DebtPlan,
  { paydays, shortMonth, lenders }: CashPlan,
  suggested: (until: string) => EssentialRow[],
): Values {
  const { today, debts } = plan
  const window = { from: addDays(today, 1), to: addDays(today, 62) }
  const next = (paydays && payDates(paydays, window)[0]) ?? null
  const open = debts.filter(({ balance }) => balance > 0)
  const until = shortMonth?.until ?? next ?? ''
  return {
    cash: shortMonth === null ? '' : centsToTyped(shortMonth.cash),
    until,
    essentials: shortMonth?.essentials.map(essentialRow) ?? suggested(until),
    lenders: open.map(({ id }) => lenderRow(lenderOf(id, lenders))),
  }
}

/** What the money covers until the next pay: the question first, then the answer. */
export function ShortPanel({ plan, cash }: { plan: DebtPlan; cash: CashPlan }) {
  const { debts, today } = plan
  const [isChanging, setChanging] = useState(false)
  const budget = useBudgetNow(today)
  const payments = useRead(listRecentPayments).data
  const { shortMonth, lenders } = cash
  if (budget.isPending || payments === undefined) return <Spinner label={paydaysTexts.loading} />
  const suggested = (typed: string) => {
    const until = parseDate(typed) ? typed : addDays(today, USUAL_DAYS)
    return essentialsOf(budget.categories, debts, { today, until }).map(essentialRow)
  }
  if (shortMonth === null || isChanging)
    return (
      <ShortForm
        start={startOf(plan, cash, suggested)}
        suggested={suggested}
        debts={new Map(debts.map((debt) => [debt.id, debt]))}
        today={today}
        hasBudget={budget.categories.length > 0}
        onCancel={shortMonth === null ? null : () => setChanging(false)}
        onSent={() => setChanging(false)}
      />
    )
  const given = { debts, payments: payments.map(toPayment), lenders, until: shortMonth.until, today }
  return (
    <ShortResult
      short={shortMonth}
      view={shortView(shortMonth, duesUntil(given))}
      debts={debts}
      lenders={lenders}
      today={today}
      onChange={() => setChanging(true)}
    />
  )
}
