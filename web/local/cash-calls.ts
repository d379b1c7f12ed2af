/** The calls of pay days and of a short month, on what is kept in this browser. */
import * as contract from '#contracts/money/cash-plan.ts'
import {
  type CashPlan,
  cashPlanOn,
  NO_CASH_PLAN,
  payAsKept,
  refusalOfPay,
  refusalOfShortMonth,
} from '#engine/debts/cash/cash-plan.ts'
import type { Kept } from './kept/kept.ts'
import { serve, throwIf, type Served } from './served.ts'

const planOf = ({ cashPlan }: Kept): CashPlan => cashPlan ?? NO_CASH_PLAN

/** Keeps the parts that are given; the others stay as they are. */
function save(kept: Kept, parts: Partial<CashPlan>, today: string): CashPlan {
  kept.cashPlan = { ...planOf(kept), ...parts }
  return cashPlanOn(kept.cashPlan, today)
}

const paidOn = ({ debts }: Kept, day: string) =>
  debts
    .flatMap(({ lines }) => lines)
    .filter(({ kind, occurredOn }) => kind === 'payment' && occurredOn === day)
    .reduce((sum, { amount }) => sum + amount, 0)

export const servedCash: Served[] = [
  serve(contract.getCashPlan, ({ kept, today }) => cashPlanOn(planOf(kept), today)),

  serve(contract.savePaydays, ({ kept, body, today }) => {
    throwIf(refusalOfPay(body, today))
    const paydays = { ...payAsKept(body), cashOn: today, counted: paidOn(kept, today) }
    return save(kept, { paydays }, today)
  }),

  serve(contract.deletePaydays, ({ kept, today }) => save(kept, { paydays: null }, today)),

  serve(contract.saveShortMonth, ({ kept, body: { lenders, ...shortMonth }, today }) => {
    throwIf(refusalOfShortMonth(shortMonth, today))
    const counted = paidOn(kept, today)
    return save(kept, { shortMonth: { ...shortMonth, cashOn: today, counted }, lenders }, today)
  }),

  serve(contract.endShortMonth, ({ kept, today }) => save(kept, { shortMonth: null }, today)),
]
