/** The posts and tariffs that the product comes with: the file of tools/map/tolls. */
import { readFileSync } from 'node:fs'
import type { TollCategoryCount, TollEdition, TollPost } from '@arriero/domain/tariff/toll-posts'

const file = new URL('../../../../../packages/map/tolls/tolls.csv', import.meta.url)

/** The month of the copy they were taken from; what concessions asked before is not known. */
const validFrom = '2025-12-01'

const postOf = (line: string): TollPost => {
  const [code = '', name = '', count = '', ...figures] = line.split(',')
  const categories = Number(count) as TollCategoryCount
  const pesos = figures.slice(0, categories).map((figure) => (figure === '' ? null : Number(figure)))
  return { code: Number(code), name, categories, pesos }
}

let read: TollEdition | undefined

export const firstTolls = (): TollEdition => {
  read ??= { validFrom, posts: readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map(postOf) }
  return read
}
