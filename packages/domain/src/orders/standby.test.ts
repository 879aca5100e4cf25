import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPoints } from '../money/money.ts'
import {
  decisionDenial,
  hoursOf,
  meterOf,
  standbyActs,
  standbyDenial,
  standbyHoursMax,
  standbyPhases,
  standbyPrice,
  standbyStates,
  tariffDenial,
  tariffOfDay,
  type StandbyAct,
  type StandbyFacts,
  type StandbyStamps,
  type StandbyTariff,
} from './standby.ts'

const appointment = new Date('2026-11-23T13:00:00Z')
const hours = (count: number, from = appointment): Date => new Date(from.getTime() + count * 3_600_000)
const millisecond = 1 / 3_600_000

const tariff: StandbyTariff = {
  validFrom: '2026-01-01',
  hourPesos: 50_000,
  loadingFreeHours: 8,
  unloadingFreeHours: 8,
}
const nothing: StandbyStamps = {
  reservationAt: appointment,
  inPositionAt: null,
  tripStartAt: null,
  arrivedAt: null,
  finishAt: null,
}
const metered = (stamps: Partial<StandbyStamps>, now = hours(100)) =>
  hoursOf(meterOf({ ...nothing, ...stamps }, tariff, now))

describe('the meter of waiting', () => {
  test('says nothing before the truck is there', () => {
    expect(meterOf(nothing, tariff, hours(30))).toEqual([])
  })

  const loading: [string, Partial<StandbyStamps>, number][] = [
    ['the free hours cost nothing', { inPositionAt: hours(0), tripStartAt: hours(8) }, 0],
    [
      'an hour that has started counts whole',
      { inPositionAt: hours(0), tripStartAt: hours(8 + millisecond) },
      1,
    ],
    ['a whole hour counts once', { inPositionAt: hours(0), tripStartAt: hours(9) }, 1],
    [
      'the next one begins right after it',
      { inPositionAt: hours(0), tripStartAt: hours(9 + millisecond) },
      2,
    ],
    [
      'a truck that comes early waits from the appointment',
      { inPositionAt: hours(-5), tripStartAt: hours(8) },
      0,
    ],
    [
      'a truck that comes late waits from when it came',
      { inPositionAt: hours(3), tripStartAt: hours(11) },
      0,
    ],
    [
      'a truck loaded before its appointment waited for nobody',
      { inPositionAt: hours(-9), tripStartAt: hours(-1) },
      0,
    ],
    [
      'a service closed before its trip started waited until then',
      { inPositionAt: hours(0), finishAt: hours(10) },
      2,
    ],
  ]
  test.each(loading)('loading: %s', (_what, stamps, expected) => {
    expect(metered(stamps)).toBe(expected)
  })

  test('unloading counts from the arrival until the delivery', () => {
    const trip = { inPositionAt: hours(0), tripStartAt: hours(1), arrivedAt: hours(10) }
    expect(metered({ ...trip, finishAt: hours(18) })).toBe(0)
    expect(metered({ ...trip, finishAt: hours(20.5) })).toBe(3)
  })

  test('both ends count apart: free hours that one did not need do not help the other', () => {
    const stamps = {
      inPositionAt: hours(0),
      tripStartAt: hours(1),
      arrivedAt: hours(10),
      finishAt: hours(20),
    }
    const phases = meterOf({ ...nothing, ...stamps }, tariff, hours(20))
    expect(phases.map((phase) => phase.hours)).toEqual([0, 2])
    expect(phases.map(({ phase }) => phase)).toEqual([...standbyPhases])
    expect(hoursOf(phases)).toBe(2)
  })

  test('each end has free hours of its own', () => {
    const stamps = {
      inPositionAt: hours(0),
      tripStartAt: hours(10),
      arrivedAt: hours(20),
      finishAt: hours(30),
    }
    const unequal = { ...tariff, loadingFreeHours: 4, unloadingFreeHours: 9 }
    expect(meterOf({ ...nothing, ...stamps }, unequal, hours(40))).toEqual([
      {
        phase: 'loading',
        fromAt: hours(0),
        untilAt: hours(10),
        waitedMs: 10 * 3_600_000,
        freeHours: 4,
        hours: 6,
      },
      {
        phase: 'unloading',
        fromAt: hours(20),
        untilAt: hours(30),
        waitedMs: 10 * 3_600_000,
        freeHours: 9,
        hours: 1,
      },
    ])
  })

  test('a truck loaded before its appointment waited no time, not less than none', () => {
    const stamps = { ...nothing, inPositionAt: hours(-9), tripStartAt: hours(-1) }
    expect(meterOf(stamps, tariff, hours(0))[0]?.waitedMs).toBe(0)
  })

  test('runs while the truck waits', () => {
    const stamps = { inPositionAt: hours(0) }
    expect(metered(stamps, hours(7))).toBe(0)
    expect(metered(stamps, hours(9.5))).toBe(2)
    expect(meterOf({ ...nothing, ...stamps }, tariff, hours(9.5))[0]).toMatchObject({
      phase: 'loading',
      untilAt: null,
      waitedMs: 9.5 * 3_600_000,
    })
  })

  test('ends after a month', () => {
    expect(metered({ inPositionAt: hours(0) }, hours(5_000))).toBe(standbyHoursMax)
  })

  test('never falls as time passes', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), fc.nat(400), (early, more, came) => {
        const stamps = { inPositionAt: hours(came / 10) }
        expect(metered(stamps, hours((early + more) / 10))).toBeGreaterThanOrEqual(
          metered(stamps, hours(early / 10)),
        )
      }),
    )
  })
})

describe('the price of waiting', () => {
  const vat = basisPoints(1900)
  test('is the tariff for the carrier, with VAT for the client where freight bears it', () => {
    expect(standbyPrice(3, 50_000, { vat, vatBase: 'freight' })).toEqual({
      carrierPesos: 150_000,
      vatPesos: 28_500,
      totalPesos: 178_500,
    })
  })

  test.each(['commission', 'none'] as const)('bears no VAT where its base is %s', (vatBase) => {
    expect(standbyPrice(3, 50_000, { vat, vatBase })).toEqual({
      carrierPesos: 150_000,
      vatPesos: 0,
      totalPesos: 150_000,
    })
  })

  test('is the sum of its parts', () => {
    fc.assert(
      fc.property(
        fc.nat(standbyHoursMax),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(10_000),
        (count, hourPesos, rate) => {
          const price = standbyPrice(count, hourPesos, { vat: basisPoints(rate), vatBase: 'freight' })
          expect(price.carrierPesos).toBe(count * hourPesos)
          expect(price.carrierPesos + price.vatPesos).toBe(price.totalPesos)
        },
      ),
    )
  })
})

describe('the tariff of a day', () => {
  const dated = (validFrom: string, hourPesos: number) => ({ ...tariff, validFrom, hourPesos })
  const tariffs = [
    dated('2026-12-01', 60_000),
    dated('2026-07-01', 55_000),
    dated('2026-07-01', 54_000),
    dated('2026-01-01', 50_000),
  ]

  test('is the last one that had begun', () => {
    expect(tariffOfDay(tariffs, '2026-06-30')?.hourPesos).toBe(50_000)
    expect(tariffOfDay(tariffs, '2026-12-01')?.hourPesos).toBe(60_000)
    expect(tariffOfDay(tariffs, '2025-12-31')).toBeUndefined()
  })

  test('is the one written last where a day has two', () => {
    expect(tariffOfDay(tariffs, '2026-07-01')?.hourPesos).toBe(55_000)
    expect(tariffOfDay(tariffs, '2026-11-30')?.hourPesos).toBe(55_000)
  })

  test('is the latest begun, in whatever sequence they were written', () => {
    const rewritten = [dated('2026-07-01', 56_000), ...tariffs]
    expect(tariffOfDay(rewritten, '2026-07-01')?.hourPesos).toBe(56_000)
    expect(tariffOfDay(rewritten, '2026-12-15')?.hourPesos).toBe(60_000)
  })

  test('is set for tomorrow at the earliest', () => {
    expect(tariffDenial('2026-11-24', '2026-11-23')).toBeUndefined()
    expect(tariffDenial('2029-01-01', '2026-11-23')).toBe('day.too_far')
    expect(tariffDenial('2026-11-23', '2026-11-23')).toBe('standby.day_past')
    expect(tariffDenial('2026-01-01', '2026-11-23')).toBe('standby.day_past')
  })
})

describe('what may be done with a charge', () => {
  const free = { isPaid: false, isPaying: false }
  const may: Record<StandbyAct, readonly StandbyFacts['state'][]> = {
    accept: ['proposed', 'objected'],
    object: ['proposed'],
    decide: ['proposed', 'objected', 'accepted', 'decided', 'waived'],
    pay: ['accepted', 'decided'],
  }
  const cells = standbyActs.flatMap((act) => standbyStates.map((state) => ({ act, state })))
  test.each(cells)('$act while it is $state', ({ act, state }) => {
    const expected = may[act].includes(state)
      ? undefined
      : act === 'pay'
        ? 'standby.not_due'
        : 'standby.settled'
    expect(standbyDenial(act, { state, ...free })).toBe(expected)
    expect(standbyDenial(act, { state, isPaid: true, isPaying: false })).toBe('standby.already_paid')
  })

  test('nothing is decided anew while the client is paying it', () => {
    const paying = { state: 'accepted' as const, isPaid: false, isPaying: true }
    expect(standbyDenial('decide', paying)).toBe('standby.payment_open')
    // Another attempt takes the place of the open one.
    expect(standbyDenial('pay', paying)).toBeUndefined()
  })
})

test('a decision may find for the client, never beyond the meter', () => {
  for (const count of [0, 1, 3]) expect(decisionDenial(count, 3)).toBeUndefined()
  expect(decisionDenial(4, 3)).toBe('standby.beyond_meter')
})
