/** Calls on what a client keeps to ask for many services: his places, his templates, his files, what comes again. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { bringFile, publishImport } from '#features/order-imports/order-imports.actions.ts'
import { workOnImports } from '#features/order-imports/work.ts'
import { makeRule } from '#features/recurring-orders/recurring-orders.actions.ts'
import { makeTemplate } from '#features/order-templates/order-templates.actions.ts'
import { savePlace } from '#features/saved-places/saved-places.actions.ts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isUnderWork, type ImportState } from '@arriero/domain/imports/import-states'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { setTimeout } from 'node:timers/promises'
import { createBody, hourMs, patternOrder } from '../../stories/stage.fixture.ts'
import { byAnyone, inBody, inParam, onOrder, onOwn, ownList, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

let made = 0
const inDays = (now: Date) => new Date(now.getTime() + 48 * hourMs)
const newPlace = ({ house }: World) => ({
  name: `Bodega ${++made}`,
  place: createBody(house.clock.now).origin,
  contactName: 'Portería',
  contactPhone: '3001234567',
})

const placeOf = async (world: World, owner: Actor): Promise<string> =>
  (await world.house.world.act(owner, (ctx) => savePlace(ctx, newPlace(world))))._id

/** Of a service of his own. */
const templateOf = async ({ house }: World, owner: Actor): Promise<string> => {
  const orderId = await house.world.create(owner, patternOrder(inDays(house.clock.now)))
  const { _id } = await house.world.act(owner, (ctx) =>
    makeTemplate(ctx, { name: `Plantilla ${++made}`, orderId }),
  )
  return _id
}

const csvHead = 'Referencia;Origen;Destino;Fecha;Hora;Tipo de carga;Tipo de vehículo;Peso;Alto;Ancho'

/** One service, of a reference of its own. */
const csvFile = ({ house }: World) => {
  const day = bogotaDay(inDays(house.clock.now))
  const line = `PED-${++made};Bogotá;Medellín;${day};08:00;General;Camión sencillo;7000;220;240`
  return { bytes: Buffer.from(`${csvHead}\n${line}\n`), filename: 'servicios.csv', mediaType: 'text/csv' }
}

const isAtWork = async ({ house }: World, id: string): Promise<boolean> => {
  const { state } = await house.database.db
    .selectFrom('order_imports')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return isUnderWork(state as ImportState)
}

/** Until nothing is left of it to do: a server on the same database may have it, and is waited for. */
const workedOn = async (world: World, id: string): Promise<void> => {
  const { house } = world
  const until = Date.now() + 10_000
  do {
    await workOnImports({ ...house.openCtx(), now: house.clock.now })
    if (!(await isAtWork(world, id))) return
    await setTimeout(50)
  } while (Date.now() < until)
}

/** Checked, and published where that is wanted. */
const importIn =
  (isPublished: boolean) =>
  async (world: World, owner: Actor): Promise<string> => {
    const { house } = world
    const { _id } = await bringFile(house.world.ctxFor(owner), csvFile(world))
    await workedOn(world, _id)
    if (!isPublished) return _id
    await house.world.act(owner, (ctx) => publishImport(ctx, _id, 'all'))
    await workedOn(world, _id)
    return _id
  }
const checked = importIn(false)
const published = importIn(true)

const ruleBody = (now: Date, orderId: string) => ({
  name: `Recurrente ${++made}`,
  orderId,
  weekdays: ['monday' as const],
  from: bogotaDay(inDays(now)),
  until: null,
  holidays: 'skip' as const,
  leadDays: 3,
})

const ruleOf = async ({ house }: World, owner: Actor): Promise<string> => {
  const orderId = await house.world.create(owner, patternOrder(inDays(house.clock.now)))
  return (await house.world.act(owner, (ctx) => makeRule(ctx, ruleBody(house.clock.now, orderId))))._id
}

const onADay = ({ house }: World) => composeReservation(inDays(house.clock.now))

export const volumeCalls: Record<string, Call> = {
  z1: ownList(api.savedPlaces.all, placeOf),
  z1b: onOwn(api.savedPlaces.detail, placeOf),
  z2: byAnyone(api.savedPlaces.create, ({ world }) => ({ body: newPlace(world) })),
  z3: onOwn(api.savedPlaces.update, placeOf, { instructions: 'Entrar por la calle 18' }),
  z4: onOwn(api.savedPlaces.remove, placeOf),
  z5: onOrder(api.orders.repeat, { state: 'pending', at: inParam('_id') }, ({ orderId }, { world }) => ({
    params: { _id: orderId },
    body: onADay(world),
  })),
  z6: ownList(api.orderTemplates.all, templateOf),
  z6b: onOwn(api.orderTemplates.detail, templateOf),
  z7: onOrder(api.orderTemplates.create, { state: 'pending', at: inBody('orderId') }, ({ orderId }) => ({
    body: { orderId, name: `Plantilla ${++made}` },
  })),
  z8: onOwn(api.orderTemplates.rename, templateOf, { name: 'Otro nombre' }),
  z9: onOwn(api.orderTemplates.remove, templateOf),
  z10: onOwn(api.orderTemplates.use, templateOf, onADay),
  z11: ownList(api.orderImports.all, checked),
  z12: byAnyone(api.orderImports.template),
  z13: onOwn(api.orderImports.detail, checked),
  z14: onOwn(api.orderImports.rows, checked),
  z15: byAnyone(api.orderImports.create, ({ world }) => ({ file: csvFile(world) })),
  z16: onOwn(api.orderImports.read, checked, { headRow: 1 }),
  z17: onOwn(api.orderImports.publish, checked, { which: 'all' }),
  z18: onOwn(api.orderImports.undo, published),
  z19: onOwn(api.orderImports.failed, checked),
  z20: onOwn(api.orderImports.discard, checked),
  z21: ownList(api.recurringOrders.all, ruleOf),
  z22: onOwn(api.recurringOrders.detail, ruleOf),
  z23: onOwn(api.recurringOrders.occurrences, ruleOf),
  z24: onOrder(
    api.recurringOrders.create,
    { state: 'pending', at: inBody('orderId') },
    ({ orderId }, { world }) => ({ body: ruleBody(world.house.clock.now, orderId) }),
  ),
  z26: onOwn(api.recurringOrders.change, ruleOf, {
    name: 'Otro nombre',
    weekdays: ['monday', 'friday'],
    holidays: 'skip',
    leadDays: 3,
  }),
  z25: onOwn(api.recurringOrders.setState, ruleOf, { state: 'paused' }),
}
