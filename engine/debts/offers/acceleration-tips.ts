/**
 * Three ways to be free sooner with the same money a month, worked out for a person's own debts: a
 * consolidation loan at the current average personal-loan rate, a 0 % balance transfer for 18 months with a
 * fee of 3 to 5 %, and the average card rate in place of a higher one, by asking the lender.
 *
 * A tip is null where it would not help: nothing to move, or no interest saved. The rates are averages and are
 * passed in; what a person is offered can be better or worse, and the screen says so.
 * Example: a $6,000 card at 24 % with $250 a month costs $2,255.59 interest, at the average of 20.94 %
 * $1,842.61: asking the lender may be worth $412.98.
 */
import { interestOfDebtCents, partsOf, rateOfDebt, withRates } from '#engine/debts/balances/terms.ts'
import { monthInterestCents } from '#engine/money/interest.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import { compareConsolidation, type Consolidation, type ConsolidationOffer } from './consolidation.ts'
import { withBudget } from '#engine/debts/debt.ts'
import type { PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff, savingOf, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

/** Payments at 0 % of the usual balance transfer. // spec 2 */
const TRANSFER_MONTHS = 18
/** Fees of balance transfers, as a share of what is moved: 3 to 5 %. */
const TRANSFER_FEE_PPM = { low: 30_000, high: 50_000 } as const
/** Terms of personal loans; the shortest whose payment fits is taken. */
const LOAN_TERM_MONTHS = [24, 36, 48, 60] as const

/** Debts without a house, a car or a government behind them can be moved into a personal loan. */
const movableTypes: readonly string[] = ['credit_card', 'personal_loan', 'other']

/** Against the plan as it stands, with the same money a month. */
export type TipGain = {
  /** interest and fee less than now; null where the plan as it stands has no end to compare with */
  savedCents: number | null
  monthsSaved: number | null
  /** true: the plan as it stands never ends, with the tip it does */
  endsPlan: boolean
}

type ConsolidationTip = TipGain & {
  ids: string[]
  movedCents: number
  aprPpm: number
  termMonths: number
  paymentCents: number
  /** the minimums of the moved debts now minus the loan's payment; below 0 the loan asks for more */
  paymentLowerByCents: number
  /** interest of the first month, less than now */
  firstMonthSavedCents: number
  /** the highest rate, to a tenth of a percent, at which a loan of a usual term still saves interest; null without a plan to compare with */
  breakEvenAprPpm: number | null
}

type TransferTip = TipGain & {
  ids: string[]
  movedCents: number
  months: number
  goToAprPpm: number
  /** the gain above is with the higher fee; this with the lower */
  lowFee: TipGain & { feeCents: number }
  feeCents: number
}

type NegotiationTip = TipGain & {
  id: string
  fromAprPpm: number
  toAprPpm: number
  firstMonthSavedCents: number
}

export type AccelerationTips = {
  consolidation: ConsolidationTip | null
  transfer: TransferTip | null
  negotiation: NegotiationTip | null
}

export type TipsCase = {
  /** the plan as it stands */
  input: PayoffInput
  /** id -> debt type of the wire */
  types: Readonly<Record<string, string>>
  rates: { personalLoanAprPpm: number; creditCardAprPpm: number }
}

const rateNow = (debt: PayoffDebt): number => rateOfDebt(debt, 1)
const interestNow = (debt: PayoffDebt): number => interestOfDebtCents(debt, 1)

function minimumNow(debt: PayoffDebt): number {
  const interestCents = interestNow(debt)
  const asked = minimumDueCents(debt.minimum, debt.balanceCents, interestCents)
  return Math.min(asked, debt.balanceCents + interestCents)
}

function sumOf<One>(list: readonly One[], amountOf: (one: One) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}

/** Balance times rate above another rate, all balances of a debt together; below 0 it is charged less. */
const costAbove = (debt: PayoffDebt, aprPpm: number): number =>
  sumOf(partsOf(debt), ({ balanceCents, rates }) => balanceCents * (rateInMonth(rates, 1) - aprPpm))

type Compared = Pick<Consolidation, 'savedCents' | 'monthsSaved' | 'asItStands' | 'withOffer'>

function gainOf({ savedCents, monthsSaved, asItStands, withOffer }: Compared): TipGain {
  const endsPlan = asItStands.status !== 'paid' && withOffer.status === 'paid'
  return { savedCents, monthsSaved, endsPlan }
}

const helps = ({ savedCents, endsPlan }: TipGain): boolean => endsPlan || (savedCents ?? 0) > 0

/** A tenth of a percent. */
const RATE_STEP_PPM = 1_000

type LoanCase = { input: PayoffInput; ids: readonly string[] }

/** Whether a loan at this rate saves, over the shortest of the usual terms whose payment fits. */
function doesLoanSave({ input, ids }: LoanCase, aprPpm: number): boolean {
  for (const termMonths of LOAN_TERM_MONTHS) {
    const result = compareConsolidation({ input, ids, offer: { kind: 'loan', aprPpm, termMonths } })
    if (result.withOffer.status !== 'short') return (result.savedCents ?? 0) > 0
  }
  return false
}

/** The highest rate of a loan that still saves: that at `savingPpm` does, and none far above `dearestPpm`. */
function breakEvenPpm(
  loan: LoanCase,
  { savingPpm, dearestPpm }: { savingPpm: number; dearestPpm: number },
): number {
  const saves = (aprPpm: number) => doesLoanSave(loan, aprPpm)
  let saving = Math.floor(savingPpm / RATE_STEP_PPM)
  let tooDear = Math.ceil(dearestPpm / RATE_STEP_PPM) + 1
  while (tooDear - saving > 1) {
    const middle = Math.floor((saving + tooDear) / 2)
    if (saves(middle * RATE_STEP_PPM)) saving = middle
    else tooDear = middle
  }
  return saving * RATE_STEP_PPM
}

function consolidationTip({ input, types, rates }: TipsCase): ConsolidationTip | null {
  const aprPpm = rates.personalLoanAprPpm
  const moved = input.debts.filter(
    (debt) =>
      debt.balanceCents > 0 && movableTypes.includes(types[debt.id] ?? '') && costAbove(debt, aprPpm) > 0,
  )
  if (moved.length === 0) return null
  const ids = moved.map(({ id }) => id)
  for (const termMonths of LOAN_TERM_MONTHS) {
    const result = compareConsolidation({ input, ids, offer: { kind: 'loan', aprPpm, termMonths } })
    const gain = gainOf(result)
    if (result.withOffer.status === 'short') continue
    if (!helps(gain)) return null
    return {
      ...gain,
      ids,
      movedCents: result.movedCents,
      aprPpm,
      termMonths,
      paymentCents: result.newPaymentCents,
      paymentLowerByCents: sumOf(moved, minimumNow) - result.newPaymentCents,
      firstMonthSavedCents: sumOf(moved, interestNow) - monthInterestCents(result.movedCents, aprPpm),
      breakEvenAprPpm:
        gain.savedCents === null
          ? null
          : breakEvenPpm({ input, ids }, { savingPpm: aprPpm, dearestPpm: Math.max(...moved.map(rateNow)) }),
    }
  }
  return null
}

function transferTip({ input, types, rates }: TipsCase): TransferTip | null {
  const moved = input.debts.filter(
    (debt) => types[debt.id] === 'credit_card' && debt.balanceCents > 0 && rateNow(debt) > 0,
  )
  if (moved.length === 0) return null
  const ids = moved.map(({ id }) => id)
  const offer: ConsolidationOffer = {
    kind: 'transfer',
    promoAprPpm: 0,
    promoMonths: TRANSFER_MONTHS,
    goToAprPpm: rates.creditCardAprPpm,
  }
  const low = compareConsolidation({ input, ids, offer: { ...offer, feePpm: TRANSFER_FEE_PPM.low } })
  const high = compareConsolidation({ input, ids, offer: { ...offer, feePpm: TRANSFER_FEE_PPM.high } })
  const gain = gainOf(high)
  if (!helps(gain)) return null
  return {
    ...gain,
    ids,
    movedCents: high.movedCents,
    months: TRANSFER_MONTHS,
    goToAprPpm: rates.creditCardAprPpm,
    feeCents: high.feeCents,
    lowFee: { ...gainOf(low), feeCents: low.feeCents },
  }
}

/** The card that costs most above the average is the one to call about. */
function negotiationTip({ input, types, rates }: TipsCase): NegotiationTip | null {
  const toAprPpm = rates.creditCardAprPpm
  // Of several balances those above the average alone count: the others would not be lowered.
  const above = (debt: PayoffDebt) =>
    sumOf(
      partsOf(debt),
      ({ balanceCents, rates: steps }) => balanceCents * Math.max(0, rateInMonth(steps, 1) - toAprPpm),
    )
  const [card] = input.debts
    .filter((debt) => types[debt.id] === 'credit_card' && above(debt) > 0)
    .toSorted((a, b) => above(b) - above(a))
  if (!card) return null
  const budgetCents = input.budgetCents ?? startingMinimumsCents(input) + (input.extraCents ?? 0)
  const lowered = withRates(card, (steps) =>
    steps.map((step) => ({ ...step, aprPpm: Math.min(step.aprPpm, toAprPpm) })),
  )
  const debts = input.debts.map((debt) => (debt === card ? lowered : debt))
  const asItStands = planPayoff(withBudget(input, budgetCents))
  const withOffer = planPayoff(withBudget({ ...input, debts }, budgetCents))
  const { monthsSaved, interestSavedCents: savedCents } = savingOf(asItStands, withOffer)
  const gain = gainOf({ savedCents, monthsSaved, asItStands, withOffer })
  if (!helps(gain)) return null
  return {
    ...gain,
    id: card.id,
    fromAprPpm: rateNow(card),
    toAprPpm,
    firstMonthSavedCents: interestNow(card) - interestNow(lowered),
  }
}

/** The tips that help these debts. Errors as planPayoff. */
export function accelerationTips(tipsCase: TipsCase): AccelerationTips {
  return {
    consolidation: consolidationTip(tipsCase),
    transfer: transferTip(tipsCase),
    negotiation: negotiationTip(tipsCase),
  }
}
