import { useState } from 'react'
import type { Adjustments } from '#engine/debts/scenario/adjustments.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { amountError, moreTexts, onceTexts } from './messages.ts'
import { moreItem, onceItem } from '../what-if/plan-items.ts'
import { Items, MonthField, TryForm, useMonthChoice } from './panel-parts.tsx'
import type { PanelProps } from './what-if-panel.tsx'

/** More each month from a month on. */
export function MorePanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const { increases } = settings.adjustments
  const set = (next: Adjustments['increases']) =>
    ask({ ...settings, adjustments: { ...settings.adjustments, increases: next } })
  return (
    <>
      <Items
        items={increases.map((one) => ({
          key: `${one.from} ${one.amount}`,
          text: moreItem(one),
          onRemove: () => set(increases.filter((other) => other !== one)),
        }))}
      />
      <AmountForm
        name="whatifMore"
        texts={{ lead: moreTexts.lead, amount: moreTexts.amount, month: moreTexts.from }}
        plan={plan}
        ahead={1}
        onTry={(amount, from) => set(inOrder([...increases, { from, amount }], (one) => one.from))}
      />
    </>
  )
}

/** Money that comes once. */
export function OncePanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const { lumpSums } = settings.adjustments
  const set = (next: Adjustments['lumpSums']) =>
    ask({ ...settings, adjustments: { ...settings.adjustments, lumpSums: next } })
  return (
    <>
      <Items
        items={lumpSums.map((one) => ({
          key: `${one.month} ${one.amount}`,
          text: onceItem(one),
          onRemove: () => set(lumpSums.filter((other) => other !== one)),
        }))}
      />
      <AmountForm
        name="whatifOnce"
        texts={onceTexts}
        plan={plan}
        ahead={0}
        onTry={(amount, month) => set(inOrder([...lumpSums, { month, amount }], (one) => one.month))}
      />
    </>
  )
}

const inOrder = <Item,>(items: Item[], monthOf: (item: Item) => string) =>
  items.toSorted((a, b) => monthOf(a).localeCompare(monthOf(b)))

type AmountFormProps = Pick<PanelProps, 'plan'> & {
  name: string
  texts: { lead: string; amount: string; month: string }
  ahead: number
  /** the amount in cents, the month 'YYYY-MM' */
  onTry: (amount: number, month: string) => void
}

function AmountForm({ name, texts, plan, ahead, onTry }: AmountFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const month = useMonthChoice(plan, ahead)
  function submit(): void {
    const cents = typedCents(text, 1)
    setError(cents === null ? amountError : undefined)
    if (cents === null) return
    setText('')
    onTry(cents, month.value)
  }
  return (
    <TryForm lead={texts.lead} onSubmit={submit}>
      <MoneyField label={texts.amount} name={name} value={text} error={error} onValueChange={setText} />
      <MonthField label={texts.month} choice={month} />
    </TryForm>
  )
}
