import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './tools/run/chromium.mjs'

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
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          environment: 'node',
        },
      },
      {
        extends: true,
        // What a person presses, hears and sees: pieces of the kit in a real browser.
        // Ant Design names nothing and moves nothing where it sees a test.
        define: { 'process.env.NODE_ENV': '"development"' },
        test: {
          name: 'browser',
          include: ['apps/web/src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumArguments },
              contextOptions: { locale: 'es-CO', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        // They read the whole tree; a busy machine takes its time.
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['tools/contributing/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'contributing', include: ['tools/contributing/**/*.test.ts'] },
      },
    ],
  },
})
