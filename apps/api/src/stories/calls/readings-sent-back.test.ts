/** Every change of a thing takes the thing as its sender read it. Decisions §4. */
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { uploadPdf } from '../papers/papers.fixture.ts'
import { createBody, openStage } from '../stage.fixture.ts'

const { house, called, truck, services, fleet } = await openStage()
const administrator = await called('administrator')

type Body = Record<string, unknown>
interface Thing {
  caller: Caller
  /** The parameters in the endpoint's path. */
  place?: Record<string, string>
  read: () => Promise<Body>
  /** What is his to change, as it reads afterwards; left out where it reads otherwise. */
  change: Body
  reads?: Body
}

const row = async (list: Promise<{ items: object[] }>, wanted: Body): Promise<Body> => {
  const found = (await list).items.find((one) =>
    Object.entries(wanted).every(([key, value]) => (one as Body)[key] === value),
  )
  return (found ?? expect.unreachable('the list does not have it')) as Body
}

const things: Readonly<Record<string, () => Promise<Thing>>> = {
  'accounts.update': async () => {
    const place = { _id: (await called('client')).actor.id }
    return {
      caller: administrator,
      place,
      read: () => administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, { params: place }),
      change: { name: 'Ángela Rincón' },
    }
  },
  'vehicles.update': async () => {
    const owner = await called('enterprise')
    const _id = await truck(owner.actor)
    const { licensePlate } = await row(
      owner.send(api.vehicles.all, { params: { enterpriseId: owner.actor.id }, query: {} }),
      { _id },
    )
    return {
      caller: administrator,
      place: { _id },
      read: () => administrator.send(api.vehicles.detail, { params: { licensePlate: String(licensePlate) } }),
      change: { isActive: false },
    }
  },
  'orders.update': async () => {
    const crew = await fleet()
    const place = { _id: await services.taken(await called('client'), crew) }
    return {
      caller: crew.carrier,
      place,
      read: () =>
        crew.carrier.send<typeof api.orders.detail, 'carrier'>(api.orders.detail, { params: place }),
      change: crew.pair,
      reads: { assignedDriverId: crew.pair.driverId },
    }
  },
  'enterpriseDrivers.update': async () => {
    const { carrier, driver } = await fleet()
    const place = { _id: driver.actor.id }
    return {
      caller: carrier,
      place,
      read: () => carrier.send<typeof api.users.detail, 'enterprise'>(api.users.detail, { params: place }),
      change: { cellPhone: '3117654321' },
    }
  },
  'brand.update': async () => ({
    caller: administrator,
    read: () => administrator.send(api.brand.read, {}),
    change: { name: 'Fletes del Llano' },
  }),
  'legalDocuments.update': async () => {
    const file = await uploadPdf(administrator)
    const place = await administrator.send(api.legalDocuments.create, {
      body: { name: 'Contrato marco', visible: ['enterprise'], file },
    })
    const all = () =>
      administrator.send<typeof api.legalDocuments.byRole, 'admin'>(api.legalDocuments.byRole, { query: {} })
    return {
      caller: administrator,
      place,
      read: () => row(all(), place),
      change: { visible: ['enterprise', 'driver'] },
    }
  },
  'rates.update': async () => {
    const read = () => administrator.send(api.rates.all, {})
    return { caller: administrator, place: { _id: (await read())._id }, read, change: { profit: 12 } }
  },
  'settings.update': async () => {
    const [one] = (await administrator.send(api.settings.all, {})).items
    const { key, value, least } = one ?? expect.unreachable()
    return {
      caller: administrator,
      place: { key },
      read: () => row(administrator.send(api.settings.all, {}), { key }),
      change: { value: value === least ? value + 1 : least },
    }
  },
  'support.update': async () => {
    const client = await called('client')
    const place = await client.send(api.support.create, {
      body: { subject: 'Doble cobro', description: 'Me cobraron dos veces.' },
    })
    return {
      caller: administrator,
      place,
      read: () =>
        administrator.send<typeof api.support.detail, 'staff'>(api.support.detail, { params: place }),
      change: { response: 'Se devolvió el segundo cobro.', status: 'Solucionado' },
    }
  },
  'savedPlaces.update': async () => {
    const client = await called('client')
    const place = await client.send(api.savedPlaces.create, {
      body: { name: 'Bodega norte', place: createBody(house.clock.now).origin, contactName: 'Portería' },
    })
    return {
      caller: client,
      place,
      read: () => client.send(api.savedPlaces.detail, { params: place }),
      change: { name: 'Bodega sur' },
    }
  },
  'orderTemplates.rename': async () => {
    const client = await called('client')
    const orderId = await services.created(client, {})
    const place = await client.send(api.orderTemplates.create, { body: { name: 'A Cali', orderId } })
    return {
      caller: client,
      place,
      read: () => client.send(api.orderTemplates.detail, { params: place }),
      change: { name: 'A Cali los lunes' },
    }
  },
  'tableViews.update': async () => {
    const layout = { order: ['id'], hidden: [], shown: [], density: 'compact' as const }
    const place = await administrator.send(api.tableViews.create, {
      body: { list: 'services', name: 'Mías', isShared: false, state: { filters: {}, sort: null, layout } },
    })
    return {
      caller: administrator,
      place,
      read: () => row(administrator.send(api.tableViews.all, { query: { list: 'services' } }), place),
      change: { name: 'Las de hoy' },
    }
  },
  'integrations.changeWebhook': async () => {
    const client = await called('cliententerprise')
    const { _id } = await client.send(api.integrations.makeWebhook, {
      body: { url: 'https://avisos.example.co/fletes', events: ['order.paid'] },
    })
    return {
      caller: client,
      place: { _id },
      read: () => row(client.send(api.integrations.webhooks, { query: {} }), { _id }),
      change: { events: ['order.created', 'order.paid'] },
    }
  },
}

/** What is put, and yet no thing that was read: an answer to a question, a choice, a version beside others. */
const acts: readonly string[] = [
  'closings.setChart',
  'messages.read',
  'notifications.choose',
  'notifications.readAll',
  'offers.take',
  'orders.loadSupportDocument',
  'ownAccount.confirmFactor',
  'settlements.setBankFile',
  'settlements.setRules',
  'settlements.setTown',
  'tableViews.setDefault',
  'whatsapp.confirm',
]

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(api).flatMap(([room, all]) =>
    Object.entries(all).map(([name, endpoint]): [string, Endpoint] => [`${room}.${name}`, endpoint]),
  ),
)

test('whatever changes a thing takes it as it was read, but for the acts that are named', () => {
  const puts = [...endpoints].filter(([, { method, body }]) => method === 'PUT' && body !== undefined)
  const without = puts.filter(([, { sentBack }]) => !sentBack).map(([name]) => name)
  expect(without.toSorted()).toEqual(acts)
  const taking = [...endpoints].filter(([, { sentBack }]) => sentBack).map(([name]) => name)
  expect(taking.toSorted()).toEqual(Object.keys(things).toSorted())
})

const formsOf = (shape: z.ZodType | undefined): z.ZodObject[] => {
  if (shape instanceof z.ZodUnion) return (shape.options as z.ZodType[]).flatMap(formsOf)
  return shape instanceof z.ZodObject ? [shape] : []
}
const writableIn = ({ body }: Endpoint) => new Set(formsOf(body).flatMap(({ shape }) => Object.keys(shape)))

describe.each(Object.entries(things))('%s', (name, make) => {
  const endpoint = endpoints.get(name) ?? expect.unreachable(`the contract has no ${name}`)
  const put = async ({ caller, place = {} }: Thing, body: Body) => {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => place[key] ?? '')
    const answer = await house.app.inject({
      method: 'PUT',
      url: `/v1${path}`,
      headers: { authorization: `Bearer ${caller.token}` },
      payload: body,
    })
    const { updated, code, fields } = answer.json<{ updated?: true; code?: string; fields?: object }>()
    return updated ? 'updated' : `${answer.statusCode} ${code} ${Object.keys(fields ?? {}).join(' ')}`.trim()
  }

  test('as it was read it changes nothing; with a change of its sender’s it changes that alone', async () => {
    const thing = await make()
    const before = await thing.read()
    expect(await put(thing, before)).toBe('updated')
    expect(await thing.read()).toEqual(before)
    expect(await put(thing, { ...before, ...thing.change })).toBe('updated')
    const after = await thing.read()
    expect(after).toMatchObject(thing.reads ?? thing.change)
    const others = Object.keys(before).filter(
      (key) => writableIn(endpoint).has(key) && !(key in thing.change),
    )
    for (const key of others.filter((one) => !endpoint.sentBack?.guards.includes(one)))
      if (typeof before[key] !== 'object') expect(after[key], key).toEqual(before[key])
  })

  test('what is not for anybody to change is refused by its name, and so is what nobody knows', async () => {
    const thing = await make()
    const read = await thing.read()
    const writable = writableIn(endpoint)
    const fixed = Object.keys(read).filter((key) => !writable.has(key))
    expect(fixed.length).toBeGreaterThan(0)
    for (const key of fixed)
      expect(await put(thing, { ...read, [key]: { changed: true } })).toBe(`400 input.not_changeable ${key}`)
    expect(await put(thing, { ...read, ...thing.change, nowhere: 'x' })).toBe(
      '400 input.unknown_field nowhere',
    )
    expect(await thing.read()).toEqual(read)
  })
})

test('who made his change on what stands no more is told that it changed, and not which key', async () => {
  const thing = await (things['support.update'] ?? expect.unreachable())()
  const read = await thing.read()
  const { place = {} } = thing
  await administrator.send(api.support.update, {
    params: { _id: place['_id'] ?? '' },
    body: { response: 'Lo miramos.', status: 'EnProceso' },
  })
  const answered = administrator.refusal(api.support.update, {
    params: { _id: place['_id'] ?? '' },
    body: { ...read, response: 'Otra cosa.', status: 'Solucionado' } as never,
  })
  expect(await answered).toBe('pqr.changed')
  const again = await thing.read()
  expect(
    await administrator.send(api.support.update, {
      params: { _id: place['_id'] ?? '' },
      body: { ...again, response: 'Ya quedó.' } as never,
    }),
  ).toEqual({ updated: true })
  expect(await thing.read()).toMatchObject({ response: 'Ya quedó.', status: 'EnProceso' })
})
