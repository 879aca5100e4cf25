/** Calls of phones: each its own driver, each point of its own moment. */
import type { Request } from 'autocannon'
import type { OnTheRoad } from '../world/road.ts'
import type { Gatekeeper } from './actors.ts'

const json = { 'content-type': 'application/json' }

const point = (at: number) =>
  `{"at":"${new Date(at).toISOString()}","latitude":4.6,"longitude":-74.1,"speed":62,"heading":90,"accuracy":8}`

/** `back`: as a phone that catches up; `forward`: as it happens. */
export type Way = 'back' | 'forward'

/** Moments are never used twice by one phone: behind now, each call further back, within what a phone may send late. */
const moments = (points: number, way: Way) => {
  let step = 0
  return () => {
    const newest = way === 'forward' ? Date.now() : Date.now() - (step++ % 1000) * points
    return `{"points":[${Array.from({ length: points }, (_, index) => point(newest - index)).join(',')}]}`
  }
}

type Aim = { path: string; headers?: Record<string, string> }

const calls = (aims: readonly Aim[], points: number, way: Way): Request[] => {
  const body = moments(points, way)
  let next = 0
  return [
    {
      method: 'POST',
      setupRequest: (request) => {
        const { path, headers } = aims[next++ % aims.length] ?? { path: '/' }
        return { ...request, method: 'POST', path, headers: { ...json, ...headers }, body: body() }
      },
    },
  ]
}

export type OurCalls = { enter: Gatekeeper; road: readonly OnTheRoad[]; points: number; way?: Way }

export const ourCalls = async ({ enter, road, points, way = 'back' }: OurCalls) =>
  calls(
    await Promise.all(
      road.map(async ({ driverId }) => ({ path: '/v1/location', headers: (await enter(driverId)).headers })),
    ),
    points,
    way,
  )

export const bareCalls = (road: readonly OnTheRoad[], points: number) =>
  calls(
    road.map(({ orderId }) => ({ path: `/location/${orderId}` })),
    points,
    'back',
  )
