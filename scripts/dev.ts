/**
 * `npm run dev`: the server on PORT (3000), restarted when its files change, and the pages with hot reload on
 * the next port, which hand `/api` and `/sandbox` on to the server. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? '3000')
const pagesPort = port + 1
const pagesUrl = `http://localhost:${pagesPort}`

const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL ?? pagesUrl },
  }),
  spawn(join(root, 'node_modules', '.bin', 'react-router'), ['dev', '--port', String(pagesPort)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JUBILEE_API_URL: `http://localhost:${port}` },
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
console.log(`Pages: ${pagesUrl} (server: http://localhost:${port})`)
