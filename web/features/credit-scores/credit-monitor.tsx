import { useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { creditFactors } from '#engine/credit/factors.ts'
import { creditRecommendations } from '#engine/credit/recommendations.ts'
import { scoreChanges } from '#engine/credit/score-change.ts'
import type { CreditScore } from '#contracts/credit-scores.ts'
import type { Debt, RecentPayment } from '#contracts/debts.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { AddScoreDialog } from './add-score-dialog.tsx'
import { creditAccountsOf } from './credit-accounts.ts'
import { CreditHeader } from './credit-header.tsx'
import { CreditLoadError, CreditSkeleton } from './credit-states.tsx'
import { FactorsTab } from './factors-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { educationNote } from './messages.ts'
import { MonitoringCard } from './monitoring-card.tsx'
import { RecommendationsTab } from './recommendations-tab.tsx'
import { ScoreSummary, type ScoreWithChange } from './score-summary.tsx'
import { SyncCard } from './sync-card.tsx'
import { useCreditScores, useDebtsAndPayments } from './use-credit-scores.ts'

/** The credit monitor, in each of its states. `hasMonitoring` is whether the person's plan includes it. */
export function CreditMonitor({ hasMonitoring }: { hasMonitoring: boolean }) {
  const scores = useCreditScores()
  const records = useDebtsAndPayments()
  if (scores.data && records.debts && records.payments) {
    const { debts, payments } = records
    return <Loaded scores={scores.data} debts={debts} payments={payments} hasMonitoring={hasMonitoring} />
  }
  if (!scores.isError && !records.isError) return <CreditSkeleton />
  const retry = () => void Promise.all([scores.refetch(), records.refetch()])
  return <CreditLoadError onRetry={retry} isRetrying={scores.isFetching || records.isFetching} />
}

type LoadedProps = {
  scores: CreditScore[]
  debts: Debt[]
  payments: RecentPayment[]
  hasMonitoring: boolean
}

function Loaded({ scores, debts, payments, hasMonitoring }: LoadedProps) {
  const [isAdding, setAdding] = useState(false)
  const [tab, chooseTab] = useCreditTab()
  const changes = scoreChanges(scores)
  const add = () => setAdding(true)
  return (
    <div className="grid grid-cols-1 gap-6">
      <CreditHeader latest={changes.at(-1) ?? null} onAdd={add} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1.2fr_1fr]">
        <ScoreSummary scores={changes} onAdd={add} />
        <div className="grid grid-cols-1 content-start gap-6">
          <SyncCard hasMonitoring={hasMonitoring} />
          <MonitoringCard hasMonitoring={hasMonitoring} />
        </div>
      </div>
      <Tabs
        label="Credit details"
        wide
        value={tab}
        onValueChange={chooseTab}
        tabs={creditTabs.map((value) => ({
          value,
          label: tabLabels[value],
          content:
            value === tab ? <Panel tab={tab} {...{ debts, payments, scores: changes, onAdd: add }} /> : null,
        }))}
      />
      <p className="text-tiny text-ink-3">{educationNote}</p>
      {isAdding ? <AddScoreDialog onClose={() => setAdding(false)} /> : null}
    </div>
  )
}

type PanelProps = {
  tab: CreditTab
  debts: Debt[]
  payments: RecentPayment[]
  scores: ScoreWithChange[]
  onAdd: () => void
}

function Panel({ tab, debts, payments, scores, onAdd }: PanelProps): ReactNode {
  const today = currentDay()
  const accounts = useMemo(() => creditAccountsOf(debts, payments), [debts, payments])
  switch (tab) {
    case 'factors':
      return <FactorsTab factors={creditFactors(accounts, today)} debts={debts} />
    case 'recommendations':
      return <RecommendationsTab recommendations={creditRecommendations(accounts, today)} debts={debts} />
    case 'history':
      return <HistoryTab scores={scores} today={today} onAdd={onAdd} />
  }
}

const tabLabels = {
  factors: 'Credit Factors',
  recommendations: 'Recommendations',
  history: 'Score History',
} as const // spec 2
type CreditTab = keyof typeof tabLabels
const creditTabs = Object.keys(tabLabels) as CreditTab[]

/** The chosen tab: the address names it, and Credit Factors stands where it names none. */
function useCreditTab() {
  const [params, setParams] = useSearchParams()
  const tab = creditTabs.find((one) => one === params.get('tab')) ?? 'factors'
  const choose = (next: CreditTab) =>
    setParams(
      (before) => {
        if (next === 'factors') before.delete('tab')
        else before.set('tab', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return [tab, choose] as const
}
