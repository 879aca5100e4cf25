import { isTellable } from '@arriero/domain/lanes/lanes'
import { expect, test } from 'vitest'
import { lanePlan } from './lane-plan.ts'
import type { MonthService } from './months/month-plan.ts'

const dayMs = 86_400_000

/** As it will be told: there are four clients, by turns. */
const told = ({ turn, hauler, netPesos }: MonthService, day: string) => ({
  day,
  clientId: String(turn % 4),
  carrierId: hauler,
  netPesos,
  carrierPesos: netPesos,
  hours: 1,
})

/** Whatever day the demo is started on. */
test.each(['2026-01-01', '2026-03-31', '2026-11-26', '2028-02-29'])(
  'started on %s, two lanes have six months that are over, each of which may be told alone',
  (start) => {
    const dayOf = (daysAgo: number) =>
      new Date(Date.parse(`${start}T00:00:00Z`) - daysAgo * dayMs).toISOString().slice(0, 10)
    const plan = lanePlan(new Date(`${start}T15:00:00Z`))
    const months = Map.groupBy(
      plan,
      ({ daysAgo, road }) => `${road.from} ${road.to} ${dayOf(daysAgo).slice(0, 7)}`,
    )
    expect(months.size).toBe(12)
    expect([...months.keys()].some((name) => name.endsWith(start.slice(0, 7)))).toBe(false)
    for (const services of months.values())
      expect(isTellable(services.map((one) => told(one, dayOf(one.daysAgo))))).toBe(true)
    expect(plan.every(({ cargo }) => cargo.vehicle === 'singleTruck')).toBe(true)
  },
)
