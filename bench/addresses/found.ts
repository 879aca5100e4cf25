/** What earlier goes found, kept as lines of JSON: all addresses take longer than one may have the machine to oneself. */
import { appendFile, readFile } from 'node:fs/promises'
import type { Measured } from './measure.ts'

/** Without a name nothing is kept. */
export const openFound = async (file: string) => {
  const lines = file === '' ? '' : await readFile(file, 'utf8').catch(() => '')
  const before = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Measured)
  return {
    before,
    keep: async (one: Measured): Promise<void> => {
      if (file !== '') await appendFile(file, `${JSON.stringify(one)}\n`)
    },
  }
}
