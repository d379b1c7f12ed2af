/** What is refused of a statement, in words, and what adding or removing one does to its debt. */
import { dayNumber } from '#engine/money/calendar.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { impossibleFigures, type Impossible, type Statement, type StatementField } from './statement.ts'

/** A debt may keep this many statements: ten years of them. */
export const MAX_STATEMENTS = 120

export const missingStatement: Refusal = {
  kind: 'missing',
  message: 'We cannot find this statement. It may have been removed.',
}

export const tooManyStatements = invalid(
  '',
  `You can keep up to ${MAX_STATEMENTS} statements for a debt. Remove an old one to add this one.`,
)

const sentences: Record<Impossible, string> = {
  minimumAboveBalance: 'The minimum cannot be more than the balance. Check both figures.',
  interestAboveBalance: 'The interest cannot be more than the balance. Check both figures.',
  partsAboveMinimum: 'This is part of the minimum, so it cannot be more than the minimum.',
  totalBelowBalance: 'The total cannot be less than the balance. Check both figures.',
  paymentsTooLow: '36 payments of this amount would not pay off the balance. Check both figures.',
  totalUnlikePayment: 'This total does not fit the payment: 36 payments come to something else.',
  dueTooFar: 'This day is more than two months away. Check the due date.',
}

/** What cannot be, each with its field and a sentence; empty where all of it can. `today` is 'YYYY-MM-DD'. */
export function refusalsOfStatement(
  statement: Statement,
  today: string,
): { field: StatementField; message: string }[] {
  const daysAhead = dayNumber(statement.dueOn) - dayNumber(today)
  return impossibleFigures(statement, daysAhead).map(({ field, because }) => ({
    field,
    message: sentences[because],
  }))
}

/** What the debt knows of its latest statement. */
type Latest = { minimum: number; dueOn: string }

/** The latest of some by its due day; the last of two of one day. */
function latestOf<Kept extends Latest>(statements: readonly Kept[]): Kept | null {
  return statements.reduce<Kept | null>(
    (latest, one) => (latest === null || one.dueOn >= latest.dueOn ? one : latest),
    null,
  )
}

/** Whether a new statement is what the debt asks for now. */
export function becomesLatest(current: Latest | null, added: Latest): boolean {
  return current === null || added.dueOn >= current.dueOn
}

/** What the debt has after a statement is removed: where it was that one, the latest of the rest. */
export function latestWithout(
  current: Latest | null,
  removed: Latest,
  rest: readonly Latest[],
): Latest | null {
  const wasIt = current?.dueOn === removed.dueOn && current.minimum === removed.minimum
  if (!wasIt) return current
  const latest = latestOf(rest)
  return latest && { minimum: latest.minimum, dueOn: latest.dueOn }
}
