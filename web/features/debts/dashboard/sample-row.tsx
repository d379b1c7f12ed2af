import { DetailList, type Detail } from '#web/ui/figures/detail-list.tsx'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { apr, money } from '../figures.ts'
import { sampleTexts as texts } from './dashboard-messages.ts'
import {
  sampleFigures,
  sampleFreedom,
  sampleImpact,
  sampleScores,
  sampleStrategy,
  sampleTips,
} from './sample-figures.ts'

/** What the page says once there are debts, told by one invented household and marked as a whole (reading 2). */
export function SampleRow({ row }: { row: RowState }) {
  return (
    <OpenRow {...row} title={texts.title} note={texts.note} figure={<SampleTag />}>
      <p className="mb-2 max-w-text text-small text-ink-2">{texts.lead}</p>
      <div className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        <DetailList details={planDetails()} />
        <DetailList details={otherDetails()} />
      </div>
    </OpenRow>
  )
}

function planDetails(): Detail[] {
  const { monthlyCents, aboveCents, savedCents, nextSavedCents, months, monthsBefore } = sampleFigures
  const { totalCents, paymentCents, percent, months: payments } = sampleFreedom
  return [
    {
      label: texts.owed,
      figure: money(totalCents),
      note: texts.owedNote({ percent, payment: money(paymentCents), payments }),
    },
    { label: texts.monthly, figure: money(monthlyCents), note: texts.above(money(aboveCents)) },
    { label: texts.saved, figure: money(savedCents), note: texts.more(money(nextSavedCents)) },
    { label: texts.months, figure: String(months), note: texts.downFrom(monthsBefore) },
  ]
}

function otherDetails(): Detail[] {
  const { aprPpm, savedCents } = sampleStrategy
  const { addCents, monthsFaster } = sampleImpact
  const { loanAprPpm, lowerCents, transferMonths } = sampleTips
  const [score = 0, ...before] = sampleScores
  return [
    {
      label: texts.target,
      figure: texts.card(apr(aprPpm)),
      note: texts.targetSaves(money(savedCents)),
    },
    {
      label: texts.impact,
      figure: texts.faster(money(addCents), monthsFaster),
    },
    {
      label: texts.tips,
      figure: texts.loan(apr(loanAprPpm), money(lowerCents)),
      note: texts.otherTips(transferMonths),
    },
    { label: texts.score, figure: String(score), note: texts.scoresBefore(before.toReversed()) },
  ]
}
