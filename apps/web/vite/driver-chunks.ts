/** Puts what the driver area shares with other pages into few files: on one bar of signal each file costs its own way there and back. */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const source = (path: string) => fileURLToPath(new URL(`../src/${path}.tsx`, import.meta.url))

/** Every module that some come to; `isLater`: also what is imported only when it is wanted. */
const reachOf = (from: readonly string[], { isLater }: { isLater: boolean }, context: Context) => {
  const found = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = context.getModuleInfo(id)
    open.push(...(info?.importedIds ?? []), ...((isLater && info?.dynamicallyImportedIds) || []))
  }
  return found
}

/** Where the driver area opens, and what it brings once somebody is in. */
const starts = { opening: 'entries/driver', inside: 'app/DriverArea' } as const

/** Where the others open. */
const others = { 'public-tracking': 'entries/public-tracking', portal: 'entries/portal' } as const

/** What the portal draws first for who is in; what a role has there for itself is imported when that is known. */
const portalHome = source('screens/main/home/HomeScreen')

const ofPortalsFirstPage = (context: Context) => {
  const home = context.getModuleInfo(portalHome)
  if (!home) throw new Error('the portal has no home to begin with')
  const own = home.dynamicallyImportedIds
  return reachOf([source(others.portal), portalHome, ...own], { isLater: false }, context)
}

type Part = keyof typeof starts
type Other = keyof typeof others

const sharedWith = (part: Part, other: Other, context: Context) =>
  reachOf([source(starts[part])], { isLater: false }, context).intersection(
    reachOf([source(others[other])], { isLater: true }, context),
  )

/** Names the file for each module that a part of the driver area needs at once and another entry may use too; null for any other one. */
export const sharedWithDriver = (part: Part, other: Other, fileName: string) => {
  let shared: Set<string> | undefined
  return (id: string, context: Context): string | null => {
    shared ??= sharedWith(part, other, context)
    return shared.has(id) ? fileName : null
  }
}

/**
 * The same of what the driver area brings once somebody is in, where the portal's first page would take along what
 * only its other screens ask for: that is a file of its own. The driver area, and the page of who follows a truck, ask for both at once.
 */
export const insideOfDriver = (fileName: string) => {
  const nameOf = sharedWithDriver('inside', 'portal', fileName)
  let first: Set<string> | undefined
  return (id: string, context: Context): string | null => {
    const name = nameOf(id, context)
    first ??= ofPortalsFirstPage(context)
    return name !== null && !first.has(id) ? `${name}-later` : name
  }
}
