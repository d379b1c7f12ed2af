/**
 * Content that admins edit, each language of it by itself: drafts, which change, and published versions, which never do (a trigger refuses it).
 * What people read is the newest version; without one, and where it has no body, what the program ships with.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { contentKinds, type ContentBody } from '#contracts/admin/content.ts'
import { languages } from '#engine/language/bilingual.ts'
import { instant } from '#server/db/columns.ts'

export const contentVersions = pgTable(
  'content_versions',
  {
    /** grows with every version of anything: a process that knows the highest one knows everything */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    itemId: text('item_id').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    version: integer('version').notNull(),
    /** null: the shipped one holds again */
    body: jsonb('body').$type<ContentBody>(),
    note: text('note').notNull(),
    /** of an English one: no Spanish that was published before it is shown */
    hidesSpanish: boolean('hides_spanish').notNull().default(false),
    publishedAt: instant('published_at').notNull(),
    /** No reference to the account: the version outlives it. */
    publishedBy: text('published_by').notNull(),
  },
  (table) => [
    unique('content_versions_once').on(table.kind, table.itemId, table.language, table.version),
    check('content_versions_from_one', sql`${table.version} >= 1`),
  ],
)

export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text('kind', { enum: contentKinds }).notNull(),
    itemId: text('item_id').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    revision: integer('revision').notNull(),
    body: jsonb('body').$type<ContentBody>().notNull(),
    editedAt: instant('edited_at').notNull(),
    editedBy: text('edited_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId, table.language] })],
)
