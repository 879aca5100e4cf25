import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noPesos, pesos } from './money.ts'
import {
  advancesAtEnd,
  grossWeightKg,
  nothingWithheld,
  payoutKinds,
  settle,
  settlementConcepts,
  totalsOf,
  type SettlementFacts,
  type WithholdingRules,
} from './settlement.ts'
import { vehicleTypeKeys } from '../vehicles/vehicles.ts'

const rules: WithholdingRules = {
  uvtPesos: pesos(52_374),
  sourceRate: 1000,
  sourceFromUvt: 2,
  fopatRate: 100,
  fopatFromKg: 10_500,
}
const facts = (more: Partial<SettlementFacts> = {}): SettlementFacts => ({
  kind: 'service',
  grossPesos: pesos(2_000_000),
  ofServicePesos: more.grossPesos ?? pesos(2_000_000),
  rules,
  industryRate: 414,
  vehicleType: 'tractor3S2',
  advancesPesos: noPesos,
  debtsPesos: noPesos,
  ...more,
})
const amounts = (more: Partial<SettlementFacts> = {}) =>
  Object.fromEntries(settle(facts(more)).lines.map(({ concept, amountPesos }) => [concept, amountPesos]))

describe('what is kept back of a service', () => {
  test('is 1 % for the treasury, the rate of the town it leaves from, and 0.1 % for the fund of the trade', () => {
    const settlement = settle(facts())
    expect(settlement.lines).toEqual([
      { concept: 'service', basePesos: null, rate: null, amountPesos: 2_000_000 },
      { concept: 'sourceWithholding', basePesos: 2_000_000, rate: 1000, amountPesos: -20_000 },
      { concept: 'industryWithholding', basePesos: 2_000_000, rate: 414, amountPesos: -8_280 },
      { concept: 'fopat', basePesos: 2_000_000, rate: 100, amountPesos: -2_000 },
    ])
    expect(settlement).toMatchObject({ withheldPesos: 30_280, netPesos: 1_969_720 })
  })

  test.each([
    [104_747, 0],
    [104_748, -1_047],
  ])('of %d the treasury keeps %d: it begins with two tax units', (gross, kept) => {
    expect(amounts({ grossPesos: pesos(gross) })['sourceWithholding']).toBe(kept)
  })

  test('begins where freight and waiting of one service come to two tax units together', () => {
    const [freight, waiting] = [pesos(90_000), pesos(30_000)]
    const together = { ofServicePesos: pesos(120_000) }
    expect(amounts({ grossPesos: freight })['sourceWithholding']).toBe(0)
    expect(amounts({ grossPesos: freight, ...together })['sourceWithholding']).toBe(-900)
    expect(amounts({ kind: 'standby', grossPesos: waiting, ...together })['sourceWithholding']).toBe(-300)
  })

  test('is never more than there is, whatever the rates come to together', () => {
    const everything = { ...rules, sourceRate: 100_000 }
    const settlement = settle(facts({ rules: everything, industryRate: 100_000 }))
    expect(settlement).toMatchObject({ withheldPesos: 2_000_000, netPesos: 0 })
    expect(settlement.lines.map(({ amountPesos }) => amountPesos)).toEqual([2_000_000, -2_000_000, 0, 0])
  })

  test('is nothing for the fund where the vehicle weighs at most 10.5 t when full, and where none is known', () => {
    expect(amounts({ vehicleType: 'turboTruck' })['fopat']).toBe(0)
    expect(amounts({ vehicleType: null })['fopat']).toBe(0)
    expect(amounts({ vehicleType: 'singleTruck' })['fopat']).toBe(-2_000)
  })

  test('is nothing for a town without a rate, and the line says so', () => {
    expect(amounts({ industryRate: 0 })).toHaveProperty('industryWithholding', 0)
  })

  test('goes down by the advances that were paid', () => {
    const settlement = settle(facts({ advancesPesos: pesos(1_200_000) }))
    expect(settlement.lines.at(-1)).toEqual({
      concept: 'advances',
      basePesos: null,
      rate: null,
      amountPesos: -1_200_000,
    })
    expect(settlement.netPesos).toBe(769_720)
  })
})

describe('what a carrier owes of another service', () => {
  test('is paid back last, as far as something is left', () => {
    const some = settle(facts({ advancesPesos: pesos(1_200_000), debtsPesos: pesos(500_000) }))
    expect(some).toMatchObject({ deductedPesos: 500_000, netPesos: 269_720 })
    expect(some.lines.at(-1)).toMatchObject({ concept: 'debts', amountPesos: -500_000 })
    const all = settle(facts({ debtsPesos: pesos(5_000_000) }))
    expect(all).toMatchObject({ deductedPesos: 1_969_720, netPesos: 0 })
  })

  test.each([
    [0, 0, { crossedPesos: 0, debtPesos: 0 }],
    [60_000, 0, { crossedPesos: 0, debtPesos: 0 }],
    [60_000, 40_000, { crossedPesos: 40_000, debtPesos: 0 }],
    [60_000, 60_000, { crossedPesos: 60_000, debtPesos: 0 }],
    [60_000, 500_000, { crossedPesos: 60_000, debtPesos: 440_000 }],
    [0, 500_000, { crossedPesos: 0, debtPesos: 500_000 }],
  ])('of a part of %d and advances of %d', (part, advances, left) => {
    expect(advancesAtEnd(pesos(part), pesos(advances))).toEqual(left)
  })
})

test('waiting bears what freight bears, but is none of the manifest', () => {
  expect(amounts({ kind: 'standby', grossPesos: pesos(233_454) })).toEqual({
    standby: 233_454,
    sourceWithholding: -2_335,
    industryWithholding: -966,
  })
})

test('the part of a cancellation is paid whole', () => {
  expect(amounts({ kind: 'cancellation', grossPesos: pesos(59_500) })).toEqual({ cancellation: 59_500 })
})

test('an advance is paid whole: it is settled with its service', () => {
  expect(amounts({ kind: 'advance', grossPesos: pesos(700_000) })).toEqual({ advance: 700_000 })
})

test('where nothing is kept back the lines say so', () => {
  const settlement = settle(facts({ rules: nothingWithheld, industryRate: 0 }))
  expect(settlement.lines.slice(1)).toEqual([
    { concept: 'sourceWithholding', basePesos: 2_000_000, rate: 0, amountPesos: 0 },
    { concept: 'industryWithholding', basePesos: 2_000_000, rate: 0, amountPesos: 0 },
    { concept: 'fopat', basePesos: 2_000_000, rate: 0, amountPesos: 0 },
  ])
  expect(settlement).toMatchObject({ withheldPesos: 0, netPesos: 2_000_000 })
})

describe('the sums of several settlements', () => {
  const settlements = payoutKinds.map((kind) =>
    settle(
      facts({
        kind,
        grossPesos: pesos(1_000_000),
        advancesPesos: pesos(kind === 'service' ? 300_000 : 0),
        debtsPesos: pesos(kind === 'standby' ? 50_000 : 0),
      }),
    ),
  )

  test('are read by concept, in the sequence of a settlement', () => {
    expect(totalsOf(settlements)).toEqual([
      { concept: 'service', basePesos: null, rate: null, amountPesos: 1_000_000 },
      { concept: 'standby', basePesos: null, rate: null, amountPesos: 1_000_000 },
      { concept: 'cancellation', basePesos: null, rate: null, amountPesos: 1_000_000 },
      { concept: 'advance', basePesos: null, rate: null, amountPesos: 1_000_000 },
      { concept: 'sourceWithholding', basePesos: 2_000_000, rate: null, amountPesos: -20_000 },
      { concept: 'industryWithholding', basePesos: 2_000_000, rate: null, amountPesos: -8_280 },
      { concept: 'fopat', basePesos: 1_000_000, rate: null, amountPesos: -1_000 },
      { concept: 'advances', basePesos: null, rate: null, amountPesos: -300_000 },
      { concept: 'debts', basePesos: null, rate: null, amountPesos: -50_000 },
    ])
    expect(totalsOf(settlements).map(({ concept }) => concept)).toEqual([...settlementConcepts])
  })

  test('leave out what none of them has', () => {
    const cancelled = settlements.filter(({ lines }) => lines[0]?.concept === 'cancellation')
    expect(totalsOf([...cancelled, ...cancelled])).toEqual([
      { concept: 'cancellation', basePesos: null, rate: null, amountPesos: 2_000_000 },
    ])
    expect(totalsOf([])).toEqual([])
  })
})

test('every vehicle of the portfolio is on one side of 10.5 t', () => {
  const light = vehicleTypeKeys.filter((type) => grossWeightKg(type) <= rules.fopatFromKg)
  expect(light).toEqual(['pickup', 'simpleVan', 'van', 'turboVan', 'turboTruck'])
})

test('the lines always come to the net, and the sums of several to the sum of their nets', () => {
  const one = fc.record({
    kind: fc.constantFrom('service', 'standby', 'cancellation'),
    grossPesos: fc.integer({ min: 1, max: 5_000_000_000 }).map(pesos),
    industryRate: fc.integer({ min: 0, max: 1_500 }),
    vehicleType: fc.constantFrom(null, ...vehicleTypeKeys),
    advancesPesos: fc.integer({ min: 0, max: 1_000_000 }).map(pesos),
    debtsPesos: fc.integer({ min: 0, max: 1_000_000 }).map(pesos),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), (several) => {
      const settlements = several.map((more) => settle(facts(more as Partial<SettlementFacts>)))
      for (const { lines, netPesos, ...parts } of settlements) {
        expect(lines.reduce((sum, line) => sum + line.amountPesos, 0)).toBe(netPesos)
        const { grossPesos, withheldPesos, advancesPesos, deductedPesos } = parts
        expect(grossPesos - withheldPesos - advancesPesos - deductedPesos).toBe(netPesos)
        expect(netPesos).toBeGreaterThanOrEqual(0)
      }
      const all = totalsOf(settlements).reduce((sum, line) => sum + line.amountPesos, 0)
      expect(all).toBe(settlements.reduce((sum, { netPesos }) => sum + netPesos, 0))
    }),
  )
})
