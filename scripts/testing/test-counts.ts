/** Reads how many tests passed, and which failed, from the reports that Vitest and Playwright leave behind. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

type Counts = { passed: number; failed: number; skipped: number }

/** What a report says: its counts, and for each failure a paragraph with its file, its name and its reason. */
export type Report = Counts & { failures: string[] }

const NOTHING: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Lines of a reason that are shown; the whole of it stands where the runner printed it. */
const REASON_LINES = 6

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.optional(z.string()) })

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      projectName: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
})

/** Counts of a Vitest JSON report. A file that fails without a failed test (it could not be loaded) counts as one. */
export function vitestCounts(json: unknown): Report {
  const report = vitestReport.parse(json)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => paragraph(name, fullName, failureMessages?.[0])),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
    failures: [
      ...failedTests,
      ...brokenFiles.map(({ name, message }) => paragraph(name, 'the whole file', message)),
    ],
  }
}

/** Counts of a Playwright JSON report. A test that passes only now and then counts as failed. */
export function playwrightCounts(json: unknown): Report {
  const { stats, errors, suites } = playwrightReport.parse(json)
  const failedTests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          paragraph(
            file,
            `[${projectName}] ${title}`,
            results.find((result) => result.errors.length > 0)?.errors[0]?.message,
          ),
        ),
    )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failedTests,
      ...errors.map(({ message }) => paragraph('no file', 'outside of a test', message)),
    ],
  }
}

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function paragraph(file: string, test: string, reason = 'no reason given'): string {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES)
  return [`${relative('.', file)}: ${test}`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/**
 * What a runner's report and exit status say together. No report, no test at all, or a runner that ends with an
 * error though no test failed: each is one failure.
 */
export function runnerCounts(run: {
  file: string
  exitedCleanly: boolean
  read: (json: unknown) => Report
}): Report {
  const counts = existsSync(run.file) ? readReport(run.file, run.read) : undefined
  if (counts === undefined) return { ...NOTHING, failed: 1, failures: ['the runner left no whole report'] }
  if (counts.failed > 0) return counts
  if (counts.passed === 0) return { ...counts, failed: 1, failures: ['the runner ran no test'] }
  if (!run.exitedCleanly)
    return { ...counts, failed: 1, failures: ['no test failed, and the runner ended with an error'] }
  return counts
}

function readReport(file: string, read: (json: unknown) => Report): Report | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
