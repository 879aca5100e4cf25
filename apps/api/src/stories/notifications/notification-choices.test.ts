/** How people want to be told: topic by channel, and WhatsApp for who agreed to it there. Decisions §17. */
import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { NotificationTopic } from '@arriero/domain/notifications/notification-topics'
import { beforeEach, describe, expect, test } from 'vitest'
import { notify } from '#features/notifications/notify.ts'
import type { Mail } from '#providers/mail/port.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { newPushKeys } from '#providers/push/push-keys.ts'
import { browser, pushHost, pushService } from '#providers/push/push.fixture.ts'
import { webPushSender } from '#providers/push/web-push.ts'
import type { WhatsappMessage } from '#providers/whatsapp/port.ts'
import { password } from '#testing/people.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'
import { cloudSettings } from './whatsapp.fixture.ts'

const service = await pushService()
const push = webPushSender({
  keys: newPushKeys(),
  contact: 'mailto:ayuda@example.co',
  hosts: [pushHost],
  timeoutMs: 5_000,
  agent: service.agent,
})
const posted: Mail[] = []
const messages: WhatsappMessage[] = []
let sent = 0
let whatsappFails: ProviderError | undefined
const { house, called } = await openStage({
  providers: {
    push,
    mail: { send: async (letter) => void posted.push(letter) },
    whatsapp: {
      send: async (message) => {
        if (whatsappFails) throw whatsappFails
        messages.push(message)
        return `wamid.${++sent}`
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
let phones = 0
let cellPhones = 3_110_000_000
/** A person with a phone number that nobody else has. */
const owner = async (role: 'client' | 'driver' | 'soport' = 'client') => {
  const caller = await called(role)
  await db
    .updateTable('users')
    .set({ cell_phone: String(++cellPhones) })
    .where('id', '=', caller.actor.id)
    .execute()
  return caller
}

beforeEach(async () => {
  service.received.length = 0
  posted.length = 0
  messages.length = 0
  whatsappFails = undefined
  client = await owner()
})

const subscribe = async (caller: Caller) => {
  const { target } = browser(`equipo-${++phones}`)
  const { endpoint, p256dh, auth } = target
  await caller.send(api.notifications.subscribe, { body: { endpoint, keys: { p256dh, auth } } })
}
const tell = async ({ actor }: Caller, kind: NotificationKind) => {
  await house.database.transaction((tx) => notify(house.openCtx(tx), { userId: actor.id, kind }))
  await house.jobs.runJobs()
}
const choose = (
  caller: Caller,
  topic: NotificationTopic,
  channel: 'mail' | 'push' | 'whatsapp',
  isOn: boolean,
) => caller.send(api.notifications.choose, { body: { topic, channel, isOn } })
const cellOf = async (caller: Caller, topic: string, channel: string) => {
  const { topics } = await caller.send(api.notifications.choices, {})
  return topics.find((one) => one.topic === topic)?.cells.find((cell) => cell.channel === channel)
}
const kept = (caller: Caller) =>
  db.selectFrom('notification_choices').selectAll().where('user_id', '=', caller.actor.id).execute()
const reached = () => ({ mails: posted.length, pushes: service.received.length, messages: messages.length })

const version = consentVersions.whatsapp
const codeOf = async (caller: Caller): Promise<string> => {
  await caller.send(api.whatsapp.ask, { body: {} })
  await house.jobs.runJobs()
  const { number } = await caller.send(api.whatsapp.own, {})
  return messages.findLast(({ to }) => to === number)?.parameters[0] ?? ''
}
const agree = async (caller: Caller): Promise<void> => {
  const code = await codeOf(caller)
  await caller.send(api.whatsapp.confirm, { body: { code, version } })
  messages.length = 0
}

describe('a choice', () => {
  test('is shown as things usually go, and nothing is kept of it', async () => {
    expect(await cellOf(client, 'services', 'mail')).toEqual({
      channel: 'mail',
      isOn: true,
      reach: 'main',
      keptBecause: null,
      isFixed: false,
    })
    expect(await cellOf(client, 'offers', 'mail')).toMatchObject({ isOn: false, reach: 'all' })
    expect(await kept(client)).toEqual([])
  })

  test('counts for its way and topic alone', async () => {
    await subscribe(client)
    await choose(client, 'services', 'mail', false)
    await tell(client, 'order.cancelled')
    expect(reached()).toEqual({ mails: 0, pushes: 1, messages: 0 })
    await tell(client, 'refund.paid')
    expect(reached()).toEqual({ mails: 1, pushes: 2, messages: 0 })
    await choose(client, 'services', 'push', false)
    await tell(client, 'order.cancelled')
    expect(reached()).toEqual({ mails: 1, pushes: 2, messages: 0 })
    // The bell says all of it.
    const { items } = await client.send(api.notifications.all, { query: {} })
    expect(items).toHaveLength(3)
  })

  test('brings what usually stays in the bell', async () => {
    await tell(client, 'offer.made')
    expect(reached().mails).toBe(0)
    await choose(client, 'offers', 'mail', true)
    await tell(client, 'offer.made')
    expect(posted).toMatchObject([{ subject: 'Llegó una oferta para su servicio' }])
  })

  test('is kept only where it differs from the usual', async () => {
    await choose(client, 'services', 'mail', false)
    await choose(client, 'services', 'mail', false)
    expect(await kept(client)).toMatchObject([{ topic: 'services', channel: 'mail', is_on: false }])
    await choose(client, 'services', 'mail', true)
    expect(await kept(client)).toEqual([])
  })

  test('that comes while a letter waits counts for it too', async () => {
    await house.database.transaction((tx) =>
      notify(house.openCtx(tx), { userId: client.actor.id, kind: 'order.cancelled' }),
    )
    await choose(client, 'services', 'mail', false)
    await house.jobs.runJobs()
    expect(reached().mails).toBe(0)
  })

  test('cannot be made where all there is must be written', async () => {
    const body = { topic: 'requests', channel: 'mail', isOn: false } as const
    expect(await client.refusal(api.notifications.choose, { body })).toBe('choice.fixed')
    expect(await cellOf(client, 'requests', 'mail')).toMatchObject({ isOn: true, isFixed: true })
    await tell(client, 'pqr.answered')
    expect(reached().mails).toBe(1)
  })

  test('beside what must be written is of the rest: that comes or stays away, the reminder always comes', async () => {
    const cell = { isOn: false, keptBecause: 'money', isFixed: false }
    expect(await cellOf(client, 'payments', 'mail')).toMatchObject(cell)
    await tell(client, 'payment.paid')
    await tell(client, 'payment.reminder')
    expect(reached().mails).toBe(1)
    await choose(client, 'payments', 'mail', true)
    expect(await cellOf(client, 'payments', 'mail')).toMatchObject({ ...cell, isOn: true })
    await tell(client, 'payment.paid')
    await tell(client, 'payment.reminder')
    expect(reached().mails).toBe(3)
    await choose(client, 'payments', 'mail', false)
    expect(await cellOf(client, 'payments', 'mail')).toMatchObject(cell)
    await tell(client, 'payment.paid')
    expect(reached().mails).toBe(3)
    await tell(client, 'payment.reminder')
    expect(reached().mails).toBe(4)
  })

  test('cannot be made of what one is never told', async () => {
    const soport = await owner('soport')
    const body = { topic: 'offers', channel: 'push', isOn: true } as const
    expect(await soport.refusal(api.notifications.choose, { body })).toBe('choice.unknown')
  })

  test('is nobody else’s', async () => {
    const other = await owner()
    await choose(other, 'services', 'mail', false)
    expect(await cellOf(client, 'services', 'mail')).toMatchObject({ isOn: true })
    await tell(client, 'order.cancelled')
    expect(reached().mails).toBe(1)
  })

  test('is the same for many at once, and asked for in one read', async () => {
    const others = await Promise.all([owner(), owner(), owner()])
    await choose(others[0] ?? client, 'services', 'mail', false)
    await house.database.transaction((tx) =>
      notify(house.openCtx(tx), { userIds: others.map(({ actor }) => actor.id), kind: 'order.cancelled' }),
    )
    await house.jobs.runJobs()
    expect(reached().mails).toBe(2)
  })
})

describe('WhatsApp', () => {
  test('is told nobody who has not agreed there', async () => {
    await choose(client, 'services', 'whatsapp', true)
    await tell(client, 'order.cancelled')
    expect(reached().messages).toBe(0)
  })

  test('begins with the code that came there, and the yes is kept with words, time and channel', async () => {
    const code = await codeOf(client)
    expect(messages).toMatchObject([{ template: 'codigo_whatsapp', button: code }])
    expect(await client.send(api.whatsapp.own, {})).toMatchObject({ isOffered: true, since: null })
    await client.send(api.whatsapp.confirm, { body: { code: code.toLowerCase(), version } })
    expect((await client.send(api.whatsapp.own, {})).since).not.toBeNull()
    const { items } = await client.send(api.consents.own, {})
    expect(items[0]).toMatchObject({ kind: 'whatsapp', version, isGiven: true, channel: 'whatsapp' })
    await tell(client, 'order.cancelled')
    expect(messages.at(-1)).toMatchObject({
      template: 'aviso_services',
      parameters: ['El cliente canceló el servicio', 'Abra la plataforma para ver el detalle.'],
      button: 'main/index',
    })
  })

  test('leaves no code behind', async () => {
    const code = await codeOf(client)
    const rows = await db.selectFrom('deliveries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('is refused with a wrong code, an old one, another’s, and the sixth', async () => {
    const code = await codeOf(client)
    const refusal = (caller: Caller, typed: string) =>
      caller.refusal(api.whatsapp.confirm, { body: { code: typed, version } })
    const other = await owner()
    expect(await refusal(other, code)).toBe('whatsapp.code_wrong')
    for (let nth = 0; nth < 5; nth++) expect(await refusal(client, 'AAAA-BBBB')).toBe('whatsapp.code_wrong')
    expect(await refusal(client, code)).toBe('whatsapp.code_wrong')
    const second = await codeOf(client)
    house.clock.forward(11 * minuteMs)
    expect(await refusal(client, second)).toBe('whatsapp.code_wrong')
    const outdated = { body: { code: second, version: '2020-01-01' } }
    expect(await client.refusal(api.whatsapp.confirm, outdated)).toBe('consent.version_outdated')
  })

  test('sends no more than three codes an hour to one number, whoever asks', async () => {
    for (let nth = 0; nth < 3; nth++) await codeOf(client)
    expect(await client.refusal(api.whatsapp.ask, { body: {} })).toBe('whatsapp.too_many_codes')
    const other = await owner()
    const { cell_phone } = await db
      .selectFrom('users')
      .select('cell_phone')
      .where('id', '=', client.actor.id)
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set({ cell_phone }).where('id', '=', other.actor.id).execute()
    expect(await other.refusal(api.whatsapp.ask, { body: {} })).toBe('whatsapp.too_many_codes')
    house.clock.forward(hourMs + minuteMs)
    const later = await house.as(client.actor)
    await later.send(api.whatsapp.ask, { body: {} })
    await house.jobs.runJobs()
  })

  test('is not for a landline, nor for another number than the one that was confirmed', async () => {
    await agree(client)
    await db
      .updateTable('users')
      .set({ cell_phone: String(++cellPhones) })
      .where('id', '=', client.actor.id)
      .execute()
    expect(await client.send(api.whatsapp.own, {})).toMatchObject({ since: null })
    await tell(client, 'order.cancelled')
    expect(reached().messages).toBe(0)
    await db
      .updateTable('users')
      .set({ cell_phone: '6015550100' })
      .where('id', '=', client.actor.id)
      .execute()
    expect(await client.refusal(api.whatsapp.ask, { body: {} })).toBe('whatsapp.no_mobile')
  })

  describe('ends with another cell phone of the account', () => {
    const answersOf = async (caller: Caller) =>
      (await caller.send(api.consents.own, {})).items
        .filter(({ kind }) => kind === 'whatsapp')
        .map(({ isGiven, channel }) => [isGiven, channel])
    const ended = [
      [false, 'web'],
      [true, 'whatsapp'],
    ]
    const phoneOf = async ({ actor }: Caller) =>
      (await db.selectFrom('users').select('cell_phone').where('id', '=', actor.id).executeTakeFirstOrThrow())
        .cell_phone
    const change = (by: Caller, { actor }: Caller, cellPhone: string) =>
      by.send(api.accounts.update, { params: { _id: actor.id }, body: { cellPhone } })

    test('that its owner types: the no is kept with it, and the old number begins anew', async () => {
      await agree(client)
      const old = await phoneOf(client)
      await change(client, client, old)
      expect(await answersOf(client)).toEqual([[true, 'whatsapp']])
      await change(client, client, String(++cellPhones))
      expect(await answersOf(client)).toEqual(ended)
      await change(client, client, old)
      expect(await client.send(api.whatsapp.own, {})).toMatchObject({ since: null })
      await tell(client, 'order.cancelled')
      expect(reached().messages).toBe(0)
      expect(await answersOf(client)).toEqual(ended)
    })

    test('that an administrator or the enterprise of a driver types', async () => {
      await agree(client)
      await change(await called('administrator'), client, String(++cellPhones))
      expect(await answersOf(client)).toEqual(ended)
      const enterprise = await called('enterprise')
      const facts = { enterpriseId: enterprise.actor.id, cellPhone: String(++cellPhones) }
      const driver = await called('enterprisedriver', facts)
      await agree(driver)
      const body = { cellPhone: String(++cellPhones) }
      await enterprise.send(api.enterpriseDrivers.update, { params: { _id: driver.actor.id }, body })
      expect(await answersOf(driver)).toEqual(ended)
    })

    test('of who never agreed leaves no trace, and a code that waits is worth nothing', async () => {
      const code = await codeOf(client)
      const old = await phoneOf(client)
      await change(client, client, String(++cellPhones))
      await change(client, client, old)
      expect(await answersOf(client)).toEqual([])
      expect(await client.refusal(api.whatsapp.confirm, { body: { code, version } })).toBe(
        'whatsapp.code_wrong',
      )
    })
  })

  test('ends with one press, also for what waits, and the no is kept', async () => {
    await agree(client)
    await house.database.transaction((tx) =>
      notify(house.openCtx(tx), { userId: client.actor.id, kind: 'order.cancelled' }),
    )
    await client.send(api.whatsapp.end, {})
    await client.send(api.whatsapp.end, {})
    await house.jobs.runJobs()
    expect(reached().messages).toBe(0)
    const { items } = await client.send(api.consents.own, {})
    expect(items.map(({ isGiven, channel }) => [isGiven, channel])).toEqual([
      [false, 'web'],
      [true, 'whatsapp'],
    ])
  })

  test('a topic is switched off for it alone', async () => {
    await agree(client)
    await choose(client, 'services', 'whatsapp', false)
    await tell(client, 'order.cancelled')
    expect(reached()).toMatchObject({ mails: 1, messages: 0 })
    await tell(client, 'refund.paid')
    expect(reached().messages).toBe(1)
  })

  test('that is away is tried again, a number it does not reach is given up', async () => {
    await agree(client)
    whatsappFails = new ProviderError('unavailable')
    await tell(client, 'order.cancelled')
    whatsappFails = undefined
    house.clock.forward(minuteMs)
    await house.jobs.runJobs()
    expect(reached().messages).toBe(1)
    whatsappFails = new ProviderError('rejected', 'whatsapp 400 131026')
    await tell(client, 'refund.paid')
    const failed = await db.selectFrom('deliveries').select('problem').where('state', '=', 'failed').execute()
    expect(failed).toEqual([{ problem: 'whatsapp 400 131026' }])
  })
})

describe('one’s own data', () => {
  test('holds the choices and the number; whoever leaves takes them away', async () => {
    await agree(client)
    await choose(client, 'services', 'mail', false)
    const { sections } = await client.send(api.rights.data, { body: { password } })
    const section = (name: string) => sections.find((one) => one.name === name)
    expect(section('choices')).toMatchObject({
      title: 'Preferencias de avisos',
      rows: [{ topic: 'services', channel: 'mail', is_on: false }],
    })
    expect(section('whatsapp')?.rows).toMatchObject([{ agreed_version: version }])
    await client.send(api.rights.leave, { body: { password } })
    expect(await kept(client)).toEqual([])
    const numbers = await db
      .selectFrom('whatsapp_numbers')
      .select('number')
      .where('user_id', '=', client.actor.id)
      .execute()
    expect(numbers).toEqual([])
  })
})
