/** Sends papers to the app under test. */
import type { App } from '#server/http/app-parts.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

type SendOptions = { name?: string; kind?: string; contentType?: string }

/** Sends bytes as a paper of the case. */
export async function sendPaper(
  app: App,
  { user, id }: { user: Pick<TestUser, 'cookie'>; id: string },
  [bytes, options = {}]: [Buffer, SendOptions?],
): Promise<TestAnswer> {
  const { name = 'summons.pdf', kind = 'received', contentType = 'application/pdf' } = options
  const query = new URLSearchParams({ name, kind }).toString()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/letter-cases/${id}/papers?${query}`,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: user.cookie,
      'content-type': contentType,
    },
    payload: bytes,
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
