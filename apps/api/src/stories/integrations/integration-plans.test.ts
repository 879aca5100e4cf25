/** What was sent in a month, and what is still to be sent, is found without walking all of it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeWebhook } from '#features/integrations/webhooks.actions.ts'
import type { Fragment } from '#database/keyset.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called } = await openStage()
const { db } = house.database
const now = house.clock.now
const client = await called('cliententerprise')
const { _id: webhookId } = await house.world.act(client.actor, (ctx) =>
  makeWebhook(ctx, { url: 'https://erp.example.co/avisos', events: ['order.created'] }),
)

/** As a busy company brings in a month; hers is one of many. */
const sent = 20_000
await sql`insert into webhook_deliveries (id, webhook_id, user_id, event, once_key, body, state, tries, due_at, created_at, settled_at)
  select 'd' || lpad(to_hex(i), 23, '0'), ${webhookId}, ${client.actor.id}, 'order.created', 'k' || i, '{}', 'sent', 1,
    ${now}::timestamptz - i * interval '1 minute', ${now}::timestamptz - i * interval '1 minute', ${now}
  from generate_series(1, ${sent}) i`.execute(db)
await sql`analyze webhook_deliveries`.execute(db)

const plan = async (query: Fragment): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test.each([
  ['of one company', sql`d.user_id = ${client.actor.id}`, 'webhook_deliveries_of_user'],
  [
    'of one webhook',
    sql`d.user_id = ${client.actor.id} and d.webhook_id = ${webhookId}`,
    /webhook_deliveries_of_(user|webhook)/,
  ],
])('a page %s', async (_what, condition, index) => {
  const seen = await plan(
    sql`select d.id, w.url from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where ${condition} order by d.created_at desc, d.id desc limit 21`,
  )
  expect(seen).toMatch(index)
  expect(seen).not.toContain('Seq Scan on webhook_deliveries')
  expect(seen).not.toMatch(/^\s*(->)?\s*Sort/m)
})

test('what is due', async () => {
  const seen = await plan(
    sql`select id from webhook_deliveries where state = 'waiting' and due_at <= ${now} order by due_at, id limit 40`,
  )
  expect(seen).toContain('webhook_deliveries_due')
})

test('what is a month old', async () => {
  const seen = await plan(
    sql`select id from webhook_deliveries where created_at < ${now}::timestamptz - interval '30 days' and state <> 'waiting'
      order by created_at limit 5000`,
  )
  expect(seen).toContain('webhook_deliveries_age')
})

test('a key is looked up by its hash, whatever else there is', async () => {
  const seen = await plan(
    sql`select k.id from api_keys k join users u on u.id = k.user_id where k.key_hash = '\\x00' limit 1`,
  )
  expect(seen).toContain('api_keys_hash')
})
