import { pauseTexts } from './messages.ts'
import { pauseItem } from '../what-if/plan-items.ts'
import { Items, MonthField, TryForm, useMonthChoice } from './panel-parts.tsx'
import type { PanelProps } from './what-if-panel.tsx'

/** A month with only the minimums. */
export function PausePanel({ plan, whatIf }: PanelProps) {
  const { settings, ask } = whatIf
  const { pauses } = settings.adjustments
  const month = useMonthChoice(plan, 1)
  const set = (next: string[]) => ask({ ...settings, adjustments: { ...settings.adjustments, pauses: next } })
  return (
    <>
      <Items
        items={pauses.map((one) => ({
          key: one,
          text: pauseItem(one),
          onRemove: () => set(pauses.filter((other) => other !== one)),
        }))}
      />
      <TryForm lead={pauseTexts.lead} onSubmit={() => set([...new Set([...pauses, month.value])].toSorted())}>
        <MonthField label={pauseTexts.month} choice={month} />
      </TryForm>
    </>
  )
}
