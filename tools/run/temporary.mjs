// Where a run writes what goes with it. A thousand databases are made and dropped: on a disk a third of the work of the tests
// is its file system's, in memory it is nothing.
import { readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const inMemory = '/dev/shm'
/** A run needs a tenth of it. */
const leastBytes = 3 * 1024 ** 3

/** What is mounted there runs programs. @param {string} mounts */
export const runsPrograms = (mounts) => {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === inMemory)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}

const hasRoom = () => {
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) >= leastBytes
}

/** `TMPDIR` for programs of the tests; nothing where memory has no folder, or no room. @returns {NodeJS.ProcessEnv} */
export const temporaryRoom = () => {
  try {
    return runsPrograms(readFileSync('/proc/mounts', 'utf8')) && hasRoom() ? { TMPDIR: inMemory } : {}
  } catch {
    return {}
  }
}
