/** The towns and states of the country, loaded when a place is looked up, in either language: the list is long. */
import spanish from '#content/wages/es/states.json' with { type: 'json' }
import states from '#content/wages/states.json' with { type: 'json' }
import towns from '#content/wages/towns.json' with { type: 'json' }
import { readPlace } from '#engine/income/place.ts'

const names = { ...towns, states: [...states.states, ...spanish.states] }

export const isPlace = (text: string): boolean => readPlace(text, names) !== null
