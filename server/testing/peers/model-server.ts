/** A model for tests: a server that speaks the OpenAI-compatible protocol and says what its script says, good or bad. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ModelRequest = { model: string; messages: { role: string; content: string }[] }

/** What it does with one request: an answer with this text, another status, or nothing at all. */
type ModelTurn =
  | { text: string; usage?: object; finish?: string }
  | { status: number; body?: string }
  | 'silence'

export type ModelServer = {
  baseUrl: string
  /** the bodies it got, oldest first */
  bodies: string[]
  /** what it does from now on, and a clean memory */
  play(script: Script): void
  close(): Promise<void>
}

const USAGE = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 }

function send(response: ServerResponse, turn: ModelTurn): void {
  if (turn === 'silence') return
  const isAnswer = 'text' in turn
  response.writeHead(isAnswer ? 200 : turn.status, { 'content-type': 'application/json' })
  if (!isAnswer) {
    response.end(turn.body ?? JSON.stringify({ error: { message: 'no', type: 'refused' } }))
    return
  }
  const message = { role: 'assistant', content: turn.text }
  const choices = [{ index: 0, message, finish_reason: turn.finish ?? 'stop' }]
  response.end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'scripted',
      choices,
      usage: turn.usage ?? USAGE,
    }),
  )
}

type Script = (request: ModelRequest) => ModelTurn
const silence: Script = () => 'silence'

/** Starts it on a free port of this machine. */
export async function startModelServer(): Promise<ModelServer> {
  let script = silence
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      send(response, script(JSON.parse(body) as ModelRequest))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    play: (next) => {
      script = next
      bodies.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
