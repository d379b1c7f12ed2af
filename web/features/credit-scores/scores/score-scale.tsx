import { SCORE_MAX, SCORE_MIN } from '#engine/credit/scores.ts'

const place = (score: number) => ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * 100

// the bands of spec 9: each begins where the one before it ends
const bands = [
  { from: SCORE_MIN, to: 580, fill: 'fill-c5' },
  { from: 580, to: 670, fill: 'fill-c3' },
  { from: 670, to: 740, fill: 'fill-c2' },
  { from: 740, to: SCORE_MAX, fill: 'fill-c1' },
] as const

/** The range from 300 to 850 with its bands, and where the score lies. Drawn: the words stand beside it. */
export function ScoreScale({ score }: { score: number }) {
  return (
    <div aria-hidden="true">
      <svg className="block h-5 w-full overflow-visible" role="presentation">
        {bands.map(({ from, to, fill }) => (
          <rect
            key={from}
            x={`${place(from)}%`}
            y="6"
            width={`${place(to) - place(from)}%`}
            height="8"
            className={`${fill} stroke-raised`}
            strokeWidth="2"
          />
        ))}
        <circle cx={`${place(score)}%`} cy="10" r="8" className="fill-ink stroke-raised" strokeWidth="3" />
      </svg>
      <p className="mt-1 flex justify-between text-tiny text-ink-3 tabular-nums">
        <span>{SCORE_MIN}</span>
        <span>{SCORE_MAX}</span>
      </p>
    </div>
  )
}
