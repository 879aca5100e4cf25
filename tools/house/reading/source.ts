import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../launch/paths.mjs'

/** One file of the repository: its path from the root with forward slashes, and its text. */
export interface Source {
  path: string
  text: string
}

/** A fault in words, beginning with `path:line`. */
export type Violation = string

export type Rule = (files: readonly Source[]) => Violation[]

const folders = ['packages', 'apps', 'bench', 'e2e', 'tools']
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
const sourceName = /\.(ts|tsx|mjs)$/

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return sourceName.test(entry.name) ? [path] : []
  })

let cached: Source[] | undefined

/** Every source file of the house, read once. */
export const readSources = (): readonly Source[] =>
  (cached ??= folders
    .flatMap((folder) => walk(join(root, folder)))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') })))

/** A made-up source file for a rule's test. */
export const plant = (path: string, text: string): Source => ({ path, text })

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

export const linesOf = ({ text }: Source): number => text.replace(/\n$/, '').split('\n').length

/** Tests and what only they use: they may look everywhere. */
export const isTest = (path: string): boolean =>
  /\.(test|suite|fixture|story|spec)\.tsx?$/.test(path) ||
  path.startsWith('e2e/') ||
  path.startsWith('bench/')
