/** Who is written to learns of it: at once where he is, by his bell and his phone, by one letter where he does not look. docs/decisions/0056. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { sweepWaitingMessages } from '#features/messages/messages.sweeps.ts'
import { newPushKeys } from '#providers/push/push-keys.ts'
import { browser, pushHost, pushService } from '#providers/push/push.fixture.ts'
import { webPushSender } from '#providers/push/web-push.ts'
import { hourMs, minuteMs } from '../stage.fixture.ts'
import { earOf } from '../notifications/ear.fixture.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { openTalk } from './messages.fixture.ts'

const service = await pushService()
const push = webPushSender({
  keys: newPushKeys(),
  contact: 'mailto:ayuda@example.co',
  hosts: [pushHost],
  timeoutMs: 5_000,
  agent: service.agent,
})
const { house, called, fleet, truck, services, anew, say, read } = await openTalk({ providers: { push } })
const { bellOf, lettersTo } = bellsOf(house)
const client = await called('client', { name: 'Ángela Rincón', email: 'angela@example.co' })

test('everybody in it hears at once what is new, as he reads it, and how far the others have read', async () => {
  const crew = await fleet()
  const stranger = await called('client')
  const id = await services.crewed(client, crew)
  const ears = await Promise.all(
    [client, crew.carrier, crew.driver, stranger].map((one) => earOf(house, one)),
  )
  await say(client, id, 'Hola')
  const heard = () => ears.map((ear) => ear.all('thread').flatMap(({ messages }) => messages))
  await expect.poll(() => heard().map(({ length }) => length), { timeout: 5_000 }).toEqual([1, 1, 1, 0])
  expect(heard().map(([message]) => message?.isMine)).toEqual([true, false, false, undefined])
  expect(ears.map((ear) => ear.all('thread').at(-1)?.unread)).toEqual([0, 1, 1, undefined])
  await read(crew.carrier, id, 1)
  await expect
    .poll(() => ears[0]?.all('thread').at(-1)?.reads, { timeout: 5_000 })
    .toEqual([
      expect.objectContaining({ part: 'carrier', position: 1 }),
      expect.objectContaining({ position: 0 }),
    ])
  await expect.poll(() => ears[1]?.all('thread').at(-1)?.unread, { timeout: 5_000 }).toBe(0)
})

test('whoever drove it before hears nothing more of it', async () => {
  const crew = await fleet()
  const second = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  const id = await services.crewed(client, crew)
  await house.world.assign(crew.carrier.actor, id, {
    driverId: second.actor.id,
    vehicleId: await truck(crew.carrier.actor),
  })
  const [former, now] = [await earOf(house, crew.driver), await earOf(house, second)]
  await say(client, id, 'Hola')
  await expect.poll(() => now.all('thread').length, { timeout: 5_000 }).toBe(1)
  expect(former.all('thread')).toEqual([])
})

test('a bell rings once for all that comes until it is read, and again an hour later', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  const ringsOf = async () => (await bellOf(crew.driver)).filter(({ kind }) => kind === 'message.received')
  await say(client, id, 'Uno')
  await say(client, id, 'Dos')
  const [ring, ...more] = await ringsOf()
  expect([ring?.title, ring?.link, ring?.isRead, more]).toEqual([
    'Mensaje del cliente',
    `/conductor/viaje/${id}/mensajes`,
    false,
    [],
  ])
  // The words stay in the conversation.
  expect(JSON.stringify(ring)).not.toContain('Uno')
  house.clock.forward(61 * minuteMs)
  await say(client, id, 'Tres')
  expect(await ringsOf()).toHaveLength(2)
  await read(crew.driver, id, 3)
  expect((await ringsOf()).every(({ isRead }) => isRead)).toBe(true)
  house.clock.forward(minuteMs)
  await say(client, id, 'Cuatro')
  expect((await ringsOf()).map(({ isRead }) => isRead)).toEqual([false, true, true])
  // Nobody is told of what he wrote himself.
  expect((await bellOf(client)).filter(({ kind }) => kind === 'message.received')).toEqual([])
})

test('his phone is told by whom and of which service, once, and never what was said', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  const phone = browser('telefono-del-conductor')
  const { endpoint, p256dh, auth } = phone.target
  await (
    await anew(crew.driver)
  ).send(api.notifications.subscribe, { body: { endpoint, keys: { p256dh, auth } } })
  await house.jobs.runJobs()
  service.received.length = 0
  await say(client, id, 'Entre por la portería 2')
  await say(client, id, 'Pregunte por la señora Inés')
  await house.jobs.runJobs()
  const heard = service.received.map(({ body }) => phone.read(body))
  expect(heard).toMatchObject([{ title: 'Mensaje del cliente', url: `/conductor/viaje/${id}/mensajes` }])
  expect(JSON.stringify(heard)).not.toMatch(/portería|Inés/)
})

test('who does not look for an hour gets one letter for all of it, and none for the same again', async () => {
  const [one, other] = [await fleet(), await fleet()]
  const [first, second] = [await services.crewed(client, one), await services.crewed(client, other)]
  await say(one.carrier, first, 'Uno')
  await say(other.carrier, second, 'Dos')
  await say(other.driver, second, 'Tres')
  const letters = async () =>
    (await lettersTo('angela@example.co')).filter(({ subject }) => subject.includes('sin leer'))
  house.clock.forward(59 * minuteMs)
  await sweepWaitingMessages(house.openCtx())
  expect(await letters()).toEqual([])
  house.clock.forward(2 * minuteMs)
  await sweepWaitingMessages(house.openCtx())
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    'Tiene 3 mensajes sin leer de 2 servicios',
  ])
  house.clock.forward(13 * hourMs)
  await sweepWaitingMessages(house.openCtx())
  expect(await letters()).toHaveLength(1)
  await say(one.carrier, first, 'Cuatro')
  house.clock.forward(61 * minuteMs)
  await sweepWaitingMessages(house.openCtx())
  expect(await letters()).toHaveLength(2)
  const reader = await anew(client)
  await read(reader, first, 9)
  await read(reader, second, 9)
})
