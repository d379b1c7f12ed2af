/** What a person has chosen. There is no row until the first choice; the defaults here are the specification's. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { timeZones } from '#contracts/settings.ts'
import { currencies, dateFormats } from '#engine/money/format.ts'
import { users } from '#server/features/account/account.table.ts'

export const settings = pgTable(
  'settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    // spec 4
    paymentReminders: boolean('payment_reminders').notNull().default(true),
    debtMilestones: boolean('debt_milestones').notNull().default(true),
    weeklyReports: boolean('weekly_reports').notNull().default(false),
    productUpdates: boolean('product_updates').notNull().default(true),
    dateFormat: text('date_format', { enum: dateFormats }).notNull().default('MM/DD/YYYY'),
    timezone: text('timezone', { enum: timeZones }).notNull().default('America/New_York'),
    currency: text('currency', { enum: currencies }).notNull().default('USD'),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('settings_currency_known', sql`${table.currency} in ('USD', 'EUR', 'GBP', 'CAD')`),
    check(
      'settings_date_format_known',
      sql`${table.dateFormat} in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')`,
    ),
  ],
)
export type SettingsRow = typeof settings.$inferSelect
