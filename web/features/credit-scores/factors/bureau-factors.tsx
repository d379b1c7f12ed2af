import type { CreditFactor, CreditReport } from '#contracts/money/credit-monitoring.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Tag, type TagTone } from '#web/ui/tag.tsx'
import { timeSpan } from '#web/format/amounts.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { SandboxTag } from '../sandbox-tag.tsx'
import { kindName, providerNames } from '#web/scores/score-names.ts'
import { bureauTexts as texts, measureNames, ratingNames } from './messages.ts'

/** The report of a bureau's newest score: measures of the credit file, and the factors that lower the score. */
export function BureauFactors({ report, isSandbox }: { report: CreditReport; isSandbox: boolean }) {
  const { provider, asOf, score, factors, reasons } = report
  const lead = texts.lead({ score: score.score, kind: kindName(score), date: formatInstantDate(asOf) })
  return (
    <TitledCard
      title={texts.title(providerNames[provider])}
      aside={isSandbox && <SandboxTag />}
      lead={`${lead} ${isSandbox ? texts.sandbox : texts.fetched}`}
    >
      {factors.length === 0 ? <p className="text-small">{texts.noMeasures}</p> : null}
      <dl>
        {factors.map(bureauFactorView).map(({ name, value, rating }) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5"
          >
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="flex flex-wrap items-center gap-2 tabular-nums">
              {value}
              {rating ? <Tag tone={ratingTones[rating]}>{ratingNames[rating]}</Tag> : null}
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
      <h3 className="mt-4 text-small font-[560]">{texts.reasons}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2">
        {reasons.map((reason) => (
          // the bureau's own words
          <li key={reason} lang="en">
            {reason}
          </li>
        ))}
      </ul>
    </>
  )
}

const values: Record<CreditFactor['kind'], (value: number) => string> = {
  payment_history: (value) => `${value}%`,
  utilization: (value) => `${value}%`,
  credit_age: (months) => timeSpan(months),
  total_accounts: texts.accounts,
  open_accounts: texts.accounts,
  inquiries: (count) => (count === 0 ? texts.noInquiries : String(count)),
}

const ratingTones: Record<NonNullable<CreditFactor['rating']>, TagTone> = {
  excellent: 'good',
  good: 'good',
  fair: 'gold',
  needs_work: 'warn',
}

/** One measure of a credit file in words. */
export function bureauFactorView({ kind, value, rating }: CreditFactor) {
  return { name: measureNames[kind], value: values[kind](value), rating }
}
