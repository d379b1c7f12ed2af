/** The calls of contracts/money/budget.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/budget.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import { listMonthTotals, listSpendingRows } from './spending.queries.ts'
import { categoryExists, listCategoryFigures, removeCarries, removeCategory } from './budget.queries.ts'
import type { CategoryKey } from './budget.queries.ts'
import { carryOver } from './carry-over.ts'
import { createCategory, updateCategory } from './save-category.ts'
import { monthOf, monthsUpTo } from './month.ts'
import { recordSpending, takeBackSpending } from './record-spending.ts'
import { mountGroups } from './groups/groups.routes.ts'
import { removalOf } from '#engine/records/refusals.ts'
import { missingCategory, missingGroup, missingSpending } from './refusals.ts'

/** How many months the overview compares. */
const MONTHS_COMPARED = 6

const keyOf = (user: { id: string }, params: { id: string }): CategoryKey => ({
  userId: user.id,
  categoryId: requireUuid(params.id, missingCategory),
})

/** The group named in a body, as the database writes it; null takes a category out of its group. */
function groupOf(groupId: string | null | undefined): string | null | undefined {
  if (groupId === undefined) return undefined
  return groupId ? requireUuid(groupId, missingGroup) : null
}

/** The month asked for; the one the person is in unless named. */
async function monthAsked(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  userId: string,
  month?: string,
): Promise<string> {
  return month ?? monthOf(await readPersonDay(db, userId, clock.now()))
}

function mountCategoryCalls(app: App): void {
  mount(app, contract.listBudgetCategories, async ({ parts, user, query }) => {
    const month = await monthAsked(parts, user.id, query.month)
    return listCategoryFigures(parts.db, user.id, month)
  })

  mount(app, contract.createBudgetCategory, async ({ parts, user, body }) => {
    const { name, budgetAmount, spentAmount = 0 } = body
    const { color = null, icon = null, isActive = true, dueDay = null } = body
    const fields = { name, color, icon, isActive, dueDay, groupId: groupOf(body.groupId) ?? null }
    const now = parts.clock.now()
    const today = await readPersonDay(parts.db, user.id, now)
    const month = body.month ?? monthOf(today)
    return createCategory(parts.db, user.id, { fields, budgetAmount, spentAmount, month, today, now })
  })

  mount(app, contract.updateBudgetCategory, async ({ parts, user, params, body }) => {
    const { name, color, icon, isActive, dueDay, groupId, ...rest } = body
    const month = await monthAsked(parts, user.id, body.month)
    const fields = omitUndefined({ name, color, icon, isActive, dueDay, groupId: groupOf(groupId) })
    const change = { ...rest, month, fields }
    return updateCategory(parts.db, keyOf(user, params), change)
  })

  mount(app, contract.deleteBudgetCategory, async ({ parts, user, params }) => {
    if (!(await removeCategory(parts.db, keyOf(user, params)))) throw missingCategory()
    return { message: removalOf('category') }
  })
}

function mountSpendingCalls(app: App): void {
  mount(app, contract.listSpending, async ({ parts, user, params, query }) => {
    const key = keyOf(user, params)
    if (!(await categoryExists(parts.db, key))) throw missingCategory()
    const month = await monthAsked(parts, user.id, query.month)
    return listSpendingRows(parts.db, key, month)
  })

  mount(app, contract.recordSpending, async ({ parts, user, params, body }) => {
    const entry = {
      amount: body.isRefund ? -body.amount : body.amount,
      spentOn: body.spentOn ?? null,
      note: body.note ?? null,
    }
    const now = parts.clock.now()
    const { line, category } = await recordSpending(parts.db, keyOf(user, params), { entry, now })
    return { spending: line, category }
  })

  mount(app, contract.deleteSpending, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    const spendingId = requireUuid(params.spendingId, missingSpending)
    return { category: await takeBackSpending(parts.db, key, spendingId) }
  })
}

function mountMonthCalls(app: App): void {
  mount(app, contract.listBudgetMonths, async ({ parts, user, query }) => {
    const months = monthsUpTo(await monthAsked(parts, user.id, query.month), MONTHS_COMPARED)
    return listMonthTotals(parts.db, user.id, months)
  })

  mount(app, contract.carryBudgetOver, async ({ parts, user, params }) =>
    carryOver(parts.db, user.id, params.month),
  )

  mount(app, contract.dropCarryOver, async ({ parts, user, params }) => {
    await removeCarries(parts.db, { userId: user.id, month: params.month })
    return listCategoryFigures(parts.db, user.id, params.month)
  })
}

/** Budget categories and their groups, what was spent in each, and how months compare. */
export function mountBudget(app: App): void {
  mountCategoryCalls(app)
  mountGroups(app)
  mountSpendingCalls(app)
  mountMonthCalls(app)
}
