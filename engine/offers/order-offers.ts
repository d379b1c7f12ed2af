/**
 * The order of partner offers: what is worth more to the person stands first. Worth is what somebody saves by the
 * offer in the first year, in whole cents, by its own terms. A sample stands after every real offer. What we are
 * paid is no part of the rule, and neither is the rating, which the partner supplies.
 * Example: 189.60 dollars saved stands before 60.00; of two that save the same, the name decides, A first.
 */
export type RankedOffer = { name: string; isSample: boolean; firstYearCents: number }

/** The offers in the order they are shown; the list given stays as it is. */
export function orderOffers<Offer extends RankedOffer>(offers: readonly Offer[]): Offer[] {
  return offers.toSorted(
    (a, b) =>
      Number(a.isSample) - Number(b.isSample) ||
      b.firstYearCents - a.firstYearCents ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  )
}

/** The groups without their samples: what is shown where no sample may stand for a partner. */
export function withoutSamples<Offer extends RankedOffer, Group extends { offers: readonly Offer[] }>(
  groups: readonly Group[],
): (Group & { offers: Offer[] })[] {
  return groups.map((group) => ({ ...group, offers: group.offers.filter(({ isSample }) => !isSample) }))
}
