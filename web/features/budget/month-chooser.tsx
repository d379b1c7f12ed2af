import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatMonth } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { indexOf, neighbours } from './budget-months.ts'

type MonthChooserProps = { month: string; today: string; onMonth: (month: string) => void }

/** The month shown, the one before and the one after, and the way back to this one. */
export function MonthChooser({ month, today, onMonth }: MonthChooserProps) {
  const { before, after } = neighbours(month, today)
  const now = today.slice(0, 7)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2">
      <legend className="sr-only">Month</legend>
      <Step name="Previous month" target={before} onMonth={onMonth} Icon={ChevronLeft} />
      <p aria-live="polite" className="min-w-34 px-1 text-center font-[560] whitespace-nowrap">
        {formatMonth(indexOf(month))}
      </p>
      <Step name="Next month" target={after} onMonth={onMonth} Icon={ChevronRight} />
      {month !== now && (
        <Button variant="plain" size="small" onClick={() => onMonth(now)}>
          This month
        </Button>
      )}
    </fieldset>
  )
}

type StepProps = {
  name: string
  target: string | null
  onMonth: (month: string) => void
  Icon: typeof ChevronLeft
}

function Step({ name, target, onMonth, Icon }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="w-11 px-0!"
      aria-label={name}
      disabled={target === null}
      onClick={() => target && onMonth(target)}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  )
}
