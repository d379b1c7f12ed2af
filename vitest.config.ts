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
          include: ['{engine,contracts,web,content,scripts}/**/*.test.{ts,tsx}'],
          isolate,
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
