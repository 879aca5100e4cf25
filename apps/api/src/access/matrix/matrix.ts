/** The hand-kept matrix as rows, and its comparison with the endpoint table. */
import type { Access, Endpoint } from '@arriero/contract/endpoint'
import { roles, type Role } from '@arriero/domain/people/roles'
import { matrixCsv } from './matrix.csv.ts'

export const scopes = [
  'PUB',
  '401',
  'X',
  /** Allowed on this path by another act of it, so not refused by role, but this object is out of reach. */
  'X*',
  'ALL',
  'REF',
  'SELF',
  'OWNR',
  'CARR',
  'OPER',
  'ENT',
  'OPEN',
  'OWN',
  'VIS',
  'UPL',
  'GW',
] as const
export type Scope = (typeof scopes)[number]

export type Row = {
  id: string
  method: string
  path: string
  act: string
  anonymous: Scope
  cells: Record<Role, Scope>
  hasObject: boolean
}

const columns: readonly Role[] = [
  'administrator',
  'accountancy',
  'enterprise',
  'cliententerprise',
  'client',
  'driver',
  'enterprisedriver',
  'soport',
]

const scopeOf = (text: string | undefined): Scope =>
  scopes.find((scope) => scope === text) ?? failOn(`unknown scope ${text ?? 'missing'}`)
const failOn = (message: string): never => {
  throw new Error(message)
}

const rowOf = (line: string): Row => {
  const [id = '', method = '', path = '', act = '', anonymous, ...rest] = line.split(';')
  if (rest.length !== columns.length + 1) failOn(`row ${id} has ${rest.length} fields`)
  const cells = Object.fromEntries(columns.map((role, at) => [role, scopeOf(rest[at])])) as Record<
    Role,
    Scope
  >
  return { id, method, path, act, anonymous: scopeOf(anonymous), cells, hasObject: rest.at(-1) !== '-' }
}

export const matrix: readonly Row[] = matrixCsv.trim().split('\n').slice(1).map(rowOf)

export const routeOf = ({ method, path }: Pick<Row, 'method' | 'path'>) => `${method} ${path}`
const sorted = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b)).join(',')

const isLetIn = (scope: Scope) => scope !== 'X' && scope !== 'X*' && scope !== '401'

const accessOf = (rows: readonly Row[]): string => {
  if (rows.some(({ anonymous }) => anonymous === 'PUB')) return 'public'
  if (rows.some(({ anonymous }) => anonymous === 'GW')) return 'gateway'
  return sorted(roles.filter((role) => rows.some(({ cells }) => isLetIn(cells[role]))))
}

const declared = (access: Access) => (typeof access === 'string' ? access : sorted(access.roles))

type Table = readonly Pick<Endpoint, 'method' | 'path' | 'access'>[]

/** Where the endpoint table and the matrix do not say the same; empty when they agree. */
export const differences = (table: Table, rows: readonly Row[] = matrix): string[] => {
  const byRoute = Map.groupBy(rows, routeOf)
  const served = new Map(table.map((endpoint) => [routeOf(endpoint), endpoint]))
  const found: string[] = []
  for (const [route, endpoint] of served) {
    const own = byRoute.get(route)
    if (!own) found.push(`${route} has no row`)
    else if (declared(endpoint.access) !== accessOf(own))
      found.push(`${route} lets in ${declared(endpoint.access)}; the matrix says ${accessOf(own)}`)
  }
  for (const route of byRoute.keys()) if (!served.has(route)) found.push(`${route} is not served`)
  return found
}
