/**
 * A line of the log as a person reads it at a terminal: "14:03:07 warn  mail.refused  mailId=7f… code=550 5.1.1". Lists,
 * such as the places of an error, stand below it.
 */
const ESC = '\u001B['
const colors: Record<string, string> = { info: '36', warn: '33', error: '31' }
const LEVEL_WIDTH = 5

type Line = { level: string; time: string; event: string } & Record<string, unknown>

const dim = (text: string) => `${ESC}2m${text}${ESC}0m`
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** `line` is JSON as createLogger makes it; the time of day is this machine's. */
export function readableLine(line: string): string {
  const { level, time, event, ...fields } = JSON.parse(line) as Line
  const clock = new Date(time).toLocaleTimeString('en-GB')
  const color = `${ESC}${colors[level] ?? '0'}m`
  const entries = Object.entries(fields).filter(([, value]) => value !== null)
  const words = entries
    .filter(([, value]) => !Array.isArray(value))
    .map(([name, value]) => `${dim(`${name}=`)}${shown(value)}`)
  const below = entries.flatMap(([, value]) => (Array.isArray(value) ? value : []))
  const head = [dim(clock), `${color}${level.padEnd(LEVEL_WIDTH)}${ESC}0m`, event, ...words].join(' ')
  return [head, ...below.map((one) => dim(`    ${shown(one)}`))].join('\n')
}
