import { Plus, Sprout } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState, type ComponentType } from 'react'
import { today as currentDay } from '#web/format/dates.ts'
import { getCashPlan } from '#contracts/money/cash-plan.ts'
import { listDebts, listRecentPayments, type Debt, type RecentPayment } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorBoundary, NotShown, SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { useShowShort } from './cash/cash-rows.tsx'
import { DebtList } from './list/debt-list.tsx'
import { DebtsHeader, DebtsSummary, type Linking } from './debts-header.tsx'
import { DebtsSkeleton } from './debts-skeleton.tsx'
import { EducationNote } from './education-note.tsx'
import { SetAside } from './leaving/set-aside.tsx'
import { emptyDebts, loadFailed, trackerTexts } from './messages.ts'
import { ThisMonth } from './month/this-month.tsx'
import { MonthlyAmount } from './plan/monthly-amount.tsx'
import { PayoffStrategies } from './plan/payoff-strategies.tsx'
import { useDebtDialogs } from './use-debt-dialogs.tsx'
import { usePlan, useTriedPlan } from './plan/use-plan.ts'
import { useKeptPlan } from './plan/use-kept-plan.ts'
import { WaysOutDoor } from './ways-out/door.tsx'
import { useWhatIf } from './what-if/use-what-if.ts'

// few people share their plan, and it packs
const ShareDialog = lazy(async () => ({ default: (await import('./share/share-dialog.tsx')).ShareDialog }))

type DebtTrackerProps = {
  /** null where nothing can be linked or imported: without an account */
  linking: Linking | null
  /** the tools below the list, of another feature */
  aiTools: ComponentType<{ debts: Debt[] }>
}

/** My Debts, in each of its states. */
export function DebtTracker({ linking, aiTools }: DebtTrackerProps) {
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const kept = useKeptPlan(currentDay())
  const failed = [debts, payments].filter((read) => read.isError && !read.data)
  if (failed.length > 0) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <h1>{trackerTexts.title}</h1>
        <LoadFailed {...loadFailed} reads={failed} />
      </div>
    )
  }
  if (!debts.data || !payments.data || kept.isPending) return <DebtsSkeleton />
  if (debts.data.length === 0) return <NoDebts linking={linking} />
  return (
    <ErrorBoundary fallback={<Unplanned debts={debts.data} linking={linking} aiTools={aiTools} />}>
      <Tracked debts={debts.data} payments={payments.data} kept={kept} linking={linking} aiTools={aiTools} />
    </ErrorBoundary>
  )
}

function NoDebts({ linking }: { linking: Linking | null }) {
  const dialogs = useDebtDialogs(null)
  return (
    <div className="grid grid-cols-1 gap-6" {...dialogs.near}>
      <DebtsHeader plan={null} linking={linking} onAdd={dialogs.add} />
      {linking?.notices}
      {linking?.arrived}
      <EmptyState icon={Sprout} title={emptyDebts.title} text={emptyDebts.text}>
        <Button size="large" onClick={dialogs.add}>
          <Plus size={18} aria-hidden="true" /> {emptyDebts.action}
        </Button>
      </EmptyState>
      <SetAside debts={[]} onAction={dialogs.act} />
      {dialogs.dialog}
      {linking?.dialog(dialogs.add)}
    </div>
  )
}

/** The debts are there, and no plan could be made of them. */
function Unplanned({ debts, linking, aiTools: AiTools }: DebtTrackerProps & { debts: Debt[] }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{trackerTexts.title}</h1>
      <SeparateCards>
        {linking?.notices}
        {linking?.arrived}
        <NotShown />
        <AiTools debts={debts} />
      </SeparateCards>
    </div>
  )
}

type TrackedProps = DebtTrackerProps & {
  debts: Debt[]
  payments: RecentPayment[]
  kept: ReturnType<typeof useKeptPlan>
}

function Tracked(props: TrackedProps) {
  const { debts, payments, kept, linking, aiTools: AiTools } = props
  const today = currentDay()
  const { settings } = kept
  const cash = useRead(getCashPlan).data
  const plan = usePlan({ debts, payments, settings, cash, today })
  const whatIf = useWhatIf(settings, debts, today)
  // The slider must not wait for fifty debts to be planned.
  const asked = useDeferredValue(whatIf.settings)
  const tried = useTriedPlan(plan, { debts, payments, settings: asked, cash, today })
  const dialogs = useDebtDialogs(plan)
  const showShort = useShowShort()
  const [isSharing, setSharing] = useState(false)
  const onShare = plan.totalCents > 0 ? { onShare: () => setSharing(true) } : {}
  return (
    <div className="grid grid-cols-1 gap-6" {...dialogs.near}>
      <DebtsHeader
        plan={plan}
        linking={linking}
        onAdd={dialogs.add}
        onEnterRate={(debt) => dialogs.act('edit', debt)}
        {...onShare}
      />
      {linking?.notices}
      {linking?.arrived}
      <SeparateCards>
        <ThisMonth plan={plan} />
        {!kept.isChosen && plan.totalCents > 0 && (
          <MonthlyAmount plan={plan} chosenCents={null} onChoose={kept.choose} onHaveLess={showShort} />
        )}
        <DebtsSummary plan={plan} />
        <WaysOutDoor plan={plan} />
        {plan.totalCents > 0 && <PayoffStrategies plan={tried} kept={plan} whatIf={whatIf} />}
        <DebtList plan={plan} onAction={dialogs.act} />
        <SetAside debts={debts} onAction={dialogs.act} />
        <AiTools debts={debts} />
      </SeparateCards>
      <EducationNote today={today} />
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog sharing={{ debts, payments, settings, today }} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {dialogs.dialog}
      {linking?.dialog(dialogs.add)}
    </div>
  )
}
