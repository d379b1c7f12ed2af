/** The state of a typed place, for its wages. */
import spanish from '#content/wages/es/states.json' with { type: 'json' }
import states from '#content/wages/states.json' with { type: 'json' }
import towns from '#content/wages/towns.json' with { type: 'json' }
import { readPlace, unknownPlace } from '#engine/income/place.ts'
import { refused } from '#server/errors.ts'
import type { Place } from '#server/features/facts/income.facts.ts'

/** A state may be typed in either language. */
const names = { ...towns, states: [...states.states, ...spanish.states] }

/** Null stands for the whole country: nothing typed, 'online', or a name that several states have. Throws 422. */
export function placeOf(location: string): Place | null {
  if (location.trim() === '') return null
  const found = readPlace(location, names)
  if (!found) throw refused(unknownPlace(location))
  return found.kind === 'place' ? (states.states.find(({ code }) => code === found.code) ?? null) : null
}
