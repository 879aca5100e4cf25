import { posix } from 'node:path'
import { parsed } from './reading/parse.ts'
import { isTest, linesOf, type Rule, type Source } from './reading/source.ts'

const failsFrom = 300
const failsFromWhereLong = 500
const longestFunction = 60
/** What is drawn reads as the page it draws. */
const longestComponent = 150

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

/** As many files as a person still looks through. */
const mostInFolder = 25
/** Folders whose files are found by their numbers, so they may be many. */
const sequences = new Set(['apps/api/src/database/migrations'])

const filesByFolder = (files: readonly Source[]): ReadonlyMap<string, number> => {
  const inside = new Map<string, Set<string>>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    // A file and its test are one.
    const looked = path.replace(/(?:\.browser)?\.test\.tsx?$|\.\w+$/, '')
    inside.set(folder, (inside.get(folder) ?? new Set()).add(looked))
  }
  return new Map([...inside].map(([folder, { size }]) => [folder, size]))
}

/** What a folder holds is nested by noun before it is too much to look through. */
export const noFolderTooFull: Rule = (files) =>
  [...filesByFolder(files)]
    .filter(([folder, count]) => count > mostInFolder && !sequences.has(folder))
    .map(
      ([folder, count]) => `${folder}:1 has ${count} files, the most is ${mostInFolder}: nest them by noun`,
    )

/** Tests and migrations tell a story from top to bottom. */
const isMeasured = ({ path }: Source): boolean => !isTest(path) && !path.includes('/migrations/')
const isDrawn = (path: string): boolean => /^apps\/web\/.*\.tsx$/.test(path)

const functionsOf = (files: readonly Source[]) =>
  files
    .filter(isMeasured)
    .flatMap((file) => parsed(file).functions.map((found) => ({ ...found, path: file.path })))

/** The linter holds the same where it is asked; this names the figure. */
export const noFunctionTooLong: Rule = (files) =>
  functionsOf(files).flatMap(({ path, line, lines }) => {
    const limit = isDrawn(path) ? longestComponent : longestFunction
    return lines > limit ? [`${path}:${line} is a function of ${lines} lines, the limit is ${limit}`] : []
  })

/** Sums up the sizes of the sources in one line. */
export const sizesOf = (files: readonly Source[]): string => {
  const functions = functionsOf(files)
  const longest = (isOf: (path: string) => boolean): number =>
    Math.max(0, ...functions.filter(({ path }) => isOf(path)).map(({ lines }) => lines))
  const folders = [...filesByFolder(files)].filter(([folder]) => !sequences.has(folder))
  return [
    `${files.length} files`,
    `longest function ${longest((path) => !isDrawn(path))} lines`,
    `longest component ${longest(isDrawn)}`,
    `fullest folder ${Math.max(0, ...folders.map(([, count]) => count))} files`,
  ].join(', ')
}
