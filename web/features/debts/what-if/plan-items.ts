/** A plan in single lines: what it pays, in which order, and everything it counts on. */
import type { Debt } from '#contracts/money/debts.ts'
import { indexOfMonth } from '#engine/debts/scenario/calendar-month.ts'
import type { Adjustments, Consolidation } from '#engine/debts/scenario/adjustments.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { apr, money, month } from '../figures.ts'
import { orderWords } from '../plan/plan-messages.ts'
import { itemTexts as texts } from '../what-if-panels/messages.ts'

export type Names = (id: string) => string

/** The name of a debt; of one that was removed a few words. */
export function namesOf(debts: readonly Debt[]): Names {
  const names = new Map(debts.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? texts.removed
}

const at = (text: string) => month(indexOfMonth(text))

export const moreItem = ({ amount, from }: Adjustments['increases'][number]) =>
  texts.more(money(amount), at(from))
export const onceItem = (one: Adjustments['lumpSums'][number]) => texts.once(money(one.amount), at(one.month))
export const pauseItem = (text: string) => texts.pause(at(text))
export const rateItem = ({ debtId, rate, from }: Adjustments['rateCuts'][number], nameOf: Names) =>
  texts.rate(nameOf(debtId), apr(rate), at(from))

export function loanItem(
  { kind, debtIds, rate, months, month: taken }: Consolidation,
  nameOf: Names,
): string {
  const words = kind === 'loan' ? texts.loan : texts.transfer
  return words({
    names: debtIds.map(nameOf).join(', '),
    rate: apr(rate),
    months,
    month: at(taken),
  })
}

function orderItem({ order, adjustments }: PlanChoice, nameOf: Names): string {
  return order === 'own' ? texts.own(adjustments.ownOrder.map(nameOf).join(', ')) : orderWords[order]
}

/** Every line of a plan, its amount and its order first. */
export function itemsOf(plan: PlanChoice, nameOf: Names): string[] {
  const { increases, lumpSums, pauses, rateCuts, consolidation } = plan.adjustments
  return [
    plan.extra === 0 ? texts.noExtra : texts.extra(money(plan.extra)),
    orderItem(plan, nameOf),
    ...increases.map(moreItem),
    ...lumpSums.map(onceItem),
    ...pauses.map(pauseItem),
    ...rateCuts.map((cut) => rateItem(cut, nameOf)),
    ...(consolidation ? [loanItem(consolidation, nameOf)] : []),
  ]
}

/** What a plan has that another has not, and what it lacks of the other's. An amount and an order take the place of the other's. */
export function differences(
  plan: PlanChoice,
  kept: PlanChoice,
  nameOf: Names,
): { added: string[]; lacking: string[] } {
  const [items, before] = [itemsOf(plan, nameOf), itemsOf(kept, nameOf)]
  return {
    added: items.filter((item) => !before.includes(item)),
    lacking: before.slice(2).filter((item) => !items.includes(item)),
  }
}
