/**
 * Files that people sent, sealed in chunks, so that the processes keep no files and no folder serves one. The name is
 * sealed too: it often says what is inside. A document is whole, or it is not there for anybody.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const documents = pgTable(
  'documents',
  {
    userId: ownerId(),
    id: uuid('id').notNull().defaultRandom(),
    /** the kind of its owner's record: 'grant', 'case', 'export' */
    kind: text('kind').notNull(),
    /** sealed about {userId, itemId: id} */
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** false while it is being stored */
    isWhole: boolean('is_whole').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('documents_size_not_negative', sql`${table.sizeBytes} >= 0`),
    index('documents_unfinished_index')
      .on(table.userId, table.createdAt)
      .where(sql`not ${table.isWhole}`),
  ],
)
export type DocumentRow = typeof documents.$inferSelect

export const documentChunks = pgTable(
  'document_chunks',
  {
    userId: text('user_id').notNull(),
    documentId: uuid('document_id').notNull(),
    position: integer('position').notNull(),
    /** documentId:position, what the chunk is sealed about */
    itemId: text('item_id').notNull(),
    bytes: text('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId, table.position] }),
    foreignKey({
      name: 'document_chunks_document_fk',
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete('cascade'),
    check(
      'document_chunks_item_named',
      sql`${table.itemId} = ${table.documentId} || ':' || ${table.position}`,
    ),
  ],
)
