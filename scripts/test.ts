/**
 * `npm test`: the whole gate. Every stage runs, also after one has failed; what failed is named again at the end, the
 * last line is `N passed, N failed`, the sum over all runners, and the exit status says whether anything failed.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightCounts, runnerCounts, vitestCounts, type Report } from './testing/test-counts.ts'

type Stage = {
  name: string
  /** a command of node_modules/.bin, or node itself */
  command: string
  args: string[]
  env?: Record<string, string>
  /** ends a stage that hangs; far above what it takes with other work on the machine */
  limitMinutes: number
  /** how to read the report it leaves; a stage without one counts as a single check */
  report?: { file: string; read: (json: unknown) => Report }
}

type Outcome = Report & { name: string; seconds: number }

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'jubilee-test-'))
const vitestFile = join(reports, 'vitest.json')
const playwrightFile = join(reports, 'playwright.json')

const stages: Stage[] = [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], limitMinutes: 5 },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], limitMinutes: 5 },
  { name: 'unused code', command: 'knip', args: ['--no-progress'], limitMinutes: 5 },
  { name: 'types', command: 'tsc', args: ['-b'], limitMinutes: 10 },
  // Before the tests of the server: in live mode it does not start without its pages.
  { name: 'build', command: 'node', args: ['scripts/build.ts'], limitMinutes: 10 },
  {
    name: 'unit and server tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    limitMinutes: 25,
    report: { file: vitestFile, read: vitestCounts },
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
    limitMinutes: 40,
    report: { file: playwrightFile, read: playwrightCounts },
  },
]

const outcomes: Outcome[] = []
try {
  for (const stage of stages) outcomes.push(await runStage(stage))
} finally {
  rmSync(reports, { recursive: true, force: true })
}
printFailures(outcomes)
printTable(outcomes)

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)

async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n== ${stage.name}`)
  const begun = performance.now()
  const exitedCleanly = await runCommand(stage)
  const seconds = (performance.now() - begun) / 1000
  const counts = stage.report ? runnerCounts({ ...stage.report, exitedCleanly }) : singleCheck(exitedCleanly)
  return { name: stage.name, seconds, ...counts }
}

function singleCheck(isGood: boolean): Report {
  return isGood
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: ['the check ended with an error, printed above'] }
}

/** Runs the command in a process group of its own, so that a stage over its limit ends with all it started. */
function runCommand(stage: Stage): Promise<boolean> {
  const command = stage.command === 'node' ? process.execPath : join(root, 'node_modules/.bin', stage.command)
  const child = spawn(command, stage.args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...stage.env },
    detached: true,
  })
  const endGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // The group has ended by itself in the meantime.
    }
  }
  const limit = setTimeout(() => {
    console.error(`${stage.name}: not done within ${stage.limitMinutes} minutes, ended.`)
    // An interrupt lets a runner end the server it started; what does not listen is ended all the same.
    endGroup('SIGINT')
    setTimeout(() => endGroup('SIGKILL'), 20_000).unref()
  }, stage.limitMinutes * 60_000)
  const interrupt = (signal: NodeJS.Signals) => {
    endGroup(signal)
    process.exit(1)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  return new Promise((resolve) => {
    const finish = (isGood: boolean) => {
      clearTimeout(limit)
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve(isGood)
    }
    child.once('error', (error) => {
      console.error(`${stage.name}: ${error.message}`)
      finish(false)
    })
    child.once('exit', (code) => finish(code === 0))
  })
}

function printFailures(rows: Outcome[]): void {
  for (const { name, failures } of rows) {
    for (const failure of failures) console.log(`\nFAILED in ${name}: ${failure}`)
  }
}

function printTable(rows: Outcome[]): void {
  console.log(`\n${'stage'.padEnd(24)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
  for (const { name, passed: good, failed: bad, seconds, skipped } of rows) {
    const note = skipped > 0 ? `  (${skipped} skipped)` : ''
    console.log(
      `${name.padEnd(24)}${String(good).padStart(8)}${String(bad).padStart(8)}${seconds.toFixed(1).padStart(9)}${note}`,
    )
  }
  console.log('')
}
