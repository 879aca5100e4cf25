/** What the rows of a page of people have besides themselves, all of it in one statement. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { isToJudge } from '#features/credentials/credentials.views.ts'
import { isFree } from './users.views.ts'

export type PersonFacts = { pending_papers: number; finished_count: number }
export type CarrierFacts = PersonFacts & {
  score_sum: number
  score_count: number
  vehicles: { _id: string; licensePlate: string }[]
  vehicle_count: number
}
type FactsOf = {
  person: PersonFacts
  enterprise: CarrierFacts & { driver_count: number }
  driver: CarrierFacts & {
    is_free: boolean
    enterprise_id: string | null
    enterprise_name: string | null
    enterprise_image_id: string | null
  }
}

/** More of them are read on the owner's own page. */
const platesShown = 6

const person = sql`u.id, u.finished_count,
  (select count(*) from credentials c where c.user_id = u.id and ${isToJudge}) as pending_papers`
const carrier = sql`${person}, u.score_sum, u.score_count,
  coalesce((select jsonb_agg(jsonb_build_object('_id', w.id, 'licensePlate', w.license_plate) order by w.license_plate)
    from (select v.id, v.license_plate from vehicles v where v.owner_id = u.id order by v.license_plate limit ${platesShown}) w),
    '[]'::jsonb) as vehicles,
  (select count(*) from vehicles v where v.owner_id = u.id) as vehicle_count`

const columns = {
  person,
  enterprise: sql`${carrier}, (select count(*) from users d where d.enterprise_id = u.id) as driver_count`,
  driver: sql`${carrier}, ${isFree} as is_free, u.enterprise_id, e.name as enterprise_name,
    e.image_id as enterprise_image_id`,
}

/** By id. */
export const factsOfPeople = async <K extends keyof FactsOf>(
  db: Db,
  kind: K,
  ids: readonly string[],
): Promise<Map<string, FactsOf[K]>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FactsOf[K] & { id: string }>`
    select ${columns[kind]} from users u left join users e on e.id = u.enterprise_id
    where u.id in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
