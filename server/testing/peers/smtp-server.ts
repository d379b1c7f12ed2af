/** An SMTP server in this process: it can be away, refuse an address in its own words, and keeps what it took. */
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

export type SmtpServer = {
  url: string
  /** what was taken, oldest first, as it came over the line */
  mails: { to: string; text: string }[]
  /** how many lines were opened */
  connections: () => number
  /** the answers to the next tries for an address, the last one for good; '250 ok' for any other */
  answer: (to: string, ...answers: string[]) => void
  /** Refuses connections until `comeBack`. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

type Desk = Pick<SmtpServer, 'mails'> & { answerTo: (to: string) => string }

/** Reads lines, as a client may send several commands at once, or one in pieces. */
function serve(socket: Socket, { mails, answerTo }: Desk): void {
  let left = ''
  let to = ''
  let body: string[] | null = null
  const say = (line: string) => void socket.write(`${line}\r\n`)
  function takeLine(line: string): void {
    if (body !== null) {
      if (line !== '.') return void body.push(line)
      mails.push({ to, text: body.join('\n') })
      body = null
      return say('250 taken')
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') return say(answerTo((to = /<(.*?)>/.exec(line)?.[1] ?? '')))
    if (word === 'DATA') body = []
    if (word === 'QUIT') return void socket.end('221 bye\r\n')
    say(word === 'DATA' ? '354 go on' : '250 ok')
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (left + chunk.toString()).split('\r\n')
    left = lines.pop()!
    lines.forEach(takeLine)
  })
  say('220 here')
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: SmtpServer['mails'] = []
  const answers = new Map<string, string[]>()
  const open = new Set<Socket>()
  let connections = 0
  function answerTo(to: string): string {
    const left = answers.get(to) ?? []
    return (left.length > 1 ? left.shift() : left[0]) ?? '250 ok'
  }
  const server: Server = createServer((socket) => {
    connections += 1
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    serve(socket, { mails, answerTo })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    answer: (to, ...given) => void answers.set(to, given),
    goAway,
    comeBack: () => listen(port),
    close: goAway,
  }
}
