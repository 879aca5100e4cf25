import { leastParties, leastServices } from '@arriero/domain/lanes/lanes'
import { expect, test } from 'vitest'
import { lanePlan } from './lane-plan.ts'

const dayMs = 86_400_000

/** Whatever day the demo is started on. */
test.each(['2026-01-01', '2026-03-31', '2026-11-26', '2028-02-29'])(
  'started on %s, two lanes have six months that are over, each with enough services, clients and carriers',
  (start) => {
    const today = new Date(`${start}T15:00:00Z`)
    const monthOf = (daysAgo: number) =>
      new Date(Date.parse(`${start}T00:00:00Z`) - daysAgo * dayMs).toISOString().slice(0, 7)
    const months = Map.groupBy(
      lanePlan(today),
      ({ daysAgo, road }) => `${road.from} ${road.to} ${monthOf(daysAgo)}`,
    )
    expect(months.size).toBe(12)
    expect([...months.keys()].some((name) => name.endsWith(start.slice(0, 7)))).toBe(false)
    for (const services of months.values()) {
      expect(services.length).toBeGreaterThanOrEqual(leastServices)
      expect(new Set(services.map(({ hauler }) => hauler)).size).toBeGreaterThanOrEqual(leastParties)
      expect(new Set(services.map(({ turn }) => turn % 4)).size).toBeGreaterThanOrEqual(leastParties)
      expect(services.every(({ cargo }) => cargo.vehicle === 'singleTruck')).toBe(true)
    }
  },
)
