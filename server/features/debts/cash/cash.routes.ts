/** The calls of contracts/money/cash-plan.ts. */
import * as contract from '#contracts/money/cash-plan.ts'
import { cashPlanOn, payAsKept, refusalOfPay, refusalOfShortMonth } from '#engine/debts/cash/cash-plan.ts'
import { refused } from '#server/errors.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { findCashPlan, paidOn, saveCashPlan } from './cash.queries.ts'

export function mountCashPlan(app: App): void {
  const { db, clock } = app.parts
  const todayOf = (userId: string) => readPersonDay(db, userId, clock.now())

  mount(app, contract.getCashPlan, async ({ user }) =>
    cashPlanOn(await findCashPlan(db, user.id), await todayOf(user.id)),
  )

  mount(app, contract.savePaydays, async ({ user, body }) => {
    const today = await todayOf(user.id)
    const refusal = refusalOfPay(body, today)
    if (refusal) throw refused(refusal)
    const counted = await paidOn(db, user.id, today)
    const paydays = { ...payAsKept(body), cashOn: today, counted }
    return cashPlanOn(await saveCashPlan(db, user.id, { paydays }), today)
  })

  mount(app, contract.deletePaydays, async ({ user }) =>
    cashPlanOn(await saveCashPlan(db, user.id, { paydays: null }), await todayOf(user.id)),
  )

  mount(app, contract.saveShortMonth, async ({ user, body: { lenders, ...shortMonth } }) => {
    const today = await todayOf(user.id)
    const refusal = refusalOfShortMonth(shortMonth, today)
    if (refusal) throw refused(refusal)
    const counted = await paidOn(db, user.id, today)
    const kept = { ...shortMonth, cashOn: today, counted }
    return cashPlanOn(await saveCashPlan(db, user.id, { shortMonth: kept, lenders }), today)
  })

  mount(app, contract.endShortMonth, async ({ user }) =>
    cashPlanOn(await saveCashPlan(db, user.id, { shortMonth: null }), await todayOf(user.id)),
  )
}
