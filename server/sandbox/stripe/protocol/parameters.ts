/**
 * The parameters of a call: a table of rules, typed against the SDK's own parameters, so that a name Stripe does not
 * have fails to compile. A table may list fewer names than Stripe; parameters that are not in it are refused.
 */
import type { FormMap, FormValue } from './form-body.ts'
import {
  emptyParameter,
  invalidEmail,
  invalidInteger,
  invalidParameter,
  missingParameter,
  unknownParameter,
} from './refusal.ts'

/** Reads a value or refuses it; `param` is its full name, `items[0][price]`. */
export type Rule<T> = { read: (value: FormValue, param: string) => T; isRequired?: boolean }

type Rules<P> = { readonly [Name in keyof P]?: Rule<P[Name]> }
type NoOthers<P, R> = { readonly [Name in Exclude<keyof R, keyof P>]: never }
type Required<R> = { [Name in keyof R]: R[Name] extends { isRequired: true } ? Name : never }[keyof R]
type ValueOf<R> = R extends Rule<infer T> ? T : never
type Read<R> = { [Name in Required<R>]: ValueOf<R[Name]> } & {
  [Name in Exclude<keyof R, Required<R>>]?: ValueOf<R[Name]>
}

const single = (value: FormValue, param: string): string => {
  if (typeof value !== 'string') throw invalidParameter(param, `Invalid string: ${JSON.stringify(value)}`)
  return value
}
/** A text that `parse` turns into a value; undefined is refused. */
const parsed = <T>(
  parse: (text: string) => T | undefined,
  refusal: (param: string, text: string) => Error,
): Rule<T> => ({
  read: (value, param) => {
    const text = single(value, param)
    if (text === '') throw emptyParameter(param)
    const read = parse(text)
    if (read === undefined) throw refusal(param, text)
    return read
  },
})

const textWhere = (isValid: (text: string) => boolean, refusal: (param: string, text: string) => Error) =>
  parsed((text) => (isValid(text) ? text : undefined), refusal)

export const text = textWhere(
  ({ length }) => length <= 5_000,
  (param) => invalidParameter(param, 'This value is too long.'),
)

export const integer = parsed(
  (digits) => (/^-?\d{1,12}$/.test(digits) ? Number(digits) : undefined),
  invalidInteger,
)

export const yesOrNo = parsed(
  (word) => (word === 'true' ? true : word === 'false' ? false : undefined),
  (param, word) => invalidParameter(param, `Invalid boolean: ${word}`),
)

export const email = textWhere((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address), invalidEmail)

export const url = textWhere(
  (address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
  (param) => invalidParameter(param, 'Not a valid URL'),
)

export const oneOf = <const T extends string>(...names: T[]): Rule<T> =>
  parsed(
    (text) => names.find((name) => name === text),
    (param) => invalidParameter(param, `Invalid ${param}: must be one of ${names.join(', ')}`),
  )

/** An empty text: it unsets what it names. */
export const empty: Rule<''> = {
  read: (value, param) => {
    if (value !== '') throw invalidParameter(param, `Invalid ${param}: only an empty value is taken here`)
    return value
  },
}

export function required<T>(rule: Rule<T>): Rule<T> & { isRequired: true } {
  return { ...rule, isRequired: true }
}

export function listOf<T>(rule: Rule<T>): Rule<T[]> {
  return {
    read: (value, param) => {
      if (!Array.isArray(value)) throw invalidParameter(param, 'Invalid array')
      return value.map((item, index) => rule.read(item, `${param}[${index}]`))
    },
  }
}

/** Up to 50 names of 40 characters with values of 500; an empty value unsets its name. */
export const metadata: Rule<Record<string, string>> = {
  read: (value, param) => {
    if (typeof value === 'string' || Array.isArray(value)) throw invalidParameter(param, 'Invalid object')
    const entries = Object.entries(value).map(([name, one]): [string, string] => [
      name,
      single(one, `${param}[${name}]`),
    ])
    const isTooLarge =
      entries.length > 50 || entries.some(([name, one]) => name.length > 40 || one.length > 500)
    if (isTooLarge)
      throw invalidParameter(param, 'Metadata has up to 50 keys of 40 characters with values of 500.')
    return Object.fromEntries(entries)
  },
}

function readMap<R extends Record<string, Rule<unknown>>>(rules: R, map: FormMap, prefix: string): Read<R> {
  const nameOf = (name: string) => (prefix === '' ? name : `${prefix}[${name}]`)
  for (const name of Object.keys(map)) if (!Object.hasOwn(rules, name)) throw unknownParameter(nameOf(name))
  const read: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = map[name]
    if (value !== undefined) read[name] = rule.read(value, nameOf(name))
    else if (rule.isRequired === true) throw missingParameter(nameOf(name))
  }
  return read as Read<R>
}

/** The parameters of a call or of a part of it: `table<Stripe.CustomerCreateParams>()({ email })`. */
export function table<P>() {
  return <R extends Rules<P> & Record<string, Rule<unknown>>>(rules: R & NoOthers<P, R>): Rule<Read<R>> => ({
    read: (value, param) => {
      if (typeof value === 'string' || Array.isArray(value)) throw invalidParameter(param, 'Invalid object')
      return readMap<R>(rules, value, param)
    },
  })
}

export const expand: Rule<string[]> = listOf(text)
