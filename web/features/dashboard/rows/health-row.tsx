import type { Dashboard } from '#contracts/money/dashboard.ts'
import { healthParts, type HealthPartName } from '#engine/credit/financial-health.ts'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SampleTag } from '#web/ui/tag.tsx'
import { healthPartNames, healthTexts } from '../messages.ts'

const partNames = Object.keys(healthParts) as HealthPartName[]

type HealthRowProps = Pick<Dashboard, 'financialHealthScore' | 'financialHealthParts'> & { row: RowState }

/** The financial health score; the parts it rests on are inside. */
export function HealthRow({ financialHealthScore: score, financialHealthParts: parts, row }: HealthRowProps) {
  const isKnown = parts.length > 0
  return (
    <OpenRow
      {...row}
      title={healthTexts.title}
      note={isKnown ? noteOf(parts) : healthTexts.notKnown}
      figure={isKnown ? healthTexts.of100(score) : null}
    >
      <div className="max-w-text">
        {!isKnown && (
          <p className="flex items-center gap-3">
            <span className="fig text-figure">{score}</span>
            <SampleTag />
          </p>
        )}
        <ProgressBar
          percent={score}
          label={healthTexts.title}
          tone={isKnown ? 'brand' : 'gold'}
          className="mt-1"
        />
        <p className="mt-3 text-tiny text-ink-3">{isKnown ? healthTexts.why : healthTexts.unknown}</p>
        {isKnown ? (
          <ul className="mt-4 grid gap-3">
            {parts.map((part) => (
              <Part key={part.part} {...part} />
            ))}
          </ul>
        ) : (
          <WhatCounts />
        )}
      </div>
    </OpenRow>
  )
}

/** The part nearest to its most points and the one farthest from it. */
function noteOf(parts: Dashboard['financialHealthParts']): string {
  const sorted = parts.toSorted((a, b) => b.points / b.mostPoints - a.points / a.mostPoints)
  const [best, worst] = [sorted[0], sorted.at(-1)].map((one) => (one ? nameOf(one.part) : ''))
  return parts.length < 2 || !best || !worst ? healthTexts.own : healthTexts.bestAndWorst(best, worst)
}

const nameOf = (part: string) => healthPartNames[part as HealthPartName]?.name ?? part

/** Before anything is known: what the score will rest on. */
function WhatCounts() {
  return (
    <dl className="mt-4 grid gap-2.5">
      {partNames.map((part) => (
        <div key={part} className="border-t border-line pt-2.5">
          <dt className="flex justify-between gap-3 text-small font-[560]">
            {healthPartNames[part].name}
            <span className="font-normal text-ink-2">{healthTexts.upTo(healthParts[part])}</span>
          </dt>
          <dd className="text-tiny text-ink-3">{healthPartNames[part].why}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ part, points, mostPoints }: Dashboard['financialHealthParts'][number]) {
  const { name, why } = healthPartNames[part as HealthPartName] ?? { name: part, why: '' }
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <span className="font-[560]">{name}</span>
        <span className="tabular-nums text-ink-2">{healthTexts.pointsOf(points, mostPoints)}</span>
      </div>
      <p className="text-tiny text-ink-3">{why}</p>
      <ProgressBar
        percent={(points / Math.max(1, mostPoints)) * 100}
        label={healthTexts.pointsLabel(name)}
        className="mt-1.5 h-1.5"
      />
    </li>
  )
}
