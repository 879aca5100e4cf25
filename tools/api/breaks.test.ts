// What an API key may call stays as a company's system was written for it, or somebody says that it does not.
import { describe, expect, test } from 'vitest'
import { breaksOf } from './breaks.ts'
import type { Schema } from './covers.ts'
import { readAccepted, written } from './kept.ts'
import { promisedNow, type Call, type Promised } from './promised.ts'

const now = promisedNow()

test('nothing that a company’s system relies on breaks: `npm run api` tells what changed', () => {
  expect(breaksOf(JSON.parse(readAccepted()) as Promised, now)).toEqual([])
})

test('what was promised since is written down: `npm run api` writes it', () => {
  expect(readAccepted() === written(now)).toBe(true)
})

test('the calls of keys are all there, each with what it asks and answers', () => {
  expect(Object.keys(now)).toHaveLength(71)
  expect(now['a refusal']?.answers['all']?.required).toContain('code')
  expect(Object.keys(now['GET /v1/order/detail/{_id}']?.answers ?? {})).toEqual(['client', 'carrier', 'open'])
  expect(now['POST /v1/order/create']?.bodies['application/json']?.required).toContain('origin')
})

test('a promise keeps itself, whatever words of JSON Schema it is written in', () => {
  expect(breaksOf(now, now)).toEqual([])
})

const text: Schema = { type: 'string', maxLength: 40 }
const body: Schema = {
  type: 'object',
  properties: {
    note: text,
    weight: { type: 'integer', minimum: 1, maximum: 34_000 },
    way: { type: 'string', enum: ['road', 'river'] },
    images: { type: 'array', items: text, maxItems: 8 },
    urgent: { type: 'boolean', default: false },
    owner: { readOnly: true },
    place: { anyOf: [text, { type: 'null' }] },
  },
  required: ['weight'],
  additionalProperties: false,
}
const actsOf = (...names: string[]): Schema => ({
  type: 'object',
  propertyNames: { type: 'string', enum: names },
  additionalProperties: { type: 'boolean' },
})
const always = ['_id', 'status', 'pesos', 'items']
const answer: Schema = {
  type: 'object',
  properties: {
    _id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
    status: { type: 'string', enum: ['open', 'closed'] },
    pesos: { type: ['integer', 'null'] },
    items: { type: 'array', items: { type: 'object', properties: { name: text }, required: ['name'] } },
    byMonth: { type: 'object', additionalProperties: { type: 'integer' } },
    acts: actsOf('offer', 'take'),
  },
  required: always,
  additionalProperties: false,
}
const call: Call = {
  scope: 'orders.read',
  roles: ['client', 'enterprise'],
  parameters: {
    'path _id': { required: true, schema: { type: 'string' } },
    'query status': {
      required: false,
      schema: { type: 'string', enum: ['open', 'closed'], default: 'open' },
    },
  },
  bodies: { 'application/json': body },
  answers: { all: answer },
}
const promised: Promised = { 'POST /v1/order/create': call }

const asking = (properties: Record<string, Schema>, required: string[] = ['weight']): Call => ({
  ...call,
  bodies: { 'application/json': { ...body, properties: { ...body.properties, ...properties }, required } },
})
const answering = (properties: Record<string, Schema>, required: string[] = always): Call => ({
  ...call,
  answers: { all: { ...answer, properties: { ...answer.properties, ...properties }, required } },
})
const without = (schema: Schema, key: string): Schema => {
  const { [key]: _, ...properties } = schema.properties ?? {}
  return { ...schema, properties, required: schema.required?.filter((one) => one !== key) ?? [] }
}
const parameter = (name: string, required: boolean): Call => ({
  ...call,
  parameters: { ...call.parameters, [name]: { required, schema: { type: 'string', default: 'open' } } },
})

describe('is a break:', () => {
  test.each<[string, Call | undefined, string]>([
    ['the call is gone', undefined, 'is gone'],
    [
      'a key needs more',
      { ...call, scope: 'orders.write' },
      'a key needs orders.write, orders.read is no longer enough',
    ],
    ['a role may not', { ...call, roles: ['client'] }, 'enterprise may call it no longer'],
    ['a parameter is wanted', parameter('query page', true), 'query page: must be there'],
    ['what could be left out is wanted', parameter('query status', true), 'query status: must be there'],
    [
      'a parameter is unknown',
      { ...call, parameters: { 'path _id': { required: true, schema: { type: 'string' } } } },
      'query status: is taken no longer',
    ],
    [
      'another content',
      { ...call, bodies: { 'multipart/form-data': body } },
      'body: application/json is taken no longer',
    ],
    ['a field is wanted', asking({ seal: text }, ['weight', 'seal']), 'body.seal: must be there'],
    [
      'a field is unknown',
      { ...call, bodies: { 'application/json': without(body, 'note') } },
      'body.note: is taken no longer',
    ],
    [
      'a text is shorter',
      asking({ note: { type: 'string', maxLength: 20 } }),
      'body.note: maxLength 40 beside 20',
    ],
    ['a text has a form', asking({ note: { ...text, pattern: '^x' } }), 'body.note: another pattern'],
    [
      'a number is smaller',
      asking({ weight: { type: 'integer', minimum: 1, maximum: 9 } }),
      'body.weight: maximum 34000 beside 9',
    ],
    [
      'a number is at least',
      asking({ weight: { type: 'integer', minimum: 5, maximum: 34_000 } }),
      'body.weight: minimum 1 beside 5',
    ],
    [
      'fewer in a list',
      asking({ images: { type: 'array', items: text, maxItems: 4 } }),
      'body.images: maxItems 8 beside 4',
    ],
    [
      'a value is unknown',
      asking({ way: { type: 'string', enum: ['road'] } }),
      'body.way: "river" beside "road"',
    ],
    ['nothing may not be said', asking({ place: text }), 'body.place: null beside string'],

    [
      'a field is not answered',
      { ...call, answers: { all: without(answer, 'pesos') } },
      'answer (all).pesos: is gone',
    ],
    [
      'a field that was not always there neither',
      { ...call, answers: { all: without(answer, 'byMonth') } },
      'answer (all).byMonth: is gone',
    ],
    [
      'a field may be missing',
      answering({}, ['_id', 'status', 'items']),
      'answer (all).pesos: may be missing',
    ],
    [
      'another type',
      answering({ pesos: { type: ['string', 'null'] } }),
      'answer (all).pesos: string beside integer',
    ],
    [
      'parts of a peso',
      answering({ pesos: { type: ['number', 'null'] } }),
      'answer (all).pesos: number beside integer',
    ],
    [
      'nothing is answered',
      answering({ status: { anyOf: [{ type: 'string', enum: ['open', 'closed'] }, { type: 'null' }] } }),
      'answer (all).status: null beside "open"',
    ],
    [
      'a value nobody knows',
      answering({ status: { type: 'string', enum: ['open', 'closed', 'lost'] } }),
      'answer (all).status: "lost" beside "open"',
    ],
    ['any value', answering({ status: { type: 'string' } }), 'answer (all).status: string beside "open"'],
    [
      'ids of another form',
      answering({ _id: { type: 'string', pattern: '^[0-9]+$' } }),
      'answer (all)._id: another pattern',
    ],
    [
      'inside a list',
      answering({ items: { type: 'array', items: { type: 'object', properties: {} } } }),
      'answer (all).items[].name: is gone',
    ],
    [
      'under any key',
      answering({ byMonth: { type: 'object', additionalProperties: { type: 'string' } } }),
      'answer (all).byMonth.*: string beside integer',
    ],
    [
      'a listed value is too long now',
      asking({ way: { type: 'string', maxLength: 4 } }),
      'body.way: "river" does not get through',
    ],
    [
      'a listed value has another form now',
      asking({ way: { type: 'string', pattern: '^ro' } }),
      'body.way: "river" does not get through',
    ],
    ['a field may only be read', asking({ note: { readOnly: true } }), 'body.note: may be changed no longer'],
    [
      'left out it is another value',
      asking({ urgent: { type: 'boolean', default: true } }),
      'body.urgent: left out it means something else',
    ],
    [
      'who is told apart now reads less',
      { ...call, answers: { ...call.answers, bidder: without(answer, 'pesos') } },
      'answer (bidder).pesos: is gone',
    ],
    ['a name of a record is gone', answering({ acts: actsOf('offer') }), 'answer (all).acts.take: is gone'],
  ])('%s', (_what, after, sentence) => {
    const breaks = breaksOf(promised, after === undefined ? {} : { 'POST /v1/order/create': after })
    expect(breaks).toEqual([`POST /v1/order/create${after === undefined ? ': ' : '  '}${sentence}`])
  })

  test('the answer to one who asks', () => {
    const before = { 'GET /x': { ...call, answers: { client: answer, carrier: answer } } }
    const after = { 'GET /x': { ...call, answers: { client: answer } } }
    expect(breaksOf(before, after)).toEqual(['GET /x  answer (carrier): is gone'])
  })

  test('a body where none was taken', () => {
    const [bare, full] = [{ ...call, bodies: {} }, call]
    expect(breaksOf({ 'GET /x': bare }, { 'GET /x': full })).toEqual(['GET /x  body.weight: must be there'])
  })

  test('a word of JSON Schema that nobody here judges', () => {
    const unheard = { not: {} } as Schema
    expect(breaksOf(promised, { 'POST /v1/order/create': asking({ note: unheard }) })).toEqual([
      'POST /v1/order/create  body.note: nobody judges not',
    ])
  })
})

describe('is none:', () => {
  test.each<[string, Call]>([
    ['any key will do', { ...call, scope: 'any' }],
    ['another role too', { ...call, roles: [...call.roles, 'driver'] }],
    ['a parameter that may be left out', parameter('query page', false)],
    ['a field that may be left out', asking({ seal: text })],
    ['a field that was wanted may be left out', asking({}, [])],
    [
      'more values, longer texts, larger numbers',
      asking({
        note: { type: 'string', maxLength: 400 },
        weight: { type: 'number', minimum: 0 },
        way: { type: 'string', enum: ['road', 'river', 'rail'] },
      }),
    ],
    ['more is answered', answering({ seal: text }, [...always, 'seal'])],
    ['what might be missing is always there', answering({}, [...always, 'byMonth'])],
    [
      'fewer values are answered',
      answering({ status: { type: 'string', enum: ['open'] }, pesos: { type: 'integer' } }),
    ],
    ['what was only read may be changed', asking({ owner: text })],
    [
      'what was only read is no longer there',
      { ...call, bodies: { 'application/json': without(body, 'owner') } },
    ],
    ['one more name of a record', answering({ acts: actsOf('offer', 'take', 'rate') })],
    ['two are told apart who were not', { ...call, answers: { client: answer, carrier: answer } }],
    ['somebody else is answered too', { ...call, answers: { all: answer, client: answer } }],
  ])('%s', (_what, after) => {
    expect(breaksOf(promised, { 'POST /v1/order/create': after, 'GET /v1/new': call })).toEqual([])
  })
})
