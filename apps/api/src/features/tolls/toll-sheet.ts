/** The sheet of tolls, both ways: a row per post with its code, name and number of categories, then a tariff per category. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import {
  tollCategories,
  tollCategoryCounts,
  tollMostPesos,
  tollPostKey,
  type TollCategoryCount,
  type TollEdition,
  type TollPost,
} from '@arriero/domain/tariff/toll-posts'
import { lettersMost } from '@arriero/domain/typed/limits'
import type { SheetColumn } from '#features/exports/xlsx/workbook.ts'
import { cellName } from '#features/tariff-editions/sheet-layout.ts'
import type { CellValue, Grid } from '#features/tariff-editions/xlsx-reading.ts'
import { tollSheetTexts as texts } from './tolls.texts.ts'

const firstTariff = 3
/** Some five times as many as the country has. */
const postsMost = 1000
/** Who has so many to mend sees the first of them and mends the file as a whole. */
const problemsMost = 200

export const tollColumns: readonly SheetColumn[] = [
  { title: texts.code, kind: 'exact' },
  { title: texts.name, kind: 'text' },
  { title: texts.categories, kind: 'exact' },
  ...tollCategories.map((title) => ({ title, kind: 'exact' as const })),
]

export const tollRows = ({ posts }: TollEdition): CellValue[][] =>
  posts.map(({ code, name, categories, pesos }) => [
    code === 0 ? null : code,
    name,
    categories,
    ...tollCategories.map((_, at) => pesos[at] ?? null),
  ])

export type TollProblem = { cell: string | null; post: string | null; found: string | null; code: ErrorCode }
export type TollReading = { posts: TollPost[]; problems: TollProblem[] }

const isEmpty = (value: CellValue | undefined): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A whole number up to the most; undefined where it is none. */
const wholeUpTo = (value: CellValue | undefined, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined

/** INVIAS has given some two hundred so far. */
const highestCode = 99_999

const countOf = (value: CellValue | undefined): TollCategoryCount | undefined =>
  tollCategoryCounts.find((count) => count === value)

const judged = (value: CellValue | undefined, isBeyond: boolean): ErrorCode | undefined => {
  if (isEmpty(value)) return undefined
  if (isBeyond) return 'toll.category_beyond'
  if (typeof value !== 'number' || Number.isNaN(value)) return 'tariff.value_no_number'
  return wholeUpTo(value, tollMostPesos) === undefined ? 'tariff.value_out_of_range' : undefined
}

type RowReading = { post: TollPost; problems: TollProblem[] }

const readRow = (cells: readonly CellValue[], row: number): RowReading => {
  const name = String(cells[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, lettersMost.label)
  const code = isEmpty(cells[0]) ? 0 : wholeUpTo(cells[0], highestCode)
  const categories = countOf(cells[2])
  const problems: TollProblem[] = []
  const blame = (column: number, what: ErrorCode | undefined) => {
    if (what === undefined) return
    const found = isEmpty(cells[column]) ? null : String(cells[column]).slice(0, lettersMost.label)
    problems.push({ cell: cellName(row, column), post: name || null, found, code: what })
  }
  blame(0, code === undefined ? 'toll.code_invalid' : undefined)
  blame(1, name === '' ? 'toll.name_missing' : undefined)
  blame(2, categories === undefined ? 'toll.categories_invalid' : undefined)
  const count = categories ?? tollCategories.length
  tollCategories.forEach((_, at) => blame(firstTariff + at, judged(cells[firstTariff + at], at >= count)))
  const pesos = tollCategories.slice(0, count).map((_, at) => {
    const value = cells[firstTariff + at]
    return isEmpty(value) ? null : Number(value)
  })
  return { post: { code: code ?? 0, name, categories: categories ?? 7, pesos }, problems }
}

/** All that is wrong, cell by cell; `posts` are to be kept where nothing is. */
export const readTollSheet = (grid: Grid): TollReading => {
  const posts: TollPost[] = []
  const problems: TollProblem[] = []
  const seen = new Set<string>()
  for (const [row, cells] of grid.entries()) {
    if (row === 0 || !cells?.some((value) => !isEmpty(value))) continue
    const read = readRow(cells, row)
    const key = tollPostKey(read.post)
    if (seen.has(key) && read.post.name !== '')
      problems.push({
        cell: cellName(row, 0),
        post: read.post.name,
        found: isEmpty(cells[0]) ? null : String(cells[0]),
        code: 'toll.post_twice',
      })
    seen.add(key)
    problems.push(...read.problems)
    posts.push(read.post)
  }
  const whole = (code: ErrorCode): TollProblem => ({ cell: null, post: null, found: null, code })
  if (posts.length === 0) problems.push(whole('toll.no_posts'))
  if (posts.length > postsMost) problems.push(whole('toll.too_many_posts'))
  return { posts, problems: problems.slice(0, problemsMost) }
}
