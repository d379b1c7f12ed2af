import { useState } from 'react'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import {
  type CreditMonitoring,
  type CreditProvider,
  getCreditMonitoring,
  setupCreditMonitoring,
} from '#contracts/money/credit-monitoring.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { formatDate } from '#web/format/dates.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { monitoringTexts as texts, monitoringToasts } from '../messages.ts'
import { MonitoringStatus } from './monitoring-status.tsx'
import { ProNotice } from './pro-notice.tsx'
import { providerNames } from '#web/scores/score-names.ts'

const providers = ['experian', 'transunion'] as const satisfies readonly CreditProvider[]

const frequencies = (['daily', 'weekly', 'monthly'] as const).map((value) => ({
  value,
  label: texts.frequencies[value],
}))

// spec 9: weekly, with Experian chosen
type ScheduleBody = BodyInputOf<typeof setupCreditMonitoring>

const firstChoice: ScheduleBody = { providers: ['experian'], frequency: 'weekly' }

type MonitoringCardProps = {
  monitoring: CreditMonitoring
  hasMonitoring: boolean
  /** does it once the consent is given */
  withConsent: (act: () => void) => void
}

/** Which bureaus to watch and how often; what runs, and the ways to stop it. */
export function MonitoringCard({ monitoring, hasMonitoring, withConsent }: MonitoringCardProps) {
  const [isRefused, setRefused] = useState(false)
  const { schedule } = monitoring
  const { setUp, isBusy } = useSetUpWithToasts()
  const submit = (body: ScheduleBody) =>
    hasMonitoring ? withConsent(() => void setUp(body)) : setRefused(true)
  return (
    <TitledCard title={texts.title} aside={schedule && <Tag tone="good">{texts.on}</Tag>}>
      <MonitoringStatus monitoring={monitoring} />
      <MonitoringForm
        start={schedule ?? firstChoice}
        label={schedule ? texts.change : texts.setUp}
        isBusy={isBusy}
        onSubmit={submit}
      />
      <ProNotice kind="monitoring" isShown={isRefused && !hasMonitoring} />
    </TitledCard>
  )
}

function useSetUpWithToasts() {
  const mutation = useWrite(setupCreditMonitoring, { shows: readOf(getCreditMonitoring).queryKey })
  async function setUp(body: ScheduleBody) {
    const state = await toastOutcome(mutation.mutateAsync({ body }), { failed: texts.failed })
    if (state?.schedule) toast(monitoringToasts.setUp(formatDate(state.schedule.nextOn)))
  }
  return { setUp, isBusy: mutation.isPending }
}

type MonitoringFormProps = {
  start: ScheduleBody
  label: string
  isBusy: boolean
  onSubmit: (body: ScheduleBody) => void
}

function MonitoringForm({ start, label, isBusy, onSubmit }: MonitoringFormProps) {
  const [chosen, setChosen] = useState<CreditProvider[]>(start.providers)
  const [frequency, setFrequency] = useState(start.frequency)
  const isEmpty = chosen.length === 0
  const choose = (provider: CreditProvider, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, provider] : chosen.filter((one) => one !== provider))
  return (
    <PlainForm onSubmit={() => onSubmit({ providers: chosen, frequency })} className="grid gap-4">
      <fieldset className="grid gap-0">
        <legend className="text-small font-[560]">{texts.providers}</legend>
        {providers.map((provider) => (
          <CheckboxField
            key={provider}
            name={provider}
            label={providerNames[provider]}
            checked={chosen.includes(provider)}
            onCheckedChange={(isChosen) => choose(provider, isChosen)}
          />
        ))}
      </fieldset>
      <ChoiceGroup
        label={texts.howOften}
        choices={frequencies}
        value={frequency}
        onValueChange={setFrequency}
      />
      <div aria-live="polite">
        {isEmpty ? (
          <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
            <b className="block">{texts.noProvider.title}</b>
            {texts.noProvider.description}
          </p>
        ) : null}
      </div>
      <div>
        <Button type="submit" variant="quiet" disabled={isEmpty} busy={isBusy}>
          {label}
        </Button>
      </div>
    </PlainForm>
  )
}
