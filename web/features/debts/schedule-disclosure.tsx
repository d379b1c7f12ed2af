import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import type { DebtPlan } from './plan-view.ts'

// Asked for when it is opened: most visits only look at the picture.
const PlanSchedule = lazy(() =>
  import('./plan-schedule.tsx').then((file) => ({ default: file.PlanSchedule })),
)

export function ScheduleDisclosure({ plan }: { plan: DebtPlan }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-5 border-t border-line pt-2">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left"
          onClick={() => setOpen(!isOpen)}
        >
          Month by month
          <ChevronDown
            aria-hidden="true"
            className={`size-5 text-ink-3 print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="pt-2">
          <Suspense fallback={<Spinner label="Laying out the months" />}>
            <PlanSchedule plan={plan} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
