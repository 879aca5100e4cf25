import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { filed, houseCalls } from './calls/house-calls.fixture.ts'
import { pathsOf } from './projections/projections.fixture.ts'
import { requestsSent, send, watchHouse, type Input, type Watch } from './probe.fixture.ts'
import { firstLetIn } from './matrix/row-check.fixture.ts'
import { matrix } from './matrix/matrix.ts'
import { openWorld, type World } from './world.fixture.ts'

let world: World
let watch: Watch
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
})
afterAll(() => {
  watch.stop({ of: 'fields' })
  process.stdout.write(`access: fields of the house, ${requestsSent()} requests\n`)
})

const ask = async (role: Role, endpoint: Endpoint, input: Input = {}) => {
  const token = await world.tokenOf(await world.bystander(role))
  const { status, text } = await send(world.house.app, endpoint, { ...input, token })
  expect(status).toBe(200)
  return JSON.parse(text) as { items: Record<string, unknown>[] }
}
const keysIn = (rows: readonly Record<string, unknown>[]) =>
  [...new Set(rows.flatMap((row) => pathsOf(row)))].toSorted()

/** Kept by hand, as Security B3 says it. */
const authorsKeys = [
  '_id',
  'answers.at',
  'answers.response',
  'answers.status',
  'createDate',
  'createUpdate',
  'daysLeft',
  'description',
  'dueOn',
  'habeasData',
  'isOnTime',
  'light',
  'number',
  'orderId',
  'response',
  'status',
  'subject',
  'type',
  'userId._id',
  'userId.name',
  'userId.rol',
]

describe('what is read', () => {
  beforeAll(async () => {
    const client = await world.bystander('client')
    const soport = await world.bystander('soport')
    const _id = await filed(world, client)
    const answered = await send(world.house.app, api.support.update, {
      params: { _id },
      body: { response: 'Listo.', status: 'Solucionado' },
      token: await world.tokenOf(soport),
    })
    expect(answered.status).toBe(200)
  })

  test('of a PQR is for its author: all but who of the staff wrote', async () => {
    expect(keysIn((await ask('client', api.support.all)).items)).toEqual(authorsKeys)
  })

  test('of a PQR is for the desk: the staff’s names beside it', async () => {
    const desk = [...authorsKeys, 'answers.by.name', 'assignee', 'filedBy', 'hasReply'].toSorted()
    expect(keysIn((await ask('soport', api.support.all)).items)).toEqual(desk)
  })

  test('of a legal document: nothing of its readers and versions but for administrators', async () => {
    const publish = houseCalls['43']
    if (!publish) throw new Error('no row 43')
    const { caller, input } = await publish.own({ world, situation: world.situation }, 'administrator')
    await send(world.house.app, publish.endpoint, { ...input, token: await world.tokenOf(caller) })
    expect(keysIn((await ask('client', api.legalDocuments.byRole)).items)).toEqual([
      '_id',
      'document',
      'name',
      'sizeBytes',
      'updatedAt',
    ])
  })
})

/** What nobody may set by the call of this row. Security B4. */
const injected: Record<string, readonly string[]> = {
  '31': ['vatBase', 'created_by', 'createdAt', 'version', 'rates'],
  '43': ['_id', 'document', 'createdAt', 'versions', 'objectKind'],
  '44': ['document', 'createdAt', 'versions', 'updatedAt'],
  '46': ['response', 'createDate', 'createUpdate', 'number', 'dueOn', 'light', 'filedBy'],
  '48': ['subject', 'description', 'userId', 'type', 'createDate', 'number', 'filedBy'],
}
/** Of these what its sender reads may come back as it is, and only so. Decisions §4. */
const alsoRead: Record<string, readonly string[]> = {
  '31': ['vatBase'],
  '44': ['document', 'createdAt', 'versions', 'updatedAt'],
  '48': ['subject', 'description', 'userId', 'type', 'createDate', 'number', 'filedBy'],
}
const cases = Object.entries(injected).flatMap(([id, keys]) =>
  [...keys, 'constructor'].map((key) => [id, key] as const),
)

test.each(cases)('row %s refuses a body with %s, and nothing happens', async (id, key) => {
  const call = houseCalls[id]
  const row = matrix.find((one) => one.id === id)
  if (!call || !row) throw new Error(`no row ${id}`)
  const { caller, input } = await call.own({ world, situation: world.situation }, firstLetIn(row))
  const token = await world.tokenOf(caller)
  const before = await watch.state()
  const asked = { ...input, body: { ...input.body, [key]: 'x' }, token }
  const { status, code } = await send(world.house.app, call.endpoint, asked)
  const refused = alsoRead[id]?.includes(key) ? 'input.not_changeable' : 'input.unknown_field'
  expect([status, code]).toEqual([400, refused])
  expect(await watch.state()).toBe(before)
  noteFigures({ 'fields that nobody may write': 1 })
})

test.each([
  ['an array', ['Cobro']],
  ['an object', { $ne: null }],
  ['a number', 7],
  ['nothing', null],
])('a PQR whose subject is %s is refused', async (_, subject) => {
  const caller = await world.bystander('client')
  const before = await watch.state()
  const token = await world.tokenOf(caller)
  const body = { subject, description: 'Texto' }
  expect((await send(world.house.app, api.support.create, { body, token })).status).toBe(400)
  expect(await watch.state()).toBe(before)
})

describe('two ids in one call', () => {
  test.each(['31', '44', '48'])('row %s refuses a body that names another than the path', async (id) => {
    const call = houseCalls[id]
    const row = matrix.find((one) => one.id === id)
    if (!call || !row) throw new Error(`no row ${id}`)
    const scene = { world, situation: world.situation }
    const { caller, input } = await call.own(scene, firstLetIn(row))
    const other = await call.own(scene, firstLetIn(row))
    const token = await world.tokenOf(caller)
    const before = await watch.state()
    for (const _id of [other.input.params?.['_id'], 'f'.repeat(24)]) {
      if (_id === input.params?.['_id']) continue
      const asked = { ...input, body: { ...input.body, _id }, token }
      expect((await send(world.house.app, call.endpoint, asked)).status).toBe(400)
    }
    expect(await watch.state()).toBe(before)
  })
})
