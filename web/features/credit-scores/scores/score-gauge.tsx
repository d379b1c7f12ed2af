import { SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'
import { bandNames, summaryTexts } from '../messages.ts'

// the bands of spec 9: each begins where the one before it ends
const bands = [
  { from: SCORE_MIN, to: 580, band: 'Poor', fill: 'fill-c5' },
  { from: 580, to: 670, band: 'Fair', fill: 'fill-c3' },
  { from: 670, to: 740, band: 'Good', fill: 'fill-c2' },
  { from: 740, to: SCORE_MAX, band: 'Excellent', fill: 'fill-c1' },
] as const

const percent = (score: number) => ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * 100
const place = (score: number) => `${percent(score)}%`

/** The range from 300 to 850 with its bands, and where the score lies. The score itself stands beside it, once. */
export function ScoreGauge({ score }: { score: number }) {
  return (
    <div>
      <span className="sr-only">{summaryTexts.range}</span>
      <svg
        aria-hidden="true"
        role="presentation"
        className="block h-11 w-full overflow-visible text-tiny text-ink-3 tabular-nums sm:h-16"
      >
        {bands.map(({ from, to, band, fill }) => (
          <g key={band}>
            <rect
              x={place(from)}
              y="4"
              width={`${percent(to) - percent(from)}%`}
              height="12"
              className={`${fill} stroke-raised`}
              strokeWidth="2"
            />
            <text
              x={place((from + to) / 2)}
              y="58"
              textAnchor="middle"
              fill="currentColor"
              className="max-sm:hidden"
            >
              {bandNames[band]}
            </text>
            {from > SCORE_MIN && (
              <text x={place(from)} y="38" textAnchor="middle" fill="currentColor" className="max-sm:hidden">
                {from}
              </text>
            )}
          </g>
        ))}
        <text x="0" y="38" fill="currentColor">
          {SCORE_MIN}
        </text>
        <text x="100%" y="38" textAnchor="end" fill="currentColor">
          {SCORE_MAX}
        </text>
        <circle cx={place(score)} cy="10" r="10" className="fill-ink stroke-raised" strokeWidth="3" />
      </svg>
    </div>
  )
}
