/** Services brought by the API to where a story begins. */
import { password, url } from '../people.ts'

type Reply = Readonly<Record<string, unknown>>

/** Calls of one person, as another program would make them. */
export const callerOf = async (email: string) => {
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
    body: { email, password: password() },
  })
  const call = (path: string, body?: object, method?: 'PUT') =>
    send(path, String(token), { body, ...(method ? { method } : {}) })
  return Object.assign(call, { userId: (user as { _id: string })._id })
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
}

/** A service of this client that waits for a carrier; answers its id. */
export const openService = async (
  client: string,
  { at, pricePesos, origin, destination, typeVehicle = 'Camión sencillo', weight = '5 tn' }: Wanted,
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
    deliveryCode: false,
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

/** The client pays at the gateway's own page, which sends its signed notice. */
export const payService = async (client: string, orderId: string): Promise<void> => {
  const ask = await callerOf(client)
  const { transaction } = await ask('/order/pay', { orderId })
  const { action, fields, signature } = (await ask('/order/crypto', { sign: transaction })) as unknown as Form
  const page = await fetch(new URL(action, url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, signature }),
  })
  await fetch(new URL(page.headers.get('location') ?? '/', url()), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'paid' }),
  })
}
