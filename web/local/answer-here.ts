import { indexedDbStore } from './indexed-db.ts'
import { localServer, type Asked } from './local-server.ts'

const answer = localServer(indexedDbStore, () => new Date())

/** The answer of the server in this browser, as one that came over the network. */
export async function answerHere(asked: Asked): Promise<Response> {
  const { status, body } = await answer(asked)
  return Response.json(body, { status })
}
