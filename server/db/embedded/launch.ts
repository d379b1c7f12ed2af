/** Starts the server's process, or finds the one that runs already, and stops it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { SOCKET_PORT } from './places.ts'
import type { Places } from './places.ts'
import { serverEnvironment } from './run-as.ts'
import { Client } from 'pg'

type ServerState = 'ready' | 'starting' | 'absent'

const PROBE_LIMIT_MS = 2_000

/** The server's error code while it starts or stops. */
const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'
const TOO_MANY_CONNECTIONS = '53300'

/**
 * Asks at the socket whether a server is there: the socket outlives the process that started the server.
 * @throws Error if the server that answers does not know our password
 */
async function probe(url: string): Promise<ServerState> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === WRONG_PASSWORD)
      throw new Error(
        'The database does not take the password in the data folder. Put it back from a backup.',
        { cause: error },
      )
    if (code === TOO_MANY_CONNECTIONS) return 'ready'
    return code === CANNOT_CONNECT_NOW ? 'starting' : 'absent'
  } finally {
    await client.end().catch(() => {})
  }
}

const POLL_MS = 25
/** after a crash the old process may not be gone yet, and PostgreSQL refuses to start beside it */
const RETRY_FOR_MS = 5_000
const RETRY_AFTER_MS = 250
/** reading back what a crash left unwritten can take long; it is not cut short */
const RECOVERY_LIMIT_MS = 10 * 60_000
const STOP_LIMIT_MS = 20_000
const LOG_LIMIT_BYTES = 5_000_000

/** Settings for one app on a small machine; what people typed must not reach the server's own log. */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

export type Launcher = { places: Places; binaries: Binaries; url: string; settings?: Record<string, string> }

async function openLog(path: string): Promise<{ fd: number; close: () => Promise<void> }> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`)
  const file = await open(path, 'a', 0o600)
  await chmod(path, 0o600)
  return { fd: file.fd, close: () => file.close() }
}

/** Starts the process, in a group of its own: Ctrl-C in the terminal reaches the app, which drains first. */
async function spawnServer(launcher: Launcher): Promise<{ hasEnded: () => boolean }> {
  const { places, binaries } = launcher
  const chosen = { ...settings, ...launcher.settings, unix_socket_directories: places.socketFolder }
  const log = await openLog(places.logFile)
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      places.cluster,
      '-p',
      String(SOCKET_PORT),
      ...Object.entries(chosen).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    {
      ...places.user,
      cwd: '/',
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  let ended = false
  child.on('error', () => (ended = true))
  child.on('exit', () => (ended = true))
  child.unref()
  await log.close()
  return { hasEnded: () => ended }
}

async function lastLogLine(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.trim().split('\n').at(-1) ?? ''
}

/**
 * Returns when the server takes work: one that runs already is used as it is.
 * @throws Error with a sentence for the person who starts the app and the server's own last line
 */
export async function ensureRunning(launcher: Launcher): Promise<void> {
  const began = Date.now()
  let child: { hasEnded: () => boolean } | null = null
  while (Date.now() - began < RECOVERY_LIMIT_MS) {
    const state = await probe(launcher.url)
    if (state === 'ready') return
    if (state === 'absent' && (child === null || child.hasEnded())) {
      if (child !== null) {
        if (Date.now() - began > RETRY_FOR_MS) break
        await sleep(RETRY_AFTER_MS)
      }
      child = await spawnServer(launcher)
    }
    await sleep(POLL_MS)
  }
  throw new Error(`PostgreSQL did not start. Its last words: ${await lastLogLine(launcher.places.logFile)}`)
}

/** The pid in the first line of the file that PostgreSQL keeps while it runs. We only ever read that file. */
async function runningPid(places: Places): Promise<number | null> {
  const text = await readFile(join(places.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 1 ? pid : null
}

/** Asks the running server for a fast stop and waits until it has ended; true if it did. */
export async function stopRunning(places: Places): Promise<boolean> {
  const pid = await runningPid(places)
  if (pid === null) return true
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return true
  }
  const began = Date.now()
  while (Date.now() - began < STOP_LIMIT_MS) {
    if (!existsSync(join(places.cluster, 'postmaster.pid'))) return true
    await sleep(POLL_MS)
  }
  return false
}
