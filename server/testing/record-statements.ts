/** The statements that the program sends while something runs, whoever sends them, so that no new one can be forgotten. */
import { Client } from 'pg'

/** A statement with the values it was sent with last. */
export type Sent = { text: string; values: unknown[] }

type Given = string | { text: string; values?: unknown[] }

/** What can be explained. */
const isRead = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** Answers each different statement that was sent by this process while `work` ran. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent = new Map<string, Sent>()
  const { query } = Client.prototype
  Client.prototype.query = function recorded(this: Client, ...given: unknown[]) {
    const [what, values] = given as [Given, unknown]
    const text = typeof what === 'string' ? what : what.text
    const own = typeof what === 'string' ? undefined : what.values
    const list = own ?? (Array.isArray(values) ? (values as unknown[]) : [])
    if (typeof text === 'string' && isRead(text)) sent.set(text, { text, values: list })
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return [...sent.values()]
}
