/** What a carrier may name for a service: its vehicles, those that can go first, the others with the reason why not. Decisions §12. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { vehicleGates } from '@arriero/domain/orders/assignment-gates'
import { clashOf } from '@arriero/domain/orders/crew-time'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { vehiclePapersState } from '@arriero/domain/papers/credentials'
import { factsLacking } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { searchIn } from '#database/search-text.ts'
import { domainPapers, papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { serviceWord } from '#features/vehicles/service-words.ts'
import { toldOf } from '#features/vehicles/vehicles.views.ts'
import { orderNeeds } from './assignment.views.ts'
import { crewServiceOf, crewServices } from './crew-time.views.ts'
import { fleetColumns, fleetFactsOf, typeOf, type FleetRow } from './fleet-facts.views.ts'
import type { OrderRow } from '../order-row.ts'
import { gatesWaivedBy } from './waiver.store.ts'

type Reply = ReplyOf<typeof api.orders.vehicles>
type Item = Reply['items'][number]

type Row = FleetRow & {
  body_work: string
  vehicle_type: string
  /** Of all that were found, also those not read. */
  found: number
}

/** As many as a person looks through; who has more types a plate. */
const mostShown = 100

/** What of the vehicle itself speaks for it: of very many, those that may go are among the ones that are read. */
const likeliest = (order: OrderRow) => {
  const { weightKg, cargoType } = orderNeeds(order)
  return sql`v.is_active desc, (v.capacity_kg >= ${weightKg ?? 0}) desc,
    exists (select from vehicle_type_loads p where p.vehicle_id = v.id and p.type_load_id = ${cargoType}) desc`
}

const rowsOf = async (ctx: Ctx, order: OrderRow, q: string | undefined): Promise<Row[]> => {
  const found = searchIn(sql`v.search`, q, [sql`v.license_plate`, sql`v.id`]) ?? sql`true`
  const { rows } = await sql<Row>`
    select ${fleetColumns}, w.name as body_work, t.name as vehicle_type, v.found
    from (select v.*, count(*) over ()::int as found from vehicles v where v.owner_id = ${ctx.actor.id} and ${found}
      order by ${likeliest(order)}, v.license_plate limit ${mostShown}) v join body_works w on w.id = v.body_work_id join vehicle_types t on t.id = v.vehicle_type_id
    order by v.license_plate`.execute(ctx.db)
  return rows
}

const cardOf = (row: Row, papers: readonly PaperRow[], now: Date): Omit<Item, 'whyNot'> => ({
  _id: row.id,
  licensePlate: row.license_plate,
  trailerPlate: row.trailer_plate,
  bodyWork: { _id: row.body_work_id, name: row.body_work },
  _idTypeVehicle: { id: row.vehicle_type_id, name: row.vehicle_type },
  loadingCapacityKg: row.capacity_kg,
  service: serviceWord(row.service),
  lacking: factsLacking(typeOf(row), toldOf(row)),
  isActive: row.is_active,
  papers: vehiclePapersState(
    { registeredOn: row.registered_on, service: row.service },
    domainPapers(papers),
    bogotaDay(now),
  ),
})

export const orderVehicles = async (
  ctx: Ctx,
  orderId: string,
  q: string | undefined,
): Promise<Reply | undefined> => {
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (order?.carrier_id !== ctx.actor.id) return undefined
  const rows = await rowsOf(ctx, order, q)
  const vehicleIds = rows.map(({ id }) => id)
  const papers = Map.groupBy(await papersOf(ctx.db, { vehicleIds }), ({ vehicleId }) => vehicleId)
  const underWay = Map.groupBy(await crewServices(ctx.db, { vehicleIds }), ({ vehicleId }) => vehicleId)
  const service = crewServiceOf(order, (await settingsInForce(ctx.db)).plan)
  const waived = await gatesWaivedBy(ctx.db, { orderId, named: 'vehicle_id', now: ctx.now })
  const needs = orderNeeds(order)
  const items = rows.map((row): Item => {
    const own = papers.get(row.id) ?? []
    const isBusy = clashOf(underWay.get(row.id) ?? [], service, ctx.now) !== undefined
    const gates = vehicleGates({
      vehicle: fleetFactsOf(row, { papers: own, order, isBusy }),
      order: needs,
      waived: waived.get(row.id) ?? [],
    })
    return { ...cardOf(row, own, ctx.now), whyNot: gates[0] ?? null }
  })
  const able = items.filter(({ whyNot }) => whyNot === null)
  const unable = items.filter(({ whyNot }) => whyNot !== null)
  return { items: [...able, ...unable], isMore: (rows[0]?.found ?? 0) > mostShown }
}
