/** A model for tests: a server that speaks the OpenAI-compatible protocol and says what its script says, good or bad. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ModelRequest = {
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools?: { function: { name: string } }[]
  stream?: boolean
}

/** What it does with one request. */
type ModelTurn =
  | { text: string; piece?: number }
  | { calls: { name: string; input: unknown }[] }
  | { status: number; body?: string }
  | { raw: string }
  | { cutAfter: string }
  | { slowText: string; everyMs: number }
  | 'silence'

export type ModelServer = {
  baseUrl: string
  /** the bodies it got, oldest first */
  requests: ModelRequest[]
  bodies: string[]
  /** what it does from now on, and a clean memory */
  play(script: (request: ModelRequest, turn: number) => ModelTurn): void
  close(): Promise<void>
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const DONE = 'data: [DONE]\n\n'

function pieces(text: string, size: number): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? []
}

function callsOf(calls: { name: string; input: unknown }[], turn: number): string {
  const made = calls.map(({ name, input }, index) => ({
    index,
    id: `call-${turn}-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  return `${chunk({ role: 'assistant', tool_calls: made })}${chunk({}, 'tool_calls')}${DONE}`
}

async function sendSlowly(response: ServerResponse, text: string, everyMs: number): Promise<void> {
  for (const piece of pieces(text, 20)) {
    if (response.destroyed) return
    response.write(chunk({ content: piece }))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  response.end(`${chunk({}, 'stop')}${DONE}`)
}

function send(response: ServerResponse, action: ModelTurn, turn: number): void {
  if (action === 'silence') return
  if ('status' in action) {
    response.writeHead(action.status, { 'content-type': 'application/json' })
    response.end(action.body ?? JSON.stringify({ error: { message: 'no', type: 'refused' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('raw' in action) response.end(action.raw)
  else if ('calls' in action) response.end(callsOf(action.calls, turn))
  else if ('slowText' in action) void sendSlowly(response, action.slowText, action.everyMs)
  else if ('cutAfter' in action)
    response.write(chunk({ content: action.cutAfter }), () => setTimeout(() => response.destroy(), 20))
  else {
    const parts = pieces(action.text, action.piece ?? 40).map((content) => chunk({ content }))
    response.end([...parts, chunk({}, 'stop'), DONE].join(''))
  }
}

const silence = (): ModelTurn => 'silence'

/** Starts it on a free port of this machine. */
export async function startModelServer(): Promise<ModelServer> {
  let script: (request: ModelRequest, turn: number) => ModelTurn = silence
  const requests: ModelRequest[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      requests.push(JSON.parse(body) as ModelRequest)
      send(response, script(requests.at(-1)!, requests.length), requests.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    bodies,
    play: (next) => {
      script = next
      requests.length = 0
      bodies.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
