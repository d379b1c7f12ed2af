/**
 * A server of its own for the browser tests and the page measurements: sandbox mode, a new embedded database in a
 * temporary directory, ended by its process id and cleared away afterwards. Run as a script it serves until it is
 * told to stop; PORT names the port.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type FreshServer = { url: string; pid: number; ended: Promise<number>; stop(): Promise<void> }

type Options = {
  /** another server's data, which stays when this one stops; else its own, cleared away */
  dataFolder?: string
  /** beside the settings of its own */
  settings?: Record<string, string>
  /** options of Node, beside those of `npm start` */
  nodeOptions?: string[]
}

const root = join(import.meta.dirname, '..')
/** the longest a first start may take, with initdb on a busy machine */
const readyLimitMs = 90_000

/** Settings that would lead the server away from its own empty sandbox. */
const outsideSettings = ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'HOST', 'JUBILEE_PUBLIC_DEMO']

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('This machine gives out no free port.'))
      })
    })
  })
}

/** What `npm start` gives to the server: options of Node, and settings of the C library's memory. */
function startWords(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ')
}

/** Starts a server on `port` and waits until it is ready. Rejects when it ends before that. */
export async function startFreshServer(port: number, options: Options = {}): Promise<FreshServer> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'jubilee-fresh-'))
  const url = `http://localhost:${port}`
  const given = startWords()
  const memory = given.flatMap((word) => (word.startsWith('MALLOC_') ? [word.split('=')] : []))
  const nodeOptions = [...given.filter((word) => word.startsWith('--')), ...(options.nodeOptions ?? [])]
  const child = spawn(process.execPath, [...nodeOptions, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: a second signal would end the server before it has stopped its database.
    detached: true,
    env: {
      ...serverEnv({ port, dataFolder, url }),
      ...Object.fromEntries(memory),
      ...options.settings,
    },
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const stop = async () => {
    await endChild(child, ended)
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    await Promise.race([
      untilReady(url),
      ended.then((code) => Promise.reject(new Error(`The server ended with ${code} before it was ready.`))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  // A child that is ready has an id.
  return { url, pid: child.pid ?? 0, ended, stop }
}

function serverEnv(at: { port: number; dataFolder: string; url: string }): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of outsideSettings) delete env[name]
  return {
    ...env,
    NODE_ENV: 'production',
    PORT: String(at.port),
    PUBLIC_URL: at.url,
    JUBILEE_MODE: 'sandbox',
    JUBILEE_DATA: at.dataFolder,
    // Each test names an address of its own, so that the limits per address hold for it alone.
    TRUSTED_PROXY: '127.0.0.1,::1',
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + readyLimitMs
  while (performance.now() < deadline) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error(`The server was not ready within ${readyLimitMs / 1000} seconds.`)
}

/** Asks the server to stop, and ends it when it has not done so in 15 seconds. */
async function endChild(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

if (import.meta.main) {
  const server = await startFreshServer(Number(process.env['PORT'] ?? (await freePort())))
  console.log(`ready on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
  const code = await server.ended
  await server.stop()
  process.exitCode = code
}
