import { useWrite } from '#web/api/use-write.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ADMIN_IDLE_MINUTES } from '#contracts/account/security.ts'
import { listJobs } from '#contracts/admin/jobs.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { adminActivity } from '#web/api/session/admin-activity.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { idleTexts } from '../security/messages.ts'

/** Stands around the admin's desk: two minutes before it asks for the password again, it asks whether one is there. */
export function IdleWarning() {
  const usedAtMs = useSyncExternalStore(adminActivity.subscribe, adminActivity.usedAtMs, () => null)
  const [warnedOfMs, setWarnedOfMs] = useState<number | null>(null)
  const [dismissedMs, setDismissedMs] = useState<number | null>(null)
  const stay = useWrite(listJobs)

  useEffect(() => {
    const waitMs = warnInMs(usedAtMs, Date.now())
    if (waitMs === null) return
    const timer = setTimeout(() => setWarnedOfMs(usedAtMs), waitMs)
    return () => clearTimeout(timer)
  }, [usedAtMs])

  if (warnedOfMs === null || warnedOfMs !== usedAtMs || dismissedMs === usedAtMs) return null
  return (
    <ConfirmDialog
      title={idleTexts.title}
      description={stay.error ? (serverMessage(stay.error) ?? idleTexts.failed) : idleTexts.text}
      onOpenChange={() => setDismissedMs(usedAtMs)}
      cancelLabel={idleTexts.later}
      confirmLabel={idleTexts.stay}
      onConfirm={() => stay.mutate()}
      busy={stay.isPending}
      tone="primary"
    />
  )
}

const WARN_MINUTES = 2 // WCAG 2.2.1 asks for 20 seconds at least
const MINUTE_MS = 60_000

/** How long from now until the warning that the desk will ask for the password; null before it was used. Never below 0. */
export function warnInMs(usedAtMs: number | null, nowMs: number): number | null {
  if (usedAtMs === null) return null
  return Math.max(0, usedAtMs + (ADMIN_IDLE_MINUTES - WARN_MINUTES) * MINUTE_MS - nowMs)
}
