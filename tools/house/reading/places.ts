// Where a file stands in the house, and where its imports lead.
import { posix } from 'node:path'
import { parsed, type ImportFound } from './parse.ts'
import type { Source } from './source.ts'

export type Home = 'domain' | 'contract' | 'api' | 'web' | 'bench' | 'e2e' | 'tools' | 'map'

const homes: Array<[prefix: string, home: Home]> = [
  ['packages/domain/', 'domain'],
  ['packages/contract/', 'contract'],
  ['apps/api/', 'api'],
  ['apps/web/', 'web'],
  ['bench/', 'bench'],
  ['e2e/', 'e2e'],
  ['tools/', 'tools'],
  ['packages/map/', 'map'],
]

export const homeOf = (path: string): Home | undefined =>
  homes.find(([prefix]) => path.startsWith(prefix))?.[1]

/** Files at the top of the API with a meaning of their own; all others there compose the parts. */
const singleFiles = new Set(['main', 'addresses', 'app-error', 'config', 'context', 'ids'])
const composesElsewhere = new Set(['apps/api/src/providers/providers.ts'])

/** `apps/api/src/features/offers/x.ts` → `features`; `apps/api/src/routes.ts` → `compose`. */
export const areaOf = (path: string): string | undefined => {
  const inside = /^apps\/(?:api|web)\/src\/(.+)$/.exec(path)?.[1]
  if (inside === undefined) return undefined
  if (composesElsewhere.has(path)) return 'compose'
  const [first = ''] = inside.split(/[/.]/)
  if (inside.includes('/')) return first
  return singleFiles.has(first) ? first : 'compose'
}

/** The noun whose room a file lies in: `features/offers/…` → `offers`. */
export const roomOf = (path: string): string | undefined =>
  /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]

const packageEntry = (home: string, inside: string | undefined): string =>
  `packages/${home}/src/${inside ?? 'index'}.ts`

/** The repository's file that a specifier means; undefined where it is a package from outside. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  const app = /^apps\/[^/]+/.exec(from)?.[0]
  if (specifier.startsWith('#')) return app === undefined ? undefined : `${app}/src/${specifier.slice(1)}`
  const ours = /^@arriero\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (ours?.[1] === undefined) return undefined
  if (ours[1] === 'domain' || ours[1] === 'contract') return packageEntry(ours[1], ours[2])
  if (ours[1] === 'map') return `packages/map/${ours[2] ?? ''}`
  return `apps/${ours[1]}/${ours[2] ?? ''}`
}

export interface Edge extends ImportFound {
  from: string
  /** Undefined for a package from outside. */
  to: string | undefined
  /** `path:line`, to begin a violation with. */
  at: string
}

/** All imports of all files, types included, with the file each leads to. */
export const edgesOf = (files: readonly Source[]): Edge[] =>
  files.flatMap((file) =>
    parsed(file).imports.map((found) => ({
      ...found,
      from: file.path,
      to: resolveImport(file.path, found.specifier),
      at: `${file.path}:${found.line}`,
    })),
  )
