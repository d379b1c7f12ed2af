/** The person's scores, and how the latest of one bureau and model moved. */
import type { Fact } from '#contracts/coach.ts'
import { scoreBand } from '#engine/credit/score-band.ts'
import { scoreChanges } from '#engine/credit/score-change.ts'
import { factsFor } from './fact.facts.ts'
import type { Records } from './records.queries.ts'

/** The latest score with its band, day and change. Empty without a score. */
export function scoreFacts(records: Records): Fact[] {
  const latest = scoreChanges(records.scores).at(-1)
  if (latest === undefined) return []
  const make = factsFor(records)
  const named = (id: string, label: string) => ({ id: `score.${id}`, label, source: make.own })
  return [
    make.score(named('latest', 'latest score'), latest.score),
    make.text(named('band', 'its band'), scoreBand(latest.score)),
    make.date(named('day', 'the day it is from'), latest.recordedAt),
    ...(latest.change === null
      ? []
      : [
          make.text(
            named('change', 'change since the score before it of the same bureau and model'),
            latest.change === 0
              ? 'no change'
              : `${Math.abs(latest.change)} points ${latest.change > 0 ? 'up' : 'down'}`,
          ),
        ]),
  ]
}
