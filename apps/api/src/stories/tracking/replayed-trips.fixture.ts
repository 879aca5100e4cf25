/** Trips of the demo world's services as a phone would have told them: noise, stops, rests, lost signal, and some that come late. */
import { laneTripOf, lanePaceOf, promisedArrivalAt, type Drive } from '@arriero/domain/arrival/pace'
import type { ArrivalWay } from '@arriero/domain/arrival/arrival'
import { greatCircleKm } from '@arriero/domain/places/geography'
import type { Fix } from '@arriero/domain/places/positions'
import { found, roads } from '#providers/routing/roads/roads.fixture.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Numbers that look drawn by lot and are the same in every run. */
const lots = (seed: number) => {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  next()
  const within = (least: number, most: number) => least + (most - least) * next()
  /** Of the normal distribution, nearly. */
  const around = (middle: number, spread: number) =>
    middle + spread * (Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, 0) - 6)
  return { within, around, isDrawn: (share: number) => next() < share }
}
type Lots = ReturnType<typeof lots>

/** Heads of the towns that the demo world's services go between. */
const heads = {
  bogota: { lon: -74.08175, lat: 4.60971, code: '11001' },
  medellin: { lon: -75.57151, lat: 6.245, code: '05001' },
  cali: { lon: -76.5225, lat: 3.43722, code: '76001' },
  buenaventura: { lon: -77.03116, lat: 3.8801, code: '76109' },
  bucaramanga: { lon: -73.1198, lat: 7.12539, code: '68001' },
  cucuta: { lon: -72.50782, lat: 7.89391, code: '54001' },
  barranquilla: { lon: -74.78132, lat: 10.96854, code: '08001' },
  cartagena: { lon: -75.51444, lat: 10.39972, code: '13001' },
  villavicencio: { lon: -73.62664, lat: 4.142, code: '50001' },
  pereira: { lon: -75.69611, lat: 4.81333, code: '66001' },
  manizales: { lon: -75.52057, lat: 5.06889, code: '17001' },
} as const
type Head = keyof typeof heads

const lanes: readonly (readonly [Head, Head])[] = [
  ['bogota', 'medellin'],
  ['medellin', 'bogota'],
  ['bogota', 'cali'],
  ['cali', 'buenaventura'],
  ['bogota', 'bucaramanga'],
  ['bucaramanga', 'cucuta'],
  ['barranquilla', 'cartagena'],
  ['bogota', 'villavicencio'],
  ['medellin', 'cartagena'],
  ['pereira', 'bogota'],
  ['bogota', 'barranquilla'],
  ['manizales', 'bogota'],
]

/** Why a trip comes late, or what else is odd about it. */
export type Odd = 'late start' | 'breakdown' | 'detour' | 'lost signal' | 'plain'
const odds: readonly Odd[] = [
  'plain',
  'late start',
  'lost signal',
  'breakdown',
  'detour',
  'lost signal',
  'plain',
]

/** Kilometres of a line up to each of its points. */
const measured = (line: ArrivalWay['line']) => {
  let km = 0
  return line.map(([longitude, latitude], index) => {
    const [east, north] = line[index - 1] ?? [longitude, latitude]
    km += greatCircleKm({ longitude: east, latitude: north }, { longitude, latitude })
    return { longitude, latitude, km }
  })
}

const placeAt = (line: ReturnType<typeof measured>, share: number) => {
  const km = share * (line.at(-1)?.km ?? 0)
  const index = Math.max(
    1,
    line.findIndex((point) => point.km >= km),
  )
  const [from, to] = [line[index - 1], line[index]]
  if (!from || !to) throw new Error('a way has no points')
  const part = to.km === from.km ? 0 : (km - from.km) / (to.km - from.km)
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  }
}

/** Flat and mountain take turns: how fast each stretch goes against the whole. */
const stretchesOf = ({ within }: Lots): number[] => {
  const speeds = Array.from({ length: Math.round(within(6, 14)) }, () => within(0.65, 1.55))
  const hours = speeds.reduce((sum, speed) => sum + 1 / speed, 0) / speeds.length
  return speeds.map((speed) => speed * hours)
}

const rest = { drivingMs: 10 * hourMs, restMs: 8 * hourMs }

/** What happens on the road, by the minute. */
const drive = (by: Lots, { driveMs, pace, odd }: { driveMs: number; pace: number; odd: Odd }) => {
  const stretches = stretchesOf(by)
  const breakdownAt = odd === 'breakdown' ? by.within(0.3, 0.55) : 2
  const shares: number[] = []
  let [share, standMin, sinceStopMs, sinceRestMs, drivenMs, restedMs] = [0, 0, 0, 0, 0, 0]
  let [stopAfterMs, restAfterMs, isBroken] = [by.within(1.5, 3.5) * hourMs, rest.drivingMs, false]
  while (share < 1) {
    shares.push(share)
    if (standMin > 0) {
      standMin -= 1
      continue
    }
    const leftMs = (1 - share) * driveMs * pace
    if (!isBroken && share >= breakdownAt) [isBroken, standMin] = [true, Math.round(by.within(300, 420))]
    else if (sinceRestMs >= restAfterMs && leftMs > hourMs / 2) {
      standMin = Math.round(by.around(480, 15))
      restedMs += standMin * minuteMs
      ;[sinceRestMs, sinceStopMs, restAfterMs] = [0, 0, by.around(rest.drivingMs, 20 * minuteMs)]
    } else if (sinceStopMs >= stopAfterMs) {
      standMin = Math.round(by.within(8, 30))
      ;[sinceStopMs, stopAfterMs] = [0, by.within(1.5, 3.5) * hourMs]
    }
    const speed = stretches[Math.min(stretches.length - 1, Math.floor(share * stretches.length))] ?? 1
    share += (minuteMs / (driveMs * pace)) * speed * by.around(1, 0.1)
    sinceStopMs += minuteMs
    sinceRestMs += minuteMs
    drivenMs += minuteMs
  }
  return { shares, drivenMs, restedMs }
}

const metresPerDegree = 111_195

/** What the phone told of it: not every minute, not exactly there, and of some of it nothing. */
const toldBy = (
  by: Lots,
  shares: readonly number[],
  { line, startAt, odd }: { line: ReturnType<typeof measured>; startAt: Date; odd: Odd },
): Fix[] => {
  const hole = by.within(0.2, 0.7) * shares.length
  const holeMin = odd === 'lost signal' ? by.within(40, 110) : 0
  const isLost = (minute: number) => minute >= hole && minute < hole + holeMin
  const isAway = (minute: number) => odd === 'detour' && minute >= hole && minute < hole + 25
  const [first, last] = [placeAt(line, 0), placeAt(line, 1)]
  // Beside the road, not along it.
  const course = Math.atan2(last.latitude - first.latitude, last.longitude - first.longitude)
  return shares.flatMap((share, minute) => {
    if (isLost(minute) || by.isDrawn(0.05)) return []
    const place = placeAt(line, share)
    const noiseM = by.isDrawn(0.01) ? 400 : 18
    const awayDegrees = isAway(minute) ? 0.09 : 0
    return [
      {
        at: new Date(startAt.getTime() + minute * minuteMs),
        latitude: place.latitude + by.around(0, noiseM) / metresPerDegree + awayDegrees * Math.cos(course),
        longitude: place.longitude + by.around(0, noiseM) / metresPerDegree - awayDegrees * Math.sin(course),
      },
    ]
  })
}

export type Replay = {
  name: string
  odd: Odd
  way: ArrivalWay
  drive: Drive
  fixes: readonly Fix[]
  promisedAt: Date
  arrivedAt: Date
}

/** Two trips of each lane, the second where the lane's own trips are known. */
export const replayedTrips = (): Replay[] =>
  lanes.flatMap(([from, to], lane) => {
    const [road] = found(roads.ways([heads[from], heads[to]], { lineMetres: 40 }))
    if (!road) throw new Error('no way')
    const driveMs = (road.km / lots(lane + 1).within(28, 40)) * hourMs
    const lanePace = lots(lane + 50).around(1.05, 0.08)
    return [0, 1].map((turn): Replay => {
      const number = lane * 2 + turn
      const by = lots(number + 100)
      const odd = odds[number % odds.length] ?? 'plain'
      const tripPace = () => lanePace * by.around(1, 0.04)
      const history = Array.from({ length: turn * 6 }, () => {
        const trip = drive(by, { driveMs, pace: tripPace(), odd: 'plain' })
        return (
          laneTripOf({ ...trip, takenMs: trip.shares.length * minuteMs, driveMs }) ?? {
            pace: 1,
            stopShare: 0,
          }
        )
      })
      const plan: Drive = { driveMs, lane: lanePaceOf(history), rest }
      const reservationAt = new Date(Date.UTC(2026, 10, 2 + number, 12))
      const loadedHours = odd === 'late start' ? by.within(7, 9) : by.within(1.5, 3)
      const tripStartAt = new Date(reservationAt.getTime() + loadedHours * hourMs)
      const trip = drive(by, { driveMs, pace: tripPace(), odd })
      return {
        name: `${from} – ${to}`,
        odd,
        way: {
          line: road.line,
          distanceKm: road.km,
          destination: { latitude: heads[to].lat, longitude: heads[to].lon },
          tripStartAt,
          corridorKm: 3,
        },
        drive: plan,
        fixes: toldBy(by, trip.shares, { line: measured(road.line), startAt: tripStartAt, odd }),
        promisedAt: promisedArrivalAt(reservationAt, 4 * hourMs, plan),
        arrivedAt: new Date(tripStartAt.getTime() + trip.shares.length * minuteMs),
      }
    })
  })
