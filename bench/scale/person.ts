/** What can be said of a filled person from their number alone. fill.ts has the same rules in SQL. */
import { createHash } from 'node:crypto'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export type Person = { id: string; token: string; tokenHash: string; debtIds: string[] }

export const DEBTS_EACH = 5

/** The person of that number, counted from 1. Every fifth has a plan, and a bank. */
function personOf(number: number): Person {
  const id = md5(`person ${number}`)
  const token = md5(`session ${id}`)
  return {
    id,
    token,
    tokenHash: createHash('sha256').update(token).digest('hex'),
    debtIds: Array.from({ length: DEBTS_EACH }, (_, index) => asUuid(md5(`${id} ${index + 1}`))),
  }
}

export const cookieOf = ({ token }: Person) => `jubilee_session=${token}`

/** Every how many people one has a plan and a bank. */
export const ONE_IN_WITH_PLAN = 5

/** Somebody with a plan, at random among `people`. */
export function anybodyWithPlan(people: number): Person {
  const groups = Math.floor(people / ONE_IN_WITH_PLAN)
  return personOf((1 + Math.floor(Math.random() * groups)) * ONE_IN_WITH_PLAN)
}
