/** What the systems of companies may rely on: every call that an API key may make, as the description of the API tells it. */
import { openApi } from '../../apps/api/src/http/openapi/openapi.ts'
import { integrators } from '@arriero/domain/house/integrations'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { served } from '../../apps/api/src/routes.ts'
import type { Schema } from './covers.ts'

export type Call = {
  /** What a key must be allowed; `any` where every key may. */
  scope: string
  /** Whose keys. */
  roles: string[]
  /** By `query status`, `path _id`, `header idempotency-key`. */
  parameters: Record<string, { required: boolean; schema: Schema }>
  /** By type of content. */
  bodies: Record<string, Schema>
  /** By who asks; `all` where everybody is answered alike. */
  answers: Record<string, Schema>
}
/** By `GET /v1/order/detail/{_id}`. */
export type Promised = Record<string, Call>

type Contents = Record<string, { schema: Schema & { title?: string } }>
type Operation = {
  'x-api-key-scope'?: string
  'x-access': string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Contents }
  responses: Record<string, { content: Contents }>
}
type Description = {
  paths: Record<string, Record<string, object>>
  components: { schemas: { Error: object } }
}

/** No company has one of their keys. */
const staff = new Set(['admin', 'operator', 'accountancy'])
const words = new Set(['title', 'description'])

/** Why something is refused: a system goes by the status where it does not know the code, and new ones come with each release. */
const isCodes = (key: string, one: unknown): boolean =>
  key === 'enum' && Array.isArray(one) && one.includes('server.unexpected' satisfies ErrorCode)

const wordless = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(wordless) as V
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      // A field may be named so too: then it is no sentence.
      .filter(([key, one]) => !(words.has(key) && typeof one === 'string') && !isCodes(key, one))
      .map(([key, one]) => [key, wordless(one)]),
  ) as V
}

/** Of whom a company's system may be. */
const rolesOf = (access: string): string[] =>
  integrators.filter((role) => access === 'public' || access.split(', ').includes(role))

const answersOf = ({ responses }: Operation): Record<string, Schema> => {
  const schema = responses['200']?.content['application/json']?.schema ?? {}
  // Of a list of viewers each has a name; of a reply that is one of several shapes none has.
  const viewers = (schema.oneOf ?? []) as (Schema & { title?: string })[]
  if (viewers.length === 0 || viewers.some(({ title }) => title === undefined)) return { all: schema }
  return Object.fromEntries(
    viewers.flatMap((one) => (staff.has(one.title ?? '') ? [] : [[one.title ?? '', one] as const])),
  )
}

const callOf = (operation: Operation): Call => ({
  scope: operation['x-api-key-scope'] ?? 'any',
  roles: rolesOf(operation['x-access']),
  parameters: Object.fromEntries(
    operation.parameters.map(({ name, in: place, required, schema }) => [
      `${place} ${name}`,
      { required, schema },
    ]),
  ),
  bodies: Object.fromEntries(
    Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
  ),
  answers: answersOf(operation),
})

/** What every refusal looks like. */
const refusalOf = ({ components }: Description): Call => ({
  scope: 'any',
  roles: [...integrators],
  parameters: {},
  bodies: {},
  answers: { all: wordless(components.schemas.Error as Schema) },
})

export const promisedBy = (description: Description): Promised => ({
  'a refusal': refusalOf(description),
  ...Object.fromEntries(
    Object.entries(description.paths)
      .flatMap(([path, operations]) =>
        Object.entries(operations as Record<string, Operation>)
          .filter(([, operation]) => operation['x-api-key-scope'] !== undefined)
          .map(
            ([method, operation]) =>
              [`${method.toUpperCase()} ${path}`, wordless(callOf(operation))] as const,
          ),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
})

/** What this tree promises. */
export const promisedNow = (): Promised =>
  // As it is read back: without what JSON does not write.
  JSON.parse(
    JSON.stringify(promisedBy(openApi(served, { brand: 'Arriero', publicUrl: 'https://carga.example.co' }))),
  ) as Promised
