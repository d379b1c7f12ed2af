/**
 * What the ways out rest on: the terms of content/ways-out and what the person says of themselves. What differs from the
 * start is kept in the fragment of the address, which a browser sends to no server.
 * Example: `#managementApr=6.5&state=OH&income=3000` is 6.5 % in the agency's plan, Ohio, and $3,000 a month before tax.
 */
import type { Circumstances, WayId, WayTerms } from '#engine/debts/ways-out/way.ts'
import {
  centsToTyped,
  MAX_AMOUNT_CENTS,
  parseTypedCents,
  parseTypedPercent,
  ppmToTyped,
} from '#engine/money/cents.ts'
import { termsContent as content } from './messages.ts'
import { type Household, isMedianPlace, medianCentsOf, MOST_PEOPLE } from './medians.ts'

export type Unit = 'percent' | 'months' | 'dollars'

/** One figure that the ways rest on, as it is shown and changed. */
export type Term = {
  id: keyof WayTerms
  ways: readonly WayId[]
  unit: Unit
  value: number
  label: string
  usual: string
  source: { name: string; url: string }
  /** the day it was read at its source, 'YYYY-MM-DD'; null where it is assumed */
  readOn: string | null
}

export const terms: readonly Term[] = content.terms.map((term) => ({
  ...term,
  id: term.id as keyof WayTerms,
  ways: term.ways as WayId[],
  unit: term.unit as Unit,
  readOn: term.readOn ?? null,
}))

/** The median of `person` is the table's for the `household` until another is typed. */
export type Assumptions = { terms: WayTerms; person: Circumstances; household: Household }
type PersonField = keyof Circumstances

const personFields: readonly PersonField[] = ['incomeCents', 'medianCents', 'assetsCents', 'unprotectedCents']
const nothingSaid: Circumstances = {
  incomeCents: null,
  medianCents: null,
  assetsCents: null,
  unprotectedCents: 0,
}

/** What the figures rest on until the person changes it. */
export const atStart: Assumptions = {
  terms: Object.fromEntries(terms.map(({ id, value }) => [id, value])) as WayTerms,
  person: nothingSaid,
  household: { state: '', people: 1 },
}

/** A change of them, given what they are by then: a second change may come before the first is drawn. */
export type Change = (update: (before: Assumptions) => Assumptions) => void

/** The answers of a household in which nobody has typed anything yet. */
const unsaid = (household: Household): Circumstances => ({
  ...nothingSaid,
  medianCents: medianCentsOf(household),
})

/** The same with an amount that was typed; null where the field was emptied. */
export function withAmount(
  { person, household, ...rest }: Assumptions,
  id: PersonField,
  cents: number | null,
) {
  return { ...rest, household, person: { ...person, [id]: cents ?? unsaid(household)[id] } }
}

/** The same with another household, and the middle income that goes with it. */
export function withHousehold({ person, ...rest }: Assumptions, household: Household): Assumptions {
  return { ...rest, household, person: { ...person, medianCents: medianCentsOf(household) } }
}

/** A share of all would leave nothing over, and no rate of these ways comes near it. */
const MOST_PPM = 990_000
export const MOST_MONTHS = 360

const within = (value: number | null, least: number, most: number) =>
  value === null || value < least || value > most ? null : value

/** Cents, parts per million or months of what was typed; null where it is none, or too much. */
export function readUnit(unit: Unit, typed: string): number | null {
  if (unit === 'dollars') return within(parseTypedCents(typed), 0, MAX_AMOUNT_CENTS)
  if (unit === 'percent') return within(parseTypedPercent(typed), 0, MOST_PPM)
  return /^\d{1,3}$/.test(typed.trim()) ? within(Number(typed), 1, MOST_MONTHS) : null
}

/** As the field shows it; empty where nothing is said. */
export function typedOf(unit: Unit, value: number | null): string {
  if (value === null) return ''
  if (unit === 'dollars') return centsToTyped(value)
  return unit === 'percent' ? ppmToTyped(value) : String(value)
}

const nameOf = (id: string) => id.replace(/(Cents|Ppm)$/, '')

/** What a fragment says. What cannot be read in it is passed over. */
export function readFragment(fragment: string): Assumptions {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = (id: string, unit: Unit) => readUnit(unit, params.get(nameOf(id)) ?? '')
  const changed = terms.flatMap(({ id, unit }) => {
    const value = read(id, unit)
    return value === null ? [] : [[id, value] as const]
  })
  const household = readHousehold(params)
  const said = personFields.flatMap((id) => {
    const value = read(id, 'dollars')
    return value === null ? [] : [[id, value] as const]
  })
  return {
    terms: { ...atStart.terms, ...Object.fromEntries(changed) },
    person: { ...unsaid(household), ...Object.fromEntries(said) },
    household,
  }
}

function readHousehold(params: URLSearchParams): Household {
  const state = params.get('state') ?? ''
  const people = Number(params.get('people') ?? '1')
  return {
    state: isMedianPlace(state) ? state : '',
    people: Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : 1,
  }
}

/** The fragment of these assumptions: only what differs from the start, and '' where nothing does. */
export function writeFragment({ terms: changed, person, household }: Assumptions): string {
  const params = new URLSearchParams()
  for (const { id, unit, value } of terms) {
    if (changed[id] !== value) params.set(nameOf(id), typedOf(unit, changed[id]))
  }
  if (household.state !== '') params.set('state', household.state)
  if (household.people !== 1) params.set('people', String(household.people))
  for (const id of personFields) {
    if (person[id] !== unsaid(household)[id]) params.set(nameOf(id), typedOf('dollars', person[id]))
  }
  return params.toString()
}
