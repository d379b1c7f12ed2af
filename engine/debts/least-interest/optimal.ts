/**
 * The plan of least interest with its proof. The search without a solver gives a plan (best-order.ts); the relaxed model
 * gives a bound that no plan is under, and often leads to a better one; where both are not close, the months in which
 * the debts close are searched too, from those of the best plan so far. Every plan is played through the month loop: its cents are those of any plan.
 *
 * Where nothing can beat avalanche, avalanche is the proof, and no solver is asked. A move of balances and payments that
 * come before the interest are not in the model: the plan then comes without a proof, with a bound of 0. How a card's
 * issuer splits a payment between several balances is left free in it (model/card-rows.ts): the bound holds, and can be
 * further below the best plan.
 *
 * The bound counts interest without rounding. Whole cents can end a few cents under it: then the bound is that plan.
 */
import type { PayoffInput } from '#engine/debts/debt.ts'
import { DEFAULT_HORIZON_MONTHS } from '#engine/debts/payoff/check-input.ts'
import { allBegun } from '#engine/debts/run/run-plan.ts'
import { tracePayments } from '#engine/debts/run/trace-plan.ts'
import { bestOrderPlan, cheaper, isAvalancheLeast, lastStart, type LeastInterest } from './best-order.ts'
import type { LinearModel, Solved, Solver } from './model/linear-model.ts'
import { type PayoffModel, payoffModel } from './model/payoff-model.ts'
import { type FirstPaid, solutionSteps } from './model/read-solution.ts'

/**
 * `gapCents` and `gapPpm` (of the interest): how close is close enough, whichever is more. `keepsStart`: the bound is that
 * of plans that pay as bestOrderPlan's does until every debt has begun. What a debt due next month could get in this one is
 * no saving: a plan sets it aside (month-loop.ts).
 */
export type ProofLimits = { seconds: number; gapCents: number; gapPpm: number; keepsStart?: boolean }

/**
 * `boundCents`: no plan costs less interest, up to rounding. `gapCents`: the plan's interest less that. `isProven`: the
 * gap is at most $1 or 0.1 % of the interest.
 */
export type ProvenPlan = LeastInterest & { boundCents: number; isProven: boolean; gapCents: number }

/** The gap within which a plan counts as proven. */
const PROVEN_GAP: Pick<ProofLimits, 'gapCents' | 'gapPpm'> = { gapCents: 100, gapPpm: 1_000 }

/** A closer one, for those who have the time: ten cents or 0.01 %. */
export const FINE_GAP: Pick<ProofLimits, 'gapCents' | 'gapPpm'> = { gapCents: 10, gapPpm: 100 }

/** Debts and balances times months above which a model is not built: a solver would not end in time. */
const MOST_BITS = 20_000

function closeEnough(
  interestCents: number,
  { gapCents, gapPpm }: Pick<ProofLimits, 'gapCents' | 'gapPpm'>,
): number {
  return Math.max(gapCents, (interestCents * gapPpm) / 1_000_000)
}

function answerOf(found: LeastInterest, bound: number): ProvenPlan {
  const { interestCents, status } = found.plan
  const boundCents = Math.max(0, Math.min(Math.floor(bound), interestCents))
  const gapCents = interestCents - boundCents
  const isProven = status === 'paid' && gapCents <= closeEnough(interestCents, PROVEN_GAP)
  return { ...found, boundCents, isProven, gapCents }
}

/** Months within which a plan of least interest ends: it uses all money, but for pauses and first payments to come. */
function monthsOf(input: PayoffInput, { plan }: LeastInterest): number {
  const idle = (input.pauses?.length ?? 0) + allBegun(input.debts) - 1
  return Math.min(input.horizonMonths ?? DEFAULT_HORIZON_MONTHS, plan.months + idle)
}

function isModeled({ debts, move, convention }: PayoffInput, months: number): boolean {
  const balances = debts.reduce((sum, { buckets }) => sum + 1 + (buckets?.length ?? 0), 0)
  return !move && convention !== 'payThenAccrue' && balances * months <= MOST_BITS
}

/** The plan of least interest that is found within the limits, and how little any plan can cost. Errors as planPayoff. */
export async function provenPlan(
  input: PayoffInput,
  solve: Solver,
  limits: ProofLimits,
): Promise<ProvenPlan> {
  const quick = bestOrderPlan(input)
  if (quick.plan.status !== 'paid') return answerOf(quick, 0)
  if (isAvalancheLeast(input)) return answerOf(quick, quick.plan.interestCents)
  const months = monthsOf(input, quick)
  if (!isModeled(input, months)) return answerOf(quick, 0)
  return new Proof(input, { solve, limits, quick, months }).run()
}

/** One search for a proof: the best plan, the bound and the seconds that are left. */
class Proof {
  private readonly input: PayoffInput
  private readonly solve: Solver
  private readonly limits: ProofLimits
  private readonly built: PayoffModel
  private best: LeastInterest
  private boundCents = 0
  private seconds: number

  constructor(
    input: PayoffInput,
    given: { solve: Solver; limits: ProofLimits; quick: LeastInterest; months: number },
  ) {
    this.input = input
    this.solve = given.solve
    this.limits = given.limits
    this.best = given.quick
    this.seconds = given.limits.seconds
    const built = payoffModel(input, given.months)
    this.built = given.limits.keepsStart ? startedAs(given.quick, built, lastStart(input)) : built
  }

  async run(): Promise<ProvenPlan> {
    const relaxed = await this.ask(this.built.model, { isRelaxed: true })
    if (!relaxed.isOptimal || !relaxed.values) return answerOf(this.best, 0)
    this.raiseBound(relaxed.objective)
    this.keep(relaxed, ['largest', 'smallest'])
    const closed = await this.ask(this.closingModel(), { isRelaxed: true })
    this.keep(closed, ['smallest'])
    if (!this.isClose()) await this.search(closed)
    return answerOf(this.best, this.boundCents)
  }

  /** Whole numbers, from the months in which the best plan closes the debts. */
  private async search({ values }: Solved): Promise<void> {
    const whole = await this.ask(this.built.model, { ...(values && { start: Array.from(values) }) })
    this.raiseBound(whole.bound)
    this.keep(whole, ['smallest'])
  }

  private isClose(): boolean {
    const { interestCents } = this.best.plan
    return interestCents - this.boundCents <= closeEnough(interestCents, this.limits)
  }

  private async ask(
    model: LinearModel,
    { isRelaxed = false, start }: { isRelaxed?: boolean; start?: number[] },
  ): Promise<Solved> {
    const gap = closeEnough(this.best.plan.interestCents, this.limits) / 100
    if (this.seconds <= 0) return NOT_ASKED
    const solved = await this.solve(model, {
      isRelaxed,
      seconds: this.seconds,
      gap,
      ...(start && { start }),
    })
    this.seconds -= solved.seconds
    return solved
  }

  private raiseBound(dollars: number): void {
    if (Number.isFinite(dollars)) this.boundCents = Math.max(this.boundCents, dollars * 100)
  }

  private keep({ values }: Solved, orders: FirstPaid[]): void {
    if (!values) return
    for (const firstPaid of orders) {
      const steps = solutionSteps(this.built, values, { count: this.input.debts.length, firstPaid })
      this.best = cheaper(this.best, () => tracePayments({ ...this.input, order: 'avalanche' }, steps))
    }
  }

  /** Every debt closes in the month of the best plan. */
  private closingModel(): LinearModel {
    const { model, debts, isOpen } = this.built
    return withBits(model, (fix) => {
      debts.forEach(({ entered }, i) => {
        const closes = this.best.plan.payoffMonth[this.input.debts[entered]!.id] ?? 0
        isOpen[i]!.forEach((column, month) => {
          if (month > 0) fix(column, month < closes ? 1 : 0)
        })
      })
    })
  }
}

const NOT_ASKED: Solved = {
  isOptimal: false,
  objective: Number.POSITIVE_INFINITY,
  bound: Number.NEGATIVE_INFINITY,
  values: null,
  seconds: 0,
}

/** A plan in whole cents keeps the rows of the model to within this, in dollars. */
const ROUNDING = 0.02

/** The model of the plans that pay as this one does in the months before one. */
function startedAs({ plan }: LeastInterest, built: PayoffModel, before: number): PayoffModel {
  const [lower, upper] = [built.model.lower.slice(), built.model.upper.slice()]
  for (const { month, debts } of plan.schedule.filter((row) => row.month < before)) {
    built.debts.forEach(({ entered }, i) => {
      const column = built.paid[i]![month]!
      const paid = debts[entered]!.paymentCents / 100
      lower[column] = Math.max(0, paid - ROUNDING)
      upper[column] = paid + ROUNDING
    })
  }
  return { ...built, model: { ...built.model, lower, upper } }
}

/** The model with some bits fixed, within the bounds that they have. */
function withBits(
  model: LinearModel,
  fixing: (fix: (column: number, value: number) => void) => void,
): LinearModel {
  const [lower, upper] = [model.lower.slice(), model.upper.slice()]
  fixing((column, value) => {
    const fixed = Math.min(model.upper[column]!, Math.max(model.lower[column]!, value))
    lower[column] = fixed
    upper[column] = fixed
  })
  return { ...model, lower, upper }
}
