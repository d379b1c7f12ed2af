import { useMemo } from 'react'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { ifReadable } from '#web/api/api-error.ts'
import { addDays } from '#engine/money/calendar.ts'
import { formatShortDate, today as currentDay } from '#web/format/dates.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { changesSince } from './changes.ts'
import { visitBefore } from './last-visit.ts'
import { changeTexts as texts } from './messages.ts'

const DAYS = 7

type WhatChangedProps = { dashboard: Dashboard; userId: string }

/** What is new since the person was here; where this browser knows no earlier visit, of the last seven days. */
export function WhatChanged({ dashboard, userId }: WhatChangedProps) {
  const today = currentDay()
  // Only this browser knows: what the server has drawn is taken over first.
  const isHydrated = useHydrated()
  const visit = useMemo(() => (isHydrated ? visitBefore(userId, today) : null), [isHydrated, userId, today])
  const changes = readChanges(dashboard, visit ?? addDays(today, -DAYS))
  if (changes === null) return null
  const when = visit === null ? texts.lastDays(DAYS) : texts.since(formatShortDate(visit, today))
  return (
    <p className="mt-1 text-ink">
      {changes.length === 0 ? texts.nothing(when) : texts.all(when, changes.join(texts.and))}
    </p>
  )
}

/** Null where there is nothing that could change, or part of it cannot be read, which its own row says. */
function readChanges(dashboard: Dashboard, since: string): string[] | null {
  return ifReadable(() => {
    const { debts, creditScores, payments } = dashboard
    if (debts.length === 0 && creditScores.length === 0) return null
    return changesSince({ debts, creditScores, payments }, since)
  })
}
