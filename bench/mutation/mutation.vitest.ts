/** Each module's own tests, as the mutation bench runs them: no database is begun for them, and no long random history is played. */
import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- Vitest loads a configuration by its default export
export default defineConfig({
  test: {
    include: ['packages/domain/src/*/*.test.ts'],
    setupFiles: ['bench/mutation/mutation.setup.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
})
