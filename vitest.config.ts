import { defineConfig } from 'vitest/config'

/**
 * The files of a worker share what they import: to import the app anew for each took a third of the whole time.
 * So a test takes back what it stubs, and keeps its state in a database or app of its own.
 */
const isolate = false

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{engine,contracts,web,content,scripts}/**/*.test.ts'],
          isolate,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Drawn in a page that is none: what needs a layout is asked of a browser, in e2e.
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          // The testing library takes away what a test drew by the global hooks alone.
          globals: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          isolate,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Two numbers of workers cannot share a run: the unit tests go first.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
