/** OpenAPI 3.1 from the endpoint table. */
import { errorStatuses } from '@arriero/domain/errors'
import { isPerViewer, takesKey, type Endpoint, type Reading } from '@arriero/contract/endpoint'
import { errorReply } from '@arriero/contract/shapes'
import { z } from 'zod'
import { doors, type Door } from './outside-table.ts'
import { refusalsOf } from './refusals.ts'
import type { Served } from './serve.ts'

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return schema
}

const replyOf = (endpoint: Endpoint) =>
  isPerViewer(endpoint.reply)
    ? {
        oneOf: Object.entries(endpoint.reply.viewers).map(([viewer, shape]) => ({
          title: viewer,
          ...schemaOf(shape, 'output'),
        })),
      }
    : schemaOf(endpoint.reply, 'output')

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const errorsOf = (endpoint: Endpoint) => {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errorStatuses[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), ...json({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

type Properties = { properties?: Record<string, object>; required?: string[] }

const keyOf = (endpoint: Endpoint) =>
  takesKey(endpoint)
    ? [{ name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string' } }]
    : []

const parametersOf = (endpoint: Endpoint) => {
  const part = (shape: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!shape) return []
    const { properties = {}, required = [] } = schemaOf(shape, 'input') as Properties
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }))
  }
  return [...part(endpoint.params, 'path'), ...part(endpoint.query, 'query'), ...keyOf(endpoint)]
}

type Form = Properties & { anyOf?: Form[] }

const readKeysOf = ({ reply }: Reading): string[] => {
  const shapes = isPerViewer(reply) ? Object.values(reply.viewers) : [reply]
  return [
    ...new Set(
      shapes.flatMap((shape) => Object.keys((schemaOf(shape, 'output') as Properties).properties ?? {})),
    ),
  ]
}

/** Keys of a reading may come along as they were read. */
const withReading = (form: Form, readKeys: readonly string[]): Form => {
  if (form.anyOf) return { ...form, anyOf: form.anyOf.map((one) => withReading(one, readKeys)) }
  const readOnly = Object.fromEntries(readKeys.map((key) => [key, { readOnly: true }]))
  return { ...form, properties: { ...readOnly, ...form.properties } }
}

const bodySchemaOf = ({ body, sentBack }: Endpoint & { body: z.ZodType }) => {
  const schema = schemaOf(body, 'input')
  return sentBack ? withReading(schema as Form, readKeysOf(sentBack.reading)) : schema
}

const bodyOf = (endpoint: Endpoint) => {
  if (endpoint.takes === 'multipart') {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    }
    return { requestBody: { content: { 'multipart/form-data': { schema: file } } } }
  }
  const { body } = endpoint
  if (!body) return {}
  const type = endpoint.takes === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { requestBody: { content: { [type]: { schema: bodySchemaOf({ ...endpoint, body }) } } } }
}

const rolesOf = ({ access }: Endpoint) => (typeof access === 'string' ? access : access.roles.join(', '))

const operationOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  'x-access': rolesOf(endpoint),
  ...(endpoint.keyScope === undefined ? {} : { 'x-api-key-scope': endpoint.keyScope }),
  security: typeof endpoint.access === 'string' ? [] : [{ bearer: [] }],
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: { '200': { description: 'ok', ...json(replyOf(endpoint)) }, ...errorsOf(endpoint) },
})

const doorOperation = ({ path, tag, summary, access, query = [], answers }: Door) => ({
  summary,
  tags: [tag],
  'x-access': access,
  security: [],
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...query.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
  ],
  responses: Object.fromEntries(
    Object.entries(answers).map(([status, description]) => [status, { description }]),
  ),
})

export const openApi = (served: readonly Served[]) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const { endpoint } of served) {
    const path = `/v1${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  for (const door of doors) paths[door.path] = { [door.method.toLowerCase()]: doorOperation(door) }
  return {
    openapi: '3.1.0',
    info: { title: 'Arriero', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
