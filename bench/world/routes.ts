/** Ways between towns as the product itself finds them, for orders to run on. */
import type { House } from '../../apps/api/src/compose.ts'
import { bestRoute } from '../../apps/api/src/providers/routing/port.ts'
import { searchForm } from '@arriero/domain/typed/search-words'
import type pg from 'pg'

/** DIVIPOLA codes of towns where cargo begins and ends. */
const towns = [
  '11001',
  '05001',
  '76001',
  '08001',
  '13001',
  '68001',
  '54001',
  '66001',
  '17001',
  '73001',
  '41001',
  '52001',
]

export const allTowns = towns.length
/** Of the bends of a way one in so many is kept. A whole one lies outside its row, which lists read without it; these few stay in it. */
const bendsEvery = 250

/** Leaves the table `bench.bench_routes`; answers how many. */
export const fillRoutes = async (house: House, sql: pg.Client, between = allTowns): Promise<number> => {
  const { places, routing } = house.openCtx().providers
  await sql.query(`create unlogged table bench.bench_routes (n serial, from_name text, from_code text, from_latitude float8, from_longitude float8,
    to_name text, to_code text, to_latitude float8, to_longitude float8, km float8, method text, line jsonb, words text)`)
  const some = towns.slice(0, between)
  for (const from of some) {
    for (const to of some) {
      const a = places.byCode(from)
      const b = places.byCode(to)
      if (!a || !b || a === b) continue
      const route = await bestRoute(routing, { ...a, code: from }, { ...b, code: to })
      // Millions of lines with every bend would fill the disk.
      const line = route.line.filter((_, at) => at % bendsEvery === 0 || at === route.line.length - 1)
      const [fromName, toName] = [a, b].map((one) => `Calle 10 # 20-30, ${one.town}, ${one.department}`)
      await sql.query(
        `insert into bench_routes (from_name, from_code, from_latitude, from_longitude, to_name, to_code, to_latitude, to_longitude, km, method, line, words)
         values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)`,
        [
          fromName,
          from,
          a.latitude,
          a.longitude,
          toName,
          to,
          b.latitude,
          b.longitude,
          route.distanceKm,
          route.method,
          JSON.stringify(line),
          searchForm(`${fromName} ${toName}`),
        ],
      )
    }
  }
  const { rows } = await sql.query<{ count: string }>('select count(*) as count from bench_routes')
  await sql.query('update bench_routes set n = n - 1')
  return Number(rows[0]?.count)
}
