/** The protocol to the peso, against figures that were worked by hand. Domain facts §4.7. */
import { expect, test } from 'vitest'
import { bodyWorks, tariffConfigurations } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import type { ByTerrain, Trip } from './model.ts'
import { tripCost } from './trip-cost.ts'
import {
  workedBulkCsv,
  workedEmptyCsv,
  workedRows,
  workedWaysCsv,
  type WorkedWay,
} from './worked-ways.csv.ts'

const rows = workedRows(workedWaysCsv)

const kmOf = (cell: string): ByTerrain => {
  const [flat = NaN, rolling = NaN, mountain = NaN, urban = NaN, unpaved = NaN] = cell.split(' ').map(Number)
  return { flat, rolling, mountain, urban, unpaved }
}

const named = <Name extends string>(names: readonly Name[], text: string): Name => {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new Error(`no ${text}`)
  return found
}

const tripOf = ({ configuration, body, km, tolls, agreed }: WorkedWay): Trip => ({
  configuration: named(tariffConfigurations, configuration),
  bodyWork: named(bodyWorks, body),
  km: kmOf(km),
  tollPesos: Number(tolls),
  logisticHours: agreed === '-' ? undefined : Number(agreed),
})

const expectWorked = (trip: Trip, row: WorkedWay) => {
  const sheet = tripCost(edition202506, trip)
  expect(sheet.transitHours).toBeCloseTo(Number(row.hours), 4)
  expect(sheet).toMatchObject({
    logisticHours: Number(row.logistic),
    fixedPesos: Number(row.fixed),
    fuelPesos: Number(row.fuel),
    variablePesos: Number(row.variable),
    tollPesos: Number(row.tolls),
    totalPesos: Number(row.total),
  })
}

test.each(rows)('way $way costs a $configuration with a $body body $total pesos, to the peso', (row) => {
  expectWorked(tripOf(row), row)
})

test.each(workedRows(workedBulkCsv))('in bulk, way $way costs a $configuration $total pesos', (row) => {
  expectWorked({ ...tripOf(row), isSolidBulk: true }, row)
})

test.each(workedRows(workedEmptyCsv))(
  'without cargo, way $way costs a $configuration $total pesos',
  (row) => {
    expectWorked({ ...tripOf(row), isEmpty: true }, row)
  },
)

test('the rows cover every configuration with four bodies, and more than forty trips', () => {
  const covered = new Set(rows.map(({ configuration, body }) => `${configuration} ${body}`))
  const missing = tariffConfigurations.flatMap((configuration) =>
    ['stake', 'boxVan', 'refrigerated', 'tank'].filter((body) => !covered.has(`${configuration} ${body}`)),
  )
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(44)
  expect(rows.filter(({ km }) => !km.endsWith(' 0')).length).toBeGreaterThanOrEqual(6)
})

test('an hour more of loading adds its price to the trip', () => {
  // A 3S3 with a box van: 15,362,313 a month over 288 hours, times 1.199824.
  const trip: Trip = {
    configuration: '3S3',
    bodyWork: 'boxVan',
    km: kmOf('160 101 155 22.5 0'),
    tollPesos: 0,
    logisticHours: 8,
  }
  const sheet = tripCost(edition202506, trip)
  expect(sheet.hourPesos).toBe(64_000)
  const longer = tripCost(edition202506, { ...trip, logisticHours: 9 })
  expect(Math.abs(longer.totalPesos - sheet.totalPesos - sheet.hourPesos)).toBeLessThanOrEqual(1)
})

test('a tank, a tipper or a refrigerated body costs no more for goods in bulk', () => {
  for (const bodyWork of ['tank', 'dump', 'refrigerated'] as const) {
    const trip: Trip = { configuration: 'C3', bodyWork, km: kmOf('10 10 10 10 0'), tollPesos: 0 }
    expect(tripCost(edition202506, { ...trip, isSolidBulk: true })).toEqual(tripCost(edition202506, trip))
  }
})
