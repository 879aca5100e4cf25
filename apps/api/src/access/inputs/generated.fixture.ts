/** Inputs from the schemas of the contract: what they ask for, what is hostile, and the one within the other. Security (d). */
import type { Endpoint } from '@arriero/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const schemaOf = (shape: z.ZodType | undefined): Schema =>
  shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema) : {}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '﻿',
  '‮abc',
  '​',
  'ñ',
  "' or 1=1--",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '1e3',
  '1e999',
  '-0',
  '0x10',
  ' 5 ',
  '1.000',
  '1,000',
  '$1',
  'NaN',
  'Infinity',
  '9007199254740993',
  '300000-01-01',
  '2026-02-30',
  '-271821-04-20T00:00:00Z',
  '12:00 AM',
  '13:00 PM',
  '0001-01-01T00:00:00Z',
  'f'.repeat(24),
  'F'.repeat(24),
  '0'.repeat(23),
  'a@b',
  'a@@b.co',
  'ABC12',
  'АВС123',
  '[object Object]',
  'x'.repeat(5e3),
  '9'.repeat(400),
  'é'.repeat(1e3),
  '́'.repeat(1e3),
  '😀'.repeat(300),
]
const hostileValues: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 9 },
  { toString: 'x' },
  -1,
  0,
  1,
  1.5,
  0.1,
  100.0001,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  500_000_001,
  -0.01,
  4.5,
  90.0001,
]
/** A body that is no object, or is none that JSON lets through as it stands. */
const hostileBodies = [
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '1',
  'true',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1e999}',
  '{"a":"\ud800"}',
  '['.repeat(10_000),
  `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{${Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
]

const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

const textAs = ({ minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> => {
  const most = Math.min(maxLength, 3_000)
  const edges = [minLength, minLength - 1, most, most + 1].filter((length) => length >= 0)
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: Math.min(most, 80) }),
    fc.constantFrom(...edges.map((length) => 'a'.repeat(length))),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.stringMatching(/^[0-9a-f]{24}$/),
    fc.stringMatching(/^3\d{9}$/),
  )
}

const numberAs = ({ minimum = -1, maximum = 10_000_000_000, type }: Schema): Arbitrary<unknown> => {
  const edges = [minimum, maximum, minimum - 1, maximum + 1]
  const [min, max] = [Math.ceil(Math.max(minimum, -(2 ** 52))), Math.floor(Math.min(maximum, 2 ** 52))]
  const whole = fc.maxSafeInteger().map((value) => min + (Math.abs(value) % Math.max(1, max - min + 1)))
  return fc.oneof(
    whole,
    fc.constantFrom(...edges),
    ...(type === 'number' ? [fc.double({ noNaN: true })] : []),
  )
}

/** What this schema asks for, most of the time. */
const proper = (schema: Schema): Arbitrary<unknown> => {
  const ways = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (ways) return fc.oneof(...ways.map(valueAs))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return textAs(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberAs(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(valueAs(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'object') return objectAs(schema)
  return hostile
}

const valueAs = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: proper(schema) }, { weight: 1, arbitrary: hostile })

const objectAs = ({ properties = {} }: Schema): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valueAs(one)])), {
    requiredKeys: [],
  })

const propertiesOf = (schema: Schema): Record<string, Schema> =>
  Object.assign(
    {},
    schema.properties,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(propertiesOf),
  ) as Record<string, Schema>

/** One to three keys of what was valid, and now and then one that nobody knows. */
const changesOf = (schema: Schema): Arbitrary<Record<string, unknown>> => {
  const known = Object.entries(propertiesOf(schema)).map(([key, one]) =>
    valueAs(one).map((value): [string, unknown] => [key, value]),
  )
  const strange = fc.tuple(fc.constantFrom('_id', 'isActive', 'version', '$where', 'a.b', ''), hostile)
  const entry = known.length > 0 ? fc.oneof({ weight: 6, arbitrary: fc.oneof(...known) }, strange) : strange
  return fc.array(entry, { minLength: 1, maxLength: 3 }).map((entries) => Object.fromEntries(entries))
}

export type Change = {
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** Over the valid one, in its place, or as a text that takes the place of all. */
  body: { over: Record<string, unknown> } | { whole: unknown } | { text: string }
}

const nothing = fc.constant({})

export const changeOf = (endpoint: Endpoint): Arbitrary<Change> => {
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map(schemaOf) as [
    Schema,
    Schema,
    Schema,
  ]
  const someOf = (schema: Schema, isThere: boolean, weight: number) =>
    isThere ? fc.oneof({ weight, arbitrary: nothing }, { weight: 1, arbitrary: changesOf(schema) }) : nothing
  return fc.record({
    params: someOf(params, endpoint.params !== undefined, endpoint.body ? 5 : 1),
    query: someOf(query, endpoint.query !== undefined, 1),
    body: fc.oneof(
      {
        weight: 6,
        arbitrary: endpoint.body ? changesOf(body).map((over) => ({ over })) : fc.constant({ over: {} }),
      },
      { weight: 2, arbitrary: valueAs(body).map((whole) => ({ whole })) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileBodies).map((text) => ({ text })) },
    ),
  })
}
