/** A paper as staff looks at it: its pictures, what is registered of whose it is, and what else is there. Decision 0069. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { needsSecondLook, type PaperOutcome } from '@arriero/domain/papers/paper-review'
import type { Role } from '@arriero/domain/people/roles'
import type { VehicleService } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import type { Holder } from '#features/credentials/credentials.store.ts'
import { papersOf, paperView } from '#features/credentials/credentials.views.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { serviceWord } from '#features/vehicles/service-words.ts'

export type Look = ReplyOf<typeof api.papers.look>

type Row = {
  since: Date
  license_plate: string | null
  owner_id: string
  owner_name: string
  owner_role: Role
  identification: string
  cell_phone: string
  email: string
  birth_on: string | null
  is_active: boolean
  enterprise: { _id: string; name: string } | null
  vehicle: (Omit<NonNullable<Look['vehicle']>, 'service'> & { service: VehicleService | null }) | null
  judged: { outcome: PaperOutcome; by: { _id: string; name: string }; at: string } | null
}

const vehicle = sql`case when v.id is not null then jsonb_build_object('brand', b.name, 'model', v.model, 'bodyWork', w.name,
  'typeVehicle', t.name, 'loadingCapacity', v.capacity_text, 'service', v.service, 'registeredOn', v.registered_on,
  'trailerPlate', v.trailer_plate) end`

const judged = sql`(select jsonb_build_object('outcome', j.outcome, 'by', jsonb_build_object('_id', p.id, 'name', p.name), 'at', j.judged_at)
  from paper_judgements j join users p on p.id = j.judged_by
  where j.credential_id = c.id and j.undone_at is null order by j.judged_at desc, j.id desc limit 1)`

const rowOf = async (db: Db, id: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select c.created_at as since, v.license_plate, u.id as owner_id, u.name as owner_name, u.role as owner_role, u.identification,
      u.cell_phone, u.email, u.birth_on, u.is_active,
      case when e.id is not null then jsonb_build_object('_id', e.id, 'name', e.name) end as enterprise,
      ${vehicle} as vehicle, ${judged} as judged
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
      left join users e on e.id = u.enterprise_id left join brands b on b.id = v.brand_id
      left join body_works w on w.id = v.body_work_id left join vehicle_types t on t.id = v.vehicle_type_id
    where c.id = ${id}`.execute(db)
  return rows[0]
}

const userOf = (row: Row): Look['user'] => ({
  _id: row.owner_id,
  name: row.owner_name,
  rol: row.owner_role,
  identification: row.identification,
  cellPhone: row.cell_phone,
  email: row.email,
  birthOn: row.birth_on,
  enterprise: row.enterprise,
  isActive: row.is_active,
})

/** Undefined of a version that nobody looks at any more: a newer one has come. */
export const lookAt = async (ctx: Ctx, id: string, holder: Holder): Promise<Look | undefined> => {
  const of = 'userId' in holder ? { userIds: [holder.userId] } : { vehicleIds: [holder.vehicleId] }
  const row = await rowOf(ctx.db, id)
  const papers = await papersOf(ctx.db, of)
  const paper = papers.find((one) => one.id === id)
  if (!row || !paper) return undefined
  const { secondLook } = await settingsInForce(ctx.db)
  return {
    paper: paperView(ctx, paper),
    since: row.since.toISOString(),
    holder: 'userId' in holder ? 'person' : 'vehicle',
    vehicleId: paper.vehicleId,
    licensePlate: row.license_plate,
    user: userOf(row),
    vehicle: row.vehicle && { ...row.vehicle, service: serviceWord(row.vehicle.service) },
    others: papers.filter((one) => one.id !== id).map((one) => paperView(ctx, one)),
    needsSecond:
      !paper.isActive && needsSecondLook({ kind: paper.kind, isNewer: paper.isWaiting }, secondLook),
    judged: row.judged && {
      outcome: row.judged.outcome,
      by: row.judged.by,
      at: new Date(row.judged.at).toISOString(),
      isMine: row.judged.by._id === ctx.actor.id,
    },
  }
}
