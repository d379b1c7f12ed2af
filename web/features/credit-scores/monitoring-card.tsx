import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { monitoringTexts } from './messages.ts'
import { NotConnected } from './not-connected.tsx'

const providers = [
  { provider: 'experian', label: 'Experian' },
  { provider: 'transunion', label: 'TransUnion' },
] as const
type Provider = (typeof providers)[number]['provider']

const frequencies = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const
type Frequency = (typeof frequencies)[number]['value']

/** Which providers to watch and how often. Until one is connected a press says so, and sets up nothing. */
export function MonitoringCard({ hasMonitoring }: { hasMonitoring: boolean }) {
  // spec 9: weekly, with Experian chosen
  const [chosen, setChosen] = useState<readonly Provider[]>(['experian'])
  const [frequency, setFrequency] = useState<Frequency>('weekly')
  const [isAsked, setAsked] = useState(false)
  const isEmpty = chosen.length === 0
  const choose = (provider: Provider, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, provider] : chosen.filter((one) => one !== provider))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  return (
    <Card aria-labelledby="monitoring-title" className="sm:p-6">
      <CardTitle id="monitoring-title">Automatic monitoring</CardTitle>
      <form onSubmit={submit} className="mt-3 grid gap-4">
        <fieldset className="grid gap-0">
          <legend className="text-small font-[560]">Providers</legend>
          {providers.map(({ provider, label }) => (
            <CheckboxField
              key={provider}
              name={provider}
              label={label}
              checked={chosen.includes(provider)}
              onCheckedChange={(isChosen) => choose(provider, isChosen)}
            />
          ))}
        </fieldset>
        <ChoiceGroup label="How often" choices={frequencies} value={frequency} onValueChange={setFrequency} />
        <div aria-live="polite">
          {isEmpty ? (
            <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
              <b className="block">{monitoringTexts.noProvider.title}</b>
              {monitoringTexts.noProvider.description}
            </p>
          ) : null}
        </div>
        <div>
          <Button type="submit" variant="quiet" disabled={isEmpty}>
            Set up monitoring
          </Button>
        </div>
      </form>
      <NotConnected kind="monitoring" isShown={isAsked && !isEmpty} hasMonitoring={hasMonitoring} />
    </Card>
  )
}
