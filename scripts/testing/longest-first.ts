/** The order of the test files: those that take long begin first, so that none of them runs alone at the end. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * About longest first. They start processes, or ask much in few lines: their size does not tell what they take. Those
 * that start the app and PostgreSQL again and again stand apart, because two of them at once hold each other up.
 */
export const longest = [
  'server/db/embedded/killed-app.test.ts',
  'server/features/account/sign-in/guesses.test.ts',
  'server/http/any-input.test.ts',
  'server/db/backup/backup.test.ts',
  'server/features/billing/deliveries.test.ts',
  'server/features/privacy/hostile-import.test.ts',
  'server/db/embedded/first-start.test.ts',
  'server/testing/one-minimum.test.ts',
  'server/main.test.ts',
  'server/http/four-questions.test.ts',
  'server/http/spanish-answers.test.ts',
  'server/live-mode.test.ts',
  'server/roles.test.ts',
  'server/db/replica.test.ts',
  'engine/debts/least-interest/best-order.test.ts',
  'engine/debts/least-interest/optimal.test.ts',
].map((path) => join(import.meta.dirname, '../..', path))

/** One after the other: a worker that goes from project to project imports everything again. */
const projects = ['server', 'unit', 'components']

/** Lower goes first. */
function placeOf({ moduleId, project }: TestSpecification): [number, number, number] {
  const rank = longest.indexOf(moduleId)
  return [rank === -1 ? longest.length : rank, projects.indexOf(project.name), -statSync(moduleId).size]
}

/** By the list above, then by size: the same order on a clean checkout as where the files have run before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
      .map((file) => ({ file, place: placeOf(file) }))
      .toSorted(({ place: a }, { place: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      .map(({ file }) => file)
  }
}
