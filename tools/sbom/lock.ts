// package-lock.json as an inventory: what is installed where the product runs, from whom, under which licence.
import { readFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'

interface Entry {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  link?: boolean
  /** Of a link: the workspace it leads to. Nothing else has one: where packages come from is said by nobody but their digest. */
  resolved?: string
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  os?: readonly string[]
}

/** Entries by their place in the tree: `node_modules/fastify`, `apps/api`. */
export type Lock = Readonly<Record<string, Entry>>

export type Package = Entry & {
  /** Its place in the tree; the same name may stand in several. */
  at: string
  name: string
}

export const nameAt = (at: string): string => at.split('node_modules/').at(-1) ?? at

export const readLock = (): Lock =>
  (JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Lock }).packages

/** Of others: our own workspaces are links. */
export const foreignIn = (lock: Lock): Package[] =>
  Object.entries(lock)
    .filter(([at, { link }]) => at.includes('node_modules/') && !link)
    .map(([at, entry]) => ({ ...entry, at, name: nameAt(at) }))

/** What `npm ci --omit=dev` may install. */
export const productionIn = (lock: Lock): Package[] => foreignIn(lock).filter(({ dev }) => !dev)

/** One package is many where it comes compiled for each kind of machine; one machine installs one of them. */
export const isForOneMachine = ({ os, optional, name }: Package): boolean =>
  optional === true && (os !== undefined || /wasm|android|linux|darwin|win32|freebsd|openharmony/.test(name))

/** Where Node would find `name` from the package at `from`. */
const placeOf = (lock: Lock, from: string, name: string): string | undefined => {
  const parts = from.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
  return [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((place) => lock[place])
}

/** All that the workspace at `root` brings with it, our own workspaces followed and left out. */
export const reachedFrom = (lock: Lock, root: string): Package[] => {
  const seen = new Set<string>()
  const waiting = [root]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const { dependencies = {}, optionalDependencies = {} } = lock[at] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(lock, at, name)
      if (place === undefined) continue
      waiting.push(lock[place]?.resolved ?? place)
    }
  }
  return foreignIn(lock).filter(({ at }) => seen.has(at))
}
