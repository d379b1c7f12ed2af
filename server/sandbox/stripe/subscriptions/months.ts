/** Calendar months as Stripe counts them: from the anchor's day, or the month's last day where there is none such. */

const MOST_MONTHS = 1_200

/** The moment `months` after the anchor (seconds, UTC): 31 January + 1 is the last of February, + 2 is 31 March. */
export function monthsAfter(anchor: number, months: number): number {
  const at = new Date(anchor * 1_000)
  const year = at.getUTCFullYear()
  const month = at.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay))
  return midnight / 1_000 + (anchor % 86_400)
}

/** The first renewal after a moment. */
export function renewalAfter(anchor: number, moment: number): number {
  for (let months = 0; months <= MOST_MONTHS; months += 1) {
    const at = monthsAfter(anchor, months)
    if (at > moment) return at
  }
  throw new Error('The anchor is more than a hundred years back.')
}
