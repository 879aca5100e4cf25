/** Every list of the back office, and the reads of its home, as calls: who asks, the first page, and words to look for. */
import { api } from '@arriero/contract'
import { urlOf } from '@arriero/contract/call'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import type pg from 'pg'
import type { Person } from './actors.ts'
import type { Call } from './sequence.ts'

export type List = {
  name: string
  first: Call
  /** None where the list is not searched. */
  searches: Call[]
  /** Its first page is compared with the bare statement; reads of the home are only timed. */
  isPage: boolean
}

type Asked = {
  name: string
  role?: Role
  endpoint: Endpoint
  params?: object
  query?: object
  body?: (id: string) => object
  words?: readonly string[]
  isPage?: false
}

const people = ['rojas 12', 'camilo', 'mora', '2001234', 'sonia tovar']
const roads = ['medellin', 'cali', 'calle 10', 'barranquilla', 'ospina']
const plates = ['SBC123', 'SAX', 'SCE1', 'rojas', 'elsa']

const all = (id: string) => ({ userType: 'administrator', _id: id })

const asked = (enterpriseId: string): readonly Asked[] => [
  { name: 'services', endpoint: api.orders.mine, body: all, words: roads },
  { name: 'services, finished', endpoint: api.orders.mine, body: all, query: { status: 3 }, words: roads },
  {
    name: 'services, no driver',
    endpoint: api.orders.mine,
    body: all,
    // As the home leads there.
    query: { needsDriverWithinHours: '24', sort: 'reservationDate' },
  },
  { name: 'available services', endpoint: api.orders.available, words: roads },
  { name: 'cancelled services', endpoint: api.cancellations.all, words: roads },
  { name: 'drivers', endpoint: api.users.drivers, params: { flag: 'false' }, words: people },
  { name: 'enterprise drivers', endpoint: api.users.drivers, params: { flag: 'true' }, words: people },
  {
    name: 'drivers, papers',
    endpoint: api.users.drivers,
    params: { flag: 'false' },
    query: { papers: 'pending' },
  },
  {
    name: 'drivers, by name',
    endpoint: api.users.drivers,
    params: { flag: 'false' },
    query: { sort: 'name' },
  },
  { name: 'clients', endpoint: api.users.clients, params: { flag: 'false' }, words: people },
  { name: 'client companies', endpoint: api.users.clients, params: { flag: 'true' }, words: people },
  { name: 'transport companies', endpoint: api.users.enterprises, words: plates },
  { name: 'staff', endpoint: api.users.backoffice, words: people },
  { name: 'everybody', endpoint: api.users.all, words: people },
  { name: 'vehicles of one', endpoint: api.vehicles.all, params: { enterpriseId }, words: plates },
  { name: 'inbox', endpoint: api.inbox.items, words: ['rojas'], isPage: false },
  { name: 'inbox, accountancy', role: 'accountancy', endpoint: api.inbox.items, isPage: false },
  { name: 'signs of fraud', endpoint: api.signals.all, isPage: false },
  { name: 'PQRs', endpoint: api.support.all, words: ['consulta 12', 'rojas', 'sonia'] },
  { name: 'PQRs, support', role: 'soport', endpoint: api.support.all, words: ['consulta 77'] },
  { name: 'legal documents', endpoint: api.legalDocuments.byRole, words: ['terminos'] },
  { name: 'audit trail', endpoint: api.audit.all },
  { name: 'audit trail, one act', endpoint: api.audit.all, query: { act: 'order.close' } },
  { name: 'percentages', endpoint: api.rates.history },
  { name: 'sessions', endpoint: api.sessions.all, isPage: false },
  { name: 'margins', endpoint: api.margins.summary, isPage: false },
  { name: 'margins by lane', endpoint: api.margins.groups, isPage: false },
  { name: 'margins by client', endpoint: api.margins.groups, query: { by: 'client' }, isPage: false },
  { name: 'services with margin', endpoint: api.margins.services },
  { name: 'offers of weeks', endpoint: api.margins.offers },
  { name: 'home: counts', endpoint: api.dashboard.counts, isPage: false },
  { name: 'home: by status', endpoint: api.dashboard.ordersByStatus, isPage: false },
  { name: 'home: charts', endpoint: api.dashboard.activity, isPage: false },
  { name: 'home: attention', endpoint: api.dashboard.attention, isPage: false },
]

const callOf = (
  { endpoint, params, query, body }: Asked,
  { id, headers }: Person,
  more: object = {},
): Call => ({
  method: endpoint.method,
  path: `/v1${urlOf(endpoint, { params, query: { ...query, ...more } })}`,
  headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
  ...(body ? { body: JSON.stringify(body(id)) } : {}),
})

/** What the one search of ⌘K finds has no page. */
const paletteWords = ['rojas', 'SBC123', 'medellin', 'consulta 12']

const palette = (person: Person): List => {
  const searches = paletteWords.map((q) =>
    callOf({ name: 'palette', endpoint: api.search.everywhere }, person, { q }),
  )
  return { name: 'search of everything', first: searches[0] ?? failed(), searches, isPage: false }
}
const failed = (): never => {
  throw new Error('nothing to search')
}

/** An enterprise with as many vehicles as any. */
export const busiestEnterprise = async (sql: pg.Client): Promise<string> => {
  const { rows } = await sql.query<{ owner_id: string }>(
    `select owner_id from vehicles v join users u on u.id = v.owner_id where u.role = 'enterprise'
     group by owner_id order by count(*) desc limit 1`,
  )
  return rows[0]?.owner_id ?? failed()
}

export const backOffice = (staff: Partial<Record<Role, Person>>, enterpriseId: string): List[] => {
  const personOf = (role: Role): Person => staff[role] ?? failed()
  const lists = asked(enterpriseId).map((one): List => {
    const person = personOf(one.role ?? 'administrator')
    return {
      name: one.name,
      first: callOf(one, person),
      searches: (one.words ?? []).map((q) => callOf(one, person, { q })),
      isPage: one.isPage !== false,
    }
  })
  return [...lists, palette(personOf('administrator'))]
}
