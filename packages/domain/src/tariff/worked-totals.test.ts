import { expect, test } from 'vitest'
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import { editionFrom, valuesOf } from './parameters.ts'
import { workedTotals } from './worked-totals.ts'

/** Domain facts §4.7; C2-9 and C2-10.5 have no row there. */
const printed: Partial<Record<TariffConfiguration, number>> = {
  'C2-8': 1_593_078,
  C2: 2_101_974,
  C3: 2_961_093,
  '2S2': 2_869_292,
  '2S3': 3_094_422,
  '3S2': 3_739_914,
  '3S3': 4_011_212,
}

/** The ministry prints the variable cost per km to a tenth of a peso. */
const toTenths = editionFrom(
  edition202506.validFrom,
  new Map(
    [...valuesOf(edition202506)].map(([key, value]) => [
      key,
      key.startsWith('variablePesosPerKm@') ? Math.round(value * 10) / 10 : value,
    ]),
  ),
)

type Row = Record<'table' | 'model' | 'difference' | 'byTenths', number> & {
  configuration: TariffConfiguration
}

const lineOf = ({ configuration, table, model, difference, byTenths }: Row) =>
  `${configuration.padEnd(6)} table ${table}, model ${model}, difference ${difference}; variable cost to a tenth: ${byTenths}`

test('Bogotá–Medellín comes out as the worked table says, to the peso', () => {
  const totals = workedTotals(edition202506)
  const rough = workedTotals(toTenths)
  const rows = totals.flatMap(({ configuration, totalPesos }, at) => {
    const table = printed[configuration]
    if (table === undefined) return []
    const byTenths = rough[at]?.totalPesos ?? 0
    return [
      {
        configuration,
        table,
        model: totalPesos,
        difference: totalPesos - table,
        byTenths: byTenths - table,
      },
    ]
  })
  process.stdout.write(`${['Bogotá–Medellín in pesos', ...rows.map(lineOf)].join('\n')}\n`)
  expect(rows).toHaveLength(7)
  for (const { difference } of rows) expect(difference).toBe(0)
})

test('with the variable cost as printed, to a tenth, no total is more than 30 pesos away', () => {
  // Half a tenth over 438.5 km, with its contingency and the factor k: 438.5 × 0.05 × 1.075 × 1.199824 = 28.3.
  for (const { configuration, totalPesos } of workedTotals(toTenths)) {
    const table = printed[configuration]
    if (table !== undefined) expect(Math.abs(totalPesos - table)).toBeLessThanOrEqual(29)
  }
})
