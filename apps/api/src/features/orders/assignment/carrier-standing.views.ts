/**
 * A carrier as the gate of offers judges it: its account, its own papers, what it has. The gate, every view and the live channel ask
 * here. Decisions §12.
 */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { hasPapers, type Paper } from '@arriero/domain/papers/credentials'
import type { CarrierFacts } from '@arriero/domain/orders/offers'
import type { Role } from '@arriero/domain/people/roles'
import type { Ctx } from '#context.ts'
import { sql, type RawBuilder } from 'kysely'
import { fleetKindsOf, vehicleDenial, type FleetKind, type OrderKind } from './fleet-kinds.views.ts'

export type CarrierStanding = { role: Role; isActive: boolean; papers: Paper[]; fleet: FleetKind[] }

/** A person's own papers, as JSON. */
export const ownPapersOf = (owner: RawBuilder<unknown>) => sql<
  Paper[]
>`(select coalesce(json_agg(json_build_object(
    'kind', c.kind, 'expiresOn', c.expires_on, 'isValidated', c.is_active)), '[]'::json)
  from credentials c where c.user_id = ${owner} and c.is_latest)`

/** Of an account that the query around it names `u`, as JSON. */
export const carrierStanding = sql<CarrierStanding>`json_build_object(
  'role', u.role, 'isActive', u.is_active, 'papers', ${ownPapersOf(sql`u.id`)}, 'fleet', ${fleetKindsOf(sql`u.id`)})`

/** The standing of the carrier who reads. */
export const readerStanding = async ({ db, actor }: Ctx): Promise<CarrierStanding> => {
  const { rows } = await sql<{ standing: CarrierStanding }>`
    select ${carrierStanding} as standing from users u where u.id = ${actor.id}`.execute(db)
  const [reader] = rows
  if (!reader) throw new Error('nobody reads')
  return reader.standing
}

export const carrierFacts = (
  { role, isActive, papers, fleet }: CarrierStanding,
  order: OrderKind,
  now: Date,
): CarrierFacts => ({
  isActive,
  hasPapers: hasPapers(role, papers, bogotaDay(now)),
  vehicleDenial: vehicleDenial(fleet, order),
})
