import { indexedDbStore } from './indexed-db.ts'
import { localServer, type Asked } from './local-server.ts'

const answer = localServer(indexedDbStore, () => new Date())

/**
 * The answer of the server in this browser, as one that came over the network. Once something is kept, the browser is
 * asked not to clear it when it is short of room.
 */
export async function answerHere(asked: Asked): Promise<Response> {
  const { status, body } = await answer(asked)
  if (asked.method !== 'GET' && status < 300) void navigator.storage?.persist?.().catch(() => false)
  return Response.json(body, { status })
}
