import type { CreditFactors } from '#engine/credit/factors.ts'
import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BureauFactors } from './bureau-factors.tsx'
import { factorViews, type FactorView } from './factor-words.ts'
import { OwnDebtsCard } from './own-debts-card.tsx'
import { sampleFactors } from '../samples.ts'

type OwnFactorsProps = { factors: CreditFactors; debts: readonly Debt[] }
type FactorsTabProps = OwnFactorsProps & { monitoring: CreditMonitoring }

/**
 * The factors of a score: a card for each bureau's report, and the parts out of 100 from the person's own debts. The
 * tagged example stands only while there is neither.
 */
export function FactorsTab({ factors, debts, monitoring: { reports, isSandbox } }: FactorsTabProps) {
  const hasOwn = debts.length > 0 || reports.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      {reports.length > 0 ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {reports.map((report) => (
            <BureauFactors key={report.provider} report={report} isSandbox={isSandbox} />
          ))}
        </div>
      ) : null}
      {hasOwn ? <OwnFactors factors={factors} debts={debts} /> : null}
    </div>
  )
}

/** Each part out of 100: from the person's own debts, else the tagged example. */
function OwnFactors({ factors, debts }: OwnFactorsProps) {
  const isOwn = debts.length > 0
  const views: FactorView[] = isOwn
    ? factorViews(factors)
    : sampleFactors.map((factor) => ({ ...factor, words: '' }))
  return (
    <OwnDebtsCard
      title="What moves your score"
      isOwn={isOwn}
      intro={
        isOwn
          ? 'Each out of 100, from your debts and the payments you recorded.'
          : 'An example, each out of 100. Add a debt, and this is about yours.'
      }
    >
      <ul className="grid gap-5">
        {views.map((view) => (
          <Factor key={view.name} {...view} />
        ))}
      </ul>
    </OwnDebtsCard>
  )
}

function Factor({ name, score, words }: FactorView) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{name}</h3>
        <p className="shrink-0 tabular-nums">
          {score === null ? (
            <>
              <span aria-hidden="true">—</span>
              <span className="sr-only">Not known yet</span>
            </>
          ) : (
            <>
              <b>{score}</b> <span className="text-tiny text-ink-3">/ 100</span>
            </>
          )}
        </p>
      </div>
      {score === null ? null : <ProgressBar className="mt-2" percent={score} label={`${name}, out of 100`} />}
      {words ? <p className="mt-1.5 text-small text-ink-2">{words}</p> : null}
    </li>
  )
}
