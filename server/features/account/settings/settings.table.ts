/** A person's settings. There is no row until the first choice. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timeZones } from '#contracts/account/settings.ts'
import type { Settings } from '#contracts/account/settings.ts'
import { languages } from '#engine/language/bilingual.ts'
import { currencies, dateFormats } from '#engine/money/format.ts'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

/** What stands until the person chooses. // spec 4 */
export const FIRST_SETTINGS: Settings = {
  paymentReminders: true,
  reminderDays: 3,
  debtMilestones: true,
  weeklyReports: false,
  productUpdates: true,
  coachModel: true,
  dateFormat: 'MM/DD/YYYY',
  timezone: 'America/New_York',
  currency: 'USD',
  language: null,
  version: 0,
}

export const settings = pgTable(
  'settings',
  {
    userId: ownerId().primaryKey(),
    paymentReminders: boolean('payment_reminders').notNull().default(FIRST_SETTINGS.paymentReminders),
    /** how many days before a payment is due its reminder leaves */
    reminderDays: integer('reminder_days').notNull().default(FIRST_SETTINGS.reminderDays),
    debtMilestones: boolean('debt_milestones').notNull().default(FIRST_SETTINGS.debtMilestones),
    weeklyReports: boolean('weekly_reports').notNull().default(FIRST_SETTINGS.weeklyReports),
    productUpdates: boolean('product_updates').notNull().default(FIRST_SETTINGS.productUpdates),
    coachModel: boolean('coach_model').notNull().default(FIRST_SETTINGS.coachModel),
    dateFormat: text('date_format', { enum: dateFormats }).notNull().default(FIRST_SETTINGS.dateFormat),
    timezone: text('timezone', { enum: timeZones }).notNull().default(FIRST_SETTINGS.timezone),
    currency: text('currency', { enum: currencies }).notNull().default(FIRST_SETTINGS.currency),
    /** of the screens and of all that is sent; null: what the browser asks for, and English where there is none */
    language: text('language', { enum: languages }),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('settings_without_news')
      .on(table.userId)
      .where(sql`not ${table.productUpdates}`),
    check('settings_reminder_days_known', sql`${table.reminderDays} between 1 and 14`),
    check('settings_currency_known', sql`${table.currency} in ('USD', 'EUR', 'GBP', 'CAD')`),
    check('settings_language_known', sql`${table.language} in ('en', 'es')`),
    check(
      'settings_date_format_known',
      sql`${table.dateFormat} in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')`,
    ),
  ],
)

/** The columns a person sees: those of the contract. */
export const settingsColumns = {
  paymentReminders: settings.paymentReminders,
  reminderDays: settings.reminderDays,
  debtMilestones: settings.debtMilestones,
  weeklyReports: settings.weeklyReports,
  productUpdates: settings.productUpdates,
  coachModel: settings.coachModel,
  dateFormat: settings.dateFormat,
  timezone: settings.timezone,
  currency: settings.currency,
  language: settings.language,
  version: settings.version,
}
