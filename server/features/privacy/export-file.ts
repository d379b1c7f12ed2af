/** The form of jubilee.json: written into the file of all data, published, and checked when it is brought in. */
import * as z from 'zod/mini'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contracts/account/privacy.ts'
import { MAX_BUDGET_CATEGORIES, MAX_BUDGET_GROUPS } from '#contracts/money/budget.ts'
import { MAX_CREDIT_SCORES } from '#contracts/money/credit-scores.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { MAX_GOALS } from '#engine/goals/contributions.ts'
import { MAX_CASES } from '#contracts/money/letters.ts'
import { exportSections, type ExportSection } from './export-sections.ts'
import { rowSchema } from './row-text.ts'

/** As many as a person may keep: every list of theirs is read and worked with as a whole. */
const mostRows: Readonly<Record<string, number>> = {
  debts: MAX_DEBTS,
  budgetCategories: MAX_BUDGET_CATEGORIES,
  budgetGroups: MAX_BUDGET_GROUPS,
  goals: MAX_GOALS,
  creditScores: MAX_CREDIT_SCORES,
  letterCases: MAX_CASES,
}
/** With the largest amount in each line, the sum is still exact. */
const MOST_LINES = 90_000

const listOf = (section: ExportSection) =>
  z.array(rowSchema(section)).check(z.maxLength(mostRows[section.name] ?? MOST_LINES))

const written = exportSections.map((section) => [
  section.name,
  section.restore === undefined ? z.array(rowSchema(section)) : listOf(section),
])

/** Lists that are not restored are not checked, and an older file may lack a list. */
const readable = exportSections.map((section) => [
  section.name,
  z.optional(section.restore === undefined ? z.unknown() : listOf(section)),
])

const head = {
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
  account: z.strictObject({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: z.iso.datetime(),
  }),
}

/** The file as it is written. */
const exportFile = z.strictObject({ ...head, lists: z.strictObject(Object.fromEntries(written)) })

/** The file as it may be brought in. */
export const broughtInFile = z.strictObject({ ...head, lists: z.strictObject(Object.fromEntries(readable)) })

export type ExportFile = {
  format: typeof EXPORT_FORMAT
  version: typeof EXPORT_VERSION
  exportedAt: string
  account: { email: string; firstName: string; lastName: string; createdAt: string }
  lists: Record<string, Record<string, unknown>[]>
}

/** JSON Schema of the file (draft 2020-12). */
export const exportSchema = () => ({
  title: 'Jubilee export',
  description:
    'Everything a person has in Jubilee. Amounts and rates are decimal texts, moments ISO 8601 in UTC, days YYYY-MM-DD.',
  ...z.toJSONSchema(exportFile),
})
