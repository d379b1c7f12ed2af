/** The log: one JSON line per event on standard output. Callers pass ids and outcomes, never personal data. */
type LogFields = Record<string, string | number | boolean | null | undefined | string[]>

export type Logger = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

type Level = keyof Logger

/** A logger that hands every finished line to `write`, with its level. */
export function createLogger(write: (line: string, level: Level) => void): Logger {
  const at = (level: Level) => (event: string, fields?: LogFields) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }), level)
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

export const stdoutLogger: Logger = createLogger(standardOutput.write)

/** For tests, and for commands that print their own messages. */
export const silentLogger: Logger = createLogger(() => {})
