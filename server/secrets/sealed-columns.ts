/** Every column that holds sealed texts, so that a change of keys forgets none. A feature that seals adds its own. */
import { bankItems } from '#server/features/banks/banks.table.ts'
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
]
