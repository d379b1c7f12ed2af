import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { scheduleTexts } from '../schedule/schedule-messages.ts'
import { SchedulePrint } from '../schedule/schedule-print.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ExtraPayment } from './extra-payment.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanNotices } from './plan-notices.tsx'
import type { DebtPlan, PlanOrder, PlanSettings } from './plan-view.ts'
import { orderNames, orderReasons } from './plan-words.ts'

// Asked for when it is opened: most visits only look at the picture.
const PlanSchedule = lazy(() =>
  import('../schedule/plan-schedule.tsx').then((file) => ({ default: file.PlanSchedule })),
)

type PayoffStrategiesProps = {
  plan: DebtPlan
  /** as being changed; the plan may follow a moment later */
  settings: PlanSettings
  onChange: (settings: PlanSettings) => void
}

const ORDERS: PlanOrder[] = ['avalanche', 'snowball']

/** The two orders of payment, what each changes, and what a little more a month would do. */
export function PayoffStrategies({ plan, settings, onChange }: PayoffStrategiesProps) {
  const content = <Strategy plan={plan} settings={settings} onChange={onChange} />
  return (
    <Card id="strategies" aria-labelledby="strategies-title" className="md:p-6">
      <h2 id="strategies-title" className="mb-4">
        Debt Payoff Strategies
      </h2>
      <Tabs
        label="Order of payment"
        value={settings.order}
        onValueChange={(order) => onChange({ ...settings, order })}
        tabs={ORDERS.map((order) => ({ value: order, label: orderNames[order], content }))}
      />
    </Card>
  )
}

function Strategy({ plan, settings, onChange }: PayoffStrategiesProps) {
  const setExtra = (extraCents: number) => onChange({ ...settings, extraCents })
  const hasPicture = plan.chosen.plan.schedule.length > 1
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="-mt-1 text-small text-ink-2">{orderReasons[plan.settings.order]}</p>
      <PlanNotices plan={plan} onExtra={setExtra} />
      {hasPicture && <PlanLine plan={plan} headingLevel={3} hasChanges />}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 border-t border-line pt-5 lg:grid-cols-[1fr_1.4fr]">
        <ExtraPayment extraCents={settings.extraCents} plan={plan} onChange={setExtra} />
        <ComparisonTable plan={plan} />
      </div>
      {hasPicture && (
        <div className="mt-5 border-t border-line pt-2">
          <Disclosure label={scheduleTexts.title} heading="h3">
            <Suspense fallback={<Spinner label="Laying out the months" />}>
              <PlanSchedule plan={plan} />
            </Suspense>
          </Disclosure>
          <SchedulePrint plan={plan} />
        </div>
      )}
    </div>
  )
}
