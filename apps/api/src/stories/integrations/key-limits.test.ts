import { expect, test } from 'vitest'
import { keyCallsPerMinute } from '#http/limits/limits.ts'
import { makeKey } from '#features/integrations/api-keys.actions.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called } = await openStage({ settings: { LIMIT_FACTOR: '0.02' } })
const most = keyCallsPerMinute * 0.02

test('a key has a count of its own over all it calls, and its people another', async () => {
  const client = await called('cliententerprise')
  const facts = { name: 'ERP', scopes: ['orders.read'] as const, days: null }
  const { key } = await house.world.act(client.actor, (ctx) => makeKey(ctx, facts))
  const { key: other } = await house.world.act(client.actor, (ctx) => makeKey(ctx, facts))
  const ask = (path: string, token: string) =>
    house.app.inject({ url: `/v1${path}`, headers: { authorization: `Bearer ${token}` } })
  const paths = ['/brand/vehicle/all', '/bodywork/all', '/typevehicle/all']
  for (let call = 0; call < most; call++)
    expect((await ask(paths[call % paths.length] ?? '', key)).statusCode).toBe(200)
  const refused = await ask('/typeload/backoffice/all', key)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'request.too_many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/bodywork/all', other)).statusCode).toBe(200)
  expect((await ask('/bodywork/all', client.token)).statusCode).toBe(200)
})
