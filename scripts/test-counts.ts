/** Reads how many tests passed and failed from the reports that Vitest and Playwright leave behind. */
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export type Counts = { passed: number; failed: number; skipped: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** Counts of a Vitest JSON report. A file that fails without a failed test (it could not be loaded) counts as one. */
export function vitestCounts(json: unknown): Counts {
  const report = vitestReport.parse(json)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  }
}

/** Counts of a Playwright JSON report. A test that passes only now and then counts as failed. */
export function playwrightCounts(json: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(json)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * What a runner's report and exit status say together. No report, no test at all, or a runner that ends with an
 * error though no test failed: each is one failure.
 */
export function runnerCounts(run: {
  file: string
  exitedCleanly: boolean
  read: (json: unknown) => Counts
}): Counts {
  const counts = existsSync(run.file) ? readReport(run.file, run.read) : undefined
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const ranNothing = counts.passed + counts.failed === 0
  if (counts.failed === 0 && (ranNothing || !run.exitedCleanly)) return { ...counts, failed: 1 }
  return counts
}

function readReport(file: string, read: (json: unknown) => Counts): Counts | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
