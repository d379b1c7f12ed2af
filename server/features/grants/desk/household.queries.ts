/** Facts about an applicant beyond the application: whether the address is confirmed, and grants to their household. */
import { and, eq, gte, inArray, ne, or } from 'drizzle-orm'
import { GRANTED_MONTHS } from '#engine/grants/approvals.ts'
import { isSameHousehold } from '#engine/grants/household.ts'
import { monthsBefore } from '#engine/money/calendar.ts'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { grants } from '../grants.table.ts'
import type { GrantRow } from '../grants.table.ts'
import { officeDay } from '#server/calendar-day.ts'

/** Whether mail to the person's address reaches them. */
export async function isEmailConfirmed(db: Executor, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return found?.emailVerified ?? false
}

/** Grants of the last twelve months by other applications, in cents. */
export type Granted = {
  /** to the applicant */
  personCents: number
  /** to others of the same household */
  othersCents: number
}

type Applicant = Pick<GrantRow, 'id' | 'userId' | 'street' | 'zip'>

/** Approved grants of any age, and those paid since the same day a year ago. */
function listGranted(db: Executor, applicants: Applicant[], now: Date) {
  const { id, userId, street, zip, approvedAmount } = grants
  const zips = [...new Set(applicants.flatMap((one) => one.zip ?? []))]
  const userIds = [...new Set(applicants.map((one) => one.userId))]
  return db
    .select({ id, userId, street, zip, approvedAmount })
    .from(grants)
    .where(
      and(
        inArray(grants.status, ['approved_once', 'approved', 'paid']),
        or(ne(grants.status, 'paid'), gte(grants.paidOn, monthsBefore(officeDay(now), GRANTED_MONTHS))),
        or(inArray(userId, userIds), inArray(zip, zips)),
      ),
    )
}

/** Grants to the household of each application, by the application's id. One statement for all. */
export async function readGranted(
  db: Executor,
  applicants: Applicant[],
  now: Date,
): Promise<Map<string, Granted>> {
  const rows = applicants.length === 0 ? [] : await listGranted(db, applicants, now)
  const sum = (found: typeof rows) => found.reduce((cents, one) => cents + (one.approvedAmount ?? 0), 0)
  return new Map(
    applicants.map((applicant) => {
      const before = rows.filter(({ id }) => id !== applicant.id)
      const others = before.filter(({ userId }) => userId !== applicant.userId)
      return [
        applicant.id,
        {
          personCents: sum(before.filter(({ userId }) => userId === applicant.userId)),
          othersCents: sum(others.filter((one) => isSameHousehold(one, applicant))),
        },
      ]
    }),
  )
}

export const noneGranted: Granted = { personCents: 0, othersCents: 0 }

/** The same for one application. */
export async function readGrantedTo(db: Executor, applicant: Applicant, now: Date): Promise<Granted> {
  return (await readGranted(db, [applicant], now)).get(applicant.id) ?? noneGranted
}

/** The sum that the two-person rule adds to the amount, in cents. */
export const grantedCents = ({ personCents, othersCents }: Granted): number => personCents + othersCents
