import type { CreditFactors } from '#engine/credit/factors.ts'
import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BureauFactors } from './bureau-factors.tsx'
import { factorViews, type FactorView } from './factor-words.ts'
import { OwnDebtsCard } from './own-debts-card.tsx'
import { sampleFactors } from '../samples.ts'
import { factorNames, factorTexts as texts } from './messages.ts'

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
    : sampleFactors.map(({ kind, score }) => ({ name: factorNames[kind], score, words: '' }))
  return (
    <OwnDebtsCard title={texts.title} isOwn={isOwn} intro={isOwn ? texts.own : texts.sample}>
      <ul className="grid gap-5">
        {views.flatMap(({ score, ...view }) =>
          score === null ? [] : <Factor key={view.name} {...view} score={score} />,
        )}
      </ul>
      <UnknownFactors views={views.filter(({ score }) => score === null)} />
    </OwnDebtsCard>
  )
}

function Factor({ name, score, words }: FactorView & { score: number }) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{name}</h3>
        <p className="shrink-0 tabular-nums">
          <b>{score}</b> <span className="text-tiny text-ink-3">/ 100</span>
        </p>
      </div>
      <ProgressBar className="mt-2" percent={score} label={texts.outOf(name)} />
      {words ? <p className="mt-1.5 text-small text-ink-2">{words}</p> : null}
    </li>
  )
}

/** Factors without a figure, and what each waits for. */
function UnknownFactors({ views }: { views: readonly FactorView[] }) {
  if (views.length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4 text-small">
      <h3 className="text-small font-[560]">{texts.unknown}</h3>
      <ul className="mt-1 grid gap-1 text-ink-2">
        {views.map(({ name, words }) => (
          <li key={name}>
            {name}: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
