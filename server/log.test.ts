import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { createLogger, inBatches } from './log.ts'

const logFile = fileURLToPath(new URL('log.ts', import.meta.url))

/** The events that a process of its own has written by the time it has ended. */
function eventsOf(script: string): string[] {
  const source = `import { stdoutLogger as log } from ${JSON.stringify(logFile)}\n${script}`
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
