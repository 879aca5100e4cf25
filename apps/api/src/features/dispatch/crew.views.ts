/** The fleet of an enterprise with its papers and hours, so that many of it are judged for many services at once. */
import {
  assignmentGates,
  driverGates,
  driverStanding,
  vehicleGates,
  vehicleStanding,
  type AssignmentFacts,
  type DriverFacts,
  type VehicleFacts,
} from '@arriero/domain/orders/assignment-gates'
import { clashOf, isRestShort } from '@arriero/domain/orders/crew-time'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { licenceFrom, orderNeeds, type NeedColumns } from '#features/orders/assignment/assignment.views.ts'
import {
  crewServiceOf,
  crewServices,
  type CrewColumns,
  type CrewRow,
} from '#features/orders/assignment/crew-time.views.ts'
import { fleetColumns, fleetFactsOf, type FleetRow } from '#features/orders/assignment/fleet-facts.views.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'

/** What a gate needs to know of a service. */
export type JudgedOrder = NeedColumns & CrewColumns

type DriverRow = { id: string; enterprise_id: string | null; is_active: boolean }

const vehicleRows = async ({ db }: Ctx, where: Fragment): Promise<FleetRow[]> => {
  const { rows } = await sql<FleetRow>`select ${fleetColumns} from vehicles v where ${where}`.execute(db)
  return rows
}

const driverRows = async ({ db }: Ctx, where: Fragment): Promise<DriverRow[]> => {
  const { rows } = await sql<DriverRow>`
    select u.id, u.enterprise_id, u.is_active from users u where u.role in ('driver', 'enterprisedriver') and ${where}`.execute(
    db,
  )
  return rows
}

/** By driver or vehicle. */
export const byHolder = (papers: readonly PaperRow[]) =>
  Map.groupBy(papers, ({ userId, vehicleId }) => userId ?? vehicleId ?? '')

export type Crew = Awaited<ReturnType<typeof crewOf>>

/** Everybody that `vehicles` and `drivers` (conditions on `v` and `u`) find, read once. */
export const crewOf = async (ctx: Ctx, found: { vehicles: Fragment; drivers: Fragment }) => {
  const { db, now } = ctx
  const vehicles = new Map((await vehicleRows(ctx, found.vehicles)).map((row) => [row.id, row]))
  const drivers = new Map((await driverRows(ctx, found.drivers)).map((row) => [row.id, row]))
  const [vehicleIds, driverIds] = [[...vehicles.keys()], [...drivers.keys()]]
  const papers = byHolder(await papersOf(db, { vehicleIds, userIds: driverIds }))
  const underWay = await crewServices(db, { vehicleIds, driverIds })
  const ofDriver = Map.groupBy(underWay, ({ driverId }) => driverId)
  const ofVehicle = Map.groupBy(underWay, ({ vehicleId }) => vehicleId)
  const { plan, rest } = await settingsInForce(db)
  const clash = (others: readonly CrewRow[] | undefined, order: CrewColumns) =>
    clashOf(others ?? [], crewServiceOf(order, plan), now)

  const vehicleFacts = (id: string, order: JudgedOrder): VehicleFacts | undefined => {
    const row = vehicles.get(id)
    const isBusy = clash(ofVehicle.get(id), order) !== undefined
    return row && fleetFactsOf(row, { papers: papers.get(id) ?? [], order, isBusy })
  }
  const driverFacts = (id: string, order: JudgedOrder): DriverFacts | undefined => {
    const [row, others] = [drivers.get(id), ofDriver.get(id) ?? []]
    return (
      row && {
        carrierId: row.enterprise_id ?? row.id,
        isActive: row.is_active,
        isBusy: clash(others, order) !== undefined,
        isRestShort: isRestShort(others, crewServiceOf(order, plan), { rest, now }),
        licence: licenceFrom(papers.get(id) ?? []),
      }
    )
  }
  return {
    vehicleIds,
    driverIds,
    rest,
    papers: (id: string) => papers.get(id) ?? [],
    vehicleClash: (id: string, order: JudgedOrder) => clash(ofVehicle.get(id), order),
    driverClash: (id: string, order: JudgedOrder) => clash(ofDriver.get(id), order),
    vehicleFacts,
    driverFacts,
  }
}

/** One service, and what was waived for it. */
type Judging = { order: JudgedOrder; waived: readonly string[] }

export const vehicleGatesOf = (crew: Crew, id: string, { order, waived }: Judging): ErrorCode[] => {
  const vehicle = crew.vehicleFacts(id, order)
  return vehicle ? vehicleGates({ vehicle, order: orderNeeds(order), waived }) : ['vehicle.not_yours']
}

export const driverGatesOf = (crew: Crew, id: string, { order, waived }: Judging): ErrorCode[] => {
  const driver = crew.driverFacts(id, order)
  return driver ? driverGates({ driver, order: orderNeeds(order), waived }) : ['driver.not_yours']
}

type Pair = { driverId: string; vehicleId: string }

/** As the act would refuse them; somebody else's reads like nobody's. */
export const pairGatesOf = (
  crew: Crew,
  { driverId, vehicleId }: Pair,
  { order, waived, largerConfirmed }: Judging & Pick<AssignmentFacts, 'largerConfirmed'>,
): ErrorCode[] => {
  const [driver, vehicle] = [crew.driverFacts(driverId, order), crew.vehicleFacts(vehicleId, order)]
  const needs = orderNeeds(order)
  if (driver?.carrierId !== needs.carrierId) return ['driver.not_yours']
  if (vehicle?.carrierId !== needs.carrierId) return ['vehicle.not_yours']
  return assignmentGates({ driver, vehicle, order: needs, largerConfirmed, waived })
}

const anyCargo = { type_load_id: '' }

/** What keeps it from any service today. */
export const vehicleStandingOf = (row: FleetRow, papers: readonly PaperRow[], now: Date): ErrorCode[] =>
  vehicleStanding(fleetFactsOf(row, { papers, order: anyCargo, isBusy: false }), bogotaDay(now))

export const driverStandingOf = (isActive: boolean, papers: readonly PaperRow[], now: Date): ErrorCode[] =>
  driverStanding({ isActive, licence: licenceFrom(papers) }, bogotaDay(now))
