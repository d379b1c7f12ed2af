/**
 * Cards with several balances a second time, slowly and plainly: what planPayoff is compared with. It shares no code with
 * the engine. It takes debts, an order, a budget or an extra amount, and the convention; nothing else.
 */
import type { MinimumRule, PayoffDebt, PayoffInput, RateStep } from '#engine/debts/debt.ts'

type Row = { id: string; interest: number; payment: number; balance: number }
export type ReferenceMonth = { id: string; buckets: Row[] }[]

const rateAt = (rates: RateStep[], month: number) =>
  rates.toReversed().find(({ fromMonth }) => fromMonth <= month)?.aprPpm ?? 0

/** Exact: half up by BigInt. */
const charge = (balance: number, ppm: number) =>
  Number((2n * BigInt(balance) * BigInt(ppm) + 12_000_000n) / 24_000_000n)

function asked(rule: MinimumRule, balance: number, interest: number): number {
  if (rule.kind === 'fixed') return rule.cents
  const share = Number((2n * BigInt(balance) * BigInt(rule.ppm) + 1_000_000n) / 2_000_000n)
  const to = {
    cent: (x: number) => x,
    dollarUp: (x: number) => Math.ceil(x / 100) * 100,
    dollarDown: (x: number) => Math.floor(x / 100) * 100,
  }[rule.round]
  const extra = rule.plusInterest ? interest : 0
  const sum = rule.roundBeforeInterest ? to(share) + extra : to(share + extra)
  return Math.max(
    sum,
    rule.floorCents,
    rule.interestPlusCents === undefined ? 0 : interest + rule.interestPlusCents,
  )
}

class Card {
  debt: PayoffDebt
  entered: number
  balances: number[]
  gathered: number[]
  opening: number[] = []
  interest: number[] = []
  paid: number[] = []
  month = 0
  constructor(debt: PayoffDebt, entered: number) {
    this.debt = debt
    this.entered = entered
    this.balances = debt.buckets!.map(({ balanceCents }) => balanceCents)
    this.gathered = debt.buckets!.map(({ deferred }) => deferred?.accruedCents ?? 0)
  }
  get owed() {
    return this.balances.reduce((a, b) => a + b, 0)
  }
  get start() {
    return this.opening.reduce((a, b) => a + b, 0)
  }
  get rank() {
    const open = this.debt.buckets!.filter((_, k) => this.opening[k]! > 0)
    return Math.max(0, ...open.map(({ rates }) => rateAt(rates, this.month)))
  }
  begin(month: number) {
    this.month = month
    this.opening = [...this.balances]
    this.paid = this.balances.map(() => 0)
  }
  accrue(isFirstCharged: boolean) {
    this.interest = this.debt.buckets!.map(({ rates, deferred }, k) => {
      const before = this.balances[k]!
      const cents = charge(before, rateAt(rates, this.month))
      this.balances[k] = before + cents
      if (deferred && this.month <= deferred.untilMonth) this.gathered[k]! += charge(before, deferred.aprPpm)
      return cents
    })
    if (isFirstCharged && this.month === 1) this.addGathered((until) => until === 0)
  }
  addGathered(isDue: (until: number) => boolean) {
    this.debt.buckets!.forEach(({ deferred }, k) => {
      if (!deferred || !isDue(deferred.untilMonth) || this.balances[k] === 0) return
      this.interest[k]! += this.gathered[k]!
      this.balances[k]! += this.gathered[k]!
      this.gathered[k] = 0
    })
  }
  /** One cent decision after another is too slow; one balance after another will do. */
  pay(cents: number, isMinimum: boolean) {
    const rate = (k: number) => rateAt(this.debt.buckets![k]!.rates, this.month)
    const ends = (k: number) => {
      const until = this.debt.buckets![k]!.deferred?.untilMonth
      const isLastTwo = until !== undefined && (this.month === until || this.month === until - 1)
      return isLastTwo && !isMinimum ? until : 1e9
    }
    const sign = isMinimum && this.debt.minimumTo !== 'highestRate' ? 1 : -1
    const places = this.balances.map((_, k) => k)
    places.sort(
      (a, b) =>
        ends(a) - ends(b) || sign * (rate(a) - rate(b)) || this.opening[a]! - this.opening[b]! || a - b,
    )
    let left = cents
    for (const k of places) {
      const part = Math.min(left, this.balances[k]!)
      this.balances[k]! -= part
      this.paid[k]! += part
      left -= part
    }
    if (left > 0) throw new Error('more was paid on a card than it owes')
  }
}

function inOrder(cards: Card[], order: PayoffInput['order']): Card[] {
  const byRate = (a: Card, b: Card) => b.rank - a.rank || a.start - b.start || a.entered - b.entered
  if (order === 'snowball')
    return cards.toSorted((a, b) => a.start - b.start || b.rank - a.rank || a.entered - b.entered)
  if (!Array.isArray(order)) return cards.toSorted(byRate)
  const place = (card: Card) => (order.includes(card.debt.id) ? order.indexOf(card.debt.id) : order.length)
  return cards.toSorted((a, b) => place(a) - place(b) || byRate(a, b))
}

/** The months of an input, at most `months`; it ends before a month whose money is under the minimums. */
export function referenceBuckets(input: PayoffInput, months: number): ReferenceMonth[] {
  const paysFirst = input.convention === 'payThenAccrue'
  const cards = input.debts.map((debt, entered) => new Card(debt, entered))
  const rows: ReferenceMonth[] = []
  let budget = input.budgetCents
  for (let month = 1; month <= months; month += 1) {
    const open = cards.filter(({ owed }) => owed > 0)
    if (open.length === 0) break
    const lastInterest = new Map(cards.map((card) => [card, card.interest.reduce((a, b) => a + b, 0)]))
    for (const card of open) {
      card.begin(month)
      if (!paysFirst) card.accrue(true)
    }
    const minimums = open.map((card) => {
      const interest = paysFirst ? lastInterest.get(card)! : card.interest.reduce((a, b) => a + b, 0)
      return Math.min(card.owed, asked(card.debt.minimum, card.start, interest))
    })
    const due = minimums.reduce((a, b) => a + b, 0)
    budget ??= due + (input.extraCents ?? 0)
    let left = input.order === 'minimumsOnly' ? 0 : budget - due
    if (left < 0) break
    open.forEach((card, i) => card.pay(minimums[i]!, true))
    for (const card of inOrder(open, input.order)) {
      const part = Math.min(left, card.owed)
      card.pay(part, false)
      left -= part
    }
    for (const card of open) {
      if (paysFirst) card.accrue(false)
      card.addGathered((until) => Math.max(1, until) === month)
    }
    rows.push(
      cards.map((card) => ({
        id: card.debt.id,
        buckets: card.debt.buckets!.map(({ id }, k) => ({
          id,
          interest: open.includes(card) ? card.interest[k]! : 0,
          payment: open.includes(card) ? card.paid[k]! : 0,
          balance: card.balances[k]!,
        })),
      })),
    )
  }
  return rows
}
