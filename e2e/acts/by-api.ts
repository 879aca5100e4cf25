/** Services brought by the API to where a story begins. */
import { password, url } from '../people.ts'

type Reply = Readonly<Record<string, unknown>>

/** Calls of one person, as another program would make them. */
export const callerOf = async (email: string) => {
  const send = async (path: string, token: string | undefined, body?: object): Promise<Reply> => {
    const answer = await fetch(`${url()}/v1${path}`, {
      method: body ? 'POST' : 'GET',
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
  const { token } = await send('/auth/tokenbackoffice', undefined, { email, password: password() })
  return (path: string, body?: object) => send(path, String(token), body)
}

type Named = { id: string; name: string }
type Group = { children: Named[] }

const idOf = (list: readonly Named[], name: string): string =>
  list.find((one) => one.name === name)?.id ?? `no ${name}`

/** A service of this client, taken by this carrier at the client's price and not yet paid; answers its id. */
export const takenService = async (
  client: string,
  carrier: string,
  { at, pricePesos }: { at: Date; pricePesos: number },
): Promise<string> => {
  const [ask, take] = [await callerOf(client), await callerOf(carrier)]
  const [types, loads] = [await ask('/typevehicle/all'), await ask('/typeload/backoffice/all')]
  const [group] = types as unknown as Group[]
  const { _id } = await ask('/order/create', {
    origin: {
      name: 'Calle 13 # 82-20, Bogotá, Bogotá D.C.',
      latitude: 4.66,
      longitude: -74.12,
      code: '11001',
    },
    destination: {
      name: 'Carrera 5 # 11-30, Facatativá, Cundinamarca',
      latitude: 4.814,
      longitude: -74.355,
      code: '25269',
    },
    images: [],
    typeLoad: idOf(loads as unknown as Named[], 'General'),
    typeVehicleId: idOf(group?.children ?? [], 'Camión sencillo'),
    reservationDate: at.toISOString(),
    high: '2 M',
    width: '2 M',
    weight: '5 tn',
    price: pricePesos,
    deliveryCode: false,
  })
  await take('/offer/create', { isOffer: false, idOrder: _id })
  return String(_id)
}
