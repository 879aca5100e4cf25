/** Every router through the suite; the ones behind a network against a stub that speaks their protocol. */
import { describe, expect, test } from 'vitest'
import { failures, openStub } from '#providers/places/map-service-stub.ts'
import type { StubReply, StubRequest } from '#providers/places/map-service-stub.ts'
import type { ProviderError } from '#providers/provider-error.ts'
import { withFallback, type OutsideRouter } from './fallback.ts'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { createOsrmRouting } from './osrm.ts'
import { bestRoute, type RoutePoint } from './port.ts'
import { openRoadRouting } from './road-routing.fixture.ts'
import { bogota, medellin, routingSuite } from './routing.suite.ts'
import { createValhallaRouting } from './valhalla.ts'

/** The inverse of the decoder, written after the published algorithm. */
const encode = (line: readonly RoutePoint[], decimals: number): string => {
  let [latitude, longitude] = [0, 0]
  const signed = (value: number): string => {
    let bits = value < 0 ? -2 * value - 1 : 2 * value
    let text = ''
    for (; bits >= 32; bits = Math.floor(bits / 32)) text += String.fromCharCode(32 + (bits % 32) + 63)
    return text + String.fromCharCode(bits + 63)
  }
  return line
    .map((point) => {
      const [y, x] = [
        Math.round(point.latitude * 10 ** decimals),
        Math.round(point.longitude * 10 ** decimals),
      ]
      const text = signed(y - latitude) + signed(x - longitude)
      ;[latitude, longitude] = [y, x]
      return text
    })
    .join('')
}

const roadKm = (from: RoutePoint, to: RoutePoint): number => greatCircleKm(from, to) * 1.7

const answerAsOsrm = ({ url }: StubRequest): StubReply => {
  const [, text = ''] = /^\/route\/v1\/driving\/(.+)$/.exec(url.pathname) ?? []
  const [from, to] = text.split(';').map((pair) => {
    const [longitude = NaN, latitude = NaN] = pair.split(',').map(Number)
    return { longitude, latitude }
  })
  const isAsked = url.searchParams.get('geometries') === 'polyline' && from && to
  if (!isAsked) return { status: 400, body: { code: 'InvalidQuery', message: 'Query string malformed' } }
  if (to.latitude < -4) return { status: 400, body: { code: 'NoRoute', message: 'Impossible route' } }
  const geometry = encode([from, to], 5)
  const leg = { steps: [], weight: 1, distance: roadKm(from, to) * 1000, summary: '', duration: 1 }
  const route = {
    legs: [leg],
    weight_name: 'routability',
    geometry,
    weight: 1,
    distance: leg.distance,
    duration: 1,
  }
  return { body: { code: 'Ok', routes: [route], waypoints: [] } }
}

type ValhallaQuestion = { locations: { lat: number; lon: number }[]; costing: string; units: string }

const answerAsValhalla = ({ body }: StubRequest): StubReply => {
  const question = JSON.parse(body) as ValhallaQuestion
  const [from, to] = question.locations.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))
  const refusal = {
    error_code: 442,
    error: 'No path could be found for input',
    status_code: 400,
    status: 'Bad Request',
  }
  if (!from || !to || question.costing !== 'truck' || to.latitude < -4) return { status: 400, body: refusal }
  const summary = { length: roadKm(from, to), time: 1 }
  const legs = [{ shape: encode([from, to], 6), summary }]
  return {
    body: {
      trip: { locations: [], legs, summary, status: 0, status_message: 'Found route', units: question.units },
    },
  }
}

const drivers: readonly {
  name: 'osrm' | 'valhalla'
  create: (service: { baseUrl: string; timeoutMs: number }) => OutsideRouter
  answer: (request: StubRequest) => StubReply
}[] = [
  { name: 'osrm', create: createOsrmRouting, answer: answerAsOsrm },
  { name: 'valhalla', create: createValhallaRouting, answer: answerAsValhalla },
]

const embedded = openRoadRouting()
routingSuite('roads', ['official', 'roads'], () =>
  Promise.resolve({ router: embedded, close: () => Promise.resolve() }),
)
for (const { name, create, answer } of drivers) {
  routingSuite(name, [name], async () => {
    const stub = await openStub(answer)
    return { router: create({ baseUrl: `${stub.baseUrl}/`, timeoutMs: 2_000 }), close: () => stub.close() }
  })
}

describe.each(drivers)('a router behind a network: $name', ({ create, answer }) => {
  test.each(failures)('fails as $kind when the service $what', async ({ reply, kind }) => {
    const stub = await openStub(() => reply)
    const router = create({ baseUrl: stub.baseUrl, timeoutMs: 800 })
    await expect(bestRoute(router, bogota, medellin)).rejects.toMatchObject({ name: 'ProviderError', kind })
    await stub.close()
  })

  test('fails as unavailable when nobody listens, and as rejected where there is no road', async () => {
    const stub = await openStub(answer)
    const router = create({ baseUrl: stub.baseUrl, timeoutMs: 2_000 })
    await expect(bestRoute(router, bogota, { latitude: -4.2, longitude: -69.9 })).rejects.toMatchObject({
      kind: 'rejected',
    })
    await stub.close()
    await expect(bestRoute(router, bogota, medellin)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('is replaced by the embedded router when it fails, and the failure is told', async () => {
    const heard: ProviderError[] = []
    const outside = create({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 5_000 })
    const router = withFallback(outside, embedded, (error) => heard.push(error))
    const { method } = await bestRoute(router, bogota, medellin)
    expect(method).toBe('official')
    expect(heard.map(({ kind }) => kind)).toEqual(['unavailable'])
  })
})

test('a directions service is asked for driving, and its metres are told as kilometres', async () => {
  const asked: string[] = []
  const stub = await openStub((request) => {
    asked.push(request.url.pathname)
    return answerAsOsrm(request)
  })
  const router = createOsrmRouting({ baseUrl: stub.baseUrl, timeoutMs: 2_000 })
  const { distanceKm, line } = await bestRoute(router, bogota, medellin)
  await stub.close()
  expect(asked).toEqual([expect.stringMatching(/^\/route\/v1\/driving\//)])
  expect(distanceKm).toBeCloseTo(roadKm(bogota, medellin), 0)
  expect([line[0], line.at(-1)]).toEqual([
    [expect.closeTo(bogota.longitude, 3), expect.closeTo(bogota.latitude, 3)],
    [expect.closeTo(medellin.longitude, 3), expect.closeTo(medellin.latitude, 3)],
  ])
})
