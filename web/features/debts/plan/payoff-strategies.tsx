import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { scheduleTexts } from '../schedule/schedule-messages.ts'
import { SchedulePrint } from '../schedule/schedule-print.tsx'
import { CliffNotices } from '../cliffs/late-cliffs.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ExtraPayment } from './extra-payment.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanNotices } from './plan-notices.tsx'
import type { PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { latePart } from '#web/ui/rows/late-part.tsx'
import { WaysOutLink } from '../ways-out/door.tsx'
import { leastTab } from './plan-messages.ts'
import { whatIfTexts } from '../what-if/messages.ts'
import type { WhatIf } from '../what-if/use-what-if.ts'
import { WhatIfRows } from '../what-if/what-if-rows.tsx'
import type { DebtPlan } from './plan-view.ts'
import { orderNames, orderReason } from './plan-words.ts'

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
    <Spinner label={leastTab.loading} />
  </div>,
)

type PayoffStrategiesProps = {
  /** the plan that is asked about; it may follow a moment after what is being changed */
  plan: DebtPlan
  /** the plan that is kept: the same one where nothing is asked */
  kept: DebtPlan
  whatIf: WhatIf
}

const ORDERS: PlanOrder[] = ['avalanche', 'snowball']

/** The tab that is no order: a plan of its own, named in the address in the place of one. */
const LEAST = 'least'

/** The orders of payment, what each changes, and everything that could be different. */
export function PayoffStrategies({ plan, kept, whatIf }: PayoffStrategiesProps) {
  const { settings, ask } = whatIf
  const [params, setParams] = useSearchParam()
  const content = <Strategy plan={plan} kept={kept} whatIf={whatIf} />
  // The own order is a tab as long as there is one.
  const orders = [settings, kept.settings].some(({ order }) => order === 'own')
    ? [...ORDERS, 'own' as const]
    : ORDERS
  return (
    <Card id="strategies" aria-labelledby="strategies-title" className="md:p-6">
      <h2 id="strategies-title" className="mb-4">
        Debt Payoff Strategies
      </h2>
      <Tabs
        label="Order of payment"
        value={params.get('strategy') === LEAST ? LEAST : settings.order}
        onValueChange={(order) =>
          order === LEAST ? setParams({ strategy: LEAST }, { replace: false }) : ask({ ...settings, order })
        }
        tabs={[
          ...orders.map((order) => ({ value: order, label: orderNames[order], content })),
          { value: LEAST, label: leastTab.name, content: <LeastInterest plan={plan} /> },
        ]}
      />
    </Card>
  )
}

function Strategy({ plan, kept, whatIf }: PayoffStrategiesProps) {
  const { settings, isAsked } = whatIf
  const hasPicture = plan.chosen.plan.schedule.length > 1
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="-mt-1 text-small text-ink-2">{orderReason(plan)}</p>
      <PlanNotices plan={plan} onExtra={(extra) => whatIf.ask({ ...settings, extra })} />
      <CliffNotices plan={plan} whatIf={whatIf} />
      {isAsked && <WhatIfResult whatIf={whatIf} tried={plan} kept={kept} />}
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
