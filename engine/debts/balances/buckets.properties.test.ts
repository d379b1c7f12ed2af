import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketInput } from '#engine/testing/random-buckets.ts'
import { plainDebts, wildInput } from '#engine/testing/random-debts.ts'
import { referenceBuckets } from '#engine/testing/reference-buckets.ts'
import type { DebtBucket, PayoffDebt, PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

const RUNS = { numRuns: 2_000 }

const rowsOf = ({ schedule }: PayoffPlan) =>
  schedule.map(({ debts }) =>
    debts.map(({ id, buckets = [] }) => ({
      id,
      buckets: buckets.map((row) => ({
        id: row.id,
        interest: row.interestCents,
        payment: row.paymentCents,
        balance: row.balanceCents,
      })),
    })),
  )

/** Calls `look` with every month of every balance, and the balance before. */
function eachBucket(
  input: PayoffInput,
  plan: PayoffPlan,
  look: (card: {
    debt: PayoffDebt
    month: number
    openings: number[]
    row: PayoffPlan['schedule'][number]['debts'][number]
  }) => void,
): void {
  const openings = input.debts.map(({ buckets }) => buckets!.map(({ balanceCents }) => balanceCents))
  for (const { month, debts } of plan.schedule) {
    debts.forEach((row, i) => {
      look({ debt: input.debts[i]!, month, openings: openings[i]!, row })
      openings[i] = row.buckets!.map(({ balanceCents }) => balanceCents)
    })
  }
}

test('every cent of every balance is that of a plain second simulation', () => {
  fc.assert(
    fc.property(bucketInput, (input) => {
      const plan = planPayoff(input)
      const isOver = plan.status === 'paid' || plan.status === 'short'
      expect(rowsOf(plan)).toEqual(referenceBuckets(input, plan.months + (isOver ? 1 : 0)))
    }),
    RUNS,
  )
})

test('opening + interest - payments = closing for every balance, and they add up to the card', () => {
  fc.assert(
    fc.property(bucketInput, (input) => {
      eachBucket(input, planPayoff(input), ({ openings, row }) => {
        const sum = { interestCents: 0, paymentCents: 0, balanceCents: 0 }
        row.buckets!.forEach((one, k) => {
          expect(openings[k]! + one.interestCents - one.paymentCents).toBe(one.balanceCents)
          expect(one.balanceCents).toBeGreaterThanOrEqual(0)
          sum.interestCents += one.interestCents
          sum.paymentCents += one.paymentCents
          sum.balanceCents += one.balanceCents
        })
        expect(row).toMatchObject(sum)
      })
    }),
    RUNS,
  )
})

test('what is paid is what was owed and charged, to the cent', () => {
  fc.assert(
    fc.property(bucketInput, (input) => {
      const plan = planPayoff(input)
      const start = input.debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
      const left = plan.schedule.at(-1)?.debts.reduce((sum, row) => sum + row.balanceCents, 0) ?? start
      expect(plan.paidCents).toBe(start + plan.interestCents - left)
      expect(plan.status === 'paid').toBe(left === 0)
    }),
    RUNS,
  )
})

/** Where the law puts a balance for what is above the minimum: smaller comes first. */
function placeOf({ deferred, rates }: DebtBucket, month: number): number {
  const until = deferred?.untilMonth ?? -9
  const isInLastTwo = month === until || month === until - 1
  return isInLastTwo ? until - 1_000_000_000 : -rateInMonth(rates, month)
}

test('without a minimum nothing goes to a balance before those of a higher rate, or of a deferral in its last two months', () => {
  let splits = 0
  fc.assert(
    fc.property(bucketInput, (given) => {
      const debts = given.debts.map((debt) => ({ ...debt, minimum: { kind: 'fixed' as const, cents: 0 } }))
      const input: PayoffInput = { ...given, debts, convention: 'accrueThenPay' }
      eachBucket(input, planPayoff(input), ({ debt, month, row }) => {
        const terms = debt.buckets!
        row.buckets!.forEach((paid, k) => {
          if (paid.paymentCents === 0) return
          row.buckets!.forEach((other, j) => {
            if (placeOf(terms[j]!, month) >= placeOf(terms[k]!, month)) return
            splits += 1
            expect(other.balanceCents).toBe(0)
          })
        })
      })
    }),
    RUNS,
  )
  expect(splits).toBeGreaterThan(5_000)
})

const asOneBucket = ({ debts, ...input }: PayoffInput): PayoffInput => ({
  ...input,
  debts: debts.map(({ deferred, rates, ...debt }) => ({
    ...debt,
    rates: [{ fromMonth: 0, aprPpm: 999_999 }],
    buckets: [
      { id: 'all', name: 'All', balanceCents: debt.balanceCents, rates, ...(deferred && { deferred }) },
    ],
  })),
})

test('one balance is a plain debt, to the cent, in every plan there is', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const { schedule, ...plan } = planPayoff(asOneBucket(input))
      const plain = planPayoff(input)
      const rows = schedule.map(({ month, debts }) => ({
        month,
        debts: debts.map(({ buckets: _buckets, ...row }) => row),
      }))
      expect({ ...plan, schedule: rows }).toEqual(plain)
    }),
    RUNS,
  )
})

test('two halves at one rate are the whole, up to a cent a month', () => {
  fc.assert(
    fc.property(plainDebts, fc.integer({ min: 0, max: 300_00 }), (debts, extraCents) => {
      const halved = debts.map((debt) => {
        const half = Math.floor(debt.balanceCents / 2)
        const bucket = (id: string, balanceCents: number) => ({
          id,
          name: id,
          balanceCents,
          rates: debt.rates,
        })
        return { ...debt, buckets: [bucket('a', half), bucket('b', debt.balanceCents - half)] }
      })
      const whole = planPayoff({ debts, extraCents, order: 'avalanche' })
      const plan = planPayoff({ debts: halved, extraCents, order: 'avalanche' })
      expect(plan.status).toBe(whole.status)
      expect(Math.abs(plan.interestCents - whole.interestCents)).toBeLessThanOrEqual(
        debts.length * whole.months,
      )
    }),
    RUNS,
  )
})

test('never is never contradicted: the second simulation still owes after 1,500 months', () => {
  let proved = 0
  fc.assert(
    fc.property(bucketInput, (input) => {
      if (planPayoff(input).status !== 'never') return
      proved += 1
      const last = referenceBuckets(input, 1_500).at(-1)
      const left = last?.flatMap(({ buckets }) => buckets).reduce((sum, { balance }) => sum + balance, 0)
      expect(left ?? 1).toBeGreaterThan(0)
    }),
    RUNS,
  )
  expect(proved).toBeGreaterThan(50)
})
