/** Which notices were mailed: each is sent once, however often its time is noticed. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/db/columns.ts'
import { ownerId, users } from '#server/features/account/account.table.ts'

export const noticeKinds = [
  'payment_reminder',
  'weekly_report',
  'case_reminder',
  'offer_end',
  'milestone',
  'product_news',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticesSent = pgTable(
  'notices_sent',
  {
    userId: ownerId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** a debt and its due day, "<debt id>/2026-12-03"; a case, its day and which mail, "<case id>/2026-12-20/day", of a lawsuit how many days before, "<case id>/2026-12-20/10"; an offer, its end and how many days before, "<debt id>/deferral/2027-06-01/30"; the Monday of a report; a milestone, "<debt id>/paid" or "part/50"; or the id of a piece of news */
    about: text('about').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.about] }),
    index('notices_sent_when').using('brin', table.sentAt),
    index('notices_sent_news')
      .on(table.about)
      .where(sql`${table.kind} = 'product_news'`),
  ],
)

export const productNews = pgTable(
  'product_news',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    spanishSubject: text('spanish_subject'),
    spanishText: text('spanish_text'),
    sentBy: text('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    check(
      'product_news_spanish_whole',
      sql`(${table.spanishSubject} is null) = (${table.spanishText} is null)`,
    ),
  ],
)
