/**
 * The embedded PostgreSQL's life: found or started, watched, restarted when it dies, stopped by the last
 * app process that leaves cleanly. It outlives an app process that is killed; the next start finds it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from '#server/log.ts'
import { findBinaries } from './embedded/binaries.ts'
import { DATABASE_USER, initialise, passwordOf } from './embedded/initialise.ts'
import { ensureRunning, stopRunning } from './embedded/launch.ts'
import type { Launcher } from './embedded/launch.ts'
import { clearLeftovers } from './embedded/temp-files.ts'
import { preparePlaces } from './embedded/places.ts'
import { bePresent } from './embedded/liveness-lock.ts'
import type { Presence } from './embedded/liveness-lock.ts'
import { chooseSystemUser } from './embedded/run-as.ts'

const DATABASE = 'jubilee'
const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 10_000
const DUPLICATE_DATABASE = '42P04'
const DUPLICATE_KEY = '23505'

export type EmbeddedServer = {
  url: string
  /** Leaves the server; stops it if no other app process uses it. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  dataFolder: string
  log: Logger
  /** server settings beyond our own; tests trade safety for speed here */
  settings?: Record<string, string>
}

function urlOf(places: { socketFolder: string }, password: string, database: string): string {
  const socket = encodeURIComponent(places.socketFolder)
  return `postgres://${DATABASE_USER}:${password}@localhost/${database}?host=${socket}`
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Another of our processes was faster.
    const { code } = error as { code?: string }
    if (code !== DUPLICATE_DATABASE && code !== DUPLICATE_KEY) throw error
  } finally {
    await client.end()
  }
}

/** Keeps a server running until it is closed: when it dies it is started again, with growing pauses. */
async function keepRunning(launcher: Launcher, log: Logger): Promise<{ leave: () => Promise<void> }> {
  const state: { presence: Presence | null; isLeaving: boolean } = { presence: null, isLeaving: false }

  const arrive = async () => {
    await ensureRunning(launcher)
    state.presence = await bePresent(launcher.url, () => void revive())
  }
  const revive = async () => {
    state.presence = null
    log.warn('database.died')
    for (let delayMs = FIRST_RETRY_MS; !state.isLeaving; delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS)) {
      try {
        await arrive()
        log.info('database.restarted')
        return
      } catch (error) {
        log.error('database.restart_failed', { reason: (error as Error).message })
        await sleep(delayMs, undefined, { ref: false })
      }
    }
  }
  await arrive()
  return {
    leave: async () => {
      state.isLeaving = true
      const isLast = (await state.presence?.isLast().catch(() => true)) ?? true
      if (isLast && !(await stopRunning(launcher.places))) log.error('database.stop_took_too_long')
      await state.presence?.leave()
    },
  }
}

/**
 * Creates missing files, starts or finds the server, and opens our database on it.
 * @throws Error with a sentence for the person who starts the app
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const places = await preparePlaces(options.dataFolder, chooseSystemUser())
  await clearLeftovers(places.root)
  await clearLeftovers(places.socketFolder)
  const binaries = await findBinaries(places)
  const password = await passwordOf(places)
  await initialise(places, binaries, password)
  const adminUrl = urlOf(places, password, 'postgres')
  const settings = options.settings ?? {}
  const server = await keepRunning({ places, binaries, url: adminUrl, settings }, options.log)
  await ensureDatabase(adminUrl)
  return { url: urlOf(places, password, DATABASE), close: server.leave }
}
