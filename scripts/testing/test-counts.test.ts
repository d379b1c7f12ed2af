import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playwrightCounts, runnerCounts, vitestCounts } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'sums.test.ts',
  status,
  message: 'No such module',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `a sum that ${test}`,
    failureMessages: test === 'failed' ? ['1 is not 2\n    at one\n    at two'] : [],
  })),
})

const allGood = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [file('passed', 'passed', 'passed')],
}

const playwrightSpec = (status: string) => ({
  title: `a ${status} click`,
  file: 'click.e2e.ts',
  tests: [
    { status, projectName: 'phone', results: [{ errors: [] }, { errors: [{ message: 'no button' }] }] },
  ],
})

describe('counts of a Vitest report', () => {
  it('are its own when every file loads', () => {
    expect(vitestCounts(allGood)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [] })
  })

  it('have one failure for a file that could not be loaded', () => {
    const report = { ...allGood, testResults: [...allGood.testResults, file('failed')] }
    expect(vitestCounts(report).failed).toBe(1)
    expect(vitestCounts(report).failures).toEqual(['sums.test.ts: the whole file\n  No such module'])
  })

  it('do not count a failed test twice', () => {
    const report = { ...allGood, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] }
    expect(vitestCounts(report).failed).toBe(1)
    expect(vitestCounts(report).failures).toEqual([
      'sums.test.ts: a sum that failed\n  1 is not 2\n      at one\n      at two',
    ])
  })
})

describe('counts of a Playwright report', () => {
  it('take a test that passes only now and then as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    const suites = [
      {
        specs: [playwrightSpec('expected')],
        suites: [{ specs: [playwrightSpec('unexpected'), playwrightSpec('flaky')] }],
      },
    ]
    expect(playwrightCounts({ stats, errors: [], suites })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: [
        'click.e2e.ts: [phone] a unexpected click\n  no button',
        'click.e2e.ts: [phone] a flaky click\n  no button',
      ],
    })
  })

  it('have one failure for an error outside of tests', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    const report = playwrightCounts({ stats, errors: [{ message: 'no server' }], suites: [] })
    expect(report.failed).toBe(1)
    expect(report.failures).toEqual(['no file: outside of a test\n  no server'])
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
    expect(run(undefined, true)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
  })

  it('that leaves half a report has failed', () => {
    expect(run('{"numPassedTests": 3', true).failed).toBe(1)
  })

  it('that ran no test has failed', () => {
    expect(run(JSON.stringify({ ...allGood, numPassedTests: 0, testResults: [] }), true).failed).toBe(1)
  })

  it('that ends with an error after passing tests has failed', () => {
    expect(run(JSON.stringify(allGood), false)).toMatchObject({ passed: 2, failed: 1, skipped: 0 })
  })

  it('that ends well keeps its counts', () => {
    expect(run(JSON.stringify(allGood), true)).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [] })
  })
})
