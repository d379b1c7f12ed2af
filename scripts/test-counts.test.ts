import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playwrightCounts, runnerCounts, vitestCounts } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

const allGood = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [file('passed', 'passed', 'passed')],
}

describe('counts of a Vitest report', () => {
  it('are its own when every file loads', () => {
    expect(vitestCounts(allGood)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })

  it('have one failure for a file that could not be loaded', () => {
    const report = { ...allGood, testResults: [...allGood.testResults, file('failed')] }
    expect(vitestCounts(report).failed).toBe(1)
  })

  it('do not count a failed test twice', () => {
    const report = { ...allGood, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] }
    expect(vitestCounts(report).failed).toBe(1)
  })
})

describe('counts of a Playwright report', () => {
  it('take a test that passes only now and then as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 })
  })

  it('have one failure for an error outside of tests', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(playwrightCounts({ stats, errors: [{ message: 'no server' }] }).failed).toBe(1)
  })
})

describe('a runner', () => {
  let directory = ''
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'jubilee-counts-'))
  })
  afterAll(() => rmSync(directory, { recursive: true }))

  const run = (content: string | undefined, exitedCleanly: boolean) => {
    const report = join(directory, `${Math.random()}.json`)
    if (content !== undefined) writeFileSync(report, content)
    return runnerCounts({ file: report, exitedCleanly, read: vitestCounts })
  }

  it('that leaves no report has failed', () => {
    expect(run(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('that leaves half a report has failed', () => {
    expect(run('{"numPassedTests": 3', true).failed).toBe(1)
  })

  it('that ran no test has failed', () => {
    expect(run(JSON.stringify({ ...allGood, numPassedTests: 0, testResults: [] }), true).failed).toBe(1)
  })

  it('that ends with an error after passing tests has failed', () => {
    expect(run(JSON.stringify(allGood), false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('that ends well keeps its counts', () => {
    expect(run(JSON.stringify(allGood), true)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })
})
