import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { scheduleTexts } from '../schedule/schedule-messages.ts'
import { SchedulePrint } from '../schedule/schedule-print.tsx'
import { CliffNotices } from '../cliffs/late-cliffs.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ExtraPayment } from './extra-payment.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { isWorthKeeping } from '#engine/debts/findings/least-gain.ts'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { latePart } from '#web/ui/late/late-part.tsx'
import { WaysOutLink } from '../ways-out/door.tsx'
import { leastLoading, orderNames, strategiesTexts as texts } from './plan-messages.ts'
import { whatIfTexts } from '../what-if/messages.ts'
import type { WhatIf } from '../what-if/use-what-if.ts'
import { WhatIfRows } from '../what-if/what-if-rows.tsx'
import type { DebtPlan } from './plan-view.ts'
import { orderReason } from './plan-words.ts'

// Asked for when it is opened: most visits only look at the picture.
const PlanSchedule = lazy(() =>
  import('../schedule/plan-schedule.tsx').then((file) => ({ default: file.PlanSchedule })),
)

// Most visits ask nothing.
const WhatIfResult = latePart(
  async () => (await import('../what-if/what-if-result.tsx')).WhatIfResult,
  <div className="min-h-36">
    <Spinner label={whatIfTexts.loading} />
  </div>,
)

// Its search and its solver are wanted by those who open it.
const LeastInterest = latePart(
  async () => (await import('../least-interest/least-interest.tsx')).LeastInterest,
  <div className="min-h-48">
    <Spinner label={leastLoading} />
  </div>,
)

type PayoffStrategiesProps = {
  /** the plan that is asked about; it may follow a moment after what is being changed */
  plan: DebtPlan
  /** the plan that is kept: the same one where nothing is asked */
  kept: DebtPlan
  whatIf: WhatIf
}

const ORDERS: PlanOrder[] = ['avalanche', 'snowball', 'leastInterest']

/** The orders of payment, what each changes, and everything that could be different. */
export function PayoffStrategies({ plan, kept, whatIf }: PayoffStrategiesProps) {
  const { settings, ask } = whatIf
  const content = <Strategy plan={plan} kept={kept} whatIf={whatIf} />
  // The own order is a tab as long as there is one.
  const orders = [settings, kept.settings].some(({ order }) => order === 'own')
    ? ORDERS.toSpliced(2, 0, 'own')
    : ORDERS
  return (
    <Card id="strategies" aria-labelledby="strategies-title" className="md:p-6">
      <h2 id="strategies-title" className="mb-4">
        {texts.title}
      </h2>
      <Tabs
        label={texts.tabs}
        value={settings.order}
        onValueChange={(order) => ask({ ...settings, order })}
        tabs={orders.map((order) => ({ value: order, label: orderNames[order], content }))}
      />
    </Card>
  )
}

function Strategy({ plan, kept, whatIf }: PayoffStrategiesProps) {
  const { settings, isAsked } = whatIf
  const hasPicture = plan.chosen.plan.schedule.length > 1
  const reason = <p className="-mt-1 text-small text-ink-2">{orderReason(plan)}</p>
  const result = isAsked && <WhatIfResult whatIf={whatIf} tried={plan} kept={kept} />
  const cliffs = <CliffNotices plan={plan} whatIf={whatIf} />
  const isLeast = plan.settings.order === 'leastInterest'
  const isLeastKept = kept.settings.order === 'leastInterest'
  if (isLeast && !isLeastKept && !isWorthKeeping(plan.comparison))
    return (
      <div className="grid grid-cols-1 gap-5">
        {reason}
        <LeastInterest plan={plan} isKept={false} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      {reason}
      <PlanNotices plan={plan} onExtra={(extra) => whatIf.ask({ ...settings, extra })} />
      {!isLeast && cliffs}
      {isLeast ? (
        <LeastInterest plan={plan} isKept={isLeastKept}>
          {result}
          {cliffs}
        </LeastInterest>
      ) : (
        result
      )}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          {hasPicture && (
            <PlanLine plan={plan} against={plan === kept ? null : kept} headingLevel={3} hasChanges />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <h3>{whatIfTexts.title}</h3>
          <ExtraPayment
            extraCents={settings.extra}
            plan={plan}
            onChange={(extra) => whatIf.move({ ...settings, extra })}
          />
          <div className="print:hidden">
            <WhatIfRows plan={plan} whatIf={whatIf} />
          </div>
        </div>
      </div>
      <div className="border-t border-line pt-5">
        <ComparisonTable plan={plan} />
        <WaysOutLink />
      </div>
      {hasPicture && (
        <div className="mt-5 border-t border-line pt-2">
          <Disclosure label={scheduleTexts.title} heading="h3">
            <Suspense fallback={<Spinner label={texts.layingOut} />}>
              <PlanSchedule plan={plan} />
            </Suspense>
          </Disclosure>
          <SchedulePrint plan={plan} />
        </div>
      )}
    </div>
  )
}
