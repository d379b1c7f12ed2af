/** Applications as those who decide see them. */
import type { DeskApplication, FundsAnswer, GrantQueueRow } from '#contracts/foundation/grants-desk.ts'
import { approvalsNeeded } from '#engine/grants/approvals.ts'
import type { FreeMoney } from '#engine/grants/free-money.ts'
import { grantedCents, readGrantedTo } from './household.queries.ts'
import type { Granted } from './household.queries.ts'
import { findPeople, readFunds } from './desk.queries.ts'
import type { PersonRow, QueueRow } from './desk.queries.ts'
import { reasonWords } from '../apply/present-eligibility.ts'
import { actsOf } from './may-act.ts'
import { requestedCents } from '../apply/missing-fields.ts'
import { isLate } from '../status/standing.ts'
import { presentCore, presentEvent } from '../apply/present-application.ts'
import { checkHousehold, guideline } from '../programs.ts'
import { readRecord } from '../read-record.ts'
import type { GrantRecord } from '../read-record.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Clock } from '#server/clock.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import type { GrantRow } from '../grants.table.ts'
import { deskTexts } from './messages.ts'

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`.trim()

const presentPerson = (person: PersonRow) => ({
  id: person.id,
  name: nameOf(person),
  email: person.email,
})

/** The self-check by the application's fields; null while one of them is missing. */
function presentFit({ row }: GrantRecord): DeskApplication['eligibility'] {
  const { householdPeople: people, state, incomeAmount: incomeCents, incomePeriod, age, isSingleParent } = row
  if (people === null || state === null || incomeCents === null || incomePeriod === null) return null
  if (age === null || isSingleParent === null || row.program === null) return null
  const fit = checkHousehold({ people, state, incomeCents, incomePeriod, age, isSingleParent })
  const found = fit.programs.find(({ program }) => program === row.program)
  if (found === undefined) return null
  return {
    yearlyIncome: fit.yearlyIncomeCents,
    limit: fit.limitCents,
    year: guideline.year,
    fits: found.fits,
    reason: reasonWords(found.reason, fit),
  }
}

/** The approved amount; before an approval, the requested one. */
const amountAtStake = ({ row, debts }: GrantRecord) => row.approvedAmount ?? requestedCents(debts)

export const presentFunds = ({ onHandCents, waitingCents, freeCents }: FreeMoney): FundsAnswer => ({
  onHand: onHandCents,
  waiting: waitingCents,
  free: freeCents,
})

type Seen = {
  applicant: PersonRow
  admins: PersonRow[]
  adminId: string
  funds: FreeMoney
  granted: Granted
}

function presentOnDesk(record: GrantRecord, seen: Seen): DeskApplication {
  const { applicant, admins, adminId, funds, granted } = seen
  const { row, events, approvals } = record
  const adminName = (id: string | null) => {
    if (id === null) return null
    const found = admins.find((admin) => admin.id === id)
    return found === undefined ? deskTexts().gone : nameOf(found)
  }
  return {
    ...presentCore(record),
    applicant: presentPerson(applicant),
    eligibility: presentFit(record),
    approvedAmount: row.approvedAmount,
    approvals: approvals.map((approval) => ({
      adminId: approval.adminId,
      name: adminName(approval.adminId) ?? deskTexts().gone,
      at: approval.approvedAt.toISOString(),
      isMe: approval.adminId === adminId,
    })),
    approvalsNeeded: approvalsNeeded(amountAtStake(record), grantedCents(granted)),
    granted: { person: granted.personCents, others: granted.othersCents },
    isEmailConfirmed: record.isEmailConfirmed,
    funds: presentFunds(funds),
    acts: actsOf({
      row,
      approvedBy: approvals.map((one) => one.adminId),
      adminId,
      isEmailConfirmed: record.isEmailConfirmed,
    }),
    events: events.map((event) => ({ ...presentEvent(event), adminName: adminName(event.adminId) })),
  }
}

export function presentQueueRow(
  { grant, person, requestedAmount, approvals }: QueueRow,
  { adminId, now, granted }: { adminId: string; now: Date; granted: Granted },
): GrantQueueRow {
  return {
    ...withIsoDates(grant),
    applicant: presentPerson(person),
    requestedAmount,
    approvals,
    approvalsNeeded: approvalsNeeded(grant.approvedAmount ?? requestedAmount, grantedCents(granted)),
    isLate: isLate(grant, now),
    isOwn: grant.userId === adminId,
  }
}

export async function readOnDesk(
  parts: { db: Executor; secrets: Secrets; clock: Clock },
  row: GrantRow,
  adminId: string,
): Promise<DeskApplication> {
  const record = await readRecord(parts, row)
  const adminIds = [...record.events, ...record.approvals].flatMap((one) => one.adminId ?? [])
  const people = await findPeople(parts.db, [row.userId, ...new Set(adminIds)])
  const applicant = people.find(({ id }) => id === row.userId)
  if (applicant === undefined) throw new Error('an application belongs to nobody')
  const funds = await readFunds(parts.db)
  const granted = await readGrantedTo(parts.db, row, parts.clock.now())
  return presentOnDesk(record, { applicant, admins: people, adminId, funds, granted })
}
