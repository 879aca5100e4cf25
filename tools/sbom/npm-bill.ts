import { findNpm, npmEnvironment } from '../launch/install.mjs'
import { root } from '../launch/paths.mjs'
import { runQuietly } from '../launch/processes.mjs'
import type { Bill } from './bill.ts'

/** Of everything in the lock, by npm itself; nothing is installed and nobody is asked. */
export const npmBill = async (): Promise<Bill> => {
  const { program, first, shell } = findNpm()
  const { code, output } = await runQuietly(
    program,
    [...first, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel', 'error'],
    { cwd: root, env: npmEnvironment(), shell },
  )
  if (code !== 0) throw new Error(`npm sbom: ${output}`)
  return JSON.parse(output.slice(output.indexOf('{'))) as Bill
}
