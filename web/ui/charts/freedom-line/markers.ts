/**
 * Where the numbers of changes stand below a picture. Numbers that would touch share one mark: 3, 4 and 5 become 3–5.
 * Example: marks 20 px wide at 100 and 112 px become one, in the middle of both.
 */

/** Something that changes in a month; `month` counts from now. */
export type Change = { month: number; text: string }

export type Marker = {
  /** the middle, in pixels */
  at: number
  width: number
  label: string
}

const PIXELS_PER_CHARACTER = 6.5
const PADDING = 11
/** between two marks */
const ROOM = 3

type Group = { first: number; last: number; places: number[] }

/** The marks for changes at these places, in order of the months, each number one place in the list. */
export function layOutMarkers(
  places: readonly number[],
  { left, right }: { left: number; right: number },
): Marker[] {
  const groups: Group[] = []
  const markerOf = (group: Group) => markerFor(group, { left, right })
  for (const [index, place] of places.entries()) {
    groups.push({ first: index + 1, last: index + 1, places: [place] })
    // A mark that grows may touch the one before it.
    for (let at = groups.length - 1; at > 0; at -= 1) {
      const [before, after] = [groups[at - 1]!, groups[at]!]
      if (!doTouch(markerOf(before), markerOf(after))) break
      groups.splice(at - 1, 2, {
        first: before.first,
        last: after.last,
        places: [...before.places, ...after.places],
      })
    }
  }
  return groups.map(markerOf)
}

function doTouch(one: Marker, next: Marker): boolean {
  return one.at + one.width / 2 + ROOM > next.at - next.width / 2
}

function markerFor({ first, last, places }: Group, { left, right }: { left: number; right: number }): Marker {
  const label = first === last ? String(first) : `${first}–${last}`
  const width = PADDING + label.length * PIXELS_PER_CHARACTER
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2
  const at = Math.min(Math.max(middle, left + width / 2), right - width / 2)
  return { at, width, label }
}
