/** Two companies whose own systems are joined: keys in use, a system that answers and one that is down. What they are told comes by itself. */
import type { ApiScope, WebhookEvent } from '@arriero/domain/house/integrations'
import type { Actor } from '@arriero/domain/people/roles'
import { makeKey } from '#features/integrations/api-keys.actions.ts'
import { findKey } from '#features/integrations/find-key.store.ts'
import { makeWebhook, sendTest } from '#features/integrations/webhooks.actions.ts'
import { hashToken } from '#http/exchange.ts'
import { demoReceiver, demoReceiverDown } from '#providers/webhooks/demo-receivers.ts'
import type { Cast } from './demo-people.ts'
import { integrationSeeds } from './seeds/integrations.texts.ts'
import type { Situations } from './situations.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const keyDays = 365

const clientScopes: readonly ApiScope[] = ['orders.read', 'orders.write', 'location.read']
const carrierScopes: readonly ApiScope[] = ['orders.read', 'offers.write', 'fleet.read', 'earnings.read']
const clientEvents: readonly WebhookEvent[] = [
  'offer.made',
  'offer.accepted',
  'order.paid',
  'order.assigned',
  'order.milestone',
  'order.cancelled',
]
const carrierEvents: readonly WebhookEvent[] = ['offer.accepted', 'order.paid', 'payout.paid']

type Joined = { world: Situations; company: Actor; today: Date }

const makeUsedKey = async (
  { world, company, today }: Joined,
  name: string,
  scopes: readonly ApiScope[],
): Promise<void> => {
  world.at(new Date(today.getTime() - 40 * dayMs))
  const { key } = await world.act(company, (ctx) => makeKey(ctx, { name, scopes, days: keyDays }))
  const usedAt = new Date(today.getTime() - hourMs)
  await world.act(company, ({ db }) => findKey(db, hashToken(key), usedAt))
}

const makeListening = async (
  { world, company, today }: Joined,
  url: string,
  events: readonly WebhookEvent[],
): Promise<void> => {
  world.at(new Date(today.getTime() - 39 * dayMs))
  const { _id } = await world.act(company, (ctx) => makeWebhook(ctx, { url, events }))
  world.at(new Date(today.getTime() - hourMs))
  await world.act(company, (ctx) => sendTest(ctx, _id))
}

/** Before services are made up, so that what happens to those of today is told. */
export const joinSystems = async (world: Situations, { people }: Cast): Promise<void> => {
  const today = world.now()
  const { client: clientSeed, carrier: carrierSeed } = integrationSeeds
  const client = { world, company: people.cliententerprise[0], today }
  const carrier = { world, company: people.enterprise[0], today }
  await makeUsedKey(client, clientSeed.key, clientScopes)
  await makeListening(client, demoReceiver, clientEvents)
  await makeUsedKey(carrier, carrierSeed.key, carrierScopes)
  await makeListening(carrier, demoReceiverDown, carrierEvents)
  world.at(today)
}
