import { useId, useState } from 'react'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { typedCents } from '#web/forms/read-typed.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { money, month } from '../figures.ts'
import { amountTexts } from '../start/messages.ts'
import type { DebtPlan } from './plan-view.ts'
import { useMonthlySteps, type MonthlyStep } from './use-plan.ts'

type MonthlyAmountProps = {
  plan: DebtPlan
  /** null until the person has answered */
  chosenCents: number | null
  /** gets what is above the minimums, in cents */
  onChoose: (extraCents: number) => void
  /** where to go with less money than the minimums */
  onHaveLess?: () => void
}

/** The question that makes the plan a person's own: what a month can go to debts in all, and what each step more would do. */
export function MonthlyAmount({ plan, chosenCents, onChoose, onHaveLess }: MonthlyAmountProps) {
  const titleId = useId()
  const steps = useMonthlySteps(plan)
  const minimumsCents = steps[0]?.budgetCents ?? 0
  const isOther = chosenCents !== null && !steps.some(({ extraCents }) => extraCents === chosenCents)
  const [isAsking, setAsking] = useState(false)
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId}>{amountTexts.title}</CardTitle>
      <p className="mt-1 text-small text-ink-2">{amountTexts.lead(money(minimumsCents))}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2">
        {steps.map((step) => (
          <Step
            key={step.extraCents}
            step={step}
            isChosen={chosenCents === step.extraCents}
            onChoose={() => onChoose(step.extraCents)}
          />
        ))}
      </div>
      {isOther || isAsking ? (
        <OtherAmount
          minimumsCents={minimumsCents}
          chosenCents={isOther ? minimumsCents + chosenCents : null}
          onChoose={onChoose}
          {...(onHaveLess && { onHaveLess })}
        />
      ) : (
        <button type="button" className="link mt-2 min-h-11 text-small" onClick={() => setAsking(true)}>
          {amountTexts.other}
        </button>
      )}
    </Card>
  )
}

type StepProps = { step: MonthlyStep; isChosen: boolean; onChoose: () => void }

function Step({ step: { budgetCents, endsIn, extraCents }, isChosen, onChoose }: StepProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="grid min-h-16 content-center gap-0.5 rounded-control border border-field bg-raised px-3 py-2 text-left hover:border-ink-3 aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-ink aria-pressed:forced-colors:outline-3"
      onClick={onChoose}
    >
      <span className="fig font-[560]">{money(budgetCents)}</span>
      <span className="text-tiny">
        {endsIn === null ? amountTexts.endless : month(endsIn)}
        {extraCents === 0 ? `, ${amountTexts.minimums}` : ''}
      </span>
    </button>
  )
}

type OtherAmountProps = {
  minimumsCents: number
  /** the amount in all that was chosen; null where none was */
  chosenCents: number | null
  onChoose: (extraCents: number) => void
  onHaveLess?: () => void
}

function OtherAmount({ minimumsCents, chosenCents, onChoose, onHaveLess }: OtherAmountProps) {
  const [text, setText] = useState(chosenCents === null ? '' : String(chosenCents / 100))
  const [error, setError] = useState<string | undefined>(undefined)
  function choose(): void {
    const cents = typedCents(text, 0)
    if (cents === null || cents < minimumsCents) return setError(amountTexts.tooLow(money(minimumsCents)))
    setError(undefined)
    onChoose(cents - minimumsCents)
  }
  return (
    <PlainForm className="mt-4 flex flex-wrap items-start gap-3" onSubmit={choose}>
      <div className="min-w-40 flex-1 sm:max-w-56">
        <MoneyField
          label={amountTexts.otherLabel}
          name="monthlyAmount"
          value={text}
          error={error}
          onValueChange={setText}
        />
      </div>
      <Button type="submit" variant="quiet" className="mt-6.75 min-h-12">
        {amountTexts.use}
      </Button>
      {error !== undefined && onHaveLess && (
        <button type="button" className="link min-h-11 basis-full text-left text-small" onClick={onHaveLess}>
          {amountTexts.haveLess}
        </button>
      )}
    </PlainForm>
  )
}
