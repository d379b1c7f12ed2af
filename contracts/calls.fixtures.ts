/** What tests ask of the calls of a contract. */
import type { Endpoint } from './endpoint.ts'

/** The calls that a module of contracts exports, with the names they are exported under. */
export function callsOf(contract: object): [name: string, call: Endpoint][] {
  return Object.entries(contract).filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1],
  )
}

/** The sentence that a person reads beside each field of a body, by the path of the field; none when the body is taken. */
export function sentencesOf(call: Pick<Endpoint, 'body'>, sent: unknown): Record<string, string> {
  const result = call.body!.safeParse(sent, { error: () => 'NO SENTENCE' })
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}
