/** Cases as the contract has them, each with its day and its rule. */
import type { LetterCase } from '#contracts/money/letters.ts'
import { caseDeadline } from '#engine/letters/case-deadlines.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { CaseRow } from './letters.table.ts'

export function presentCase(row: CaseRow): LetterCase {
  const { day, rule } = caseDeadline(row)
  return {
    ...withIsoDates(row),
    dueOn: day?.dueOn ?? null,
    dueIs: day?.dueIs ?? null,
    rule: rule.words,
    ruleUrl: rule.url,
  }
}

/** Later than any day. */
const NO_DAY = '9999-12-32'

const rank = ({ outcome, dueOn }: LetterCase) => (outcome === 'open' ? `0 ${dueOn ?? NO_DAY}` : '1')

/** Open ones by the nearest day, then those without a day, then those that ended; else in the order of entry. */
export function presentCases(rows: CaseRow[]): LetterCase[] {
  return rows
    .map(presentCase)
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}
