/** Method's scores and attributes in our words. */
import type * as z from 'zod/mini'
import type { CreditFactorKind, CreditFactorRating } from '#contracts/money/credit-monitoring.ts'
import { creditFactorRatings } from '#contracts/money/credit-monitoring.ts'
import { HIGHEST_SCORE, LOWEST_SCORE } from '#contracts/money/credit-scores.ts'
import type { BureauFactor, BureauScore } from './bureau.ts'
import type { attributes, creditScores } from './method-answers.ts'

/** the attributes we ask for, in the order they are shown in */
export const factorAttributes = {
  credit_health_payment_history: 'payment_history',
  credit_health_credit_card_usage: 'utilization',
  credit_health_credit_age: 'credit_age',
  credit_health_total_accounts: 'total_accounts',
  credit_health_open_accounts: 'open_accounts',
  credit_health_hard_inquiries: 'inquiries',
} as const satisfies Record<string, CreditFactorKind>
export const attributeNames = Object.keys(factorAttributes) as (keyof typeof factorAttributes)[]

const bureaus: Record<string, BureauScore['bureau']> = {
  experian: 'experian',
  transunion: 'transunion',
  equifax: 'equifax',
}

const models: Record<string, BureauScore['model']> = {
  vantage_3: 'vantagescore_3',
  vantage_4: 'vantagescore_4',
}

const isScore = (score: number) => Number.isInteger(score) && score >= LOWEST_SCORE && score <= HIGHEST_SCORE

/** Scores of the bureaus we know, in the range there is; a model we do not know is 'other', never guessed. */
export function scoresOf({ scores }: z.output<typeof creditScores>): BureauScore[] {
  return (scores ?? []).flatMap(({ score, source, model, factors, created_at }) => {
    const bureau = bureaus[source]
    if (bureau === undefined || !isScore(score)) return []
    const reasons = factors.map(({ description }) => description)
    return [{ bureau, model: models[model] ?? 'other', score, asOf: new Date(created_at), reasons }]
  })
}

function ratingOf(text: string): CreditFactorRating | null {
  return creditFactorRatings.find((one) => one === text) ?? null
}

export function factorsOf({ attributes: given }: z.output<typeof attributes>): BureauFactor[] {
  return attributeNames.flatMap((name) => {
    const found = given?.[name]
    if (typeof found?.value !== 'number') return []
    return [{ kind: factorAttributes[name], rating: ratingOf(found.rating), value: found.value }]
  })
}
