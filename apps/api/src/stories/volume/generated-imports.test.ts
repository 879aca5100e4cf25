/** Whatever file of whatever program: its good rows become services as they were written, its bad ones are told, and no row comes twice. */
import { api } from '@arriero/contract'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { pesos } from '@arriero/domain/money/money'
import { withVat } from '@arriero/domain/money/pricing'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyService,
  anyStyle,
  fileOf,
  type Service,
} from '#features/order-imports/reading/generated-file.fixture.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import { faultsOf } from '../../races/invariants.fixture.ts'
import { openStage } from '../stage.fixture.ts'
import { importing } from './imported.fixture.ts'

const stage = await openStage()
const { house, called } = stage
const { bring, work, detail, rows, publish, servicesOf } = importing(stage)
const runs = 8
const most = 12

/** One way for a row to be wrong, and the sentence it is told by. */
type Spoilt = { change: Partial<Service>; code: ErrorCode }
const spoilt: readonly Spoilt[] = [
  { change: { origin: 'Armenia' }, code: 'town.ambiguous' },
  { change: { destination: 'Macondo' }, code: 'town.not_found' },
  { change: { destination: 'Bogotá', origin: 'Bogotá' }, code: 'order.route_same_place' },
  { change: { day: '2020-01-02' }, code: 'order.reservation_too_soon' },
  { change: { weightKg: 90_000 }, code: 'cargo.too_heavy' },
]

type Row = { service: Service; code: ErrorCode | undefined }

type Drawn = { service: Service; ahead: number; fault: Spoilt | undefined }

const anyRow: fc.Arbitrary<Drawn> = fc.record({
  service: anyService,
  ahead: fc.integer({ min: 2, max: 60 }),
  fault: fc.option(fc.constantFrom(...spoilt), { nil: undefined, freq: 3 }),
})

const rowsOf = (drawn: readonly Drawn[]): Row[] =>
  drawn.map(({ service, ahead, fault }, index) => ({
    code: fault?.code,
    service: {
      ...service,
      reference: `P-${index}`,
      day: daysAfter(bogotaDay(house.clock.now), ahead),
      // What the vehicle of the file carries.
      weightKg: 1 + (service.weightKg % 7_000),
      highCm: 1 + (service.highCm % 200),
      widthCm: 1 + (service.widthCm % 200),
      ...fault?.change,
    },
  }))

const { rates, vatBase } = await ratesInForce(house.database.db)
const clientPriceOf = (netPesos: number) => withVat(pesos(netPesos), rates, vatBase).clientPesos

test(
  'a file of any make is published row by row as it was written',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: most }),
        anyStyle,
        anyStyle,
        async (drawn, style, otherStyle) => {
          const client = await called('cliententerprise')
          const written = rowsOf(drawn)
          const services = written.map(({ service }) => service)
          const good = written.filter(({ code }) => code === undefined)

          const { _id } = await bring(client, fileOf(services, style), `a.${style.format}`)
          await work()
          const told = await rows(client, _id)
          expect(told.map(({ faults }) => faults.map(({ code }) => code))).toEqual(
            written.map(({ code }) => (code === undefined ? [] : [code])),
          )
          if (good.length === 0) {
            const input = { params: { _id }, body: { which: 'good' as const } }
            expect(await client.refusal(api.orderImports.publish, input)).toBe('import.nothing_good')
            expect(await servicesOf(client)).toEqual([])
            return
          }
          await publish(client, _id, 'good')
          const made = new Map((await servicesOf(client)).map((order) => [order.id, order]))
          const byReference = new Map(
            (await rows(client, _id)).map(({ reference, orderId }) => [reference, orderId]),
          )
          expect(made.size).toBe(good.length)
          for (const { service } of good)
            expect(made.get(byReference.get(service.reference) ?? '')).toMatchObject({
              status: 0,
              weight: `${service.weightKg} kl`,
              high: `${service.highCm} cm`,
              client_price: clientPriceOf(service.pesos),
              description: service.description,
            })

          // Saved again by another program: what was asked for is not asked for again.
          const again = await bring(client, fileOf(services, otherStyle), `b.${otherStyle.format}`)
          await work()
          if (!again.isKnown)
            expect(await detail(client, again._id)).toMatchObject({
              counts: { good: 0, existing: good.length },
            })
          expect(await servicesOf(client)).toHaveLength(good.length)
        },
      ),
      { numRuns: runs, endOnFailure: true },
    )
    expect(await faultsOf(house.database.db)).toEqual([])
  },
  60_000 + runs * 20_000,
)
