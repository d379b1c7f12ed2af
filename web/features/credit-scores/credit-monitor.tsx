import { useState } from 'react'
import { scoreChanges } from '#engine/credit/scores.ts'
import { type CreditMonitoring, getCreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import { type CreditScore, listCreditScores } from '#contracts/money/credit-scores.ts'
import { type Debt, listDebts, listRecentPayments, type RecentPayment } from '#contracts/money/debts.ts'
import { useRead } from '#web/api/use-read.ts'
import { ErrorBoundary, SeparateCards } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useSearchChoice } from '#web/ui/use-search-param.ts'
import { lateDialog } from '#web/ui/dialogs/late-dialog.tsx'
import type { PersonName } from './monitoring/consent-dialog.tsx'
import { isReady } from './monitoring/is-ready.ts'
import { MonitoringCard } from './monitoring/monitoring-card.tsx'
import { SyncCard } from './monitoring/sync-card.tsx'
import { CreditPanel } from './credit-panel.tsx'
import { CreditSkeleton } from './credit-skeleton.tsx'
import { creditTabTexts, educationNote, loadFailed, summaryTexts } from './messages.ts'
import { ScoreSummary } from './scores/score-summary.tsx'

const AddScoreDialog = lateDialog(async () => (await import('./scores/add-score-dialog.tsx')).AddScoreDialog)
const ConsentSteps = lateDialog(async () => (await import('./monitoring/consent-steps.tsx')).ConsentSteps)

type CreditMonitorProps = {
  /** whether the person's plan includes score monitoring */
  hasMonitoring: boolean
  /** what the form of the consent begins with */
  name: PersonName
}

/** The credit monitor, in each of its states. */
export function CreditMonitor(props: CreditMonitorProps) {
  const scores = useRead(listCreditScores)
  const debts = useRead(listDebts)
  const payments = useRead(listRecentPayments)
  const monitoring = useRead(getCreditMonitoring)
  if (scores.data && debts.data && payments.data && monitoring.data)
    return (
      <Loaded
        {...props}
        scores={scores.data}
        debts={debts.data}
        payments={payments.data}
        monitoring={monitoring.data}
      />
    )
  const reads = [scores, debts, payments, monitoring]
  if (!reads.some(({ isError }) => isError)) return <CreditSkeleton />
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{summaryTexts.screen}</h1>
      <LoadFailed {...loadFailed} reads={reads} />
    </div>
  )
}

type LoadedProps = CreditMonitorProps & {
  scores: CreditScore[]
  debts: Debt[]
  payments: RecentPayment[]
  monitoring: CreditMonitoring
}

/** Keeps an action until the person has given the consent it needs. */
function useConsentFirst(monitoring: CreditMonitoring) {
  const [act, setAct] = useState<(() => void) | null>(null)
  const isUnsupported = monitoring.verification === 'unsupported'
  return {
    act,
    withConsent: (wanted: () => void) =>
      isReady(monitoring) || isUnsupported ? wanted() : setAct(() => wanted),
    end: () => setAct(null),
  }
}

function Loaded({ scores, debts, payments, monitoring, hasMonitoring, name }: LoadedProps) {
  const [isAdding, setAdding] = useState(false)
  const [tab, chooseTab] = useSearchChoice('tab', creditTabs)
  const { act, withConsent, end } = useConsentFirst(monitoring)
  const cards = { monitoring, hasMonitoring, withConsent }
  const changes = scoreChanges(scores)
  const add = () => setAdding(true)
  return (
    <div className="grid grid-cols-1 gap-6" {...AddScoreDialog.near}>
      <ErrorBoundary>
        <ScoreSummary scores={changes} isSandbox={monitoring.isSandbox} onAdd={add} />
      </ErrorBoundary>
      <div
        data-no-print
        className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start"
        {...ConsentSteps.near}
      >
        <SeparateCards>
          <SyncCard {...cards} />
          <MonitoringCard key={scheduleKey(monitoring)} {...cards} />
        </SeparateCards>
      </div>
      <Tabs
        label={creditTabTexts.label}
        wide
        value={tab}
        onValueChange={chooseTab}
        tabs={creditTabs.map((value) => ({
          value,
          label: creditTabTexts.tabs[value],
          content:
            value === tab ? (
              <ErrorBoundary>
                <CreditPanel tab={tab} {...{ debts, payments, monitoring, scores: changes, onAdd: add }} />
              </ErrorBoundary>
            ) : null,
        }))}
      />
      <p className="text-tiny text-ink-3">{educationNote}</p>
      {isAdding ? <AddScoreDialog onClose={() => setAdding(false)} /> : null}
      {act ? (
        <ConsentSteps
          {...{ monitoring, name }}
          onClose={end}
          onReady={() => {
            end()
            act()
          }}
        />
      ) : null}
    </div>
  )
}

/** The form restarts when the schedule changes. */
const scheduleKey = ({ schedule }: CreditMonitoring) =>
  schedule ? `${schedule.providers.join()}.${schedule.frequency}` : 'off'

const creditTabs = ['factors', 'recommendations', 'history'] as const
export type CreditTab = (typeof creditTabs)[number]
