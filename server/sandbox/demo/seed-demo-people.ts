/** The sandbox's demo people: one for each plan, with debts and a history worth seeing. Never in live mode. */
import { randomUUID } from 'node:crypto'
import { count, inArray, sql } from 'drizzle-orm'
import { dayInZone } from '#server/calendar-day.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { accounts, users } from '#server/features/account/account.table.ts'
import { hashPassword } from '#server/features/account/password-hash.ts'
import { insertDebt, insertLines } from '#server/features/debts/debts.queries.ts'
import { FIRST_SETTINGS } from '#server/features/settings/settings.table.ts'
import type { Executor } from '#server/db/executor.ts'
import { demoBudgets } from './demo-budgets.content.ts'
import { demoAdminEmails, listDemoFactors, seedDemoCodes } from './demo-codes.ts'
import { demoFields, demoHistory } from './demo-history.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.content.ts'
import type { DemoPerson } from './demo-people.content.ts'
import { demoRecords } from './demo-records.content.ts'
import { seedBudget } from './seed-budget.ts'
import { seedRecords } from './seed-records.ts'

/** One process seeds; others that start at the same moment wait for it. */
const SEED_LOCK = 7_253_003

const emails = demoPeople.map((person) => person.email)

async function areSeeded(db: Executor): Promise<boolean> {
  const [found] = await db.select({ people: count() }).from(users).where(inArray(users.email, emails))
  if (found?.people !== emails.length) return false
  return (await listDemoFactors(db)).length === demoAdminEmails.length
}

async function seedDebts(
  db: Executor,
  userId: string,
  { person, today }: { person: DemoPerson; today: string },
) {
  for (const debt of person.debts) {
    const key = await insertDebt(db, userId, demoFields(debt, today))
    await insertLines(db, key, demoHistory(debt, today, randomUUID))
  }
}

async function seedPerson(db: Executor, person: DemoPerson, rest: { passwordHash: string; today: string }) {
  const { debts: _, label: __, ...columns } = person
  const id = randomUUID()
  const added = await db
    .insert(users)
    .values({ ...columns, id, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (added.length === 0) return
  const { passwordHash } = rest
  await db
    .insert(accounts)
    .values({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', passwordHash })
  await seedDebts(db, id, { person, today: rest.today })
  const records = demoRecords[person.label]
  if (records) await seedRecords(db, id, { records, today: rest.today })
  const budget = demoBudgets[person.label]
  if (budget) await seedBudget(db, id, { budget, today: rest.today })
}

/**
 * Adds the demo people that are not there yet, and the second factor of the admins among them, all or none; two short
 * queries when all are.
 * @throws Error in live mode, where nobody has a known password
 */
export async function seedDemoPeople(
  parts: Pick<AppParts, 'db' | 'env' | 'clock' | 'secrets'>,
): Promise<void> {
  const { db, env, clock, secrets } = parts
  if (env.mode !== 'sandbox') throw new Error('demo people belong to the sandbox only')
  if (await areSeeded(db)) return
  const today = dayInZone(clock.now(), FIRST_SETTINGS.timezone)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await areSeeded(tx)) return
    for (const person of demoPeople) await seedPerson(tx, person, { passwordHash, today })
    await seedDemoCodes(tx, { secrets, now: clock.now() })
  })
}
