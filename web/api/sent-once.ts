/**
 * Adding something over a bad line: the server may have stored it though its answer never arrived, and sending it
 * again would store it twice. So after such a failure, and before each further try, the list is looked at first.
 * Example: an $800 debt is sent, the line breaks, the list then has a new $800 debt of that name: it is the answer.
 */
import { ApiError } from './api-error.ts'

type Sending<Body, Stored> = {
  send: (body: Body) => Promise<Stored>
  /** what is stored now */
  list: () => Promise<readonly Stored[]>
  /** what was on the screen before the first try; undefined where that is not known, then nothing is looked for */
  known: () => readonly Stored[] | undefined
  isSame: (stored: Stored, body: Body) => boolean
}

/** From here on the server, or what stands before it, may have failed after storing. */
const UNSURE_STATUS = 500

function isUnsure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= UNSURE_STATUS
}

/** A function that sends a body, and does not send again what an unanswered try has stored. Errors are those of `send` and `list`. */
export function sentOnce<Body, Stored extends { id: string }>({
  send,
  list,
  known,
  isSame,
}: Sending<Body, Stored>): (body: Body) => Promise<Stored> {
  let before: ReadonlySet<string> | null = null
  const stored = async (ids: ReadonlySet<string>, body: Body) =>
    (await list()).find((one) => !ids.has(one.id) && isSame(one, body))

  return async (body) => {
    const missed = before && (await stored(before, body))
    if (missed) {
      before = null
      return missed
    }
    const shown = before ?? idsOf(known())
    try {
      const answer = await send(body)
      before = null
      return answer
    } catch (error) {
      if (!isUnsure(error) || shown === null) throw error
      before = shown
      const found = await stored(shown, body).catch(() => undefined)
      if (!found) throw error
      before = null
      return found
    }
  }
}

function idsOf(list: readonly { id: string }[] | undefined): ReadonlySet<string> | null {
  return list ? new Set(list.map(({ id }) => id)) : null
}
