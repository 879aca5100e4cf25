// How much there is to read: what docs/house.md compares.
import { dirname } from 'node:path'
import { edgesOf } from './reading/places.ts'
import { isTest, linesOf, type Source } from './reading/source.ts'

export interface Figures {
  files: number
  lines: number
  /** Short files that one neighbour in their own folder imports, and nobody else. */
  foldable: number
  /** Files that import the library of controls by itself. */
  antDesign: number
}

const shortFile = 40
const none: Figures = { files: 0, lines: 0, foldable: 0, antDesign: 0 }

/** `apps/web/src/shared/table/x.ts` → `apps/web/src/shared`, `packages/domain/src/money/x.ts` → `packages/domain`. */
const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, path.startsWith('apps/') ? 4 : 2)
    .join('/') || '.'

const isAntDesign = (specifier: string): boolean => /^(antd|@ant-design)(\/|$)/.test(specifier)

/** Files without a test's, by folder in the order of their names. */
export const figuresOf = (files: readonly Source[]): ReadonlyMap<string, Figures> => {
  const counted = files.filter(({ path }) => !isTest(path))
  const edges = edgesOf(counted)
  const importers = new Map<string, Set<string>>()
  const usesAntDesign = new Set<string>()
  for (const { from, to, specifier } of edges) {
    if (to !== undefined) importers.set(to, (importers.get(to) ?? new Set()).add(from))
    if (isAntDesign(specifier)) usesAntDesign.add(from)
  }
  const isFoldable = (file: Source): boolean => {
    const [only, ...others] = importers.get(file.path) ?? []
    return (
      only !== undefined &&
      others.length === 0 &&
      dirname(only) === dirname(file.path) &&
      linesOf(file) < shortFile &&
      !file.path.endsWith('.texts.ts')
    )
  }
  const byFolder = new Map<string, Figures>()
  for (const file of counted) {
    const folder = folderOf(file.path)
    const before = byFolder.get(folder) ?? none
    byFolder.set(folder, {
      files: before.files + 1,
      lines: before.lines + linesOf(file),
      foldable: before.foldable + Number(isFoldable(file)),
      antDesign: before.antDesign + Number(usesAntDesign.has(file.path)),
    })
  }
  return new Map([...byFolder].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export const sumOf = (all: Iterable<Figures>): Figures =>
  [...all].reduce(
    (sum, one) => ({
      files: sum.files + one.files,
      lines: sum.lines + one.lines,
      foldable: sum.foldable + one.foldable,
      antDesign: sum.antDesign + one.antDesign,
    }),
    none,
  )
