// `npm ci` in an empty copy: a lock that only works in a tree that grew here shows itself.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { npmClean } from '../launch/install.mjs'
import { inRoot, root } from '../launch/paths.mjs'
import { runQuietly } from '../launch/processes.mjs'
import { asOneTest } from './steps.mjs'

/** What the next clone will hold: everything that git knows or would take. */
export const filesOfNextClone = async () => {
  const { code, output } = await runQuietly('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
  })
  if (code !== 0) throw new Error(`git ls-files: ${output}`)
  return output.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)))
}

export const installInFreshCopy = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arriero-copy-'))
  try {
    for (const file of await filesOfNextClone()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      copyFileSync(inRoot(file), join(folder, file))
    }
    return asOneTest(await npmClean(folder, ['--prefer-offline']))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
