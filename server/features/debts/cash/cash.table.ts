/** What a person says of their pay days, their cash and a month that falls short. Amounts in the JSON are whole cents. */
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { LenderFacts, PayRecord, ShortRecord } from '#engine/debts/cash/cash-plan.ts'
import { instant } from '#server/db/columns.ts'
import { ownerId } from '#server/features/account/account.table.ts'

export const cashPlans = pgTable('cash_plans', {
  userId: ownerId().primaryKey(),
  paydays: jsonb('paydays').$type<PayRecord>(),
  /** kept after its day, and counted no more */
  shortMonth: jsonb('short_month').$type<ShortRecord>(),
  lenders: jsonb('lenders').$type<LenderFacts[]>(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
