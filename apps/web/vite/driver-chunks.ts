/** Puts what the driver area shares with other pages into few files: on one bar of signal each file costs its own way there and back. */
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const source = (path: string) => fileURLToPath(new URL(`../src/${path}.tsx`, import.meta.url))

/** Every module that an entry comes to; `isLater`: also what it imports only when it is wanted. */
const reachOf = (start: string, { isLater }: { isLater: boolean }, context: Context) => {
  const found = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = context.getModuleInfo(id)
    open.push(...(info?.importedIds ?? []), ...((isLater && info?.dynamicallyImportedIds) || []))
  }
  return found
}

type Other = 'public-tracking' | 'portal'

/** Where the driver area opens, and what it brings once somebody is in. */
const starts = { opening: 'entries/driver', inside: 'app/DriverArea' } as const

/** Names the file for each module that a part of the driver area needs at once and another entry may use too; null for any other one. */
export const sharedWithDriver = (part: keyof typeof starts, other: Other, fileName: string) => {
  let shared: Set<string> | undefined
  return (id: string, context: Context): string | null => {
    shared ??= reachOf(source(starts[part]), { isLater: false }, context).intersection(
      reachOf(source(`entries/${other}`), { isLater: true }, context),
    )
    return shared.has(id) ? fileName : null
  }
}
