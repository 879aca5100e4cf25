/** A company's own system asks with a key: what the key was made for, and nothing else. */
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { urlOf } from '@arriero/contract/call'
import { apiScopes, type ApiScope } from '@arriero/domain/house/integrations'
import { beforeEach, describe, expect, test } from 'vitest'
import { fastifyPath } from '#http/server.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { served } from '../../routes.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database

let client: Caller
let carrier: Caller
beforeEach(async () => {
  client = await called('cliententerprise')
  carrier = (await fleet()).carrier
})

type Facts = { name?: string; days?: 30 | 90 | 365 | null; password?: string }

const makeKey = (owner: Caller, scopes: readonly ApiScope[], facts: Facts = {}) =>
  owner.send(api.integrations.makeKey, {
    body: { name: 'ERP', scopes: [...scopes], days: null, password, ...facts },
  })

const ask = async (endpoint: Endpoint, key: string, input: Parameters<typeof urlOf>[1] = {}) => {
  const answer = await house.app.inject({
    method: endpoint.method,
    url: `/v1${urlOf(endpoint, input)}`,
    headers: { authorization: `Bearer ${key}` },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  })
  const body = answer.json<{ code?: string; _id?: string }>()
  return { status: answer.statusCode, code: body.code, body }
}

const keysOf = async (owner: Caller) => (await owner.send(api.integrations.keys, { query: {} })).items

test('a system creates and reads services in the name of its company', async () => {
  const { key } = await makeKey(client, ['orders.read', 'orders.write'])
  expect(key).toMatch(/^arriero_[A-Za-z0-9_-]{43}$/)
  const at = new Date(house.clock.now.getTime() + 30 * hourMs)
  const made = await ask(api.orders.create, key, { body: createBody(at) })
  expect(made.status).toBe(200)
  const params = { _id: made.body._id ?? '' }
  expect(await ask(api.orders.detail, key, { params })).toMatchObject({ status: 200, body: params })
  const row = await db
    .selectFrom('orders')
    .select('client_id')
    .where('id', '=', params._id)
    .executeTakeFirst()
  expect(row?.client_id).toBe(client.actor.id)
})

test('with a key one reaches no more than its company does', async () => {
  const { key } = await makeKey(client, ['orders.read'])
  const foreign = await services.created(await called('client'))
  expect(await ask(api.orders.detail, key, { params: { _id: foreign } })).toMatchObject({
    status: 404,
    code: 'order.not_found',
  })
  expect(await ask(api.cancellations.close, key, { params: { _id: foreign }, body: {} })).toMatchObject({
    status: 403,
  })
})

test('a key is kept nowhere in a form that could be used, and told apart by its end', async () => {
  const { _id, key } = await makeKey(client, ['orders.read'], { name: 'Bodega' })
  const [shown] = await keysOf(client)
  expect(shown).toMatchObject({ _id, name: 'Bodega', ending: key.slice(-4), lastUsedAt: null })
  expect(JSON.stringify(shown)).not.toContain(key)
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(8, 30))
})

test('its last use is seen, to within a minute', async () => {
  const { key } = await makeKey(client, ['orders.read'])
  await ask(api.catalogues.brands, key)
  const first = house.clock.now.toISOString()
  expect((await keysOf(client))[0]?.lastUsedAt).toBe(first)
  house.clock.forward(30_000)
  await ask(api.catalogues.brands, key)
  expect((await keysOf(client))[0]?.lastUsedAt).toBe(first)
  house.clock.forward(31_000)
  await ask(api.catalogues.brands, key)
  expect((await keysOf(client))[0]?.lastUsedAt).toBe(house.clock.now.toISOString())
})

describe('a key is over', () => {
  const isDead = async (key: string) => {
    expect(await ask(api.catalogues.brands, key)).toMatchObject({ status: 401, code: 'session.invalid' })
  }

  test('when it is ended', async () => {
    const { _id, key } = await makeKey(client, ['orders.read'])
    await client.send(api.integrations.endKey, { params: { _id } })
    await isDead(key)
    expect(await keysOf(client)).toEqual([])
    expect(await client.refusal(api.integrations.endKey, { params: { _id } })).toBe('key.not_found')
  })

  test('when its days are over', async () => {
    const { key } = await makeKey(client, ['orders.read'], { days: 30 })
    expect((await ask(api.catalogues.brands, key)).status).toBe(200)
    house.clock.forward(30 * 24 * hourMs)
    await isDead(key)
  })

  test('when the account is deactivated or has another role', async () => {
    const { key } = await makeKey(client, ['orders.read'])
    const set = (changes: { is_active?: boolean; role?: string }) =>
      db.updateTable('users').set(changes).where('id', '=', client.actor.id).execute()
    await set({ role: 'client' })
    await isDead(key)
    await set({ role: 'cliententerprise', is_active: false })
    await isDead(key)
  })

  test('for good: one that was stolen does not come back when its company is let in again', async () => {
    const { key } = await makeKey(client, ['orders.read'])
    const body = { url: 'https://erp.example.co/avisos', events: ['order.created' as const] }
    await client.send(api.integrations.makeWebhook, { body })
    const administrator = await called('administrator')
    const set = (isActive: boolean) =>
      administrator.send(api.accounts.update, { params: { _id: client.actor.id }, body: { isActive } })
    await set(false)
    await house.jobs.runJobs()
    await set(true)
    await isDead(key)
    const back = await house.as(client.actor)
    expect(await keysOf(back)).toEqual([])
    const { items } = await back.send(api.integrations.webhooks, { query: {} })
    expect(items).toMatchObject([{ isActive: false, stoppedBecause: null }])
  })

  test('or where nobody made it', async () => {
    await isDead(`arriero_${'a'.repeat(43)}`)
  })
})

test('it is made with the password only, and of what fits the account', async () => {
  const refusal = (owner: Caller, body: object) =>
    owner.refusal(api.integrations.makeKey, {
      body: { name: 'ERP', scopes: ['orders.read'], days: null, password, ...body },
    })
  expect(await refusal(client, { password: 'otra cosa distinta' })).toBe('auth.wrong_credentials')
  expect(await refusal(client, { scopes: ['earnings.read'] })).toBe('key.scope_refused')
  expect(await refusal(client, { scopes: [] })).toBe('key.scopes_required')
  expect(await refusal(client, { days: 31 })).toBe('key.days_invalid')
  for (let made = 0; made < 10; made++) await makeKey(client, ['orders.read'])
  expect(await refusal(client, {})).toBe('key.too_many')
})

describe('over all endpoints', () => {
  const behindLogin = served
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => typeof access === 'object')
  const filled = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'f'.repeat(24))
  const answerTo = async (endpoint: Endpoint, key: string) => {
    const answer = await house.app.inject({
      method: endpoint.method,
      url: `/v1${filled(endpoint)}`,
      headers: { authorization: `Bearer ${key}` },
    })
    return answer.json<{ code?: string }>().code
  }
  const isFor = ({ access }: Endpoint, owner: Caller) =>
    typeof access === 'object' && access.roles.includes(owner.actor.role)
  const name = (endpoint: Endpoint) => `${endpoint.method} ${fastifyPath(endpoint.path)}`

  test('where no scope is named a key with every scope is turned away', async () => {
    const { key } = await makeKey(carrier, apiScopes)
    const letIn: string[] = []
    for (const endpoint of behindLogin.filter((one) => one.keyScope === undefined && isFor(one, carrier)))
      if ((await answerTo(endpoint, key)) !== 'key.scope_missing') letIn.push(name(endpoint))
    expect(letIn).toEqual([])
  })

  test('where one is named a key without just that one is turned away, and one with it is not', async () => {
    for (const owner of [carrier, client]) {
      for (const scope of apiScopes) {
        const own = behindLogin.filter((one) => one.keyScope === scope && isFor(one, owner))
        if (own.length === 0) continue
        const others = apiScopes.filter(
          (one) => one !== scope && (owner === carrier || !/^(fleet|earnings)/.test(one)),
        )
        const without = await makeKey(owner, others)
        const withIt = await makeKey(owner, [scope])
        for (const endpoint of own) {
          expect([name(endpoint), await answerTo(endpoint, without.key)]).toEqual([
            name(endpoint),
            'key.scope_missing',
          ])
          expect(await answerTo(endpoint, withIt.key)).not.toBe('key.scope_missing')
        }
        await db.updateTable('api_keys').set({ ended_at: house.clock.now }).execute()
      }
    }
  })

  test('nothing of accounts, sessions, money that leaves, or keys themselves names a scope', () => {
    const closed =
      /^\/(auth|session|integration|registration|invitation|setting|audit|accounting|export|notification|user\/(update|create|paper))/
    const open = behindLogin.filter(
      ({ keyScope, path }) =>
        keyScope !== undefined && closed.test(path) && !path.startsWith('/accounting/settlement'),
    )
    expect(open.map(name)).toEqual([])
  })
})
