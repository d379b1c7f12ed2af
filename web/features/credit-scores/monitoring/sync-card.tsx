import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { syncCredit, type CreditMonitoring, type CreditProvider } from '#contracts/money/credit-monitoring.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { useWrite } from '#web/api/use-write.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { consentTexts, sandboxTexts, syncTexts as texts, syncToasts } from '../messages.ts'
import { ProNotice } from './pro-notice.tsx'
import { SandboxTag } from '../sandbox-tag.tsx'
import { providerNames } from '#web/scores/score-names.ts'

// spec 7: what the call takes
const choices = ['experian', 'transunion', 'both'] as const

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
  const { sync, pending, notes, answered } = useSyncWithToasts()
  const press = (provider: SyncChoice) =>
    hasMonitoring ? withConsent(() => sync(provider)) : setRefused(true)
  return (
    <TitledCard title={texts.title} lead={texts.lead} aside={monitoring.isSandbox && <SandboxTag />}>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        {choices.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            className="max-w-full px-2"
            disabled={pending !== null}
            busy={pending === provider}
            onClick={() => press(provider)}
          >
            {pending === provider ? null : <RefreshCw size={17} aria-hidden="true" />}{' '}
            {texts.buttons[provider]}
          </Button>
        ))}
      </div>
      <ProNotice kind="sync" isShown={isRefused && !hasMonitoring} />
      <SyncState {...{ monitoring, notes, answered }} />
    </TitledCard>
  )
}

type SyncStateProps = {
  monitoring: CreditMonitoring
  notes: readonly string[]
  /** the bureaus that a note is about */
  answered: readonly CreditProvider[]
}

/** The answers of the bureaus, which the toasts showed only for a moment, and the requests still pending. */
function SyncState({ monitoring, notes, answered }: SyncStateProps) {
  const { isSandbox, onItsWay, reports, verification } = monitoring
  const waiting = onItsWay.filter((provider) => !answered.includes(provider))
  return (
    <div className="text-small text-ink-2" aria-live="polite">
      {notes.length > 0 ? (
        <ul className="mt-4 grid gap-1">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {waiting.length > 0 ? (
        <p className="mt-4">{texts.onItsWay(waiting.map((provider) => providerNames[provider]))}</p>
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
  const said = data?.results.filter(({ message }) => message !== null) ?? []
  const notes = error
    ? [serverMessage(error) ?? syncToasts.unreachable]
    : said.flatMap(({ message }) => message ?? [])
  return {
    sync: (provider: SyncChoice) => mutate({ body: { provider } }),
    notes,
    answered: said.map(({ provider }) => provider),
    pending: isPending ? variables.body.provider : null,
  }
}
