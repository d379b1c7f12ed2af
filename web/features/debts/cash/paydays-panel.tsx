import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { deletePaydays, getCashPlan } from '#contracts/money/cash-plan.ts'
import { listRecentPayments } from '#contracts/money/debts.ts'
import { billsOf } from '#engine/debts/cash/budget-bills.ts'
import { cashToday, placeMinimums, placeMonths } from '#engine/debts/cash/cash-days.ts'
import type { CashPlan, PayRecord } from '#engine/debts/cash/cash-plan.ts'
import { toDebt, toPayment } from '#engine/debts/start/debt-record.ts'
import { useRead } from '#web/api/use-read.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { PaydaysForm } from './paydays-form.tsx'
import { paydaysTexts as texts, payToasts } from './paydays-messages.ts'
import { PlacedDays } from './placed-days.tsx'
import { useBudgetNow } from './use-budget-now.ts'

type PaydaysPanelProps = { plan: DebtPlan; cash: CashPlan }

/** On which day to pay what: the question first, then the days. */
export function PaydaysPanel({ plan, cash: { paydays } }: PaydaysPanelProps) {
  const [isChanging, setChanging] = useState(false)
  const budget = useBudgetNow(plan.today)
  if (paydays === null)
    return <PaydaysForm pay={null} cashCents={0} today={plan.today} onDone={() => setChanging(false)} />
  if (budget.isPending) return <Spinner label={texts.loading} />
  return <Known plan={plan} pay={paydays} budget={budget} isChanging={isChanging} onChange={setChanging} />
}

type KnownProps = {
  plan: DebtPlan
  pay: PayRecord
  budget: ReturnType<typeof useBudgetNow>
  isChanging: boolean
  onChange: (isChanging: boolean) => void
}

function Known({ plan, pay, budget, isChanging, onChange }: KnownProps) {
  const { debts, start, due, chosen, today } = plan
  const payments = useRead(listRecentPayments).data
  const { categories } = budget
  const known = useMemo(
    () => ({ pay, bills: billsOf(categories, debts), payments: (payments ?? []).map(toPayment), today }),
    [pay, categories, debts, payments, today],
  )
  const { months, isKeptByMinimums } = useMemo(() => {
    const { firstMonth } = start
    const asked = [...due.values()]
    const planned = { debts: debts.map(toDebt), due: asked, plan: chosen.plan, firstMonth }
    const placed = placeMonths(known, planned)
    const isShort = placed.breaks.length > 0
    return {
      months: placed,
      isKeptByMinimums: isShort && placeMinimums(known, planned).breaks.length === 0,
    }
  }, [known, debts, start, due, chosen])
  if (isChanging)
    return <PaydaysForm pay={pay} cashCents={cashToday(known)} today={today} onDone={() => onChange(false)} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <PlacedDays
        names={new Map([...debts, ...known.bills].map(({ id, name }) => [id, name]))}
        months={months}
        pay={pay}
        today={today}
        isKeptByMinimums={isKeptByMinimums}
      />
      <BillsNote names={known.bills.map(({ name }) => name)} missing={budget.missing} />
      <Actions onChange={() => onChange(true)} />
    </div>
  )
}

type BillsNoteProps = { names: readonly string[]; missing: KnownProps['budget']['missing'] }

function BillsNote({ names, missing }: BillsNoteProps) {
  const text =
    missing === 'noAccount'
      ? texts.noBudget
      : missing === 'notLoaded'
        ? texts.budgetFailed
        : names.length > 0
          ? texts.bills(names)
          : texts.noBills
  return <p className="-mt-2 text-tiny text-ink-2">{text}</p>
}

function Actions({ onChange }: { onChange: () => void }) {
  const forget = useWrite(deletePaydays, { shows: readOf(getCashPlan).queryKey })
  const remove = () =>
    toastOutcome(forget.mutateAsync(), { done: payToasts.forgotten, failed: payToasts.forgetFailed })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="small" onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="plain" size="small" busy={forget.isPending} onClick={() => void remove()}>
        {texts.forget}
      </Button>
      {!isAnsweredHere() && (
        <Link
          to={`${paths.settings}?tab=notifications`}
          className="link inline-flex min-h-11 items-center px-1 text-small"
        >
          {texts.calendar}
        </Link>
      )}
    </div>
  )
}
