/** Every column that holds sealed texts, so that a change of keys forgets none. A feature that seals adds its own. */
import { documentChunks, documents } from '#server/documents/documents.table.ts'
import { bankItems } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { billingCustomers } from '#server/features/billing/billing.table.ts'
import { calendarFeeds } from '#server/features/calendar/calendar.table.ts'
import { waitingMails } from '#server/mail/mail.table.ts'
import { twoFactors } from '#server/features/account/second-factor/two-factor.table.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type SealedColumn = {
  table: PgTable
  /** the sealed text; may be null */
  sealed: PgColumn
  /** what the text was sealed about; together they name the row */
  userId: PgColumn
  itemId: PgColumn
}

export const sealedColumns: SealedColumn[] = [
  {
    table: bankItems,
    sealed: bankItems.accessToken,
    userId: bankItems.userId,
    itemId: bankItems.itemId,
  },
  { table: documents, sealed: documents.name, userId: documents.userId, itemId: documents.id },
  {
    table: documentChunks,
    sealed: documentChunks.bytes,
    userId: documentChunks.userId,
    itemId: documentChunks.itemId,
  },
  {
    table: calendarFeeds,
    sealed: calendarFeeds.sealedToken,
    userId: calendarFeeds.userId,
    itemId: calendarFeeds.userId,
  },
  {
    table: billingCustomers,
    sealed: billingCustomers.sealedWallet,
    userId: billingCustomers.userId,
    itemId: billingCustomers.userId,
  },
  {
    table: waitingMails,
    sealed: waitingMails.sealed,
    userId: waitingMails.id,
    itemId: waitingMails.id,
  },
  ...[twoFactors.secret, twoFactors.nextSecret].map((sealed) => ({
    table: twoFactors,
    sealed,
    userId: twoFactors.userId,
    itemId: twoFactors.id,
  })),
]
