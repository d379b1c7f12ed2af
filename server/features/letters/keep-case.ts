/** Keeps a letter as a case, and changes a case. */
import { MAX_CASES } from '#contracts/money/letters.ts'
import type { Executor } from '#server/db/executor.ts'
import { addDays } from '#engine/money/calendar.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { invalidInput } from '#server/errors.ts'
import type { Fault } from '#contracts/faults.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import {
  countCases,
  insertCase,
  lockCase,
  removeCase,
  removeCasePapers,
  saveCase,
} from './letters.queries.ts'
import type { CaseFields, CaseKey, NewCase } from './letters.queries.ts'
import type { CaseRow } from './letters.table.ts'
import { presentCase } from './present-case.ts'
import {
  addedBeforeSent,
  answerByBeforeServed,
  answerByTooLate,
  changedSince,
  dayInFuture,
  filedBeforeServed,
  missingCase,
  receivedBeforeSent,
  tooManyCases,
} from './refusals.ts'

const pastDays = [
  'sentOn',
  'receivedOn',
  'addedInformationOn',
  'firstNoticeOn',
  'servedOn',
  'filedOn',
] as const
type Days = Partial<Record<(typeof pastDays)[number] | 'answerBy', string | null>>

/** A court gives no longer than this. */
const MOST_DAYS_AHEAD = 366

function wrongCourtDays({ servedOn, answerBy, filedOn }: Days): Fault[] {
  if (!servedOn) return []
  const wrong = []
  if (answerBy && answerBy < servedOn) wrong.push(answerByBeforeServed())
  if (answerBy && answerBy > addDays(servedOn, MOST_DAYS_AHEAD)) wrong.push(answerByTooLate())
  if (filedOn && filedOn < servedOn) wrong.push(filedBeforeServed())
  return wrong
}

/** Throws 422 where a day has not come yet, or one lies before what it follows. */
function checkDays(given: Days, now: Date): void {
  const wrong = pastDays.flatMap((field) => {
    const day = given[field]
    return day && isFutureDay(day, now) ? [dayInFuture(field)] : []
  })
  const { sentOn, receivedOn, addedInformationOn } = given
  if (sentOn && receivedOn && receivedOn < sentOn) wrong.push(receivedBeforeSent())
  if (sentOn && addedInformationOn && addedInformationOn < sentOn) wrong.push(addedBeforeSent())
  wrong.push(...wrongCourtDays(given))
  if (wrong.length > 0) throw invalidInput(wrong)
}

/** Throws 422 for days that cannot be, and when the person has as many cases as they may keep. */
export function createCase(
  db: Executor,
  userId: string,
  { fields, now }: { fields: NewCase; now: Date },
): Promise<CaseRow> {
  checkDays(fields, now)
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await countCases(tx, userId)) >= MAX_CASES) throw tooManyCases()
    return insertCase(tx, userId, fields)
  })
}

export type CaseChange = {
  fields: Partial<CaseFields>
  /** the version the person saw; without it the last change wins */
  version?: number | undefined
  now: Date
}

/** Throws 404 when it is not the person's, 409 with the case as it is when `version` is stale, 422 for its days. */
export function updateCase(
  { db, secrets }: Pick<AppParts, 'db' | 'secrets'>,
  key: CaseKey,
  { fields, version, now }: CaseChange,
): Promise<CaseRow> {
  return db.transaction(async (tx) => {
    const stored = await lockCase(tx, key)
    if (!stored) throw missingCase()
    if (version !== undefined && version !== stored.version)
      throw changedSince(await presentCase({ db: tx, secrets }, stored))
    checkDays({ ...stored, ...fields }, now)
    if (Object.keys(fields).length === 0) return stored
    return saveCase(tx, key, { ...fields, version: stored.version + 1 })
  })
}

/** A case and all its papers; false when there is none. */
export function deleteCase(db: Executor, key: CaseKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCase(tx, key)
    await removeCasePapers(tx, key)
    return removeCase(tx, key)
  })
}
