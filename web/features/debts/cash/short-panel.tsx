import { useState } from 'react'
import { essentialsOf } from '#engine/debts/cash/budget-bills.ts'
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import { lenderOf } from '#engine/debts/cash/lender-due.ts'
import { payDates } from '#engine/debts/cash/pay-dates.ts'
import { addDays, parseDate } from '#engine/money/calendar.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { paydaysTexts } from './paydays-messages.ts'
import { ShortForm } from './short-form.tsx'
import { type EssentialRow, essentialRow, lenderRow, type ShortForm as Values } from './short-read.ts'
import { ShortResult } from './short-result.tsx'
import { shortView } from './short-view.ts'
import { useBudgetNow } from './use-budget-now.ts'

/** Without pay days, the bills of this long are suggested. */
const USUAL_DAYS = 14

/** What the form starts with: what is kept, else the next pay day and the bills of the budget until then. */
function startOf(
  plan: DebtPlan,
  { paydays, shortMonth, lenders }: CashPlan,
  suggested: (until: string) => EssentialRow[],
): Values {
  const { today, debts, keptShort: short } = plan
  const window = { from: addDays(today, 1), to: addDays(today, 62) }
  const next = (paydays && payDates(paydays, window)[0]) ?? null
  const open = debts.filter(({ balance }) => balance > 0)
  const until = shortMonth?.until ?? next ?? ''
  return {
    cash: short === null ? '' : centsToTyped(short.cashCents),
    until,
    essentials: shortMonth?.essentials.map(essentialRow) ?? suggested(until),
    lenders: open.map(({ id }) => lenderRow(lenderOf(id, lenders))),
  }
}

/** What the money covers until the next pay: the question first, then the answer. */
export function ShortPanel({ plan, cash }: { plan: DebtPlan; cash: CashPlan }) {
  const { debts, today, keptShort: short } = plan
  const [isChanging, setChanging] = useState(false)
  const budget = useBudgetNow(today)
  if (budget.isPending) return <Spinner label={paydaysTexts.loading} />
  const suggested = (typed: string) => {
    const until = parseDate(typed) ? typed : addDays(today, USUAL_DAYS)
    return essentialsOf(budget.categories, debts, { today, until }).map(essentialRow)
  }
  if (short === null || isChanging)
    return (
      <ShortForm
        start={startOf(plan, cash, suggested)}
        suggested={suggested}
        debts={new Map(debts.map((debt) => [debt.id, debt]))}
        today={today}
        hasBudget={budget.categories.length > 0}
        onCancel={short === null ? null : () => setChanging(false)}
        onSent={() => setChanging(false)}
      />
    )
  return (
    <ShortResult
      short={short}
      view={shortView(short)}
      debts={debts}
      lenders={cash.lenders}
      today={today}
      onChange={() => setChanging(true)}
    />
  )
}
