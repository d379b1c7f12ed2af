/** The calls of contracts/money/debts.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as planContract from '#contracts/money/debt-plan.ts'
import * as contract from '#contracts/money/debts.ts'
import { withBalances } from '#engine/debts/entries/entries.ts'
import { BRING_BACK_MS } from '#engine/debts/entries/removal.ts'
import { startOfRecentPayments } from '#engine/debts/entries/recent-payments.ts'
import { latestDay } from '#engine/money/calendar-day.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import type { SavingDays } from './balances/accrued-days.ts'
import { closeDebt, reopenDebt } from './close-debt.ts'
import { listHistories } from './plan/histories.queries.ts'
import { mountStatements } from './statements/statements.routes.ts'
import { findPlan, listKeptPlans } from './plan/debt-plan.queries.ts'
import { keepPlan } from './plan/keep-plan.ts'
import { removeDebt, restoreDebt } from './remove-debt.ts'
import { listRemovedRows } from './removed-debts.queries.ts'
import { createDebt, updateDebt } from './save-debt.ts'
import { findDebt, listDebtRows, listLines, listPaymentsSince } from './debts.queries.ts'
import { presentDebt, readDebtFields } from './debt-columns.ts'
import { recordPayment, takeBackPayment } from './record-payment.ts'
import { removalOf } from '#engine/records/refusals.ts'
import { keyOf, missingDebt, missingPayment } from './refusals.ts'

async function daysOf({ db, clock }: AppParts, user: { id: string }): Promise<SavingDays> {
  const now = clock.now()
  return { today: await readPersonDay(db, user.id, now), latestDay: latestDay(now) }
}

function mountDebtCalls(app: App): void {
  mount(app, contract.listDebts, async ({ parts, user }) =>
    (await listDebtRows(parts.db, user.id)).map(presentDebt),
  )

  mount(app, contract.createDebt, async ({ parts, user, body }) => {
    const { name, type, balance } = body
    const fields = { ...readDebtFields(body), name, type }
    const days = await daysOf(parts, user)
    return presentDebt(await createDebt(parts.db, user.id, { ...fields, balanceCents: balance, days }))
  })

  mount(app, contract.updateDebt, async ({ parts, user, params, body }) => {
    const change = {
      fields: readDebtFields(body),
      balanceCents: body.balance,
      version: body.version,
      days: await daysOf(parts, user),
    }
    return presentDebt(await updateDebt(parts.db, keyOf(user, params), change))
  })
}

function mountLeavingCalls(app: App): void {
  mount(app, contract.deleteDebt, async ({ parts, user, params }) => {
    await removeDebt(parts.db, keyOf(user, params), parts.clock.now())
    return { message: removalOf('debt') }
  })

  mount(app, contract.listRemovedDebts, async ({ parts, user }) => {
    const removed = await listRemovedRows(parts.db, user.id, parts.clock.now())
    return removed.map(({ id, name, removedAt }) => ({
      id,
      name,
      removedAt: removedAt.toISOString(),
      goneAt: new Date(removedAt.getTime() + BRING_BACK_MS).toISOString(),
    }))
  })

  mount(app, contract.restoreDebt, async ({ parts, user, params }) =>
    presentDebt(await restoreDebt(parts.db, keyOf(user, params), parts.clock.now())),
  )

  mount(app, contract.closeDebt, async ({ parts, user, params, body: { rest = null, version } }) => {
    const closing = { rest, version, now: parts.clock.now() }
    return presentDebt(await closeDebt(parts.db, keyOf(user, params), closing))
  })

  mount(app, contract.reopenDebt, async ({ parts, user, params }) =>
    presentDebt(await reopenDebt(parts.db, keyOf(user, params))),
  )
}

function mountPaymentCalls(app: App): void {
  mount(app, contract.listRecentPayments, async ({ parts, user }) => {
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    const since = startOfRecentPayments(today)
    return (await listPaymentsSince(parts.db, user.id, since)).map(({ occurredOn: paidOn, ...payment }) => ({
      ...payment,
      paidOn,
    }))
  })

  mount(app, contract.listPayments, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    if (!(await findDebt(parts.db, key))) throw missingDebt()
    return withBalances(await listLines(parts.db, key))
  })

  mount(app, contract.recordPayment, async ({ parts, user, params, body }) => {
    const payment = {
      amount: body.amount,
      interest: body.interest ?? 0,
      fees: body.fees ?? 0,
      charges: body.charges ?? 0,
      paidOn: body.paidOn ?? null,
      note: body.note ?? null,
    }
    const now = parts.clock.now()
    const { paymentId, debt, lines } = await recordPayment(parts.db, keyOf(user, params), { payment, now })
    return { paymentId, debt: presentDebt(debt), entries: lines }
  })

  mount(app, contract.deletePayment, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    const paymentId = requireUuid(params.paymentId, missingPayment)
    return { debt: presentDebt(await takeBackPayment(parts.db, key, paymentId)) }
  })
}

function mountPlanCalls(app: App): void {
  mount(app, planContract.getDebtPlan, ({ parts, user }) => findPlan(parts.db, user.id))

  mount(app, planContract.listHistories, async ({ parts, user }) => {
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    return listHistories(parts.db, user.id, startOfRecentPayments(today))
  })

  mount(app, planContract.listKeptPlans, ({ parts, user }) => listKeptPlans(parts.db, user.id))

  mount(app, planContract.saveDebtPlan, async ({ parts, user, body: plan }) => {
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    return keepPlan(parts.db, user.id, { plan, today })
  })
}

/** Debts, what happened to each, and the plan. */
export function mountDebts(app: App): void {
  mountDebtCalls(app)
  mountLeavingCalls(app)
  mountPaymentCalls(app)
  mountPlanCalls(app)
  mountStatements(app)
}
