/** What the systems of companies may rely on: every call that an API key may make, as the description of the API tells it. */
import { openApi } from '../../apps/api/src/http/openapi/openapi.ts'
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
type Description = { paths: Record<string, Record<string, object>> }

/** No company has one of their keys. */
const staff = new Set(['admin', 'operator', 'accountancy'])
const words = new Set(['title', 'description'])

const wordless = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(wordless) as V
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      // A field may be named so too: then it is no sentence.
      .filter(([key, one]) => !(words.has(key) && typeof one === 'string'))
      .map(([key, one]) => [key, wordless(one)]),
  ) as V
}

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
  roles: operation['x-access'].split(', '),
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

export const promisedBy = ({ paths }: Description): Promised =>
  Object.fromEntries(
    Object.entries(paths)
      .flatMap(([path, operations]) =>
        Object.entries(operations as Record<string, Operation>)
          .filter(([, operation]) => operation['x-api-key-scope'] !== undefined)
          .map(
            ([method, operation]) =>
              [`${method.toUpperCase()} ${path}`, wordless(callOf(operation))] as const,
          ),
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** What this tree promises. */
export const promisedNow = (): Promised =>
  // As it is read back: without what JSON does not write.
  JSON.parse(
    JSON.stringify(promisedBy(openApi(served, { brand: 'Arriero', publicUrl: 'https://carga.example.co' }))),
  ) as Promised
