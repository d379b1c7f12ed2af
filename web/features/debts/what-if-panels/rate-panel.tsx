import { useState } from 'react'
import type { RateCut } from '#engine/debts/scenario/adjustments.ts'
import { MAX_RATE_PPM, parseTypedPercent } from '#engine/money/cents.ts'
import { PercentField, SelectField } from '#web/ui/fields/field.tsx'
import { rateTexts } from './messages.ts'
import { namesOf, rateItem } from '../what-if/plan-items.ts'
import { Items, MonthField, TryForm, useMonthChoice } from './panel-parts.tsx'
import type { PanelProps } from './what-if-panel.tsx'

/** A lower rate on one debt. */
export function RatePanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const owed = plan.debts.filter(({ balance }) => balance > 0)
  const [chosenId, setChosenId] = useState(owed[0]?.id ?? '')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const from = useMonthChoice(plan)
  const nameOf = namesOf(plan.debts)
  const { rateCuts } = settings.adjustments
  const set = (next: RateCut[]) =>
    ask({ ...settings, adjustments: { ...settings.adjustments, rateCuts: next } })
  function submit(): void {
    const rate = parseTypedPercent(text)
    const debt = owed.find(({ id }) => id === chosenId)
    const isRate = rate !== null && rate >= 0 && rate <= MAX_RATE_PPM
    setError(isRate ? undefined : rateTexts.error)
    if (!isRate || !debt) return
    setText('')
    const cut = { debtId: debt.id, from: from.value, rate, insteadOf: debt.interestRate }
    // One rate for each debt: the latest that is tried takes the place of the one before.
    set([...rateCuts.filter(({ debtId }) => debtId !== debt.id), cut])
  }
  return (
    <>
      <Items
        items={rateCuts.map((cut) => ({
          key: cut.debtId,
          text: rateItem(cut, nameOf),
          onRemove: () => set(rateCuts.filter((other) => other !== cut)),
        }))}
      />
      <TryForm lead={rateTexts.lead} onSubmit={submit}>
        <SelectField
          label={rateTexts.debt}
          value={chosenId}
          options={owed.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setChosenId}
        />
        <PercentField
          label={rateTexts.rate}
          name="whatifRate"
          value={text}
          error={error}
          onValueChange={setText}
        />
        <MonthField label={rateTexts.from} choice={from} />
      </TryForm>
    </>
  )
}
