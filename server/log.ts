/**
 * The log: one event on a line, to standard output. Callers pass ids and outcomes, never personal data. Lines are JSON,
 * and at a terminal words that a person can read.
 */
import { pino } from 'pino'
import type { LogLevel } from './log-levels.ts'
import { readableLine } from './readable-line.ts'

type LogFields = Record<string, string | number | boolean | null | undefined | string[]>

export type Logger = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

type Level = keyof Logger

/** No caller passes these; one that does by mistake shows that it did, and nothing more. */
const hiddenFields = [
  ['email', 'firstName', 'lastName', 'phone', 'address', 'postalAddress', 'ip'],
  ['password', 'token', 'secret', 'authorization', 'cookie', 'headers', 'body', 'query'],
  ['amount', 'balance', 'income'],
].flat()

const levelOf: Record<number, Level> = { 30: 'info', 40: 'warn', 50: 'error' }

/** A logger that hands every finished line, without its end, to `write`, with its level. */
export function createLogger(write: (line: string, level: Level) => void, least: LogLevel = 'info'): Logger {
  const stream = {
    // Pino then says the level of a line beside it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 30,
    write(line: string) {
      write(line.trimEnd(), levelOf[this.lastLevel] ?? 'info')
    },
  }
  const log = pino(
    {
      level: least,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: hiddenFields, censor: '[hidden]' },
    },
    stream,
  )
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      log[level](fields, event)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** Lines wait this long, or until there are this many characters of them. */
const WAIT_MS = 100
const MOST_CHARACTERS = 16_384

type Batches = { write: (line: string, level: Level) => void; flush: () => void }

/** Gathers lines, since each write is a call of the system. The order is kept, and an error takes all before it along at once. */
export function inBatches(send: (text: string) => void): Batches {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const text = waiting
    waiting = ''
    if (text !== '') send(text)
  }
  const write = (line: string, level: Level) => {
    waiting += `${line}\n`
    if (level === 'error' || waiting.length >= MOST_CHARACTERS) flush()
    else timer ??= setTimeout(flush, WAIT_MS).unref()
  }
  return { write, flush }
}

const standardOutput = inBatches((text) => process.stdout.write(text))

/** Writes what still waits to standard output. It happens by itself when the process ends, an uncaught error included. */
export const flushLog = standardOutput.flush
process.on('exit', flushLog)

/**
 * The log of this process. At a terminal, unless a level is given, it has only what somebody should look at, so that the
 * line that says where the app is stays the last one.
 */
export function openLog(level: LogLevel | null, { isTTY }: { isTTY?: boolean } = process.stdout): Logger {
  if (isTTY !== true) return createLogger(standardOutput.write, level ?? 'info')
  return createLogger((line, at) => standardOutput.write(readableLine(line), at), level ?? 'warn')
}

/** For tests, and for commands that print their own messages. */
export const silentLogger: Logger = createLogger(() => {}, 'silent')
