import { type ReactNode, useMemo } from 'react'
import { type CreditAccount, creditFactors } from '#engine/credit/factors.ts'
import { creditRecommendations } from '#engine/credit/recommendations.ts'
import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import type { Debt, RecentPayment } from '#contracts/money/debts.ts'
import { today as currentDay } from '#web/format/dates.ts'
import type { CreditTab } from './credit-monitor.tsx'
import { FactorsTab } from './factors/factors-tab.tsx'
import { RecommendationsTab } from './factors/recommendations-tab.tsx'
import { HistoryTab } from './scores/history-tab.tsx'
import type { ScoreWithChange } from './scores/score-summary.tsx'

type PanelProps = {
  tab: CreditTab
  monitoring: CreditMonitoring
  debts: Debt[]
  payments: RecentPayment[]
  scores: ScoreWithChange[]
  onAdd: () => void
}

/** What the chosen tab shows. */
export function CreditPanel({ tab, debts, payments, monitoring, scores, onAdd }: PanelProps): ReactNode {
  const today = currentDay()
  const accounts = useMemo(() => creditAccountsOf(debts, payments), [debts, payments])
  const open = accounts.filter((_, place) => debts[place]?.closedAt === null)
  switch (tab) {
    case 'factors':
      return <FactorsTab factors={creditFactors(accounts, today)} {...{ debts, monitoring }} />
    case 'recommendations':
      return <RecommendationsTab recommendations={creditRecommendations(open, today)} debts={debts} />
    case 'history':
      return <HistoryTab {...{ scores, today, onAdd }} isSandbox={monitoring.isSandbox} />
  }
}

/** Every debt is an account; its recorded payments go with it. The limit of a closed card is nobody's to use. */
function creditAccountsOf(debts: readonly Debt[], payments: readonly RecentPayment[]): CreditAccount[] {
  const paid = Map.groupBy(payments, ({ debtId }) => debtId)
  return debts.map((debt) => ({
    id: debt.id,
    type: debt.type,
    balanceCents: debt.balance,
    minimumCents: debt.minimumPayment === null ? null : debt.minimumPayment,
    limitCents: debt.closedAt === null ? debt.creditLimit : null,
    startedOn: debt.startedOn,
    payments: (paid.get(debt.id) ?? []).map(({ amount, paidOn }) => ({ cents: amount, paidOn })),
  }))
}
