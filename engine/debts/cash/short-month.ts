/**
 * What a month's money pays when it is less than everything asks for, and what stays unpaid with what follows from it.
 *
 * What is there goes, in this order, to what keeps a household going (a home, power, food, medicine, the way to work,
 * insurance, child support), to debts that a home and then a car stand for, to federal student loans, and to the rest by
 * what a miss costs: first where a penalty rate would follow, then the higher late fee, then the smaller minimum, so that
 * more of them are met. Each gets all it asks for before the next gets anything; the last one may get a part.
 * Source: CFPB, "Your Money, Your Goals", the tools on prioritizing bills.
 * Example: $1,000 for rent of $700, a car loan of $250, and cards that ask for $40 (late fee $30) and $35 (late fee $30,
 * penalty rate). Rent $700, car $250, the second card $35, the first card $15. $25 of the first card stay unpaid.
 */

/** In the order in which they are paid. */
export const essentialKinds = [
  'housing',
  'power',
  'food',
  'medicine',
  'work',
  'insurance',
  'childSupport',
] as const
export type EssentialKind = (typeof essentialKinds)[number]

export type Essential = { id: string; kind: EssentialKind; name: string; cents: number }

export type ShortMonthDue = {
  id: string
  name: string
  /** 'credit_card', 'auto_loan', … */
  type: string
  /** what may be paid at most in this cycle: no more than this is asked for */
  cents: number
  minimumCents: number
  /** 'YYYY-MM-DD' */
  dueOn: string
  securedBy: 'home' | 'car' | null
  isFederal: boolean
  /** what a late payment costs; null is not known, which counts as one of unknown size */
  lateFeeCents: number | null
  hasPenaltyRate: boolean
}

/** What can follow when something stays unpaid. A key for the words of a screen; the most serious stands first. */
export type Consequence =
  | 'homeAtRisk'
  | 'shutoff'
  | 'foodHelp'
  | 'medicineHelp'
  | 'wayToWork'
  | 'coverageEnds'
  | 'courtOrder'
  | 'foreclosure'
  | 'repossession'
  | 'askIncomeDriven'
  | 'penaltyRate'
  | 'lateFee'
  | 'markAfter30Days'
  | 'markAfter90Days'

export type ShortMonth = {
  /** in the order of payment, only what gets something */
  pay: { id: string; cents: number }[]
  /** `cents` is the part that stays unpaid */
  skipped: { id: string; cents: number; consequences: Consequence[] }[]
  leftCents: number
}

const essentialConsequence: Record<EssentialKind, Consequence> = {
  housing: 'homeAtRisk',
  power: 'shutoff',
  food: 'foodHelp',
  medicine: 'medicineHelp',
  work: 'wayToWork',
  insurance: 'coverageEnds',
  childSupport: 'courtOrder',
}

/** Home, car, federal student loan, the rest. */
function rankOf({ securedBy, isFederal }: ShortMonthDue): number {
  if (securedBy === 'home') return 0
  if (securedBy === 'car') return 1
  return isFederal ? 2 : 3
}

function byCostOfAMiss(one: ShortMonthDue, other: ShortMonthDue): number {
  const ranks = rankOf(one) - rankOf(other)
  if (ranks !== 0 || rankOf(one) < 3) return ranks
  return (
    Number(other.hasPenaltyRate) - Number(one.hasPenaltyRate) ||
    (other.lateFeeCents ?? 0) - (one.lateFeeCents ?? 0) ||
    one.minimumCents - other.minimumCents
  )
}

function consequencesOf({
  securedBy,
  isFederal,
  hasPenaltyRate,
  lateFeeCents,
}: ShortMonthDue): Consequence[] {
  return [
    ...(securedBy === 'home' ? (['foreclosure'] as const) : []),
    ...(securedBy === 'car' ? (['repossession'] as const) : []),
    ...(isFederal ? (['askIncomeDriven'] as const) : []),
    ...(hasPenaltyRate ? (['penaltyRate'] as const) : []),
    ...(lateFeeCents === 0 ? [] : (['lateFee'] as const)),
    isFederal ? 'markAfter90Days' : 'markAfter30Days',
  ]
}

type Asked = { id: string; cents: number; consequences: Consequence[] }

function wholeOrThrow(cents: number, field: string): void {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`${field} must be whole cents from 0 up, not ${cents}`)
}

/** Everything that is asked for, in the order of payment. Of equals the one given first is paid first. */
function inOrder(essentials: readonly Essential[], dues: readonly ShortMonthDue[]): Asked[] {
  return [
    ...essentials
      .toSorted((one, other) => essentialKinds.indexOf(one.kind) - essentialKinds.indexOf(other.kind))
      .map(({ id, kind, cents }) => ({ id, cents, consequences: [essentialConsequence[kind]] })),
    ...dues.toSorted(byCostOfAMiss).map((due) => ({
      id: due.id,
      cents: Math.min(due.cents, due.minimumCents),
      consequences: consequencesOf(due),
    })),
  ]
}

/** Places the money. All amounts are whole cents; RangeError on one that is not, or is below 0. */
export function shortMonth(given: {
  cents: number
  essentials: readonly Essential[]
  dues: readonly ShortMonthDue[]
}): ShortMonth {
  wholeOrThrow(given.cents, 'cents')
  for (const { id, cents } of given.essentials) wholeOrThrow(cents, `cents of ${id}`)
  for (const { id, cents, minimumCents } of given.dues) {
    wholeOrThrow(cents, `cents of ${id}`)
    wholeOrThrow(minimumCents, `minimumCents of ${id}`)
  }
  const pay: ShortMonth['pay'] = []
  const skipped: ShortMonth['skipped'] = []
  let leftCents = given.cents
  for (const { id, cents: asked, consequences } of inOrder(given.essentials, given.dues)) {
    const cents = Math.min(asked, leftCents)
    if (cents > 0) pay.push({ id, cents })
    if (asked > cents) skipped.push({ id, cents: asked - cents, consequences })
    leftCents -= cents
  }
  return { pay, skipped, leftCents }
}
