/** Two lanes that are driven all the time: half a year of services, so that their history has months to tell of. */
import { haulers, type MonthService } from './months/month-plan.ts'
import { cargoes, roads } from './seeds/months.texts.ts'

/** How the price of freight went, the oldest month first. */
const trend = [0.94, 0.96, 1, 1.05, 1.02, 1.06]
/** What one service costs beside another of its month. */
const spread = [0.97, 1.04, 1, 0.95, 1.08]
/** Minutes that a haul takes beyond the least there is, before each road's own; whose cargo it is goes by their last two bits. */
const slowness = [40, 149, 90, 215, 12]
const lanes = [
  { road: roads[0], extraMinutes: 240 },
  { road: roads[2], extraMinutes: 180 },
]

const dayMs = 86_400_000
const midnightOf = (at: Date): number => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())

/** The oldest first; as many a month as a history needs to tell of it. docs/decisions/0043. */
export const lanePlan = (today: Date): MonthService[] =>
  trend.flatMap((times, index) =>
    lanes.flatMap(({ road, extraMinutes }, laneIndex) =>
      spread.map((part, number): MonthService => {
        const month = today.getUTCMonth() - trend.length + index
        const at = Date.UTC(today.getUTCFullYear(), month, 3 + number * 5 + laneIndex * 2)
        const cargo = cargoes[number % cargoes.length]
        if (!road || !cargo) throw new Error('no such road or cargo')
        const hauler = haulers[(number + index) % haulers.length] ?? 'driver'
        return {
          hauler,
          fate: 'finished',
          daysAgo: Math.round((midnightOf(today) - at) / dayMs),
          minute: 12 * 60 + number * 30,
          road,
          cargo,
          netPesos: Math.round((road.netPesos * cargo.times * times * part) / 10_000) * 10_000,
          isInsured: false,
          turn: extraMinutes + (slowness[number] ?? 0) + index,
        }
      }),
    ),
  )
