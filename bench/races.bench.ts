/** The races of apps/api/src/races at full length: 2, 8 and 32 at once, 200 rounds each. Prints who won how often. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { raceRounds } from './settings.ts'

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const child = spawn(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    '--reporter',
    'verbose',
    'apps/api/src/races',
  ],
  { cwd: inRoot('.'), stdio: 'inherit', env: { ...process.env, RACE_ROUNDS: String(raceRounds), TZ: 'UTC' } },
)
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
