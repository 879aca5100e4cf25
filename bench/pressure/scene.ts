/** A full house, those who call it, and where its trucks are: what a run under load begins with. */
import { gatekeeper } from '../load/actors.ts'
import { startServer, type Running } from '../servers/process.ts'
import type { WorldSize } from '../world/fill.ts'
import { withAsked, type Filled } from '../world/filled-house.ts'
import { onTheRoad } from '../world/road.ts'
import { addressOf, type Scene } from './mix.ts'
import type { Truck } from './phones.ts'
import type { Fault } from './planted.ts'

type Headers = Record<string, string>

export type Ground = Scene & Pick<Filled, 'house' | 'servers'>

export const withGround = <T>(size: WorldSize, work: (ground: Ground) => Promise<T>): Promise<T> =>
  withAsked(size, ({ house, servers, more }, sql) =>
    work({ house, servers, more, sql, enter: gatekeeper(house) }),
  )

/** `mostWaitMs`: another setting than an installation has. */
export type ProductSize = { faults?: readonly Fault[]; mostWaitMs?: number }

/** The product with the settings of an installation, or with faults made on purpose. */
export const startProduct = (
  { servers }: Ground,
  { faults = [], mostWaitMs }: ProductSize = {},
): Promise<Running> =>
  startServer(faults.length === 0 ? 'guarded-server.ts' : 'faulty-server.ts', servers, {
    BENCH_FAULTS: faults.join(),
    BENCH_MOST_WAIT_MS: String(mostWaitMs ?? ''),
  })

export type Road = {
  trucks: Truck[]
  /** Each truck's own driver first, then clients who look. */
  screens: Headers[]
}

/** One truck for each driver, and so many who watch. */
export const roadOf = async (
  { sql, enter }: Ground,
  size: { trucks: number; screens: number },
): Promise<Road> => {
  const found = await onTheRoad(sql, size.trucks)
  const single = [...Map.groupBy(found, ({ driverId }) => driverId).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
  const from = async (id: string): Promise<Headers> => {
    const { headers } = await enter(id)
    return { ...headers, 'x-forwarded-for': addressOf(id) }
  }
  const trucks: Truck[] = []
  for (const { orderId, driverId } of single)
    trucks.push({ orderId, driver: { ...(await from(driverId)), 'content-type': 'application/json' } })
  const lookers = found.slice(0, Math.max(0, size.screens - trucks.length)).map(({ clientId }) => clientId)
  const drivers = single.slice(0, size.screens).map(({ driverId }) => driverId)
  return { trucks, screens: await Promise.all([...drivers, ...lookers].map(from)) }
}
