import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { syncCredit, type CreditMonitoring, type CreditProvider } from '#contracts/money/credit-monitoring.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { useWrite } from '#web/api/use-write.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { consentTexts, sandboxTexts, syncToasts } from '../messages.ts'
import { ProNotice } from './pro-notice.tsx'
import { SandboxTag } from '../sandbox-tag.tsx'
import { providerNames } from '#web/scores/score-names.ts'

// spec 7: what the call takes
const choices = [
  { provider: 'experian', label: 'Sync Experian' },
  { provider: 'transunion', label: 'Sync TransUnion' },
  { provider: 'both', label: 'Sync both' },
] as const

type SyncChoice = BodyInputOf<typeof syncCredit>['provider']

type SyncCardProps = {
  monitoring: CreditMonitoring
  hasMonitoring: boolean
  /** does it once the consent is given */
  withConsent: (act: () => void) => void
}

/** Fetches scores from the bureaus now. */
export function SyncCard({ monitoring, hasMonitoring, withConsent }: SyncCardProps) {
  const [isRefused, setRefused] = useState(false)
  const { sync, pending, notes } = useSyncWithToasts()
  const press = (provider: SyncChoice) =>
    hasMonitoring ? withConsent(() => sync(provider)) : setRefused(true)
  return (
    <TitledCard
      title="Sync your scores"
      lead="Fetch the latest score from a bureau. It does not lower your score."
      aside={monitoring.isSandbox && <SandboxTag />}
    >
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {choices.map(({ provider, label }) => (
          <Button
            key={provider}
            variant="quiet"
            className="max-w-full px-2"
            disabled={pending !== null}
            busy={pending === provider}
            onClick={() => press(provider)}
          >
            {pending === provider ? null : <RefreshCw size={17} aria-hidden="true" />} {label}
          </Button>
        ))}
      </div>
      <ProNotice kind="sync" isShown={isRefused && !hasMonitoring} />
      <SyncState monitoring={monitoring} notes={notes} />
    </TitledCard>
  )
}

/** The answers of the bureaus, which the toasts showed only for a moment, and the requests still pending. */
function SyncState({ monitoring, notes }: { monitoring: CreditMonitoring; notes: readonly string[] }) {
  const { isSandbox, onItsWay, reports, verification } = monitoring
  const waiting = onItsWay.map((provider: CreditProvider) => providerNames[provider]).join(' and ')
  const isWaitingSaid = notes.some((note) => note.includes('still at work'))
  return (
    <div className="text-small text-ink-2" aria-live="polite">
      {notes.length > 0 ? (
        <ul className="mt-4 grid gap-1">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {waiting && !isWaitingSaid ? (
        <p className="mt-4">On its way from {waiting}. It will show here.</p>
      ) : null}
      {verification === 'unsupported' ? <p className="mt-4">{consentTexts.moreProof}</p> : null}
      {isSandbox && reports.length > 0 ? <p className="mt-4">{sandboxTexts.scores}</p> : null}
    </div>
  )
}

/** One sync at a time. The toasts are those of spec 8. */
function useSyncWithToasts() {
  const { mutate, data, error, isPending, variables } = useWrite(syncCredit, {
    onSuccess: ({ results }) => {
      const count = results.filter(({ success }) => success).length
      toast(count > 0 ? syncToasts.updated(count) : syncToasts.nothingNew)
    },
    onError: () => void toast({ ...syncToasts.failed, variant: 'destructive' }),
    // The scores may have arrived in the meantime.
    refreshesOnError: true,
  })
  const notes = error
    ? [serverMessage(error) ?? syncToasts.unreachable]
    : (data?.results.flatMap(({ message }) => message ?? []) ?? [])
  return {
    sync: (provider: SyncChoice) => mutate({ body: { provider } }),
    notes,
    pending: isPending ? variables.body.provider : null,
  }
}
