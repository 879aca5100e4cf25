import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOfLoad, pesosPerKm } from '@arriero/domain/orders/load-board'
import { pageOfBoard, type Candidate, type Weighed } from './board-page.views.ts'

type Facts = {
  km: number
  earningsPesos: number | null
  spentPesos: number | null
  reservationMs: number
  sparedKm: number | null
  emptyKm: number | null
}

const facts: fc.Arbitrary<Facts> = fc.record({
  km: fc.constantFrom(0, 100, 500),
  earningsPesos: fc.option(fc.integer({ min: 1, max: 6 }).map((times) => times * 500_000)),
  spentPesos: fc.option(fc.constantFrom(100_000, 900_000)),
  reservationMs: fc.integer({ min: 1, max: 5 }),
  sparedKm: fc.option(fc.integer({ min: 0, max: 3 })),
  emptyKm: fc.option(fc.integer({ min: 0, max: 4 }).map((times) => times * 90)),
})

const candidateOf = (
  { sparedKm, km, earningsPesos, spentPesos, reservationMs }: Facts,
  number: number,
): Candidate => ({
  load: {
    id: `load-${number % 7}-${number}`,
    clientId: 'client',
    vehicleTypeId: 'truck',
    kind: 'truck dry',
    originCode: '11001',
    origin: { latitude: 4.6, longitude: -74 },
    destinationCode: '05001',
    destination: { latitude: 6.2, longitude: -75.6 },
    km,
    earningsPesos,
    spentPesos,
    reservationMs,
    weightKg: km,
    endMs: reservationMs + 1,
    createdMs: reservationMs,
    clientPrice: null,
    emptyPesosPerKm: 1_000,
    words: '',
  },
  sparedKm,
  mark: null,
})

/** A world of services, and what weighing tells of each. */
const world = fc.array(facts, { maxLength: 40 }).map((all) => {
  const candidates = all.map(candidateOf)
  const emptyKmOf = new Map(candidates.map(({ load }, number) => [load.id, all[number]?.emptyKm ?? null]))
  const weigh = (candidate: Candidate): Weighed => {
    const emptyKm = emptyKmOf.get(candidate.load.id) ?? null
    const perKm = pesosPerKm(candidate.load, emptyKm)
    return { ...candidate, fit: 'yes', why: null, truck: undefined, emptyKm, perKm }
  }
  return { candidates, weigh }
})

const valueOf: Record<string, (one: Weighed) => number | null> = {
  perKm: ({ perKm }) => perKm,
  left: ({ load, emptyKm }) => leftOfLoad(load, emptyKm)?.leftPesos ?? null,
  earnings: ({ load }) => load.earningsPesos,
  emptyKm: ({ emptyKm }) => emptyKm,
  sparedKm: ({ sparedKm }) => sparedKm,
  reservationDate: ({ load }) => load.reservationMs,
}

/** All of them, weighed and sorted. */
const sorted = (all: readonly Weighed[], sort: string): string[] => {
  const sign = sort.startsWith('-') ? -1 : 1
  const of = valueOf[sort.replace('-', '')]
  const rank = (one: Weighed) => of?.(one) ?? sign * 1e15
  return all
    .toSorted((a, b) => (rank(a) - rank(b)) * sign || (a.load.id < b.load.id ? -sign : sign))
    .map(({ load }) => load.id)
}

const sorts = ['-perKm', 'perKm', '-left', '-earnings', 'emptyKm', '-emptyKm', '-sparedKm', 'reservationDate']

test.each(sorts)('by %s the pages together are all of them in their order', (sort) => {
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 9 }), ({ candidates, weigh }, limit) => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { page, next } = pageOfBoard(candidates, weigh, { sort, limit, after })
        seen.push(...page.map(({ load }) => load.id))
        after = next ?? undefined
      } while (after !== undefined)
      expect(seen).toEqual(sorted(candidates.map(weigh), sort))
    }),
  )
})

test('what could not stand on the page is not weighed', () => {
  const worth = (pesos: number): Facts => ({
    km: 100,
    earningsPesos: pesos,
    spentPesos: 0,
    reservationMs: 1,
    sparedKm: null,
    emptyKm: 10,
  })
  const candidates = [9, 8, 1, 2, 3].map((times, number) => candidateOf(worth(times * 100_000), number))
  const asked: string[] = []
  const weigh = (candidate: Candidate): Weighed => {
    asked.push(candidate.load.id)
    return {
      ...candidate,
      fit: 'yes',
      why: null,
      truck: undefined,
      emptyKm: 10,
      perKm: pesosPerKm(candidate.load, 10),
    }
  }
  pageOfBoard(candidates, weigh, { sort: '-perKm', limit: 1 })
  expect(asked).toEqual(candidates.slice(0, 2).map(({ load }) => load.id))
})
