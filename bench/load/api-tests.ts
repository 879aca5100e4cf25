/** Tests of the API at another length than in a normal run, with their names. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Returns the exit code. */
export const runApiTests = async (
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const child = spawn(
    process.execPath,
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'api', '--reporter', 'verbose', ...files],
    { cwd: inRoot('.'), stdio: 'inherit', env: { ...process.env, ...environment, TZ: 'UTC' } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
