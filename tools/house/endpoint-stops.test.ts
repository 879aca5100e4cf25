import { describe, expect, test } from 'vitest'
import { endpointsHaveTheirStops } from './endpoint-stops.ts'
import { plant, type Source } from './reading/source.ts'

describe('an endpoint that lacks a stop is named', () => {
  const rule = endpointsHaveTheirStops([{ name: 'offers.make', method: 'POST', path: '/offer' }])
  const api = (path: string, text: string): Source => plant(`apps/api/src/${path}`, text)
  const stops: Array<[lacks: string, file: Source]> = [
    ['served by no', api('features/offers/offers.routes.ts', 'serve(\n  api.offers.make, make)')],
    ['no row in', api('access/matrix/matrix.csv.ts', '`\n7;POST;/offer;make;401`')],
    ['no valid call', api('access/calls/offer-calls.fixture.ts', "'7': byAnyone(api.offers.make)")],
    ['no sentence', api('http/openapi/endpoints-of-orders.texts.ts', "'POST /offer': 'Oferta.'")],
    ['told of by no story', api('stories/offers.test.ts', 'carrier.send(api.offers.make, {})')],
  ]
  const files = stops.map(([, file]) => file)

  test('with all of them it is whole', () => {
    expect(rule(files)).toEqual([])
  })

  test.each(stops)('%s', (lacks, file) => {
    const found = rule(files.filter((one) => one !== file))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(lacks)
  })

  const without = (lacks: string): Source[] => stops.flatMap(([one, file]) => (one === lacks ? [] : [file]))

  test('a call that is only tried is no valid one', () => {
    const tried = api('access/offers.test.ts', 'send(app, api.offers.make, {})')
    expect(rule([...without('no valid call'), tried])).toHaveLength(1)
    const ofGateway = endpointsHaveTheirStops([
      { name: 'offers.make', method: 'POST', path: '/offer', access: 'gateway' },
    ])
    expect(ofGateway([...without('no valid call'), tried])).toEqual([])
  })

  test.each([
    ['another address that begins alike', "fetch('/v1/offer/all', { method: 'POST' })", 1],
    ['another method', "fetch('/v1/offer')", 1],
    ['its address and method', "fetch('/v1/offer', { method: 'POST' })", 0],
  ])('a story that asks %s', (_what, text, lacking) => {
    const story = api('stories/phones.test.ts', text)
    expect(rule([...without('told of by no story'), story])).toHaveLength(lacking)
  })
})
