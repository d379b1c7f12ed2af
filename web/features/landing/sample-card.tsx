import sample from '#content/marketing/sample-debts.json' with { type: 'json' }
import { centsToDollars } from '#engine/money/cents.ts'
import { formatMoney } from '#web/format/money.ts'
import { FreedomLine } from '#web/ui/charts/freedom-line/freedom-line.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import type { SamplePlan } from './sample-plan.ts'

const formatGridline = (cents: number) => `$${Math.round(centsToDollars(cents) / 1000)}k`

/** Months from now instead of dates: a date in a picture for everybody would be wrong tomorrow. */
function formatMonth(month: number, style: 'long' | 'short' | 'year'): string {
  if (style === 'year') return month === 12 ? '1 year' : `${month / 12} years`
  return style === 'long' ? `In ${month} months` : `Month ${month}`
}

/** The assumptions of the picture, next to its tag. */
const describeSample = () =>
  `${sample.debts.length} debts, ${formatMoney(sample.extraCents)} extra a month, highest rate first`

/** The freedom line of the sample debts, tagged as a sample. */
export function SampleCard({ plan }: { plan: SamplePlan }) {
  const saved = formatMoney(plan.savedCents)
  const sooner = plan.minimumsMonths - plan.months
  return (
    <div className="rounded-card border border-line bg-raised p-5 md:p-6">
      <p className="mb-4 flex items-center gap-2.5 text-tiny text-ink-3">
        <SampleTag />
        {describeSample()}
      </p>
      <FreedomLine
        title={`Debt-free in ${plan.months} months`}
        note={`${sooner} months sooner than the minimums, with ${saved} less interest.`}
        summary={`Sample: four debts paid highest rate first reach zero in ${plan.months} months. At the minimums they take ${plan.minimumsMonths} months.`}
        series={plan.series}
        alternative={{
          name: 'Minimums only',
          summary: `Minimums only would take ${plan.minimumsMonths} months`,
          values: plan.alternative,
        }}
        freeMonth={plan.months}
        startMonth={0}
        formatMonth={formatMonth}
        formatValue={formatMoney}
        formatGridline={formatGridline}
      />
    </div>
  )
}
