/** What earlier goes found, kept as lines of JSON: all addresses take longer than one may have the machine to oneself. */
import { appendFile, readFile } from 'node:fs/promises'
import { commitHere } from '../prove/commit.ts'
import { orderCount } from '../settings.ts'
import { isWhole, type Measured } from './measure.ts'

/** `lost`: calls of the load beside it that failed. */
export type Kept = Measured & { commit: string; orders: number; lost: number }

const linesOf = async (file: string): Promise<string[]> => {
  if (file === '') return []
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // What stands behind the last end of a line was broken off.
  return text.split('\n').slice(0, -1)
}

/** Of as many calls on as many services; the others are measured anew. Without a name nothing is kept. */
export const openFound = async (file: string) => {
  const commit = commitHere()
  const before = (await linesOf(file))
    .map((line) => JSON.parse(line) as Kept)
    .filter((one) => one.orders === orderCount && isWhole(one))
  return {
    before,
    keep: async (one: Measured, lost: number): Promise<Kept> => {
      const kept = { ...one, commit, orders: orderCount, lost }
      if (file !== '') await appendFile(file, `${JSON.stringify(kept)}\n`)
      return kept
    },
  }
}
