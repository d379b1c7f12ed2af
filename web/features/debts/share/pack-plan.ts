/**
 * A plan as the text of a link: packed into its fragment, which no server is sent. It holds what the plan is worked out
 * from, as the contracts have it, and is read by their strict schemas.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as z from 'zod/mini'
import { calendarDate, positiveAmountCents } from '#contracts/amounts.ts'
import { saveDebtPlan } from '#contracts/money/debt-plan.ts'
import { createDebt, type Debt } from '#contracts/money/debts.ts'
import { startOfCyclePayments } from '#engine/debts/entries/recent-payments.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import type { Adjustments } from '#engine/debts/scenario/adjustments.ts'
import { planBody } from '../plan/plan-body.ts'
import type { Planned } from '../plan/plan-view.ts'
import { unnamedDebt } from './share-messages.ts'

/** of the link; thirty debts take about a tenth */
const MOST_CHARACTERS = 16_000
const MOST_BYTES = 200_000
const MOST_DEBTS = 100
const MOST_PAYMENTS = 400

const sharedPlan = z.strictObject({
  version: z.literal(1),
  /** the day of the figures */
  on: calendarDate,
  plan: saveDebtPlan.body,
  /** with the day each was entered: what was due before is not known */
  debts: z
    .array(z.strictObject({ enteredOn: calendarDate, debt: createDebt.body }))
    .check(z.minLength(1), z.maxLength(MOST_DEBTS)),
  /** `debt` is its place in the list */
  payments: z
    .array(z.strictObject({ debt: z.int(), amount: positiveAmountCents, on: calendarDate }))
    .check(z.maxLength(MOST_PAYMENTS)),
})

/** What is in a link, as it is written: amounts and rates are decimal texts. */
type Written = z.input<typeof sharedPlan>

/** What is in a link: amounts in cents, the debts as they are sent to be made. */
export type SharedPlan = Omit<z.output<typeof sharedPlan>, 'debts'> & Pick<Written, 'debts'>

const money = (cents: number | null) => (cents === null ? null : centsToDecimal(cents))
const rate = (ppm: number | null) => (ppm === null ? null : ppmToDecimal(ppm))

function ruleOf({ minimumRule: rule }: Debt) {
  if (rule === null) return null
  const { percent, floor, interestPlus } = rule
  return {
    ...rule,
    percent: ppmToDecimal(percent),
    floor: centsToDecimal(floor),
    interestPlus: money(interestPlus),
  }
}

function balancesOf({ balances }: Debt) {
  return (
    balances?.map(({ promotionalRate: offer, deferredInterest: deferred, ...one }) => ({
      ...one,
      balance: centsToDecimal(one.balance),
      interestRate: ppmToDecimal(one.interestRate),
      promotionalRate: offer && { ...offer, interestRate: ppmToDecimal(offer.interestRate) },
      deferredInterest: deferred && {
        ...deferred,
        interestRate: ppmToDecimal(deferred.interestRate),
        accrued: centsToDecimal(deferred.accrued),
      },
    })) ?? null
  )
}

function bodyOf(debt: Debt, name: string): Written['debts'][number]['debt'] {
  const { promotionalRate: offer, deferredInterest: deferred, statement } = debt
  const body = {
    name,
    type: debt.type,
    balance: centsToDecimal(debt.balance),
    interestRate: rate(debt.interestRate),
    minimumPayment: money(debt.minimumPayment),
    paymentDueDate: debt.paymentDueDate,
    promotionalRate: offer && { ...offer, interestRate: ppmToDecimal(offer.interestRate) },
    deferredInterest: deferred && {
      ...deferred,
      interestRate: ppmToDecimal(deferred.interestRate),
      accrued: centsToDecimal(deferred.accrued),
    },
    minimumRule: ruleOf(debt),
    balances: balancesOf(debt),
    minimumTo: debt.minimumTo,
    statement: statement && { ...statement, minimum: centsToDecimal(statement.minimum) },
  }
  // An absent field is an empty one, and the link is shorter.
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as typeof body
}

export type Sharing = Planned

/** The adjustments with other ids for the debts; what is about a debt that has none is left out. */
export function renamed(adjustments: Adjustments, idOf: (id: string) => string | undefined): Adjustments {
  const idsOf = (ids: readonly string[]) => ids.flatMap((id) => idOf(id) ?? [])
  const { ownOrder, rateCuts, consolidation } = adjustments
  return {
    ...adjustments,
    ownOrder: idsOf(ownOrder),
    rateCuts: rateCuts.flatMap((cut) => {
      const debtId = idOf(cut.debtId)
      return debtId === undefined ? [] : [{ ...cut, debtId }]
    }),
    consolidation: consolidation && { ...consolidation, debtIds: idsOf(consolidation.debtIds) },
  }
}

/** Later than any day. */
const NEVER = '9999'

/** From which day on the payments of a debt matter. Those of several balances on a card are not known apart. */
function firstDayOf({ balances, deferredInterest }: Debt, today: string): string {
  const ofCycles = startOfCyclePayments(today)
  const accruedOn = balances ? null : deferredInterest?.accruedOn
  return accruedOn && accruedOn < ofCycles ? accruedOn : ofCycles
}

/** The fragment of a link; null where there is too much to share. Debts of nothing are left out. */
export function packPlan(sharing: Sharing, hasNames: boolean): string | null {
  const { debts, payments, settings, today } = sharing
  const open = debts.filter(({ balance }) => balance > 0)
  const places = new Map(open.map(({ id }, at) => [id, at]))
  const since = new Map(open.map((debt) => [debt.id, firstDayOf(debt, today)]))
  const recent = payments.filter(({ debtId, paidOn }) => paidOn >= (since.get(debtId) ?? NEVER))
  const shared: Written = {
    version: 1,
    on: today,
    plan: planBody({
      ...settings,
      adjustments: renamed(settings.adjustments, (id) => places.get(id)?.toString()),
    }),
    debts: open.map((debt, at) => ({
      enteredOn: debt.createdAt.slice(0, 10),
      debt: bodyOf(debt, hasNames ? debt.name : unnamedDebt(at + 1)),
    })),
    payments: recent.map(({ debtId, amount, paidOn }) => ({
      debt: places.get(debtId)!,
      amount: centsToDecimal(amount),
      on: paidOn,
    })),
  }
  const text = toBase64Url(deflateSync(strToU8(JSON.stringify(shared)), { level: 9 }))
  const isTooMuch = open.length > MOST_DEBTS || recent.length > MOST_PAYMENTS
  return isTooMuch || text.length > MOST_CHARACTERS ? null : text
}

/** What a fragment holds; null for one that is not whole, too large, or anything else. */
export function unpackPlan(text: string): SharedPlan | null {
  if (text === '' || text.length > MOST_CHARACTERS || !/^[\w-]+$/.test(text)) return null
  try {
    const bytes = inflateSync(fromBase64Url(text))
    if (bytes.length > MOST_BYTES) return null
    const written: unknown = JSON.parse(strFromU8(bytes))
    const { success, data } = sharedPlan.safeParse(written)
    return success ? { ...data, debts: (written as Written).debts } : null
  } catch {
    return null
  }
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const fromBase64Url = (text: string) => strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true)
