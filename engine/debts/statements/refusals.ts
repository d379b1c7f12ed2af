/** What is refused of a statement, in words, and what adding or removing one does to its debt. */
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { dayNumber } from '#engine/money/calendar.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { statementTexts } from './messages.ts'
import { impossibleFigures, type Statement, type StatementField } from './statement.ts'

/** A debt may keep this many statements: ten years of them. */
export const MAX_STATEMENTS = 120

export const missingStatement = (): Refusal => ({
  kind: 'missing',
  said: sentence(statementTexts, 'missing'),
})

export const tooManyStatements = () => invalid('', sentence(statementTexts, 'tooMany', MAX_STATEMENTS))

/** What cannot be, each with its field; empty where all of it can. `today` is 'YYYY-MM-DD'. */
export function refusalsOfStatement(
  statement: Statement,
  today: string,
): { field: StatementField; said: Sentence }[] {
  const daysAhead = dayNumber(statement.dueOn) - dayNumber(today)
  return impossibleFigures(statement, daysAhead).map(({ field, because }) => ({
    field,
    said: sentence(() => statementTexts().impossible, because),
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
