import { useState } from 'react'
import {
  getCreditMonitoring,
  stopCreditMonitoring,
  withdrawCreditConsent,
  type CreditMonitoring,
} from '#contracts/money/credit-monitoring.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate, formatInstant, formatInstantDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LateRemoveDialog } from '#web/ui/dialogs/late-remove-dialog.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { consentTexts, monitoringTexts, monitoringToasts, scheduleTexts as texts } from '../messages.ts'
import { providerNames } from '#web/scores/score-names.ts'

/** The schedule, its next run and its last problem; and the consent with a button to take it back. */
export function MonitoringStatus({ monitoring }: { monitoring: CreditMonitoring }) {
  const { schedule, consent } = monitoring
  if (schedule === null && consent === null) return null
  return (
    <div className="mb-3 grid gap-3 border-b border-line pb-4">
      {schedule ? <Running schedule={schedule} /> : null}
      {consent ? <Consent agreedAt={consent.agreedAt} words={consent.text} /> : null}
    </div>
  )
}

function Running({ schedule }: { schedule: NonNullable<CreditMonitoring['schedule']> }) {
  const stop = useWrite(stopCreditMonitoring)
  const { providers, frequency, nextOn, lastRunAt, problem } = schedule
  const bureaus = providers.map((one) => providerNames[one])
  const facts: [string, string][] = [
    [monitoringTexts.howOften, texts.runs(texts.every[frequency], bureaus)],
    [texts.next, formatDate(nextOn)],
    [texts.last, lastRunAt === null ? texts.notYet : formatInstant(lastRunAt)],
  ]
  const press = () =>
    toastOutcome(stop.mutateAsync(), { done: monitoringToasts.stopped, failed: monitoringToasts.stopFailed })
  return (
    <>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-1.5">
            <dt className="text-small text-ink-2">{term}</dt>
            <dd className="text-small">{text}</dd>
          </div>
        ))}
      </dl>
      {problem === null ? null : (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">{problem}</p>
      )}
      <div>
        <Button variant="quiet" busy={stop.isPending} onClick={() => void press()}>
          {monitoringTexts.stop}
        </Button>
      </div>
    </>
  )
}

function Consent({ agreedAt, words }: { agreedAt: string; words: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useWrite(withdrawCreditConsent, { shows: readOf(getCreditMonitoring).queryKey })
  return (
    <div className="text-small text-ink-2" {...LateRemoveDialog.near}>
      <p>{texts.agreed(formatInstantDate(agreedAt))}</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand">
          {texts.readConsent}
        </summary>
        <div className="grid gap-2 pb-2">
          {words.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <Button variant="plain" className="-ml-4.5" onClick={() => setAsking(true)}>
        {consentTexts.withdraw}
      </Button>
      {isAsking && (
        <LateRemoveDialog
          title={consentTexts.withdrawTitle}
          description={consentTexts.withdrawWhat}
          label={consentTexts.withdraw}
          remove={() => mutateAsync()}
          removed={monitoringToasts.withdrawn}
          failed={monitoringToasts.withdrawFailed}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
