import { posix } from 'node:path'
import { isTest, linesOf, type Rule, type Source } from './reading/source.ts'

const failsFrom = 300
const failsFromWhereLong = 500
const medianAim = 60
const ninthTenthAim = 170

/** Lists that read as data: long is fine. */
const mayBeLong = (path: string): boolean =>
  isTest(path) ||
  path.startsWith('packages/contract/') ||
  /\.texts\.ts$|\/migrations\/|^apps\/api\/src\/database\/tables\/tables\.ts$/.test(path)

/** Lines of data, never read by a person from top to bottom. */
const isData = (path: string): boolean => /\.data\.ts$|\/tariff\/edition-[^/]*\.ts$/.test(path)

export const noFileTooLong: Rule = (files) =>
  files.flatMap((file) => {
    const limit = mayBeLong(file.path) ? failsFromWhereLong : failsFrom
    const lines = linesOf(file)
    return isData(file.path) || lines <= limit
      ? []
      : [`${file.path}:${lines} has ${lines} lines, the limit is ${limit}`]
  })

/** As many as one looks through. */
const mostInFolder = 25
/** Looked up by their numbers. */
const sequences = new Set(['apps/api/src/database/migrations'])

/** What a folder holds is nested by noun before it is too much to look through; a file and its test are one. */
export const noFolderTooFull: Rule = (files) => {
  const inside = new Map<string, Set<string>>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    const looked = path.replace(/(?:\.browser)?\.test\.tsx?$|\.\w+$/, '')
    inside.set(folder, (inside.get(folder) ?? new Set()).add(looked))
  }
  return [...inside]
    .filter(([folder, { size }]) => size > mostInFolder && !sequences.has(folder))
    .map(
      ([folder, { size }]) => `${folder}:1 has ${size} files, the most is ${mostInFolder}: nest them by noun`,
    )
}

export interface Sizes {
  files: number
  median: number
  ninthTenth: number
  longest: string
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0

export const measure = (files: readonly Source[]): Sizes => {
  const counted = files.filter(({ path }) => !isData(path))
  const lines = counted.map(linesOf).sort((one, other) => one - other)
  const longest = counted.toSorted((one, other) => linesOf(other) - linesOf(one))[0]
  return {
    files: lines.length,
    median: at(lines, 0.5),
    ninthTenth: at(lines, 0.9),
    longest: longest === undefined ? '' : `${longest.path} (${linesOf(longest)})`,
  }
}

export const smallOnTheWhole: Rule = (files) => {
  const { median, ninthTenth } = measure(files)
  return [
    ...(median > medianAim ? [`the median file has ${median} lines, the aim is ${medianAim}`] : []),
    ...(ninthTenth > ninthTenthAim
      ? [`the 90th percentile has ${ninthTenth} lines, the aim is ${ninthTenthAim}`]
      : []),
  ]
}
