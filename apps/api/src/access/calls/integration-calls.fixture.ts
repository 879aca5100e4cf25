/** Calls on a company's own systems, and on the look of the house. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { makeKey } from '#features/integrations/api-keys.actions.ts'
import { makeWebhook, sendTest } from '#features/integrations/webhooks.actions.ts'
import { password } from '#testing/people.ts'
import { byAnyone, inParam, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const keyFacts = { name: 'ERP', scopes: ['orders.read'] as const, days: null }
const webhookFacts = { url: 'https://erp.example.co/avisos', events: ['order.paid'] as const }

const keyOf = async ({ house }: World, owner: Actor): Promise<string> =>
  (await house.world.act(owner, (ctx) => makeKey(ctx, keyFacts)))._id

const webhookOf = async ({ house }: World, owner: Actor): Promise<string> =>
  (await house.world.act(owner, (ctx) => makeWebhook(ctx, webhookFacts)))._id

/** A delivery that was sent and is settled. */
const deliveryOf = async (world: World, owner: Actor): Promise<string> => {
  const webhookId = await webhookOf(world, owner)
  const { _id } = await world.house.world.act(owner, (ctx) => sendTest(ctx, webhookId))
  await world.house.database.db
    .updateTable('webhook_deliveries')
    .set({ state: 'sent', settled_at: world.house.clock.now })
    .where('id', '=', _id)
    .execute()
  return _id
}

type Make = (world: World, owner: Actor) => Promise<string>

const onOwn = (endpoint: Call['endpoint'], make: Make, body?: Record<string, unknown>): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    return { caller, input: { params: { _id: await make(world, caller) }, ...(body ? { body } : {}) } }
  },
  at: inParam('_id'),
})

const ownList = (endpoint: Call['endpoint'], make: Make): Call => ({
  ...byAnyone(endpoint, () => ({ query: {} })),
  foreignMarks: async ({ world }, role) => [await make(world, await world.newcomer(role))],
})

/** A list of one's own may hold only so many: each call has an account of its own. */
const asNewcomer = (endpoint: Call['endpoint'], body: Record<string, unknown>): Call => ({
  endpoint,
  own: async ({ world }, role) => ({ caller: await world.newcomer(role), input: { body } }),
})

export const integrationCalls: Record<string, Call> = {
  y1: ownList(api.integrations.keys, keyOf),
  y2: asNewcomer(api.integrations.makeKey, { ...keyFacts, password }),
  y3: onOwn(api.integrations.endKey, keyOf),
  y4: ownList(api.integrations.webhooks, webhookOf),
  y5: asNewcomer(api.integrations.makeWebhook, webhookFacts),
  y6: onOwn(api.integrations.changeWebhook, webhookOf, { isActive: false }),
  y7: onOwn(api.integrations.removeWebhook, webhookOf),
  y8: onOwn(api.integrations.changeSecret, webhookOf),
  y9: onOwn(api.integrations.test, webhookOf),
  y10: ownList(api.integrations.deliveries, deliveryOf),
  y11: onOwn(api.integrations.delivery, deliveryOf),
  y12: onOwn(api.integrations.sendAgain, deliveryOf),
  y13: byAnyone(api.brand.read),
  y14: byAnyone(api.brand.update, () => ({ body: { name: 'Arriero', color: null, accent: null } })),
}
