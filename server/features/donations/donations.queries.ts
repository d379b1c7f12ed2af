/** Gifts, from the click to the payment page and on. */
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { donations } from './donations.table.ts'
import type { DonationRow, DonationState } from './donations.table.ts'
import type { Db } from '#server/db/connect.ts'
import { clearNames } from '#server/features/ledger/ledger.queries.ts'

/** Who gives: a person, or a browser, known by the hash of its cookie. */
type Giver = { userId: string; guestHash: null } | { userId: null; guestHash: string }

export type NewGift = Giver &
  Pick<
    DonationRow,
    'id' | 'amount' | 'isMonthly' | 'email' | 'language' | 'publicName' | 'consentedAt' | 'createdAt'
  >

const unfinished = inArray(donations.state, ['starting', 'open'])
const running = inArray(donations.state, ['active', 'past_due'])

/** The gift of this click: of many at the same moment one makes it, and all get it. */
export async function keepGift(db: Executor, gift: NewGift): Promise<DonationRow> {
  const [made] = await db.insert(donations).values(gift).onConflictDoNothing().returning()
  if (made) return made
  return onlyRow(await db.select().from(donations).where(eq(donations.id, gift.id)))
}

export async function saveOpened(
  db: Executor,
  id: string,
  opened: { sessionId: string; url: string },
): Promise<void> {
  await db
    .update(donations)
    .set({ ...opened, state: 'open' })
    .where(and(eq(donations.id, id), eq(donations.state, 'starting')))
}

export async function saveOver(db: Executor, id: string): Promise<void> {
  await db
    .update(donations)
    .set({ state: 'over' })
    .where(and(eq(donations.id, id), unfinished))
}

/** `id` may be any text: the processor gives it back. */
export async function findGift(db: Executor, id: string): Promise<DonationRow | undefined> {
  const [found] = await db
    .select()
    .from(donations)
    .where(sql`${donations.id}::text = ${id.toLowerCase()}`)
  return found
}

export async function findGiftOfSession(db: Executor, sessionId: string): Promise<DonationRow | undefined> {
  const [found] = await db.select().from(donations).where(eq(donations.sessionId, sessionId))
  return found
}

export async function findOwnGift(
  db: Executor,
  own: { userId: string; id: string },
): Promise<DonationRow | undefined> {
  const [found] = await db
    .select()
    .from(donations)
    .where(and(eq(donations.userId, own.userId), eq(donations.id, own.id)))
  return found
}

/** Holds the gift until the transaction ends, so that what is done to it waits for one another. */
export async function lockGift(db: Executor, id: string): Promise<DonationRow> {
  return onlyRow(await db.select().from(donations).where(eq(donations.id, id)).for('update'))
}

export type GiftAnswer = {
  state: DonationState
  askedAt: string
  fetchedAt: Date
  sessionId?: string
  subscriptionId?: string
  customerId?: string | null
}

/** Stores the processor's answer unless a later question was answered already; true when it was stored. */
export async function saveAnswer(db: Executor, id: string, answer: GiftAnswer): Promise<boolean> {
  const { rowCount } = await db
    .update(donations)
    .set(answer)
    .where(
      and(
        eq(donations.id, id),
        or(sql`${donations.askedAt} is null`, sql`${donations.askedAt} <= ${answer.askedAt}::timestamptz`),
      ),
    )
  return rowCount === 1
}

const received = inArray(donations.state, ['given', 'active', 'past_due', 'stopped'])

/** A person's gifts that were paid, newest first. */
export async function listOwnGifts(db: Executor, userId: string): Promise<DonationRow[]> {
  return db
    .select()
    .from(donations)
    .where(and(eq(donations.userId, userId), received))
    .orderBy(desc(donations.createdAt))
    .limit(500)
}

/** A person's monthly gifts that are still charged. */
export async function listRunningOf(db: Executor, userId: string): Promise<DonationRow[]> {
  return db
    .select()
    .from(donations)
    .where(and(eq(donations.userId, userId), running))
}

/** A person's gifts whose payment page is not finished. */
export async function listUnfinishedOf(db: Executor, userId: string): Promise<DonationRow[]> {
  return db
    .select()
    .from(donations)
    .where(and(eq(donations.userId, userId), unfinished))
}

/** `about`: what the processor is asked for. */
type AskedRow = { id: string; about: string | null }

/** By id, beyond `after`: one that cannot be asked for stands in nobody's way. */
export type GiftPage = { before: Date; after: string | undefined; limit: number }

const beyond = (after: string | undefined) => (after === undefined ? undefined : gt(donations.id, after))

/** A page of the gifts whose outcome is unknown. */
export async function listForgotten(db: Executor, { before, after, limit }: GiftPage): Promise<AskedRow[]> {
  return db
    .select({ id: donations.id, about: donations.sessionId })
    .from(donations)
    .where(and(unfinished, lt(donations.createdAt, before), beyond(after)))
    .orderBy(asc(donations.id))
    .limit(limit)
}

/** A page of the monthly gifts that were not asked for since. */
export async function listUnaskedMonthly(
  db: Executor,
  { before, after, limit }: GiftPage,
): Promise<AskedRow[]> {
  return db
    .select({ id: donations.id, about: donations.subscriptionId })
    .from(donations)
    .where(and(running, lt(donations.fetchedAt, before), beyond(after)))
    .orderBy(asc(donations.id))
    .limit(limit)
}

/** Ends what never got a page, and what nobody will pay any more: begun before these moments. */
export async function saveUnpaid(db: Executor, before: { starting: Date; open: Date }): Promise<void> {
  const begun = (state: 'starting' | 'open') =>
    and(eq(donations.state, state), lt(donations.createdAt, before[state]))
  await db
    .update(donations)
    .set({ state: 'over' })
    .where(or(begun('starting'), begun('open')))
}

/** Takes off what of a person's gifts is theirs; the payments stay. */
export async function forgetGiver(db: Executor, userId: string): Promise<void> {
  await db
    .update(donations)
    .set({ email: null, publicName: null, consentedAt: null, guestHash: null, url: null })
    .where(eq(donations.userId, userId))
}

/** Takes the person's name off what is entered, and off what their gifts will enter. */
export function withdrawName(db: Db, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(donations)
      .set({ publicName: null, consentedAt: null })
      .where(eq(donations.userId, userId))
    await clearNames(tx, userId)
  })
}
