import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { builtIn } from './scripts/bundle/in-language.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'

/**
 * The files of a worker share what they import: to import the app anew for each took a third of the whole time.
 * So a test takes back what it stubs, and keeps its state in a database or app of its own.
 */
const isolate = false

/**
 * Two on two cores, where Vitest by itself would take one. The same for every project, so that all files stand in one
 * line and no worker waits for the end of another project.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{engine,contracts,web,content,scripts}/**/*.test.ts'],
          exclude: ['**/*.es.test.ts'],
          isolate,
          maxWorkers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Drawn in a page that is none: what needs a layout is asked of a browser, in e2e.
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: ['web/**/*.es.test.tsx'],
          environment: 'happy-dom',
          // The testing library takes away what a test drew by the global hooks alone.
          globals: true,
          maxWorkers,
          testTimeout: 60_000,
        },
      },
      {
        // Texts as the Spanish build has them.
        plugins: [builtIn('es')],
        test: {
          name: 'spanish',
          include: ['web/**/*.es.test.{ts,tsx}'],
          environment: 'happy-dom',
          globals: true,
          maxWorkers,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          isolate,
          // They start processes; on a busy machine that takes minutes. It only ends what hangs.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers,
        },
      },
    ],
  },
})
