import { useMemo } from 'react'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { doneBy } from '#engine/debts/payoff/solve.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { money, month } from '../figures.ts'
import { monthOf } from '../plan/plan-view.ts'
import { byTexts as texts } from './messages.ts'
import type { PanelProps } from './what-if-panel.tsx'

/** How far ahead a date can be asked for: 40 years. */
const MOST_MONTHS = 480

/** What it takes a month to be done by a date, which the address holds. */
export function DoneByPanel({ plan, whatIf }: PanelProps) {
  const [params, setParams] = useSearchParam()
  const first = monthOf(plan, 1)
  const options = useMemo(
    () =>
      Array.from({ length: MOST_MONTHS }, (_, at) => ({
        value: monthText(first + at),
        label: month(first + at),
      })),
    [first],
  )
  const asked = params.get('by') ?? ''
  const months = options.findIndex(({ value }) => value === asked) + 1
  const answer = useMemo(() => (months > 0 ? doneBy(plan.start.input, months) : null), [plan, months])
  const isOver = months === 0 && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked < monthText(first)
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={texts.month}
        value={months > 0 ? asked : ''}
        options={[{ value: '', label: texts.choose }, ...options]}
        onValueChange={(value) => setParams({ by: value || null })}
      />
      <output className="block text-small">
        {isOver && texts.over}
        {months > 0 && answer === null && texts.impossible}
        {months > 0 && answer && <Answer whatIf={whatIf} answer={answer} by={month(first + months - 1)} />}
      </output>
    </div>
  )
}

type AnswerProps = Pick<PanelProps, 'whatIf'> & {
  answer: { budgetCents: number; addCents: number }
  by: string
}

function Answer({ whatIf, answer: { budgetCents, addCents }, by }: AnswerProps) {
  if (addCents <= 0)
    return (
      <p>
        {texts.enough(by)} {addCents < 0 && texts.less(money(budgetCents))}
      </p>
    )
  const extra = whatIf.settings.extra + addCents
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {texts.takes(money(budgetCents), by)} {texts.more(money(addCents))}
      </p>
      <Button variant="quiet" size="small" onClick={() => whatIf.ask({ ...whatIf.settings, extra })}>
        {texts.tryIt(money(extra))}
      </Button>
    </div>
  )
}
