/**
 * `npm run dev`: the pages with hot reload on PORT (3000), and behind them the server on the next port, which
 * starts again when its files change. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPaperFrame } from './web-build.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? '3000')
const serverPort = port + 1
const pagesUrl = `http://localhost:${port}`

// The frame is served by the server in development too: it needs headers of its own.
await buildPaperFrame(join(root, 'build', 'client', 'paper-frame'))

// Groups of their own: Ctrl-C reaches this script, which asks each of them once.
const setting = { cwd: root, stdio: 'inherit', detached: true } as const

const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    ...setting,
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: process.env['PUBLIC_URL'] ?? pagesUrl },
  }),
  spawn(join(root, 'node_modules', '.bin', 'react-router'), ['dev', '--port', String(port)], {
    ...setting,
    env: { ...process.env, API_PORT: String(serverPort) },
  }),
]

let isEnding = false
function end(code: number): void {
  if (isEnding) return
  isEnding = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
for (const child of children) child.once('exit', (code) => end(code ?? 1))
console.log(`Jubilee in development: ${pagesUrl}`)
