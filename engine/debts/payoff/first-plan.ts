/** The plan until a person chooses: avalanche and an extra $200.00 a month, in cents. // spec 9 */
export const FIRST_PLAN: { order: 'avalanche' | 'snowball'; extra: number } = {
  order: 'avalanche',
  extra: 20_000,
}
