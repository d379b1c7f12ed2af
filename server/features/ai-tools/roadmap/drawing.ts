/** The shared values of a roadmap's parts. */
import type { drawRoadmap as roadmapCall } from '#contracts/coach/ai-tools.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import type { LenderFacts } from '#engine/debts/cash/cash-plan.ts'
import type { SixMonths } from '#engine/debts/six-months.ts'
import type { FactMaker } from '#server/features/facts/fact.facts.ts'
import type { Records } from '#server/features/facts/records.queries.ts'

export type RoadmapQuestion = BodyOf<typeof roadmapCall>

/** What all parts of a roadmap are made of. Every amount that is written goes through `money` and is kept as a fact. */
export type Drawing = {
  records: Records
  asked: RoadmapQuestion
  six: SixMonths
  /** what is known of the lenders of these debts */
  lenders: readonly LenderFacts[]
  /** what a month leaves, of the figures as they are shown; below 0 where it falls short */
  leftShownCents: number
  /** facts of the roadmap, by the plan */
  make: FactMaker
  facts: Fact[]
  money: (id: string, label: string, cents: number) => string
  month: (ahead: number) => string
  nameOf: (id: string) => string
}
