/** OpenAPI 3.1 from the endpoint table, in the words that the page of the API shows. */
import { errorCodes, errorStatuses } from '@arriero/domain/errors/errors'
import { isPerViewer, takesKey, type Access, type Endpoint, type Reading } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { roleTexts } from '@arriero/contract/es/words'
import { errorReply } from '@arriero/contract/shapes'
import { z } from 'zod'
import type { Facts } from '#context.ts'
import { apiTexts as texts, doorTexts, nounTexts } from './api-page.texts.ts'
import { endpointTexts } from './endpoints.texts.ts'
import { listWordsOf } from './list-words.ts'
import { refusalsOf } from './refusals.ts'
import type { Served } from '../serve.ts'
import { events } from '@arriero/contract/orders/events'

/** Doors that are no endpoint of the table: probes, files by signed address, the live channel. */
type Door = {
  method: 'GET'
  path: string
  /** What a caller needs to get in. */
  access: 'signature' | 'public' | 'ticket'
  query?: readonly string[]
  /** Names of the events that it sends. */
  tells?: readonly string[]
  /** What it answers where all is well; 200 unless told. */
  status?: 101
  /** What it answers else, by status: a code, or what it says. */
  refuses?: Readonly<Record<number, string>>
}

const doors: readonly Door[] = [
  {
    method: 'GET',
    path: '/v1/file/{id}',
    access: 'signature',
    query: ['e', 's'],
    refuses: {
      404: 'request.not_found',
      416: 'request.range',
      429: 'request.too_many',
      503: 'provider.unavailable',
    },
  },
  { method: 'GET', path: '/v1/logo', access: 'public', refuses: { 404: 'request.not_found' } },
  {
    method: 'GET',
    path: '/v1/live',
    access: 'ticket',
    tells: Object.keys(events),
    status: 101,
    refuses: { 401: 'live.ticket_invalid', 429: 'request.too_many' },
  },
  { method: 'GET', path: '/health', access: 'public' },
  { method: 'GET', path: '/ready', access: 'public', refuses: { 503: '{ ok: false }' } },
]

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return schema
}

type Page = { properties?: { items?: { items?: { properties?: Record<string, object> } } } }

/** Of a list: each field of a row is called as the column that tells it. */
const pageOf = (endpoint: Endpoint, shape: z.ZodType) => {
  const schema = schemaOf(shape, 'output')
  const fields = (schema as Page).properties?.items?.items?.properties ?? {}
  for (const [key, title] of Object.entries(listWordsOf(endpoint).fields))
    if (fields[key]) fields[key] = { title, ...fields[key] }
  return schema
}

const replyOf = (endpoint: Endpoint) =>
  isPerViewer(endpoint.reply)
    ? {
        oneOf: Object.entries(endpoint.reply.viewers).map(([viewer, shape]) => ({
          title: viewer,
          ...pageOf(endpoint, shape),
        })),
      }
    : pageOf(endpoint, endpoint.reply)

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
    ? [
        {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          description: texts.repeatKey,
          schema: { type: 'string' },
        },
      ]
    : []

const parametersOf = (endpoint: Endpoint) => {
  const { asked } = listWordsOf(endpoint)
  const part = (shape: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!shape) return []
    const { properties = {}, required = [] } = schemaOf(shape, 'input') as Properties
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(place === 'query' && asked[name] !== undefined && { description: asked[name] }),
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

const accessWords = (access: Access | Door['access']): string => {
  if (typeof access !== 'string') return access.roles.map((role) => roleTexts[role]).join(', ')
  return access === 'public' ? texts.anybody : texts[access]
}

/** What an API key needs there, where one gets in. */
const scopeWords = ({ keyScope }: Endpoint): string => {
  if (keyScope === undefined) return ''
  return ` · ${keyScope === 'any' ? texts.anyScope : `${texts.scope} \`${keyScope}\``}`
}

/** Its name in a list: the purpose as far as it goes on without a stop. */
const titleOf = (purpose: string): string => purpose.split(/[.:;(]/)[0]?.trim() ?? purpose

const described = (purpose: string, access: string) => ({
  summary: titleOf(purpose),
  description: `${purpose}\n\n**${texts.access}:** ${access}`,
})

const nounOf = (path: string) => path.split('/')[1] ?? ''

const operationOf = (endpoint: Endpoint) => ({
  // Where a sentence is missing the test names it.
  ...described(
    endpointTexts[`${endpoint.method} ${endpoint.path}`] ?? endpoint.path,
    accessWords(endpoint.access) + scopeWords(endpoint),
  ),
  tags: [nounOf(endpoint.path)],
  'x-access': rolesOf(endpoint),
  ...(endpoint.keyScope === undefined ? {} : { 'x-api-key-scope': endpoint.keyScope }),
  security: typeof endpoint.access === 'string' ? [] : [{ bearer: [] }],
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: { '200': { description: texts.answered, ...json(replyOf(endpoint)) }, ...errorsOf(endpoint) },
})

const beside = 'beside'

const told = ({ path, tells = [] }: Door) => [
  doorTexts[path] ?? path,
  ...tells.map((name) => `- \`${name}\``),
]

const doorOperation = (door: Door) => ({
  ...described(told(door).join('\n'), accessWords(door.access)),
  tags: [beside],
  'x-access': door.access,
  security: [],
  parameters: [
    ...[...door.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(door.query ?? []).map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
  ],
  responses: {
    [door.status ?? 200]: { description: texts.answered },
    ...Object.fromEntries(
      Object.entries(door.refuses ?? {}).map(([status, description]) => [status, { description }]),
    ),
  },
})

/** How a company's own system asks and is told. */
const wordsAround = (publicUrl: string): string =>
  [
    ...texts.intro,
    texts.systems,
    ...texts.keys,
    `\`\`\`bash\n${texts.keyExample(publicUrl)}\n\`\`\``,
    ...texts.webhooks,
    `\`\`\`http\n${texts.webhookExample}\n\`\`\``,
  ].join('\n\n')

const schemas = {
  Error: { title: texts.refusal, ...schemaOf(errorReply, 'output') },
  ErrorCode: {
    title: texts.refusalCode,
    type: 'string',
    enum: errorCodes,
    'x-enumDescriptions': Object.fromEntries(
      errorCodes.map((code) => [code, `${errorStatuses[code]} · ${errorTexts[code]}`]),
    ),
  },
}

export const openApi = (
  served: readonly Served[],
  { brand, publicUrl }: Pick<Facts, 'brand' | 'publicUrl'>,
) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const { endpoint } of served) {
    const path = `/v1${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  for (const door of doors) paths[door.path] = { [door.method.toLowerCase()]: doorOperation(door) }
  const nouns = new Set([...served.map(({ endpoint }) => nounOf(endpoint.path)), beside])
  return {
    openapi: '3.1.0',
    info: { title: texts.title(brand), version: '1', description: wordsAround(publicUrl) },
    servers: [{ url: '/' }],
    tags: [...nouns].map((name) => ({ name, 'x-displayName': nounTexts[name] ?? name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: texts.bearer } },
    },
  }
}
