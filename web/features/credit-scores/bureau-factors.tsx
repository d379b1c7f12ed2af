import type { CreditReport } from '#contracts/money/credit-monitoring.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { bureauFactorView } from './bureau-factor-words.ts'
import { SandboxTag } from './sandbox-tag.tsx'
import { kindName, providerNames } from './score-names.ts'

/** What came with the newest score of a bureau: measures of the file, and what holds the score down. */
export function BureauFactors({ report, isSandbox }: { report: CreditReport; isSandbox: boolean }) {
  const { provider, asOf, score, factors, reasons } = report
  const titleId = `report-${provider}`
  return (
    <Card aria-labelledby={titleId} className="sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id={titleId}>What {providerNames[provider]} says</CardTitle>
        {isSandbox ? <SandboxTag /> : null}
      </div>
      <p className="mt-1.5 mb-3 text-small text-ink-2">
        With the score {score.score}. {kindName(score)}, from {formatInstantDate(asOf)}.{' '}
        {isSandbox ? 'Made from your own records here.' : 'Fetched from the bureau.'}
      </p>
      {factors.length === 0 ? <p className="text-small">No measures came with this score.</p> : null}
      <dl>
        {factors.map(bureauFactorView).map(({ name, value, rating }) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5"
          >
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="flex flex-wrap items-center gap-2 tabular-nums">
              {value}
              {rating ? <Tag tone={rating.tone}>{rating.label}</Tag> : null}
            </dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
    </Card>
  )
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 text-small font-[560]">What holds the score down most</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
