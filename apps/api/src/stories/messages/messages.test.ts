/** Client, carrier and driver talk about their service, from when it is taken until seven days after its end. docs/decisions/0056. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs, uploadJpeg } from '../stage.fixture.ts'
import { openTalk } from './messages.fixture.ts'

const {
  house,
  called,
  fleet,
  ownDriver,
  truck,
  services,
  anew,
  say,
  refused,
  read,
  talk,
  textsOf,
  thread,
  unread,
  why,
  count,
} = await openTalk()
const client = await called('client', { name: 'Ángela Rincón' })
const dayMs = 24 * hourMs

describe('in the conversation of a service', () => {
  test('its client, its carrier and its driver read the same, each from his side', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew)
    await say(client, id, '¿A qué hora llega?')
    house.clock.forward(minuteMs)
    await say(crew.driver, id, 'Voy en camino')
    const seen = await talk(crew.carrier, id)
    expect(seen).toMatchObject([
      {
        position: 1,
        part: 'client',
        name: 'Ángela Rincón',
        text: '¿A qué hora llega?',
        isMine: false,
        clientId: null,
      },
      { position: 2, part: 'driver', text: 'Voy en camino', isMine: false },
    ])
    const own = await talk(client, id)
    expect(own.map(({ isMine }) => isMine)).toEqual([true, false])
    expect(own[0]?.clientId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await thread(client, id)).toMatchObject({
      reader: 'client',
      denial: null,
      writableUntil: null,
      hidesContacts: false,
      isOpenToStaff: false,
      people: [{ part: 'carrier' }, { part: 'driver' }],
      lastPosition: 2,
      unread: 1,
    })
  })

  test('nothing is said before somebody has taken the service, and strangers find none', async () => {
    const crew = await fleet()
    const id = await services.created(client)
    expect(await why(client, id)).toBe('message.not_assigned')
    expect(await why(crew.carrier, id)).toBe('order.not_found')
    await house.world.take(crew.carrier.actor, id)
    expect((await thread(crew.carrier, id)).denial).toBeNull()
    for (const role of ['client', 'enterprise', 'driver'] as const)
      expect(await why(await called(role), id)).toBe('order.not_found')
    // Who drives for another of the enterprise's services is no part of this one.
    expect(await why(crew.driver, id)).toBe('order.not_found')
  })

  test('both sides write until seven days after the end, and read on', async () => {
    const crew = await fleet()
    const id = await services.finished(client, crew)
    const ended = house.clock.now
    house.clock.now = new Date(ended.getTime() + 7 * dayMs)
    await say(client, id, 'Falta la factura')
    const until = new Date(ended.getTime() + 7 * dayMs).toISOString()
    expect(await thread(crew.carrier, id)).toMatchObject({ denial: null, writableUntil: until })
    house.clock.forward(1)
    expect(await refused(crew.carrier, id, 'Ya va')).toBe('message.closed')
    expect(await thread(crew.carrier, id)).toMatchObject({ denial: 'message.closed' })
    expect(await textsOf(crew.carrier, id)).toEqual(['Falta la factura'])
  })

  test('a driver who is his own carrier is one of two', async () => {
    const crew = await ownDriver()
    const id = await services.crewed(client, crew)
    await say(crew.driver, id, 'Recibido')
    expect(await talk(client, id)).toMatchObject([{ part: 'carrier' }])
    expect((await thread(client, id)).people).toHaveLength(1)
  })

  test('who drove it before reads up to his removal and nothing after, and finds the rest no more', async () => {
    const crew = await fleet()
    const second = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
    const id = await services.crewed(client, crew)
    await say(client, id, 'Entre por la portería 2')
    house.clock.forward(minuteMs)
    const pair = { driverId: second.actor.id, vehicleId: await truck(crew.carrier.actor) }
    await house.world.assign(crew.carrier.actor, id, pair)
    house.clock.forward(minuteMs)
    await say(second, id, 'Ahora lo llevo yo')
    expect(await textsOf(crew.driver, id)).toEqual(['Entre por la portería 2'])
    expect(await thread(crew.driver, id)).toMatchObject({
      reader: 'former',
      people: [],
      reads: [],
      unread: 0,
    })
    expect(await refused(crew.driver, id, 'Hola')).toBe('message.former_driver')
    const detail = { params: { _id: id } }
    expect(await (await anew(crew.driver)).refusal(api.orders.detail, detail)).toBe('order.not_found')
    expect(await textsOf(second, id)).toEqual(['Entre por la portería 2', 'Ahora lo llevo yo'])
    expect((await unread(crew.driver)).items).toEqual([])
  })
})

describe('a message', () => {
  test('sent twice, at once, or again days later is one, and rings once', async () => {
    const crew = await fleet()
    const id = await services.paid(client, crew)
    const clientId = randomUUID()
    const twice = await Promise.all([1, 2, 3].map(() => say(client, id, { clientId, text: 'Hola' })))
    house.clock.forward(2 * dayMs)
    const later = await say(client, id, { clientId, text: 'Hola' })
    expect(new Set([...twice, later].map(({ _id }) => _id)).size).toBe(1)
    expect(await talk(crew.carrier, id)).toHaveLength(1)
    expect((await unread(crew.carrier)).total).toBe(1)
    // The same name of another writer is another message.
    await say(crew.carrier, id, { clientId, text: 'Buenas' })
    expect(await textsOf(client, id)).toEqual(['Hola', 'Buenas'])
  })

  test('carries photos, a place and when it was written, though it waited for a line', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew)
    const images = [await uploadJpeg(await anew(crew.driver)), await uploadJpeg(await anew(crew.driver))]
    const writtenAt = new Date(house.clock.now.getTime() - 40 * minuteMs).toISOString()
    await say(crew.driver, id, { images, place: { latitude: 4.6097, longitude: -74.0817 }, writtenAt })
    const [message] = await talk(client, id)
    expect(message).toMatchObject({
      text: null,
      place: { latitude: 4.6097, longitude: -74.0817, name: expect.stringContaining('Bogotá') },
      writtenAt,
      at: house.clock.now.toISOString(),
    })
    expect(message?.images).toHaveLength(2)
    const photo = await fetch(`${house.url}${message?.images[0] ?? ''}`)
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    // Whose own photo it is not cannot send it, and one is sent once.
    const stolen = await uploadJpeg(await anew(client))
    expect(await refused(crew.driver, id, { images: [stolen] })).toBe('file.not_found')
    expect(await refused(crew.driver, id, { images: [images[0] ?? ''] })).toBe('file.in_use')
  })

  test('of ten thousand letters, with forty photos or with nothing is refused whole', async () => {
    const crew = await fleet()
    const id = await services.paid(client, crew)
    const before = await count()
    expect(await refused(client, id, 'a'.repeat(10_000))).toBe('message.too_long')
    expect(await refused(client, id, 'ñ'.repeat(1001))).toBe('message.too_long')
    const forty = Array.from({ length: 40 }, (_, nth) => nth.toString(16).padStart(24, '0'))
    expect(await refused(client, id, { text: 'Fotos', images: forty })).toBe('message.too_many_photos')
    for (const text of ['', '   ', '\u200b\u2060'])
      expect(await refused(client, id, text)).toBe('message.empty')
    expect(await refused(client, id, {})).toBe('message.empty')
    const image = await uploadJpeg(await anew(client))
    expect(await refused(client, id, { text: 'a'.repeat(1001), images: [image] })).toBe('message.too_long')
    expect(await count()).toBe(before)
    // The photo of what was refused is still his to send.
    await say(client, id, { text: '👍'.repeat(1000), images: [image] })
    expect(await count()).toBe(before + 1)
  })

  test('is kept without what makes a page lie or grow', async () => {
    const crew = await fleet()
    const id = await services.paid(client, crew)
    await say(client, id, `<img src=x onerror=alert(1)>\u202eodnum Z${'\u0334'.repeat(10_000)}`)
    const [text = ''] = await textsOf(crew.carrier, id)
    expect(text).toBe('<img src=x onerror=alert(1)>odnum Z\u0334\u0334\u0334')
  })
})

describe('before the payment', () => {
  test('telephones, e-mails and accounts are hidden and nowhere kept; plates and amounts are not', async () => {
    const crew = await fleet()
    const id = await services.taken(client, crew)
    expect((await thread(client, id)).hidesContacts).toBe(true)
    const sent = await say(crew.carrier, id, 'Llámeme al 312 555 1234 o a ana@correo.com')
    expect(sent).toMatchObject({ text: 'Llámeme al •••••• o a ••••••', isMasked: true })
    await say(client, id, 'tres doce cinco cinco cinco doce treinta y cuatro')
    await say(crew.carrier, id, 'Va el ABC123 por $2.618.000')
    expect((await talk(client, id)).map(({ text, isMasked }) => [text, isMasked])).toEqual([
      ['Llámeme al •••••• o a ••••••', true],
      ['••••••', true],
      ['Va el ABC123 por $2.618.000', false],
    ])
    const { rows } = await house.database.pool.query(
      `select (select count(*) from messages where body ~ '312|ana@')::int as kept,
        (select count(*) from idempotency_keys where reply::text ~ '312 555')::int as answered`,
    )
    expect(rows).toEqual([{ kept: 0, answered: 0 }])
  })

  test('a number in pieces is hidden with its last one; once it is paid nothing is', async () => {
    const crew = await fleet()
    const id = await services.taken(client, crew)
    for (const piece of ['312', '555', '1234']) await say(client, id, piece)
    expect((await textsOf(crew.carrier, id)).at(-1)).toBe('••••••')
    await house.world.pay(client.actor, id)
    await say(client, id, 'Mi número es 312 555 1234')
    expect((await textsOf(crew.carrier, id)).at(-1)).toBe('Mi número es 312 555 1234')
  })
})

describe('what is not read', () => {
  test('is counted for each but its writer, and ends with reading; whoever reads less reads nothing back', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew)
    await say(client, id, 'Uno')
    await say(client, id, 'Dos')
    await say(crew.driver, id, 'Tres')
    const countOf = async (caller: typeof client) =>
      (await unread(caller)).items.find(({ orderId }) => orderId === id)?.unread ?? 0
    expect([await countOf(client), await countOf(crew.carrier), await countOf(crew.driver)]).toEqual([
      1, 3, 2,
    ])
    expect((await unread(crew.carrier)).items[0]).toMatchObject({ text: 'Tres', part: 'driver', unread: 3 })
    await read(crew.carrier, id, 2)
    expect(await countOf(crew.carrier)).toBe(1)
    await read(crew.carrier, id, 1)
    expect(await countOf(crew.carrier)).toBe(1)
    await read(crew.carrier, id, 99)
    expect(await countOf(crew.carrier)).toBe(0)
    expect((await thread(client, id)).reads).toEqual([
      expect.objectContaining({ part: 'carrier', position: 3 }),
      expect.objectContaining({ part: 'driver', position: 0 }),
    ])
  })

  test('many who write in one instant are counted to the last', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew)
    const writers = [client, crew.driver, client, crew.driver, client, crew.driver]
    await Promise.all(writers.map((one, nth) => say(one, id, `Mensaje ${nth}`)))
    expect((await talk(crew.carrier, id)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
    const counted = await Promise.all([client, crew.carrier, crew.driver].map((one) => thread(one, id)))
    expect(counted.map((one) => one.unread)).toEqual([3, 6, 3])
  })
})

test('pages go back from the newest, each where the last ended', async () => {
  const crew = await fleet()
  const id = await services.paid(client, crew)
  for (let nth = 1; nth <= 5; nth++) await say(client, id, String(nth))
  const page = async (after?: string) =>
    (await anew(crew.carrier)).send(api.messages.all, {
      params: { _id: id },
      query: { limit: 2, ...(after === undefined ? {} : { after }) },
    })
  const first = await page()
  const second = await page(first.next ?? '')
  const third = await page(second.next ?? '')
  const texts = [first, second, third].map(({ items }) => items.map(({ text }) => text))
  expect([texts, third.next, first.total]).toEqual([[['5', '4'], ['3', '2'], ['1']], null, 5])
})
