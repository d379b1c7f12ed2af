import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { money, month, timeSpan } from './figures.ts'
import { dashboardDebts } from './messages.ts'
import { sampleFreedom } from './sample-figures.ts'

/** The way from a sample to the person's own figures; stands in every sample card of debts. */
export function OwnDebtsLink() {
  return (
    <Link to={paths.debtTracker} className="link inline-flex min-h-11 items-center text-small">
      {dashboardDebts.ownFigures}
    </Link>
  )
}

/** The freedom panel of a person without debts: the specification's figures, as a sample. */
export function SampleFreedomPanel({ today }: { today: string }) {
  const { months, percent, totalCents, paymentCents } = sampleFreedom
  return (
    <Card aria-labelledby="freedom-title" className="flex flex-col border-dashed md:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="freedom-title" className="font-sans text-small font-normal tracking-normal text-ink-2">
          Debt-free
        </h2>
        <SampleTag />
      </div>
      <p className="fig mt-0.5 text-[2.125rem] leading-tight">{month(monthIndex(today) + months)}</p>
      <p className="mb-4 text-small text-ink-2">
        {timeSpan(months)} to go, at {money(paymentCents)} a month
      </p>
      <ProgressBar percent={percent} label="Paid in the sample" tone="gold" className="mt-auto" />
      <div className="mt-2.5 flex justify-between gap-3 text-tiny text-ink-3">
        <span>{percent}% paid</span>
        <span>{money(totalCents)} left</span>
      </div>
    </Card>
  )
}

/** The first step of a person without debts: it turns the samples into their own figures. */
export function FirstDebtCard({ onAdd }: { onAdd: () => void }) {
  const { title, text, action } = dashboardDebts.first
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col md:p-6">
      <p className="text-tiny text-ink-3">Next step</p>
      <h2 id="next-step-title" className="mt-1 mb-1.5 text-h2">
        {title}
      </h2>
      <p className="text-small text-ink-2">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-4">
        <button type="button" className={buttonClass({})} onClick={onAdd}>
          {action}
        </button>
      </div>
    </Card>
  )
}
