/** What every list of people shares: its columns, filters and orders. Spec §2, decisions §3. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Validation } from '@arriero/domain/people/accounts'
import { parsePlate } from '@arriero/domain/people/identifiers'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import type { Fragment, Sorts } from '#database/keyset.ts'
import { searchForm } from '@arriero/domain/typed/search-words'
import { searchIn } from '#database/search-text.ts'

export type PeopleQuery = InputOf<typeof api.users.clients>['query']
export type PersonOfList = ReplyOf<typeof api.users.backoffice>['items'][number]

export type PersonRow = {
  id: string
  role: Role
  name: string
  email: string
  identification: string
  cell_phone: string
  image_id: string | null
  is_active: boolean
  validation: Validation
  created_at: Date
}

export const personColumns = sql`u.id, u.role, u.name, u.email, u.identification, u.cell_phone, u.image_id, u.is_active,
  u.validation, u.created_at`

const age = { by: sql`u.created_at`, type: 'instant' } as const
const name = { by: sql`u.name collate "es-x-icu"`, type: 'text' } as const
export const peopleSorts: Sorts = { createdAt: age, name }

/** A name as `search` has it: all before the e-mail, as `searchOf` of the store writes it. */
const foldedName = sql`left(u.search, greatest(strpos(u.search, u.email_key) - 1, 0))`

/** A number as it is kept: without points, blanks or a check digit behind a dash. */
const plainNumber = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\d. -]+$/.test(text) ? text.replace(/-\d$/, '').replace(/[. -]/g, '') : text

const idEnds = (text: string | undefined): Fragment | undefined => {
  if (!text) return undefined
  if (!/^[0-9a-f]{1,24}$/i.test(text)) return sql`false`
  return sql`reverse(u.id) like ${`${[...text.toLowerCase()].toReversed().join('')}%`}`
}

/** A text in one column: the index on `search` finds the rows, the column decides. Short words find nothing. */
const inColumn = (column: Fragment, text: string | undefined): Fragment | undefined => {
  const wide = searchIn(sql`u.search`, text)
  const exact = searchIn(column, text)
  return wide && exact && sql`(${wide} and ${exact})`
}

/** The text over the whole row; two characters match how an id ends. */
const anywhere = (q: string | undefined, hasVehicles: boolean): Fragment | undefined => {
  const text = plainNumber(q)
  if (searchForm(text ?? '').length < 3) return idEnds(text?.trim())
  const found = searchIn(sql`u.search`, text)
  const plate = hasVehicles ? parsePlate(text ?? '') : undefined
  if (plate === undefined || found === undefined) return found
  return sql`u.id in (select w.owner_id from vehicles w where w.license_plate = ${plate}
    union select u.id from users u where ${found})`
}

const ownsPlate = (text: string | undefined): Fragment | undefined => {
  if (!text) return undefined
  const plate = parsePlate(text)
  return plate === undefined
    ? sql`false`
    : sql`u.id in (select w.owner_id from vehicles w where w.license_plate = ${plate})`
}

const withPending = sql`u.has_papers_to_judge`

/** Who waits to be approved stands in an index of his own. */
const validationFilter = (values: readonly Validation[] | undefined): Fragment | undefined => {
  const wanted = oneOf(sql`u.validation`, values)
  return wanted && !values?.includes('validated') ? sql`(u.validation <> 'validated' and ${wanted})` : wanted
}

export const peopleFilters = (
  query: PeopleQuery & { licensePlate?: string | undefined },
  { hasVehicles = false } = {},
): (Fragment | undefined)[] => [
  oneOf(sql`u.is_active`, query.isActive),
  validationFilter(query.validation),
  query.papers && withPending,
  idEnds(query.id),
  inColumn(sql`u.identification`, plainNumber(query.identification)),
  inColumn(foldedName, query.name),
  inColumn(sql`u.email_key`, query.email),
  inColumn(sql`u.cell_phone`, plainNumber(query.cellPhone)),
  ownsPlate(query.licensePlate),
  anywhere(query.q, hasVehicles),
]

export const personOfList = (
  ctx: Pick<Ctx, 'fileUrl'>,
  row: PersonRow & { pending_papers: number },
): PersonOfList => ({
  _id: row.id,
  identification: row.identification,
  name: row.name,
  email: row.email,
  cellPhone: row.cell_phone,
  rol: row.role,
  image: row.image_id === null ? null : ctx.fileUrl(row.image_id),
  isActive: row.is_active,
  validation: row.validation,
  dateCreate: row.created_at.toISOString(),
  pendingPapers: row.pending_papers,
})

/** For who looks for one person among all by name, or by an identification he knows whole. */
export const nameOrWholeNumber = (q: string | undefined): Fragment | undefined => {
  const text = plainNumber(q)
  if (!text) return undefined
  if (/^\d+$/.test(text)) {
    const found = searchIn(sql`u.search`, text)
    return sql`(${found ?? sql`false`} and u.identification = ${text})`
  }
  return searchForm(text).length < 3 ? idEnds(text) : inColumn(foldedName, text)
}
