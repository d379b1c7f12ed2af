import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { createLogger, inBatches } from './log.ts'
import { readableLine } from './readable-line.ts'

const logFile = fileURLToPath(new URL('log.ts', import.meta.url))

/** The events that a process of its own has written by the time it has ended. */
function eventsOf(script: string): string[] {
  const source = `import { openLog } from ${JSON.stringify(logFile)}\nconst log = openLog(null)\n${script}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { event: string }).event)
}

test('lines are sent together, in their order, after a moment or when there are many', () => {
  vi.useFakeTimers()
  try {
    const sent: string[] = []
    const { write } = inBatches((text) => sent.push(text))
    write('one', 'info')
    write('two', 'warn')
    expect(sent).toEqual([])
    vi.advanceTimersByTime(100)
    expect(sent).toEqual(['one\ntwo\n'])
    const long = 'x'.repeat(9_000)
    write(long, 'info')
    expect(sent).toHaveLength(1)
    write(long, 'info')
    expect(sent.slice(1)).toEqual([`${long}\n${long}\n`])
    vi.advanceTimersByTime(1_000)
    expect(sent).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('an error is sent at once, after what waits', () => {
  const sent: string[] = []
  const { write, flush } = inBatches((text) => sent.push(text))
  const log = createLogger(write)
  log.info('first')
  log.error('failed')
  expect(sent.join('').match(/"event":"\w+"/g)).toEqual(['"event":"first"', '"event":"failed"'])
  log.info('last')
  flush()
  flush()
  expect(sent).toHaveLength(2)
})

test.each([
  ['leaves', "log.info('one'); log.info('two'); process.exit(0)"],
  ['comes to its end', "log.info('one'); log.info('two')"],
  ['dies of an error', "log.info('one'); log.info('two'); setTimeout(() => { throw new Error('x') })"],
])('nothing is lost when the process %s', (_how, script) => {
  expect(eventsOf(script)).toEqual(['one', 'two'])
})

test('a line is one object with its time, level and event, then what the caller gave', () => {
  const lines: string[] = []
  createLogger((line) => lines.push(line)).info('request', { userId: null, ms: 12, code: undefined })
  expect(JSON.parse(lines[0]!)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    event: 'request',
    userId: null,
    ms: 12,
  })
  expect(lines[0]).not.toContain('\n')
})

test.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
] as const)('at level %s it has %j', (least, expected) => {
  const levels: string[] = []
  const log = createLogger(
    (line, level) => levels.push(level, (JSON.parse(line) as { level: string }).level),
    least,
  )
  log.info('one')
  log.warn('two')
  log.error('three')
  expect(levels).toEqual(expected.flatMap((level) => [level, level]))
})

test('a field that should not have been given shows that it was, and not what it is', () => {
  const lines: string[] = []
  const log = createLogger((line) => lines.push(line))
  log.warn('test', { email: 'ada@example.test', token: 'abc', balance: '100.00', userId: 'u1', jobId: 'j1' })
  expect(JSON.parse(lines[0]!)).toMatchObject({
    email: '[hidden]',
    token: '[hidden]',
    balance: '[hidden]',
    userId: 'u1',
    jobId: 'j1',
  })
  expect(lines.join()).not.toMatch(/ada|abc|100/)
})

test('at a terminal a line is read from left to right, with the places of an error below', () => {
  const lines: string[] = []
  const log = createLogger((line) => lines.push(readableLine(line)))
  log.error('request.failed', { code: '42P01', userId: null, stack: ['at one', 'at two'] })
  expect(stripVTControlCharacters(lines[0]!)).toMatch(
    /^\d\d:\d\d:\d\d error request\.failed code=42P01\n {4}at one\n {4}at two$/,
  )
})

/** What a process at a terminal writes, with this level given. */
function saidAtTerminal(level: string): string {
  const script = `import { openLog } from ${JSON.stringify(logFile)}
    const log = openLog(${level}, { isTTY: true }); log.info('one'); log.warn('two')`
  const given = ['--input-type=module', '-e', script]
  return stripVTControlCharacters(spawnSync(process.execPath, given, { encoding: 'utf8' }).stdout)
}

test('at a terminal the log has what somebody should look at, and all of it where that is asked for', () => {
  expect(saidAtTerminal('null')).toMatch(/^\d\d:\d\d:\d\d warn {2}two\n$/)
  expect(saidAtTerminal("'info'")).toMatch(/^\S+ info {2}one\n\S+ warn {2}two\n$/)
})
