/** The offers of a plan that end with something owed, in words. */
import { partsOf } from '#engine/debts/balances/terms.ts'
import { type DatedCliff, datedCliffs, offerName } from '#engine/debts/offers/dated-cliffs.ts'
import { type OfferFirst, offerFirst } from '#engine/debts/offers/offer-first.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { apr, day, money, month } from '../figures.ts'
import type { DebtPlan } from '../plan/plan-view.ts'
import { cliffStepTexts, cliffTexts as texts } from './cliff-messages.ts'

/** Soonest first. */
export function cliffsOfPlan({ debts, start, chosen, today }: DebtPlan): DatedCliff[] {
  return datedCliffs({ debts: debts.map(toDebt), start, plan: chosen.plan, day: today })
}

/** The order that costs less because it pays an offer in time; null where none does. */
export function cheaperOrder(plan: DebtPlan, cliffs: readonly DatedCliff[]): OfferFirst | null {
  return offerFirst(plan.start.input, plan.chosen, cliffs)
}

export function nameOf({ planned }: Pick<DebtPlan, 'planned'>, id: string): string {
  return planned.find((debt) => debt.id === id)?.name ?? ''
}

const offerNameOf = (plan: DebtPlan, cliff: DatedCliff) => offerName(nameOf(plan, cliff.id), cliff)

export function cliffTitle(plan: DebtPlan, cliff: DatedCliff): string {
  return texts.title(offerNameOf(plan, cliff), day(cliff.payBy, plan.today))
}

/** What is left on the day, and what that costs. */
export function cliffText(plan: DebtPlan, cliff: DatedCliff): string {
  const { leftCents, endsOn, starts } = cliff
  const said = { left: money(leftCents), endsOn: day(endsOn, plan.today) }
  const left = (starts.length === 0 ? texts.leftNow : texts.left)(said)
  return `${left} ${chargeText(plan, cliff)}`
}

/** The difference to the offer's rate means something only where the plan ends. */
function chargeText(plan: DebtPlan, cliff: DatedCliff): string {
  const { start, chosen } = plan
  const { id, bucketId, kind, untilMonth, chargeCents } = cliff
  if (kind === 'deferral') return `${texts.deferral(money(chargeCents))}${accruedText(plan, cliff)}`
  const parts = start.debts.filter((debt) => debt.id === id).flatMap(partsOf)
  const rates = parts.find((part) => part.bucketId === bucketId)?.rates ?? []
  const isKnown = chosen.status === 'paid' && chargeCents > 0
  return texts.promotion(apr(rateInMonth(rates, untilMonth + 1)), isKnown ? money(chargeCents) : null)
}

/** What of the charge was entered, and the day of that figure. */
function accruedText({ debts, today }: DebtPlan, { id, bucketId }: DatedCliff): string {
  const debt = debts.find((one) => one.id === id)
  const offer = debt?.balances?.find((one) => one.id === bucketId) ?? debt
  const { accrued = 0, accruedOn } = offer?.deferredInterest ?? {}
  return accrued > 0 && accruedOn ? ` ${texts.accrued(money(accrued), day(accruedOn, today))}` : ''
}

/** What avoids it: from now on, from later, with the last payment. */
export function waysOut({ starts }: DatedCliff): string[] {
  return starts.map(({ month: from, addCents }, at) => {
    const add = money(addCents)
    if (at === starts.length - 1) return texts.last(add)
    return at === 0 ? texts.now(add) : texts.from(add, month(from))
  })
}

/** The line of the next step: what to add a month, and what that avoids. */
export function cliffStep(plan: DebtPlan, cliff: DatedCliff): string {
  const { kind, leftCents, chargeCents, addCentsToAvoid, payBy, endsOn, starts } = cliff
  const name = offerNameOf(plan, cliff)
  if (addCentsToAvoid === null)
    return cliffStepTexts.payNow({ name, left: money(leftCents), endsOn: day(endsOn, plan.today) })
  const said = { name, add: money(addCentsToAvoid), by: day(payBy, plan.today) }
  const isLast = starts.length === 1
  if (kind === 'promotion') return (isLast ? cliffStepTexts.lastPromotion : cliffStepTexts.promotion)(said)
  return (isLast ? cliffStepTexts.lastDeferral : cliffStepTexts.deferral)(said, money(chargeCents))
}

export function cliffShortly(plan: DebtPlan, cliff: DatedCliff): string {
  return cliffStepTexts.short(offerNameOf(plan, cliff), day(cliff.endsOn, plan.today))
}
