/** Three months of services through the rooms' own actions, each carrier with a clock of his own: three play at a time. */
import type { Actor } from '@arriero/domain/people/roles'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import type { Cast } from '../demo-people.ts'
import { haulers, monthPlan, type Hauler, type MonthService } from './month-plan.ts'
import { playMonthService, type Played } from './month-service.ts'
import { seedOrder } from '../seed-order.ts'
import { lanePlan } from '../lane-plan.ts'
import { smallPaperPhoto } from '../picture.ts'
import { situations, type Situations } from '../situations.ts'
import { drawnOnce, type SignNotice, type WorldHouse } from '../stage.ts'

/** All at once. Of one that fails is heard when none is at work any more: whoever hears of it may close what all of them work on. */
export const whenAllEnded = async (works: readonly Promise<void>[]): Promise<void> => {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}

/** So many that every list has pages and every chart its shape, and that a first start stays quick. */
const serviceCount = 90
const dayMs = 86_400_000
const formerDays = 40

type Months = { house: WorldHouse; cast: Cast; today: Date; ofFormer: MonthService | undefined }
type Crew = Pick<Played, 'carrier' | 'driver' | 'vehicleId'>

const truckOf = ({ trucks }: Cast, plate: string) => trucks.get(plate) ?? ''

/** Who drives what: never the truck or the driver that the demo's present needs. */
const crewFor = (cast: Cast, { hauler, cargo }: MonthService): Crew => {
  const { enterprise, enterprisedriver, driver } = cast.people
  const isHeavy = cargo.vehicle === 'tractor3S2'
  switch (hauler) {
    case 'enterprise':
      return {
        carrier: enterprise[0],
        driver: isHeavy ? (cast.crew[0] ?? enterprisedriver[0]) : enterprisedriver[0],
        vehicleId: truckOf(cast, isHeavy ? 'TRK907' : 'SXC481'),
      }
    case 'enterprise2':
      return {
        carrier: enterprise[1],
        driver: enterprisedriver[1],
        vehicleId: truckOf(cast, cargo.vehicle === 'turboTruck' ? 'XJB309' : 'VKM118'),
      }
    case 'driver':
      return {
        carrier: driver[0],
        driver: driver[0],
        vehicleId: truckOf(cast, isHeavy ? 'SNU271' : 'TMO846'),
      }
  }
}

/** The one service of who has been gone since: paid and captured, with nothing open. */
const isOfFormer = ({ fate, turn, daysAgo }: MonthService) =>
  fate === 'finished' && daysAgo > formerDays && turn % 6 !== 0

const clientFor = ({ cast: { people, former }, ofFormer }: Months, service: MonthService): Actor => {
  if (service === ofFormer) return former
  const { turn } = service
  const clients = [...people.cliententerprise, ...people.client]
  return clients[turn % clients.length] ?? people.client[0]
}

/** One in five of those that end in a bargain leaves the price to the carriers. */
const hasPrice = ({ fate, turn }: MonthService) => fate !== 'finishedByOffer' || turn % 5 !== 0

const orderOf = (house: WorldHouse, service: MonthService, at: Date): Promise<NewOrder> =>
  seedOrder(house, {
    ...service.road,
    ...service.cargo,
    at,
    netPesos: hasPrice(service) ? service.netPesos : undefined,
  })

const playHauler = async (months: Months, world: Situations, services: readonly MonthService[]) => {
  const { house, cast, today } = months
  const midnight = new Date(`${today.toISOString().slice(0, 10)}T00:00:00Z`).getTime()
  for (const service of services) {
    const at = new Date(midnight - service.daysAgo * dayMs + service.minute * 60_000)
    await playMonthService({
      house,
      world,
      service,
      at,
      order: await orderOf(house, service, at),
      client: clientFor(months, service),
      rivals: [...cast.people.enterprise, cast.people.driver[0]],
      ...crewFor(cast, service),
    })
  }
}

/** Ended by the house's clocks, which look at all services: these play alone, when no other hauler is in the middle of one. */
const endsByItself = ({ fate }: MonthService) => fate === 'neverPaid' || fate === 'neverTaken'

/** Before the demo's present is played: what it leaves behind is over. */
export const playMonths = async (
  house: WorldHouse,
  signNotice: SignNotice,
  { cast, count = serviceCount }: { cast: Cast; count?: number },
): Promise<void> => {
  const today = house.openCtx().now
  const recent = monthPlan(count)
  const plan = [...lanePlan(today), ...recent]
  const ofFormer = recent.find(isOfFormer)
  const months: Months = { house, cast, today, ofFormer }
  const draw = drawnOnce(smallPaperPhoto)
  const worldOfOwn = () => situations(house, { signNotice, draw, clock: { now: months.today } })
  const servicesOf = (hauler: Hauler) =>
    plan.filter((service) => service.hauler === hauler && !endsByItself(service))
  await whenAllEnded(haulers.map((hauler) => playHauler(months, worldOfOwn(), servicesOf(hauler))))
  await playHauler(months, worldOfOwn(), plan.filter(endsByItself))
}
