import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; more workers only make each other late.
    maxWorkers: 2,
    env: { TZ: 'UTC' },
    // What a busy machine does late is done all the same.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 20_000,
    // What is printed goes straight out: handed over to the main process it may come too late and fail a run of passed tests.
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          pool: 'forks',
          globalSetup: ['apps/api/src/database/throwaway.ts'],
          setupFiles: ['apps/api/src/testing/tidy.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: true,
        // They read the whole tree; a busy machine takes its time.
        test: { name: 'house', include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
})
