import sample from '#content/marketing/sample-debts.json' with { type: 'json' }
import { centsToDollars } from '#engine/money/cents.ts'
import { timeSpan } from '#web/format/amounts.ts'
import { formatMoney } from '#web/format/money.ts'
import { FreedomLine } from '#web/ui/charts/freedom-line/freedom-line.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { sampleTexts } from './messages.ts'
import type { SamplePlan } from './sample-plan.ts'

const formatGridline = (cents: number) => `$${Math.round(centsToDollars(cents) / 1000)}k`

/** Months from now instead of dates: a date in a picture for everybody would be wrong tomorrow. */
function formatMonth(month: number, style: 'long' | 'short' | 'year'): string {
  if (style === 'year') return timeSpan(month)
  return style === 'long' ? sampleTexts.inMonths(month) : sampleTexts.month(month)
}

/** The assumptions of the picture, next to its tag. */
const describeSample = () => sampleTexts.about(sample.debts.length, formatMoney(sample.extraCents))

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
        title={sampleTexts.free(plan.months)}
        note={sampleTexts.sooner(sooner, saved)}
        summary={sampleTexts.summary(plan.months, plan.minimumsMonths)}
        series={plan.series}
        alternative={{
          name: sampleTexts.minimums,
          summary: sampleTexts.minimumsTake(plan.minimumsMonths),
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
