/** Budget categories and their groups, their spending, and how months compare. A month is 'YYYY-MM'. */
import * as z from 'zod/mini'
import { budgetTexts } from './messages/budget-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { amountCents, calendarDateOrNull, day, money, positiveAmountCents } from '#contracts/amounts.ts'
import { calendarMonth } from './calendar-month.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'
import { LAST_DUE_DAY } from '#engine/budget/due-day.ts'
import { requiredLine, textOrNull } from '#contracts/texts.ts'

/** How many categories one person may have. */
export const MAX_BUDGET_CATEGORIES = 200
/** How many groups of categories one person may have. */
export const MAX_BUDGET_GROUPS = 50

/** What shows spending: the categories with their lines, the months and the dashboard. */
export const readsOfSpending = ['/api/budget-categories', '/api/budget-months', '/api/dashboard'] as const

const name = requiredLine({ most: 60, missing: () => refusalTexts().categoryName })
const budgetAmount = positiveAmountCents

const wrongColor = { error: () => budgetTexts().color }
const color = z.nullable(z.string(wrongColor).check(z.regex(/^#[0-9a-fA-F]{6}$/, wrongColor)))

const wrongIcon = { error: () => budgetTexts().icon }
const icon = z.nullable(z.string(wrongIcon).check(z.regex(/^[a-z0-9 -]{1,60}$/, wrongIcon)))

const yesOrNo = z.boolean({ error: () => refusalTexts().yesOrNo })
const version = z.int({ error: () => refusalTexts().version })
function place(most: number) {
  const wrongPlace = { error: () => budgetTexts().place(most) }
  return z.int(wrongPlace).check(z.minimum(0, wrongPlace), z.maximum(most, wrongPlace))
}

const wrongDueDay = { error: () => budgetTexts().dueDay(LAST_DUE_DAY) }
/** The day of the month that a bill is due on; a month without it has it on its last day. Null: no bill. */
const dueDay = z.nullable(
  z.int(wrongDueDay).check(z.minimum(1, wrongDueDay), z.maximum(LAST_DUE_DAY, wrongDueDay)),
)

const wrongGroup = { error: () => budgetTexts().ownGroup }
/** Null: in no group. */
const groupId = z.nullable(z.string(wrongGroup).check(z.maxLength(64, wrongGroup)))

export const budgetCategoryAnswer = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  /** the amount of the month asked for; an amount holds from the month it was set in until the next change */
  budgetAmount: money,
  /** carried over from the month before; 0.00 where nothing was */
  carriedAmount: money,
  /** spent in the requested month; below zero where refunds exceed spending */
  spentAmount: money,
  /** how many payments that was, money that came back not counted: a bill comes in one */
  paymentCount: z.int(),
  color: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  isActive: z.boolean(),
  /** the day of the month that a bill is due on; null for what is no bill */
  dueDay: z.nullable(z.int()),
  groupId: z.nullable(z.string()),
  version: z.int(),
})
export type BudgetCategory = z.output<typeof budgetCategoryAnswer>

const monthQuery = z.strictObject({ month: z.optional(calendarMonth) })

export const listBudgetCategories = endpoint('GET /api/budget-categories', {
  summary:
    "The person's budget categories in their own order, with the figures of a month; this month unless named.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  query: monthQuery,
  answer: z.array(budgetCategoryAnswer),
})

export const createBudgetCategory = endpoint('POST /api/budget-categories', {
  summary:
    'Add a budget category at the end. Its amount holds from `month` on, this month unless named; what is spent already is recorded in that month.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    name,
    budgetAmount,
    spentAmount: z.optional(amountCents),
    color: z.optional(color),
    icon: z.optional(icon),
    isActive: z.optional(yesOrNo),
    dueDay: z.optional(dueDay),
    groupId: z.optional(groupId),
    month: z.optional(calendarMonth),
  }),
  answer: budgetCategoryAnswer,
  refreshes: readsOfSpending,
  status: 201,
})

export const updateBudgetCategory = endpoint('PATCH /api/budget-categories/{id}', {
  summary:
    'Change a category. An amount holds from `month` on, this month unless named. `position` moves it, 0 first.',
  access: 'signedIn',
  body: z.strictObject({
    name: z.optional(name),
    budgetAmount: z.optional(budgetAmount),
    color: z.optional(color),
    icon: z.optional(icon),
    isActive: z.optional(yesOrNo),
    dueDay: z.optional(dueDay),
    groupId: z.optional(groupId),
    position: z.optional(place(MAX_BUDGET_CATEGORIES)),
    month: z.optional(calendarMonth),
    version: z.optional(version),
  }),
  answer: budgetCategoryAnswer,
  refreshes: readsOfSpending,
})

export const deleteBudgetCategory = endpoint('DELETE /api/budget-categories/{id}', {
  summary: 'Remove a category with what was spent in it.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: readsOfSpending,
})

const groupName = requiredLine({ most: 60, missing: () => budgetTexts().groupName })

const budgetGroupAnswer = z.object({ id: z.string(), name: z.string() })
export type BudgetGroup = z.output<typeof budgetGroupAnswer>

export const listBudgetGroups = endpoint('GET /api/budget-groups', {
  summary: "The person's groups of budget categories in their own order.",
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: z.array(budgetGroupAnswer),
})

export const createBudgetGroup = endpoint('POST /api/budget-groups', {
  summary: 'Add a group of budget categories at the end.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({ name: groupName }),
  answer: budgetGroupAnswer,
  refreshes: ['/api/budget-groups'],
  status: 201,
})

export const updateBudgetGroup = endpoint('PATCH /api/budget-groups/{id}', {
  summary: 'Rename a group, or move it: `position` 0 is first.',
  access: 'signedIn',
  body: z.strictObject({
    name: z.optional(groupName),
    position: z.optional(place(MAX_BUDGET_GROUPS)),
  }),
  answer: budgetGroupAnswer,
  refreshes: ['/api/budget-groups'],
})

export const deleteBudgetGroup = endpoint('DELETE /api/budget-groups/{id}', {
  summary: 'Remove a group. Its categories stay, with all that was spent in them, in no group.',
  access: 'signedIn',
  answer: messageAnswer,
  refreshes: ['/api/budget-groups', ...readsOfSpending],
})

/** `amount` is positive for money spent, negative for money that came back. */
const spendingAnswer = z.object({
  id: z.string(),
  amount: money,
  spentOn: day,
  note: z.nullable(z.string()),
})
export type Spending = z.output<typeof spendingAnswer>

export const listSpending = endpoint('GET /api/budget-categories/{id}/spending', {
  summary: 'What was spent in a category in a month, newest first.',
  access: 'signedIn',
  tokenScope: 'records:read',
  query: monthQuery,
  answer: z.array(spendingAnswer),
})

export const recordSpending = endpoint('POST /api/budget-categories/{id}/spending', {
  summary: 'Record money spent in a category, or money that came back; answers the month it lies in.',
  access: 'signedIn',
  once: true,
  body: z.strictObject({
    amount: positiveAmountCents,
    isRefund: z.optional(yesOrNo),
    spentOn: z.optional(calendarDateOrNull),
    note: z.optional(textOrNull({ most: 200 })),
  }),
  answer: z.object({ spending: spendingAnswer, category: budgetCategoryAnswer }),
  refreshes: readsOfSpending,
  status: 201,
})

export const deleteSpending = endpoint('DELETE /api/budget-categories/{id}/spending/{spendingId}', {
  summary: 'Take recorded spending back; answers the month it lay in.',
  access: 'signedIn',
  answer: z.object({ category: budgetCategoryAnswer }),
  refreshes: readsOfSpending,
})

const budgetMonthAnswer = z.object({
  month: z.string(),
  budgetAmount: money,
  carriedAmount: money,
  spentAmount: money,
})
export type BudgetMonth = z.output<typeof budgetMonthAnswer>

export const listBudgetMonths = endpoint('GET /api/budget-months', {
  summary:
    'The totals of the active categories in the six months that end with the month named, oldest first.',
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  query: monthQuery,
  answer: z.array(budgetMonthAnswer),
})

const monthParams = z.object({ month: calendarMonth })

export const carryBudgetOver = endpoint('POST /api/budget-months/{month}/carry-over', {
  summary:
    "Add what was left of last month's budget to this month, category by category. Asked again, it is worked out again.",
  access: 'signedIn',
  params: monthParams,
  answer: z.array(budgetCategoryAnswer),
  refreshes: readsOfSpending,
})

export const dropCarryOver = endpoint('DELETE /api/budget-months/{month}/carry-over', {
  summary: 'Take the carried amounts of a month back. Answers the categories with the figures of that month.',
  access: 'signedIn',
  params: monthParams,
  answer: z.array(budgetCategoryAnswer),
  refreshes: readsOfSpending,
})
