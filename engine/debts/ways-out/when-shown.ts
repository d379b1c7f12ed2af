/**
 * When a plan is hard enough that every way out is shown unasked: it never ends, or takes more than five years, which is
 * the longest that a Chapter 13 plan or an agency's plan runs.
 * Example: a plan of 60 months is long and stays as it is; one of 61 is shown beside the others.
 */
import type { PayoffPlan } from '#engine/debts/debt.ts'

const LONGEST_MONTHS = 60

export function showsWaysOut({ status, months }: Pick<PayoffPlan, 'status' | 'months'>): boolean {
  return status !== 'paid' || months > LONGEST_MONTHS
}
