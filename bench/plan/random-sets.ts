/**
 * Random debts with offers, the same at every run and in the browser: half of them have a low rate that ends within 3 to
 * 21 months, balances are $400 to $9,000, and the money pays all of it within about two to four years.
 */
import type { MinimumRule, PayoffDebt, PayoffInput } from '#engine/debts/debt.ts'
import { startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'

/** Numbers from 0 to 1 (xorshift). */
function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
}

const PROMOTIONAL = [0, 0, 0, 39_900, 69_900]
const AFTER = [189_900, 219_900, 249_900, 279_900, 299_900]
const USUAL = [45_000, 65_000, 99_000, 129_000, 159_900, 179_900, 199_900, 229_900, 269_900, 299_900]

const ONE_PERCENT: MinimumRule = {
  kind: 'percent',
  ppm: 10_000,
  floorCents: 2_500,
  plusInterest: true,
  round: 'cent',
}

/** `promotions` and `percents`: the shares of debts with an offer, and with a minimum of 1 % plus interest. */
type SetKind = { promotions: number; percents: number }

const USUAL_SETS: SetKind = { promotions: 0.5, percents: 0 }

/** A set of debts with its money. */
export function randomSet(count: number, seed: number, kind: SetKind = USUAL_SETS): PayoffInput {
  const next = numbers(seed * 2_654_435_761 + count)
  for (let i = 0; i < 10; i += 1) next()
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = (list: readonly number[]) => list[whole(0, list.length - 1)]!
  const debts = Array.from({ length: count }, (_, i): PayoffDebt => {
    const hasOffer = next() < kind.promotions
    const [until, low, after, usual] = [whole(3, 21), pick(PROMOTIONAL), pick(AFTER), pick(USUAL)]
    const balance = whole(400, 9_000)
    const isPercent = next() < kind.percents
    const fixed = Math.max(25, Math.round(balance * (0.015 + next() * 0.03))) * 100
    return {
      id: `debt-${i + 1}`,
      balanceCents: balance * 100,
      rates: hasOffer
        ? [
            { fromMonth: 0, aprPpm: low },
            { fromMonth: until + 1, aprPpm: after },
          ]
        : [{ fromMonth: 0, aprPpm: usual }],
      minimum: isPercent ? ONE_PERCENT : { kind: 'fixed', cents: fixed },
    }
  })
  const owed = debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  // The minimums after the offers: those of a percentage are larger then.
  const later = debts.map((debt) => ({
    ...debt,
    rates: [{ fromMonth: 0, aprPpm: debt.rates.at(-1)!.aprPpm }],
  }))
  const minimums = startingMinimumsCents({ debts: later, order: 'avalanche' })
  const budgetCents = Math.round(Math.max(minimums * 1.05, owed / whole(16, 45)) / 100) * 100
  return { debts, budgetCents, order: 'avalanche' }
}
