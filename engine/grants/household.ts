/**
 * Which applications come from one household: the same ZIP code, the same house number and the same street. Words that
 * people write in many ways or leave out (Street, St, North) do not count. An apartment counts only where both name
 * one. A household that is taken for another costs a second pair of eyes; one that is missed lets a grant be split.
 * The words are those of USPS Publication 28, appendices B and C.
 * Example: "12 N. Oak Street, Apt 3" and "12 oak st #3" are one household, "12 Oak St" and either of them too;
 * "12 Oak St Apt 4" is another than "Apt 3".
 */

export type PostalAddress = { street: string | null; zip: string | null }

const unitWords = 'apartment|apt|unit|suite|ste|room|rm|floor|fl|lot|trailer|trlr|space|spc|number|no'
const unitAtEnd = new RegExp(`^(.+?) (?:(?:${unitWords}) ?#?|#) ?([a-z0-9-]+)$`)

const words = (text: string) => text.split(' ').filter(Boolean)

const written = new Set([
  ...words('street st avenue ave av road rd boulevard blvd drive dr lane ln court ct place pl terrace ter'),
  ...words('circle cir highway hwy parkway pkwy square sq trail trl way wy'),
  ...words('north n south s east e west w northeast ne northwest nw southeast se southwest sw'),
])

/** The street without what people write in many ways, and the unit; both in small letters. */
function partsOf(street: string): { line: string; unit: string | null } {
  const plain = words(street.toLowerCase().replaceAll(/[^a-z0-9#-]+/g, ' ')).join(' ')
  const [, before = plain, unit = null] =
    unitAtEnd.exec(plain.replaceAll('#', ' #').replaceAll(/ +/g, ' ')) ?? []
  const telling = words(before).filter((word) => !written.has(word))
  // "12 North Street" has no other words than these.
  return { line: (telling.length > 1 ? telling : words(before)).join(' '), unit }
}

export function isSameHousehold(one: PostalAddress, other: PostalAddress): boolean {
  if (one.zip === null || one.zip !== other.zip || one.street === null || other.street === null) return false
  const [first, second] = [partsOf(one.street), partsOf(other.street)]
  if (first.line !== second.line) return false
  return first.unit === null || second.unit === null || first.unit === second.unit
}
