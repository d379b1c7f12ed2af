/** Seeds the sandbox's demo people, one for each plan, with debts, a history and records. Never in live mode. */
import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { accounts, users } from '#server/features/account/account.table.ts'
import { insertDebt, insertLines } from '#server/features/debts/debts.queries.ts'
import { keepPlan } from '#server/features/debts/plan/keep-plan.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import type { Executor } from '#server/db/executor.ts'
import { demoBudgets } from './demo-budgets.content.ts'
import { demoAdminEmails, listDemoFactors, seedDemoCodes } from './demo-codes.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.content.ts'
import type { DemoPerson, DemoDebt } from './demo-people.content.ts'
import { demoRecords } from './demo-records.content.ts'
import { seedBudget } from './seed-budget.ts'
import { daysInMonth, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import type { DebtFields, NewLine } from '#server/features/debts/debts.queries.ts'
import { utcDay } from '../utc-day.ts'
import { insertScore } from '#server/features/credit-scores/credit-scores.queries.ts'
import { addReading, addReadingDay } from '#server/features/library/library.queries.ts'
import { saveSettings } from '#server/features/account/settings/settings.queries.ts'
import type { DemoReading, DemoRecords } from './demo-records.content.ts'

const DAY_MS = 86_400_000

/** `today` minus `days`, YYYY-MM-DD. */
function daysBefore(today: string, days: number): string {
  return utcDay(new Date(Date.parse(today) - days * DAY_MS))
}

async function seedReading(
  db: Executor,
  userId: string,
  { reading, today }: { reading: DemoReading; today: string },
) {
  const { articleId, daysAgo, seconds, isOpen = false } = reading
  const days = daysAgo.map((ago) => daysBefore(today, ago))
  await addReading(db, userId, { articleId, readOn: isOpen ? null : (days[0] ?? null), seconds })
  for (const day of days) await addReadingDay(db, userId, day)
}

/** `today` is the day of seeding, YYYY-MM-DD. */
async function seedRecords(
  db: Executor,
  userId: string,
  { records, today }: { records: DemoRecords; today: string },
): Promise<void> {
  for (const { daysAgo, ...score } of records.scores)
    await insertScore(db, userId, { ...score, recordedAt: daysBefore(today, daysAgo), source: 'person' })
  for (const reading of records.readings) await seedReading(db, userId, { reading, today })
  if (Object.keys(records.settings).length > 0) await saveSettings(db, userId, records.settings)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateIn(index: number, day: number): string {
  const { year, month } = monthOfIndex(index)
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, daysInMonth(year, month)))}`
}

const inTurn = (amounts: number[] | undefined, turn: number) => amounts?.[turn % amounts.length] ?? 0

/** The month of the newest statement whose due day is over. */
function newestMonth(debt: DemoDebt, today: string): number {
  return dateIn(monthIndex(today), debt.dueDay) <= today ? monthIndex(today) : monthIndex(today) - 1
}

/** Every line from the opening balance on; `newId` makes the id that the lines of one payment share. */
function demoHistory(debt: DemoDebt, today: string, newId: () => string): NewLine[] {
  const first = newestMonth(debt, today) - debt.statements + 1
  const aprPpm = debt.promotional?.aprPpm ?? debt.aprPpm
  const lines: NewLine[] = [
    { kind: 'opening', amount: debt.openingCents, occurredOn: dateIn(first - 1, debt.dueDay) },
  ]
  let balance = debt.openingCents
  for (let turn = 0; turn < debt.statements && balance > 0; turn += 1) {
    const paymentId = newId()
    const dated = { occurredOn: dateIn(first + turn, debt.dueDay), paymentId }
    const interest = monthInterestCents(balance, aprPpm)
    const charges = inTurn(debt.chargesCents, turn)
    const payment = Math.min(inTurn(debt.paymentsCents, turn), balance + interest + charges)
    if (interest > 0) lines.push({ ...dated, kind: 'interest', amount: interest })
    if (charges > 0) lines.push({ ...dated, kind: 'charge', amount: charges })
    lines.push({ ...dated, kind: 'payment', amount: payment, id: paymentId })
    balance += interest + charges - payment
  }
  return lines
}

/** The fields that the person enters; the next due date is in the month after the newest statement. */
function demoFields(debt: DemoDebt, today: string): DebtFields {
  const nextMonth = newestMonth(debt, today) + 1
  const { promotional } = debt
  return {
    name: debt.name,
    type: debt.type,
    interestRate: debt.aprPpm,
    minimumPayment: debt.minimumCents,
    paymentDueDate: dateIn(nextMonth, debt.dueDay),
    creditLimit: debt.creditLimitCents ?? null,
    minimumRule: debt.minimumRule ?? null,
    promotionalRate: promotional?.aprPpm ?? null,
    promotionalEndsOn: promotional ? dateIn(monthIndex(today) + promotional.endsInMonths, 31) : null,
  }
}

/** One process seeds; others that start at the same moment wait for it. */
const SEED_LOCK = 7_253_003

const emails = demoPeople.map((person) => person.email)

async function areSeeded(db: Executor): Promise<boolean> {
  if ((await db.$count(users, inArray(users.email, emails))) !== emails.length) return false
  return (await listDemoFactors(db)).length === demoAdminEmails.length
}

/** Each has said that $200 a month can go to debts above the minimums. */
const DEMO_PLAN = { order: 'avalanche', extra: 20_000 } as const

async function seedDebts(
  db: Executor,
  userId: string,
  { person, today }: { person: DemoPerson; today: string },
) {
  for (const debt of person.debts) {
    const key = await insertDebt(db, userId, demoFields(debt, today))
    await insertLines(db, key, demoHistory(debt, today, randomUUID))
  }
  if (person.debts.length > 0) await keepPlan(db, userId, { plan: DEMO_PLAN, today })
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
  parts: Pick<AppParts, 'db' | 'env' | 'clock' | 'secrets' | 'passwords'>,
): Promise<void> {
  const { db, env, clock, secrets, passwords } = parts
  if (env.mode !== 'sandbox') throw new Error('demo people belong to the sandbox only')
  if (await areSeeded(db)) return
  const today = dayInZone(clock.now(), FIRST_SETTINGS.timezone)
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await areSeeded(tx)) return
    for (const person of demoPeople) await seedPerson(tx, person, { passwordHash, today })
    await seedDemoCodes(tx, { secrets, now: clock.now() })
  })
}
