import type { CreditFactor, CreditReport } from '#contracts/money/credit-monitoring.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { plural, timeSpan } from '#web/format/amounts.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { SandboxTag } from '../sandbox-tag.tsx'
import { kindName, providerNames } from '#web/scores/score-names.ts'

/** The report of a bureau's newest score: measures of the credit file, and the factors that lower the score. */
export function BureauFactors({ report, isSandbox }: { report: CreditReport; isSandbox: boolean }) {
  const { provider, asOf, score, factors, reasons } = report
  return (
    <TitledCard
      title={`What ${providerNames[provider]} says`}
      aside={isSandbox && <SandboxTag />}
      lead={`With the score ${score.score}. ${kindName(score)}, from ${formatInstantDate(asOf)}. ${isSandbox ? 'Made from your own records here.' : 'Fetched from the bureau.'}`}
    >
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
    </TitledCard>
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

const names: Record<CreditFactor['kind'], string> = {
  payment_history: 'Payments on time',
  utilization: 'Card limits used',
  credit_age: 'Average age of accounts',
  total_accounts: 'Accounts in all',
  open_accounts: 'Open accounts',
  inquiries: 'Hard inquiries',
}

const values: Record<CreditFactor['kind'], (value: number) => string> = {
  payment_history: (value) => `${value}%`,
  utilization: (value) => `${value}%`,
  credit_age: (months) => timeSpan(months),
  total_accounts: (count) => plural(count, 'account'),
  open_accounts: (count) => plural(count, 'account'),
  inquiries: (count) => (count === 0 ? 'None' : String(count)),
}

const ratings: Record<NonNullable<CreditFactor['rating']>, { label: string; tone: TagTone }> = {
  excellent: { label: 'Excellent', tone: 'good' },
  good: { label: 'Good', tone: 'good' },
  fair: { label: 'Fair', tone: 'gold' },
  needs_work: { label: 'Needs work', tone: 'warn' },
}

/** One measure of a credit file in words. */
export function bureauFactorView({ kind, value, rating }: CreditFactor) {
  return { name: names[kind], value: values[kind](value), rating: rating === null ? null : ratings[rating] }
}
