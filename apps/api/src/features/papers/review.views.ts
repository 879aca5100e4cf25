/** What waits for a look, first come first, and how the day goes for whoever looks. Decision 0069. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { lookedMostMs } from '@arriero/domain/papers/paper-review'
import { atBogota, bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Sorts } from '#database/keyset.ts'
import { isToJudge } from '#features/credentials/credentials.views.ts'
import { anyOf, found, holders, isOfSomebody, ofHolders } from './ending.views.ts'

type Query = InputOf<typeof api.papers.review>['query']
type List = ReplyOf<typeof api.papers.review>
type Row = List['items'][number]

const from = sql`${ofHolders}
  left join lateral (select j.outcome, j.judged_by from paper_judgements j
    where j.credential_id = c.id and j.undone_at is null order by j.judged_at desc, j.id desc limit 1) l on true
  left join users f on f.id = l.judged_by and l.outcome = 'first'`

const fields: Fields<Row> = {
  _id: sql`c.id`,
  name: sql`c.name`,
  kind: sql`c.kind`,
  isPermition: sql`c.type_load_id is not null`,
  isWaiting: sql`c.is_waiting`,
  expirationDate: sql`c.expires_on`,
  since: sql`c.created_at`,
  holder: sql`case when c.vehicle_id is null then 'person' else 'vehicle' end`,
  vehicleId: sql`c.vehicle_id`,
  licensePlate: sql`v.license_plate`,
  user: { _id: sql`u.id`, name: sql`u.name`, rol: sql`u.role` },
  first: { _id: sql`f.id`, name: sql`f.name` },
}

const sorts: Sorts = { since: { by: sql`c.created_at`, type: 'instant' } }

const seconds = sql`percentile_cont(0.5) within group (order by least(j.took_ms, ${lookedMostMs}))`

/** Of the reader's Bogotá day, what he took back left out; of all that waits, whatever the list is filtered by. */
const figuresOf = async ({ db, now, actor }: Ctx): Promise<List['figures']> => {
  const today = atBogota(bogotaDay(now), 0)
  const { rows } = await sql<{ waiting: number; oldest: Date | null; judged: number; median: number | null }>`
    select w.waiting, w.oldest, d.judged, d.median from
      (select count(*)::int as waiting, min(c.created_at) as oldest from ${ofHolders}
        where ${isToJudge} and ${isOfSomebody}) w,
      (select count(*)::int as judged, ${seconds}::float8 as median from paper_judgements j
        where j.judged_by = ${actor.id} and j.judged_at >= ${today} and j.undone_at is null) d`.execute(db)
  const [row] = rows
  const median = row?.median ?? null
  return {
    waiting: row?.waiting ?? 0,
    oldestAt: row?.oldest?.toISOString() ?? null,
    judgedToday: row?.judged ?? 0,
    medianSeconds: median === null ? null : Math.round(median / 1000),
  }
}

export const papersToReview = async (ctx: Ctx, query: Query): Promise<List> => {
  const where = [
    isToJudge,
    isOfSomebody,
    anyOf((query.holder ?? []).map((kind) => holders[kind])),
    anyOf((query.isSecond ?? []).map((isSecond) => (isSecond ? sql`f.id is not null` : sql`f.id is null`))),
    found(query.q),
  ]
  const list = await fieldsPage<Row>(
    ctx.db,
    {
      fields,
      from,
      where,
      id: sql`c.id`,
      sorts,
      // Who has validated it first is looked up for the rows that are shown.
      ...(query.isSecond === undefined && { countFrom: ofHolders }),
    },
    query,
  )
  return { ...list, figures: await figuresOf(ctx) }
}
