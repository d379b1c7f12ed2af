import type { ReactNode } from 'react'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import type { Access } from '#engine/access/access.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { graceEnd } from '#web/features/billing/status-words.ts'
import { CourtNotice } from '#web/features/dashboard/court-notice.tsx'
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx'
import { BasisNote, Greeting } from '#web/features/dashboard/greeting.tsx'
import { loadFailed } from '#web/features/dashboard/messages.ts'
import { PaymentNotice, PlanBanner } from '#web/features/dashboard/plan-banner.tsx'
import { WhatChanged } from '#web/features/dashboard/what-changed.tsx'
import { isUntouched, useDashboard } from '#web/features/dashboard/use-dashboard.ts'
import { DebtsAnswer, useDashboardDebts } from '#web/features/debts/dashboard/dashboard-debts.tsx'
import { KeepQuestion } from '#web/features/offline/keep-question.tsx'
import { today as currentDay } from '#web/format/dates.ts'
import { ErrorBoundary, NotShown } from '#web/ui/states/error-boundary.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { DashboardParts, DefaultParts } from './dashboard-rows.tsx'

export function DashboardContent() {
  const { user } = useUser()
  const access = useAccess(user)
  const dashboard = useDashboard()
  const known = dashboard.data
  return (
    <div className="grid grid-cols-1 gap-3.5 md:gap-6">
      <Greeting
        firstName={user?.firstName}
        isNew={known !== undefined && isUntouched(known)}
        news={user && known ? <WhatChanged dashboard={known} userId={user.id} /> : null}
      />
      {known && (
        <ErrorBoundary>
          <CourtNotice dashboard={known} today={currentDay()} />
        </ErrorBoundary>
      )}
      {access.notice && user && <PaymentNotice until={graceEnd(user)} />}
      {dashboard.isError && <LoadFailed {...loadFailed} reads={dashboard} />}
      {dashboard.isPending ? (
        <DashboardSkeleton />
      ) : known ? (
        <Figures dashboard={known} access={access} />
      ) : (
        <DefaultParts access={access} />
      )}
      {dashboard.isPending ? null : <PlanBanner access={access} />}
      {user && known ? <KeepQuestion userId={user.id} /> : null}
      <BasisNote />
    </div>
  )
}

type FiguresProps = { dashboard: Dashboard; access: Access }

/** The debts are planned first, and the rest does not depend on it: without a plan the other cards stand. */
function Figures(props: FiguresProps) {
  return (
    <ErrorBoundary fallback={<Cards {...props} answer={<NotShown />} debts={null} />}>
      <Planned {...props} />
    </ErrorBoundary>
  )
}

function Planned(props: FiguresProps) {
  const debts = useDashboardDebts(props.dashboard)
  return (
    <div className="contents" {...debts.near}>
      <Cards {...props} answer={<DebtsAnswer debts={debts} />} debts={debts} />
      {debts.dialog}
    </div>
  )
}

type CardsProps = FiguresProps & { answer: ReactNode; debts: ReturnType<typeof useDashboardDebts> | null }

/** The answer first, then everything else. */
function Cards({ answer, access, ...rest }: CardsProps) {
  return (
    <>
      <ErrorBoundary>{answer}</ErrorBoundary>
      <DashboardParts access={access} {...rest} />
    </>
  )
}
