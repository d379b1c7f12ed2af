/**
 * The sandbox's scores: made of the person's own debts, limits and payments, so that paying a card down is seen to
 * help. The same records give the same scores. It is a sample: no bureau rates like this.
 *
 * The engine's five factors (0 to 100, 60 where nothing is known) are weighed 35, 30, 15, 10 and 10, and 0 to 100 is
 * stretched over 300 to 850; each bureau is off by its own few points. Example: 100, 55, 71, 50 and 100 weigh 77.2,
 * which is 724.
 */
import type {
  IEntityAttributesType,
  IEntityCreditScoresType,
  TCreditHealthAttributeRating,
  TEntityAttributeNames,
} from 'method-node'
import { creditFactors } from '#engine/credit/factors.ts'
import type { CreditAccount, CreditFactors } from '#engine/credit/factors.ts'
import { utcDay } from '#server/sandbox/utc-day.ts'

const UNKNOWN = 60
const LOWEST = 300
const HIGHEST = 850

type Weighed = { value: number | null; weight: number; code: string; weakness: string }

const scoreOf = (factor: { score: number } | null) => factor?.score ?? null

function weighed({ paymentHistory, utilization, length, mix, newCredit }: CreditFactors): Weighed[] {
  return [
    {
      value: scoreOf(paymentHistory),
      weight: 35,
      code: '00039',
      weakness: 'A payment was less than was due',
    },
    {
      value: scoreOf(utilization),
      weight: 30,
      code: '00030',
      weakness: 'Balances on cards are high for their limits',
    },
    { value: scoreOf(length), weight: 15, code: '00012', weakness: 'The accounts were opened too recently' },
    { value: scoreOf(mix), weight: 10, code: '00032', weakness: 'There is only one kind of account' },
    {
      value: scoreOf(newCredit),
      weight: 10,
      code: '00004',
      weakness: 'Accounts were opened in the last year',
    },
  ]
}

/** How far a bureau is off: -8 to 8, the same for a person always. */
function offsetOf(text: string): number {
  let sum = 0
  for (const char of text) sum = (sum * 31 + char.codePointAt(0)!) % 1_000_003
  return (sum % 17) - 8
}

const WEAK_BELOW = 70
const MOST_REASONS = 4

function reasonsOf(factors: Weighed[]): IEntityCreditScoresType['factors'] {
  return factors
    .filter(({ value }) => value !== null && value < WEAK_BELOW)
    .toSorted((a, b) => a.value! - b.value!)
    .slice(0, MOST_REASONS)
    .map(({ code, weakness }) => ({ code, description: weakness }))
}

const bureauModels = [
  { source: 'experian', model: 'vantage_4' },
  { source: 'transunion', model: 'vantage_3' },
  { source: 'equifax', model: 'vantage_3' },
] as const

export type SampleGiven = { accounts: readonly CreditAccount[]; entityId: string; now: Date }

/** One score of each bureau; null where there are no accounts, as a bureau has no file of such a person. */
export function sampleScores({ accounts, entityId, now }: SampleGiven): IEntityCreditScoresType[] | null {
  if (accounts.length === 0) return null
  const factors = weighed(creditFactors(accounts, utcDay(now)))
  const share = factors.reduce((sum, { value, weight }) => sum + (value ?? UNKNOWN) * weight, 0) / 10_000
  return bureauModels.map(({ source, model }) => {
    const score = Math.round(LOWEST + share * (HIGHEST - LOWEST)) + offsetOf(`${entityId}:${source}`)
    return {
      score: Math.min(HIGHEST, Math.max(LOWEST, score)),
      source,
      model,
      factors: reasonsOf(factors),
      created_at: now.toISOString(),
    }
  })
}

type Step = readonly [number, TCreditHealthAttributeRating]

/** The first step that the value reaches. */
function rated(
  value: number,
  steps: readonly Step[],
): { value: number; rating: TCreditHealthAttributeRating } {
  return { value, rating: steps.find(([from]) => value >= from)?.[1] ?? 'needs_work' }
}

/** The requested attributes that the person's own records give. */
export function sampleAttributes(
  { accounts, now }: Omit<SampleGiven, 'entityId'>,
  asked: readonly TEntityAttributeNames[],
): Partial<IEntityAttributesType> {
  const factors = creditFactors(accounts, utcDay(now))
  const open = accounts.filter(({ balanceCents }) => balanceCents > 0).length
  const { paymentHistory, utilization, length } = factors
  const known: Partial<IEntityAttributesType> = {
    credit_health_total_accounts: rated(accounts.length, [
      [10, 'excellent'],
      [5, 'good'],
      [2, 'fair'],
    ]),
    credit_health_open_accounts: rated(open, [
      [4, 'excellent'],
      [2, 'good'],
      [1, 'fair'],
    ]),
    credit_health_hard_inquiries: { value: 0, rating: 'excellent' },
  }
  if (paymentHistory !== null)
    known.credit_health_payment_history = rated(paymentHistory.score, [
      [99, 'excellent'],
      [95, 'good'],
      [85, 'fair'],
    ])
  if (utilization !== null)
    known.credit_health_credit_card_usage = {
      ...rated(100 - utilization.percent, [
        [90, 'excellent'],
        [70, 'good'],
        [50, 'fair'],
      ]),
      value: utilization.percent,
    }
  if (length !== null)
    known.credit_health_credit_age = rated(length.averageMonths, [
      [84, 'excellent'],
      [60, 'good'],
      [24, 'fair'],
    ])
  return Object.fromEntries(Object.entries(known).filter(([name]) => asked.some((one) => one === name)))
}
