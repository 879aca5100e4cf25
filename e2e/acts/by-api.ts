/** Services brought by the API to where a story begins. */
import { password, url, type Place } from '../people.ts'

type Reply = Readonly<Record<string, unknown>>
/** A picture as it is drawn for an upload. */
export type Picture = { name: string; mimeType: string; buffer: Buffer }

/** Calls of one person, as another program would make them. */
export const callerOf = async (email: string, secret = password()) => {
  const send = async (
    path: string,
    token: string | undefined,
    {
      body,
      method = body ? 'POST' : 'GET',
    }: { body?: object | undefined; method?: 'POST' | 'PUT' | 'GET' } = {},
  ): Promise<Reply> => {
    const answer = await fetch(`${url()}/v1${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const reply = (await answer.json()) as Reply
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(reply)}`)
    return reply
  }
  const { token, user } = await send('/auth/tokenbackoffice', undefined, {
    body: { email, password: secret },
  })
  const call = (path: string, body?: object, method?: 'PUT') =>
    send(path, String(token), { body, ...(method ? { method } : {}) })
  /** Sends a photograph or a PDF; answers the id by which an act attaches it. */
  const upload = async (picture: Picture): Promise<string> => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture.buffer)], { type: picture.mimeType }), picture.name)
    const headers = { authorization: `Bearer ${String(token)}`, 'idempotency-key': crypto.randomUUID() }
    const kind = picture.mimeType === 'application/pdf' ? 'document' : 'image'
    const answer = await fetch(`${url()}/v1/upload/${kind}`, { method: 'POST', headers, body: form })
    if (!answer.ok) throw new Error(`the upload was answered ${answer.status}`)
    return String(((await answer.json()) as Reply)['_id'])
  }
  return Object.assign(call, { upload, userId: (user as { _id: string })._id })
}

type Named = { id: string; name: string }
type Group = { children: Named[] }

const idOf = (list: readonly Named[], name: string): string =>
  list.find((one) => one.name === name)?.id ?? `no ${name}`

type Wanted = {
  at: Date
  pricePesos: number
  origin?: object
  destination?: object
  typeVehicle?: string
  weight?: string
  deliveryCode?: boolean
  /** Of its ends, as the wire takes them. */
  contacts?: object
}

/** A service of this client that waits for a carrier; answers its id. */
export const openService = async (
  client: string,
  {
    at,
    pricePesos,
    origin,
    destination,
    typeVehicle = 'Camión sencillo',
    weight = '5 tn',
    deliveryCode = false,
    contacts,
  }: Wanted,
): Promise<string> => {
  const ask = await callerOf(client)
  const [types, loads] = [await ask('/typevehicle/all'), await ask('/typeload/backoffice/all')]
  const [group] = types as unknown as Group[]
  const { _id } = await ask('/order/create', {
    origin: origin ?? {
      name: 'Calle 13 # 82-20, Bogotá, Bogotá D.C.',
      latitude: 4.66,
      longitude: -74.12,
      code: '11001',
    },
    destination: destination ?? {
      name: 'Carrera 5 # 11-30, Facatativá, Cundinamarca',
      latitude: 4.814,
      longitude: -74.355,
      code: '25269',
    },
    images: [],
    typeLoad: idOf(loads as unknown as Named[], 'General'),
    typeVehicleId: idOf(group?.children ?? [], typeVehicle),
    reservationDate: at.toISOString(),
    high: '2 M',
    width: '2 M',
    weight,
    price: pricePesos,
    deliveryCode,
    ...(contacts && { contacts }),
  })
  return String(_id)
}

/** The same, taken by this carrier at the client's price and not yet paid. */
export const takenService = async (client: string, carrier: string, wanted: Wanted): Promise<string> => {
  const id = await openService(client, wanted)
  const take = await callerOf(carrier)
  await take('/offer/create', { isOffer: false, idOrder: id })
  return id
}

type Form = { action: string; fields: Record<string, string>; signature: string }

/** The client pays at the gateway's own page, with the outcome he chooses there; answers the gateway's name for it. */
const payAtGateway = async (client: string, orderId: string, outcome: string): Promise<string> => {
  const ask = await callerOf(client)
  const { transaction } = await ask('/order/pay', { orderId })
  const { action, fields, signature } = (await ask('/order/crypto', { sign: transaction })) as unknown as Form
  const page = await fetch(new URL(action, url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, signature }),
  })
  const place = page.headers.get('location') ?? '/'
  await fetch(new URL(place, url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  })
  return place.split('/').at(-1) ?? ''
}

/** Paid and captured by the gateway, which sends its signed notices. */
export const payService = async (client: string, orderId: string): Promise<void> => {
  await payAtGateway(client, orderId, 'paid')
}

/** What the gateway's own staff has it say of a payment later. */
export const gatewaySays = async (payment: string, status: string): Promise<void> => {
  await fetch(new URL(`/sandbox/pasarela/transacciones/${payment}/estado`, url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ status }),
  })
}

/** How the gateway is to take the next refund of a payment: `PSP_079`, `lost` … */
export const gatewayPlans = async (payment: string, plan: string): Promise<void> => {
  await fetch(new URL(`/sandbox/pasarela/transacciones/${payment}/devolucion`, url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ plan }),
  })
}

/** Promised by the gateway and not captured: what comes of it is still open. Answers the gateway's name for it. */
export const authoriseService = async (client: string, orderId: string): Promise<string> => {
  const payment = await payAtGateway(client, orderId, 'lost')
  await gatewaySays(payment, 'AUTHORISED')
  return payment
}

/** Who carries a service, and with what. */
export type Crew = { carrier: string; driver: string; plate: string }

/** In a world that stories share a driver has just come back from another trip: that he rested too little is left out. */
export const assignCrew = async (orderId: string, { carrier, driver, plate }: Crew): Promise<void> => {
  const [assign, { userId: driverId }] = [await callerOf(carrier), await callerOf(driver)]
  const { _id: vehicleId } = await assign(`/vehicle/detail/${plate}`)
  const gate = { gate: 'driver.rest_short', reason: 'Salió descansado, lo confirmó la empresa' }
  const waive = await callerOf('administrator@demo.arriero.co')
  await waive(`/order/waiver/${orderId}`, { driverId, vehicleId, ...gate })
  await assign(`/order/update/${orderId}`, { driverId, vehicleId }, 'PUT')
}

/** The line of a service's road, as its driver's phone has it: longitude first. */
export const lineOf = async (orderId: string, reader: string): Promise<readonly Place[]> => {
  const { line } = await (await callerOf(reader))(`/order/location/${orderId}`)
  return (line as [number, number][]).map(([longitude, latitude]) => ({ latitude, longitude }))
}

type Standing = { kind: string; version: string }

/** What a driver's phone reports, as it would. */
export const phoneOf = async (driver: string) => {
  const call = await callerOf(driver)
  return {
    /** Where he is now; `speed` in kilometres an hour. */
    isAt: (place: { latitude: number; longitude: number }, speed = 62) =>
      call('/location', { points: [{ at: new Date().toISOString(), ...place, speed, heading: 300 }] }),
    reports: (orderId: string, milestone: string, more: object = {}) =>
      call(`/order/milestone/${orderId}`, { milestone, ...more }),
    sharesPlace: async () => {
      const { standing } = (await call('/user/consent')) as unknown as { standing: Standing[] }
      const version = standing.find(({ kind }) => kind === 'location')?.version
      await call('/user/consent', { kind: 'location', version, isGiven: true })
    },
    call,
  }
}

type Running = Wanted & {
  document: Picture
  /** How it was paid; left out: for good. */
  pay?: (client: string, orderId: string) => Promise<void>
}

type Loading = Omit<Running, 'document'>

/** Taken, paid and being loaded onto this crew's truck: the next thing is the support document. */
export const loadingService = async (
  client: string,
  crew: Crew,
  { pay = payService, ...wanted }: Loading,
): Promise<string> => {
  const id = await takenService(client, crew.carrier, wanted)
  await pay(client, id)
  await assignCrew(id, crew)
  const driver = await phoneOf(crew.driver)
  await driver.sharesPlace()
  for (const milestone of ['onTheWay', 'inPosition', 'loadingStart']) await driver.reports(id, milestone)
  return id
}

/** Taken, paid and with this crew on the road: the trip has begun. */
export const runningService = async (
  client: string,
  crew: Crew,
  { document, ...loading }: Running,
): Promise<string> => {
  const id = await loadingService(client, crew, loading)
  const driver = await phoneOf(crew.driver)
  await driver.call(`/order/loadsupportdoc/${id}`, { file: await driver.call.upload(document) }, 'PUT')
  await driver.reports(id, 'tripStart')
  return id
}
