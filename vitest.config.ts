import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './tools/run/chromium.mjs'

/** Tests that change what a whole process shares (its globals, its clock, its modules) have one to themselves; the others share what they load. */
const alone = globSync('apps/web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:stub|mock|doMock|spyOn|useFake|resetModules)/.test(readFileSync(file, 'utf8')),
)
/** A process prepares so many statements and no more. */
const apiAlone = ['apps/api/src/database/prepared.test.ts']
/** The short form leaves starting anew, seven times, to the whole one; every story starts the product too. */
const leftOut = process.env['ARRIERO_SHORT'] ? ['apps/api/src/start.test.ts'] : []
const onAServer = {
  pool: 'forks' as const,
  globalSetup: ['apps/api/src/database/throwaway.ts'],
  setupFiles: ['apps/api/src/testing/tidy.setup.ts'],
  hookTimeout: 60_000,
}
const drawn = '**/*.browser.test.tsx'
/** Short forms of what `npm run prove` does with servers of its own. */
const proofs = 'bench/**/*.proof.test.ts'

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
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...apiAlone, ...leftOut],
          isolate: false,
          ...onAServer,
        },
      },
      {
        extends: true,
        test: { name: 'api-alone', include: apiAlone, ...onAServer },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [drawn, ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web-alone', include: alone, exclude: [drawn] } },
      {
        extends: true,
        // What a person presses, hears and sees: pieces of the kit in a real browser.
        // Ant Design names nothing and moves nothing where it sees a test.
        define: { 'process.env.NODE_ENV': '"development"' },
        // Found late, they would have the pages read anew in the middle of a test.
        optimizeDeps: { include: ['idb', 'maplibre-gl', 'pmtiles'] },
        test: {
          name: 'browser',
          include: [drawn],
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
          exclude: ['tools/contributing/**', proofs],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          include: [proofs],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'contributing', include: ['tools/contributing/**/*.test.ts'] },
      },
    ],
  },
})
