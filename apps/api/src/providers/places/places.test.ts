/** Every source of places through the suite; the ones behind a network against a stub that speaks their protocol. */
import { describe, expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { answerAsNominatim, answerAsPhoton } from './geocoder.fixture.ts'
import { failures, openStub } from './map-service-stub.ts'
import { createNominatimPlaces } from './nominatim.ts'
import { createPhotonPlaces } from './photon.ts'
import { placesSuite } from './places.suite.ts'

const drivers = [
  { name: 'photon', create: createPhotonPlaces, answer: answerAsPhoton },
  { name: 'nominatim', create: createNominatimPlaces, answer: answerAsNominatim },
]

placesSuite('gazetteer', () => Promise.resolve({ places: createGazetteer(), close: () => Promise.resolve() }))
for (const { name, create, answer } of drivers) {
  placesSuite(name, async () => {
    const stub = await openStub(answer)
    return { places: create({ baseUrl: stub.baseUrl, timeoutMs: 2_000 }), close: () => stub.close() }
  })
}

describe.each(drivers)('a geocoder behind a network: $name', ({ create, answer }) => {
  test.each(failures)('fails as $kind when the service $what', async ({ reply, kind }) => {
    const stub = await openStub(() => reply)
    const places = create({ baseUrl: stub.baseUrl, timeoutMs: 800 })
    await expect(places.search('Bogotá', 5)).rejects.toMatchObject({ name: 'ProviderError', kind })
    await stub.close()
  })

  test('fails as unavailable when nobody listens', async () => {
    const places = create({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 5_000 })
    await expect(places.search('Bogotá', 5)).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'unavailable',
    })
  })

  test('places a house where it is, in its municipality, and says who asks', async () => {
    const stub = await openStub(answer)
    const places = create({ baseUrl: stub.baseUrl, timeoutMs: 2_000, userAgent: 'arriero-test' })
    const [house] = await places.search('Calle 13 68-20 Bogotá', 5)
    expect(house).toMatchObject({ code: '11001', latitude: 4.6437, longitude: -74.1201, isExact: true })
    expect(stub.requests[0]?.headers['user-agent']).toBe('arriero-test')
    await stub.close()
  })
})
