import { listDebts, listRecentPayments } from '#contracts/money/debts.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { useRead } from '#web/api/use-read.ts'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { DebtsSkeleton } from '../debts-skeleton.tsx'
import { loadFailed } from '../messages.ts'
import { useKeptPlan } from '../plan/use-kept-plan.ts'
import { waysTexts } from './messages.ts'
import { WaysOutScreen } from './ways-out-screen.tsx'

export const meta = () => [{ title: waysTexts.pageTitle }]

/** Every way out of the person's debts, side by side. */
export default function WaysOutPage() {
  const today = currentDay()
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const { settings, isPending } = useKeptPlan(today)
  const failed = [debts, payments].filter((read) => read.isError && !read.data)
  if (failed.length > 0) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <h1>{waysTexts.title}</h1>
        <LoadFailed {...loadFailed} reads={failed} />
      </div>
    )
  }
  if (!debts.data || !payments.data || isPending) return <DebtsSkeleton />
  return <WaysOutScreen debts={debts.data} payments={payments.data} settings={settings} today={today} />
}
