/** The towns and states of the country, loaded when a place is looked up: the list is long. */
import states from '#content/wages/states.json' with { type: 'json' }
import towns from '#content/wages/towns.json' with { type: 'json' }
import { readPlace } from '#engine/income/place.ts'

export const isPlace = (text: string): boolean => readPlace(text, { ...states, ...towns }) !== null
