/** The log: one JSON line per event on standard output. Callers pass ids and outcomes, never personal data. */

type LogFields = Record<string, string | number | boolean | null | undefined | string[]>

export type Logger = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** A logger that hands every finished line to `write`. */
export function createLogger(write: (line: string) => void): Logger {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

export const stdoutLogger: Logger = createLogger((line) => process.stdout.write(`${line}\n`))

/** For tests, and for commands that print their own messages. */
export const silentLogger: Logger = createLogger(() => {})
