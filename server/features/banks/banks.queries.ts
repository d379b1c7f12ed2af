/** One statement each: banks, the links to them and their accounts. The owner's id is in every one, except where a webhook names only the link. */
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { accessColumns, users } from '#server/features/account/account.table.ts'
import type { AccessFacts } from '#server/http/access/require-feature.ts'
import {
  bankAccounts,
  bankItems,
  banks,
  lastRefreshOf,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from '#server/features/debts/bank-debts.table.ts'
import type {
  BankAccountRow,
  BankItemRow,
  BankRow,
} from '#server/features/bank-accounts/bank-accounts.table.ts'
import type { BankDebtRow } from '#server/features/debts/bank-debts.table.ts'
import type { KnownAccount } from './link/match-accounts.ts'

/** Names one bank: the owner first. */
export type BankKey = { userId: string; bankId: string }
export type ItemKey = { userId: string; itemId: string }

const oneBank = ({ userId, bankId }: BankKey) => and(eq(banks.userId, userId), eq(banks.id, bankId))
const oneItem = ({ userId, itemId }: ItemKey) =>
  and(eq(bankItems.userId, userId), eq(bankItems.itemId, itemId))

/** The person's linked banks in the order they were linked. */
export function listBankRows(db: Executor, userId: string): Promise<BankRow[]> {
  return db
    .select()
    .from(banks)
    .where(and(eq(banks.userId, userId), isNull(banks.removedAt)))
    .orderBy(asc(banks.linkedAt), asc(banks.seq))
}

/** A linked bank; one that was unlinked is none. */
export async function findBank(db: Executor, key: BankKey): Promise<BankRow | undefined> {
  const [row] = await db
    .select()
    .from(banks)
    .where(and(oneBank(key), isNull(banks.removedAt)))
  return row
}

/** Reads a bank, unlinked or not, and keeps others from changing it until the transaction ends. */
export async function lockBank(tx: Executor, key: BankKey): Promise<BankRow | undefined> {
  const [row] = await tx.select().from(banks).where(oneBank(key)).for('no key update')
  return row
}

export async function insertBank(
  tx: Executor,
  bank: Pick<BankRow, 'userId' | 'institutionId' | 'name' | 'linkedAt'>,
): Promise<BankRow> {
  return onlyRow(await tx.insert(banks).values(bank).returning())
}

type BankChange = Partial<Omit<BankRow, 'userId' | 'id' | 'seq'>>

export async function saveBank(db: Executor, key: BankKey, change: BankChange): Promise<void> {
  await db.update(banks).set(change).where(oneBank(key))
}

export type DueBank = BankKey & { refreshedAt: Date | null }

/** `after`: the last bank of the page before */
type DueBanks = { refreshedBefore: Date; triedBefore: Date; after: DueBank | undefined; limit: number }

const at = (moment: Date | null) => sql`${moment?.toISOString() ?? 'epoch'}::timestamptz`

/** Banks of anybody that are to be refreshed by themselves; not those where the person must sign in first. */
export function listBanksDue(db: Executor, due: DueBanks): Promise<DueBank[]> {
  const last = lastRefreshOf(banks)
  const { after } = due
  return db
    .select({ userId: banks.userId, bankId: banks.id, refreshedAt: banks.refreshedAt })
    .from(banks)
    .where(
      and(
        isNull(banks.removedAt),
        sql`${banks.state} <> 'login_required'`,
        sql`${last} < ${at(due.refreshedBefore)}`,
        or(isNull(banks.triedAt), lt(banks.triedAt, due.triedBefore)),
        after &&
          sql`(${last}, ${banks.userId}, ${banks.id}) > (${at(after.refreshedAt)}, ${after.userId}, ${after.bankId}::uuid)`,
      ),
    )
    .orderBy(last, asc(banks.userId), asc(banks.id))
    .limit(due.limit)
}

/** Whose links they are, with what decides whether their plan includes them. */
export type LinkOwner = AccessFacts & { id: string; email: string }

const OWNERS_PAGE = 500

/** Owners of linked banks whose plan may be over, or was noted to be, after this id in their order: one page. */
export function listLinkOwners(db: Executor, after: string): Promise<LinkOwner[]> {
  const mayBeOver = and(
    eq(users.isAdmin, false),
    notInArray(users.subscriptionStatus, ['trialing', 'active']),
  )
  return db
    .selectDistinct({
      id: users.id,
      email: users.email,
      ...accessColumns,
    })
    .from(banks)
    .innerJoin(users, eq(users.id, banks.userId))
    .where(and(gt(banks.userId, after), isNull(banks.removedAt), or(isNotNull(banks.lapsedAt), mayBeOver)))
    .orderBy(asc(users.id))
    .limit(OWNERS_PAGE)
}

/** Unlinks those other banks of an institution none of whose accounts is shared any more; answers their ids. */
export async function removeEmptyBanks(
  tx: Executor,
  { userId, id, institutionId }: Pick<BankRow, 'userId' | 'id' | 'institutionId'>,
  now: Date,
): Promise<string[]> {
  const removed = await tx
    .update(banks)
    .set({ removedAt: now })
    .where(
      and(
        eq(banks.userId, userId),
        eq(banks.institutionId, institutionId),
        ne(banks.id, id),
        isNull(banks.removedAt),
        sql`not exists (
          select 1 from bank_accounts a where a.user_id = banks.user_id and a.bank_id = banks.id and a.is_shared
        )`,
      ),
    )
    .returning({ id: banks.id })
  return removed.map(({ id }) => id)
}

export async function findItem(db: Executor, key: ItemKey): Promise<BankItemRow | undefined> {
  const [row] = await db.select().from(bankItems).where(oneItem(key))
  return row
}

/** The link that a bank's figures come through. */
export async function findLinkedItem(
  db: Executor,
  { userId, bankId }: BankKey,
): Promise<BankItemRow | undefined> {
  const [row] = await db
    .select()
    .from(bankItems)
    .where(and(eq(bankItems.userId, userId), eq(bankItems.bankId, bankId), eq(bankItems.state, 'linked')))
  return row
}

/** The links a webhook is about, of any owner. */
export function findItemsOfAnybody(db: Executor, itemId: string): Promise<BankItemRow[]> {
  return db
    .select()
    .from(bankItems)
    .where(and(eq(bankItems.itemId, itemId), eq(bankItems.state, 'linked')))
}

/**
 * Keeps the token of a link before anything is known of the bank. `createdAt` is by the app's clock, as is the age at
 * which a link that became no bank is removed.
 */
export async function insertItem(
  tx: Executor,
  item: ItemKey & { accessToken: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(bankItems)
    .values({ ...item, state: 'linking' })
    .onConflictDoUpdate({
      target: [bankItems.userId, bankItems.itemId],
      set: { accessToken: item.accessToken },
    })
}

export async function saveItem(
  tx: Executor,
  key: ItemKey,
  change: Partial<Pick<BankItemRow, 'bankId' | 'state' | 'cursor'>>,
): Promise<void> {
  await tx.update(bankItems).set(change).where(oneItem(key))
}

/** Takes a bank's link out of use; it is still to be removed on the service's side. */
export async function retireItemOf(tx: Executor, { userId, bankId }: BankKey): Promise<void> {
  await tx
    .update(bankItems)
    .set({ state: 'retired' })
    .where(and(eq(bankItems.userId, userId), eq(bankItems.bankId, bankId), eq(bankItems.state, 'linked')))
}

/** Links to remove on the service's side: those out of use, and those that never became a bank. */
export function listItemsToRemove(
  db: Executor,
  { userId, startedBefore }: { userId?: string; startedBefore: Date },
): Promise<BankItemRow[]> {
  const isOver = or(
    eq(bankItems.state, 'retired'),
    and(eq(bankItems.state, 'linking'), lt(bankItems.createdAt, startedBefore)),
  )
  return db
    .select()
    .from(bankItems)
    .where(and(isOver, userId === undefined ? undefined : eq(bankItems.userId, userId)))
}

export async function deleteItem(db: Executor, key: ItemKey): Promise<void> {
  await db.delete(bankItems).where(and(oneItem(key), ne(bankItems.state, 'linked')))
}

/** Every account the person ever shared, of unlinked banks too. */
export async function listKnownAccounts(db: Executor, userId: string): Promise<KnownAccount[]> {
  const rows = await db
    .select({ account: bankAccounts, institutionId: banks.institutionId })
    .from(bankAccounts)
    .innerJoin(banks, and(eq(banks.userId, bankAccounts.userId), eq(banks.id, bankAccounts.bankId)))
    .where(eq(bankAccounts.userId, userId))
    .orderBy(sql`${banks.removedAt} is not null`, asc(bankAccounts.seq))
  return rows.map(({ account, institutionId }) => ({ ...account, institutionId }))
}

export async function insertAccount(
  tx: Executor,
  account: typeof bankAccounts.$inferInsert,
): Promise<BankAccountRow> {
  return onlyRow(await tx.insert(bankAccounts).values(account).returning())
}

export async function saveAccount(
  tx: Executor,
  { userId, accountId }: { userId: string; accountId: string },
  change: Partial<Omit<BankAccountRow, 'userId' | 'id' | 'seq'>>,
): Promise<BankAccountRow> {
  return onlyRow(
    await tx
      .update(bankAccounts)
      .set(change)
      .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.id, accountId)))
      .returning(),
  )
}

/** The accounts of a bank that are not among `accountIds` are no longer shared. */
export async function unshareOthers(
  tx: Executor,
  { userId, bankId }: BankKey,
  accountIds: string[],
): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({ isShared: false })
    .where(
      and(
        eq(bankAccounts.userId, userId),
        eq(bankAccounts.bankId, bankId),
        sql`not (${bankAccounts.id} = any(${sql.param(accountIds)}::uuid[]))`,
      ),
    )
}

/** Which debts the accounts of a bank keep up to date. */
export async function listBankDebts(tx: Executor, { userId, bankId }: BankKey): Promise<BankDebtRow[]> {
  const rows = await tx
    .select({ source: bankDebts })
    .from(bankDebts)
    .innerJoin(
      bankAccounts,
      and(eq(bankAccounts.userId, bankDebts.userId), eq(bankAccounts.id, bankDebts.accountId)),
    )
    .where(and(eq(bankDebts.userId, userId), eq(bankAccounts.bankId, bankId)))
    .orderBy(asc(bankDebts.debtId))
  return rows.map(({ source }) => source)
}

export async function insertBankDebt(tx: Executor, source: typeof bankDebts.$inferInsert): Promise<void> {
  await tx.insert(bankDebts).values(source)
}

export async function saveBankDebt(
  tx: Executor,
  { userId, debtId }: { userId: string; debtId: string },
  change: Partial<Omit<BankDebtRow, 'userId' | 'debtId' | 'accountId'>>,
): Promise<void> {
  await tx
    .update(bankDebts)
    .set(change)
    .where(and(eq(bankDebts.userId, userId), eq(bankDebts.debtId, debtId)))
}
