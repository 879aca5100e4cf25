/** What Meta posts to us: the handshake, what people answered, what became of messages, also before it has answered us. Decisions §17. */
import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import { beforeEach, describe, expect, test } from 'vitest'
import { notify } from '#features/notifications/notify.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { signatureOf } from '#providers/whatsapp/incoming.ts'
import type { WhatsappMessage } from '#providers/whatsapp/port.ts'
import type { Caller } from '#testing/house.ts'
import { minuteMs, openStage } from '../stage.fixture.ts'
import { cloudSettings } from './whatsapp.fixture.ts'

const messages: WhatsappMessage[] = []
let sent = 0
let fails: ProviderError | undefined
/** What Meta does with a message before it answers whoever sends it. */
let first: ((id: string, reference: string) => Promise<unknown>) | undefined
const { house, called } = await openStage({
  providers: {
    mail: { send: async () => undefined },
    whatsapp: {
      send: async (message, reference) => {
        const id = `wamid.${++sent}`
        await first?.(id, reference)
        if (fails) throw fails
        messages.push(message)
        return id
      },
    },
  },
  settings: {
    ...cloudSettings,
    PUBLIC_URL: 'https://carga.example.co',
  },
})
const { db } = house.database

let client: Caller
let cellPhones = 3_120_000_000

beforeEach(async () => {
  messages.length = 0
  fails = undefined
  first = undefined
  client = await called('client')
  await db
    .updateTable('users')
    .set({ cell_phone: String(++cellPhones) })
    .where('id', '=', client.actor.id)
    .execute()
})

const tell = async ({ actor }: Caller, kind: NotificationKind) => {
  await house.database.transaction((tx) => notify(house.openCtx(tx), { userId: actor.id, kind }))
  await house.jobs.runJobs()
}
const agree = async (caller: Caller): Promise<void> => {
  await caller.send(api.whatsapp.ask, { body: {} })
  await house.jobs.runJobs()
  const code = messages.at(-1)?.parameters[0] ?? ''
  await caller.send(api.whatsapp.confirm, { body: { code, version: consentVersions.whatsapp } })
  messages.length = 0
}
const address = () => `${house.url}/v1/whatsapp/webhook`
const bodyOf = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          { field: 'messages', value: { metadata: { phone_number_id: '106540352242922' }, ...value } },
        ],
      },
    ],
  })
const post = (value: object, secret = 'otra-llave-de-mentira') => {
  const body = bodyOf(value)
  return fetch(address(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signatureOf(secret, Buffer.from(body)),
    },
    body,
  })
}
const numberOf = async (caller: Caller) =>
  ((await caller.send(api.whatsapp.own, {})).number ?? '').replace('+', '')
const deliveryOf = (caller: Caller) =>
  db
    .selectFrom('deliveries')
    .innerJoin('notifications_by_month as n', 'n.id', 'deliveries.notification_id')
    .select(['deliveries.state', 'deliveries.reported', 'deliveries.problem', 'deliveries.sent_as'])
    .where('n.user_id', '=', caller.actor.id)
    .where('channel', '=', 'whatsapp')
    .executeTakeFirstOrThrow()

describe('what Meta posts', () => {
  test('a handshake is answered to who knows the word', async () => {
    const ask = (word: string) =>
      fetch(`${address()}?hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=1158201444`)
    const answer = await ask('palabra-propia')
    expect(await answer.text()).toBe('1158201444')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await ask('otra-palabra')).status).toBe(404)
  })

  test('a BAJA ends it, and the no came by WhatsApp', async () => {
    await agree(client)
    const from = await numberOf(client)
    const answer = (text: string) =>
      post({ messages: [{ from, id: 'a', type: 'text', text: { body: text } }] })
    expect((await answer('Gracias, ya voy')).status).toBe(200)
    expect((await client.send(api.whatsapp.own, {})).since).not.toBeNull()
    expect((await answer('Baja.')).status).toBe(200)
    expect((await answer('Baja.')).status).toBe(200)
    expect((await client.send(api.whatsapp.own, {})).since).toBeNull()
    const { items } = await client.send(api.consents.own, {})
    expect(items.map(({ isGiven, channel }) => [isGiven, channel])).toEqual([
      [false, 'whatsapp'],
      [true, 'whatsapp'],
    ])
    await tell(client, 'order.cancelled')
    expect(messages).toEqual([])
  })

  test('with a forged signature, or none, nothing of it is believed', async () => {
    await agree(client)
    const from = await numberOf(client)
    const value = { messages: [{ from, id: 'a', type: 'text', text: { body: 'BAJA' } }] }
    expect((await post(value, 'una-llave-inventada')).status).toBe(400)
    const bare = await fetch(address(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(value),
    })
    expect(bare.status).toBe(400)
    expect((await client.send(api.whatsapp.own, {})).since).not.toBeNull()
  })

  test('what became of a message stands with it, in whatever order it is said', async () => {
    await agree(client)
    await tell(client, 'order.cancelled')
    const { sent_as: id } = await deliveryOf(client)
    const say = (status: string, errors?: object[]) => post({ statuses: [{ id, status, errors }] })
    await say('sent')
    await say('read')
    await say('delivered')
    expect(await deliveryOf(client)).toMatchObject({ state: 'sent', reported: 'read' })
    await say('failed', [{ code: 131026, title: 'Message undeliverable' }])
    expect(await deliveryOf(client)).toMatchObject({ state: 'sent', reported: 'read' })
  })

  test('a message that did not arrive is a failed one, with its figure', async () => {
    await agree(client)
    await tell(client, 'order.cancelled')
    const { sent_as: id } = await deliveryOf(client)
    await post({ statuses: [{ id, status: 'failed', errors: [{ code: 131026 }] }] })
    expect(await deliveryOf(client)).toMatchObject({
      state: 'failed',
      reported: 'failed',
      problem: 'whatsapp 131026',
    })
  })
})

describe('what Meta posts before it answers whoever sent', () => {
  test.each([
    ['delivered', { state: 'sent', reported: 'delivered', problem: null }],
    ['failed', { state: 'failed', reported: 'failed', problem: 'whatsapp 131026' }],
  ] as const)('%s: is kept as well', async (status, fate) => {
    await agree(client)
    const errors = status === 'failed' ? [{ code: 131026 }] : undefined
    first = (id, biz_opaque_callback_data) =>
      post({ statuses: [{ id, status, biz_opaque_callback_data, errors }] })
    await tell(client, 'order.cancelled')
    expect(await deliveryOf(client)).toEqual({ ...fate, sent_as: `wamid.${sent}` })
  })

  test('and answers never: what arrived is not sent again', async () => {
    await agree(client)
    fails = new ProviderError('timeout')
    first = (id, biz_opaque_callback_data) =>
      post({ statuses: [{ id, status: 'delivered', biz_opaque_callback_data }] })
    await tell(client, 'order.cancelled')
    fails = undefined
    house.clock.forward(minuteMs)
    await house.jobs.runJobs()
    expect(messages).toEqual([])
    expect(await deliveryOf(client)).toMatchObject({ state: 'sent', reported: 'delivered' })
  })

  test('of a message that somebody else sent by the same number is answered and changes nothing', async () => {
    await agree(client)
    await tell(client, 'order.cancelled')
    const before = await db.selectFrom('deliveries').selectAll().orderBy('id').execute()
    const statuses = [
      { id: 'wamid.de-otros', status: 'failed', biz_opaque_callback_data: 'pedido-77' },
      { id: 'wamid.de-otros-mas', status: 'failed' },
    ]
    expect((await post({ statuses })).status).toBe(200)
    expect(await db.selectFrom('deliveries').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test('a mail cannot be named by it', async () => {
    await tell(client, 'order.cancelled')
    const mail = await db
      .selectFrom('deliveries')
      .select(['id', 'reported'])
      .where('channel', '=', 'mail')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await post({ statuses: [{ id: 'wamid.x', status: 'failed', biz_opaque_callback_data: mail.id }] })
    const after = await db
      .selectFrom('deliveries')
      .select(['id', 'reported'])
      .where('id', '=', mail.id)
      .execute()
    expect(after).toEqual([mail])
  })
})
