// Which folder of an app may import which: architecture §2. Tests may look everywhere.
import { areaOf, edgesOf, homeOf, roomOf, type Edge } from '../reading/places.ts'
import { isTest, type Rule } from '../reading/source.ts'

const everything = ['*']

/** The table of ARCHITECTURE.md says the same, and a test compares them; domain and contract are everybody's. */
export const apiFolders: Record<string, readonly string[]> = {
  main: ['compose', 'threads'],
  compose: everything,
  config: ['addresses'],
  addresses: [],
  ids: [],
  'app-error': [],
  context: ['database', 'effects', 'providers'],
  database: ['context'],
  threads: [],
  providers: ['threads'],
  effects: ['app-error', 'context', 'database'],
  live: ['addresses', 'context', 'database', 'effects'],
  metrics: ['effects'],
  backups: ['database', 'providers'],
  http: ['addresses', 'app-error', 'context', 'database'],
  features: ['app-error', 'context', 'database', 'effects', 'http', 'providers', 'threads'],
  world: ['context', 'database', 'features', 'http', 'ids', 'providers'],
  testing: everything,
  access: everything,
  races: everything,
  clocks: everything,
  stories: everything,
}

const web: Record<string, readonly string[]> = {
  entries: everything,
  app: ['screens', 'features', 'shared'],
  screens: ['features', 'shared'],
  features: ['shared'],
  shared: [],
}

/** What a provider throws is said and read in the same words. */
const providerErrors = 'apps/api/src/providers/provider-error.ts'

/** Nobody composes but the start, and what serves tests stays with them. */
const closed = new Set(['main', 'testing', 'access', 'races', 'clocks', 'stories'])

const fault = (edge: Edge): string | undefined => {
  const home = homeOf(edge.from)
  if ((home !== 'api' && home !== 'web') || edge.to === undefined || homeOf(edge.to) !== home)
    return undefined
  const from = areaOf(edge.from)
  const to = areaOf(edge.to)
  if (from === undefined || to === undefined) return undefined
  if (from === 'http' && edge.to === providerErrors) return undefined
  return from === to ? sameArea(edge) : otherArea(home === 'api' ? apiFolders : web, from, to)
}

const otherArea = (
  table: Record<string, readonly string[]>,
  from: string,
  to: string,
): string | undefined => {
  const allowed = table[from]
  if (allowed === undefined) return `${from} has no line in tools/house/borders/folders.ts`
  const isAllowed = allowed === everything ? !closed.has(to) : allowed.includes(to)
  return isAllowed ? undefined : `${from} may not import ${to}`
}

/** Rooms are left by their name, so that the step is seen. */
const sameArea = (edge: Edge): string | undefined => {
  const leavesRoom = edge.to !== undefined && roomOf(edge.from) !== roomOf(edge.to)
  return leavesRoom && edge.specifier.startsWith('.') ? 'leave a room as #features/…' : undefined
}

export const folderBoundaries: Rule = (files) =>
  edgesOf(files.filter(({ path }) => !isTest(path))).flatMap((edge) => {
    const why = fault(edge)
    return why === undefined ? [] : [`${edge.at} imports ${edge.specifier}: ${why}`]
  })

/** Features know providers by their port; which driver serves is composed, never chosen in a feature. */
export const providerPorts: Rule = (files) =>
  edgesOf(files.filter(({ path }) => path.startsWith('apps/api/src/features/') && !isTest(path)))
    .filter(({ to }) => to !== undefined && /^apps\/api\/src\/providers\/[^/]+\/sandbox/.test(to))
    .map(({ at, specifier }) => `${at} imports ${specifier}: features import a provider's port`)

/** Anywhere else it would be made beside the line, and on a thread that serves. docs/decisions/0079. */
export const hashesHaveTheirThread: Rule = (files) =>
  edgesOf(files.filter(({ path }) => path.startsWith('apps/') && !isTest(path)))
    .filter(
      ({ from, specifier }) => specifier === '@node-rs/argon2' && !from.endsWith('/users/hash-thread.ts'),
    )
    .map(({ at }) => `${at} hashes beside the thread of hashes`)
