/** A client company that asks for much: its places, a template of a service of its own, what comes again, and a file that waits to be looked at. */
import { weekdays } from '@arriero/domain/places/opening-hours'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { bringFile } from '#features/order-imports/order-imports.actions.ts'
import { workOnImports } from '#features/order-imports/work.ts'
import { makeTemplate } from '#features/order-templates/order-templates.actions.ts'
import { makeRule } from '#features/recurring-orders/recurring-orders.actions.ts'
import { savePlace } from '#features/saved-places/saved-places.actions.ts'
import type { Cast } from '../demo-people.ts'
import { volumeSeeds } from '../seeds/volume.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

const workdays = weekdays.slice(0, 5)

/** The youngest service of a client. */
const serviceOf = async (house: WorldHouse, clientId: string): Promise<string> => {
  const row = await house.database.db
    .selectFrom('orders')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.id
}

export const playVolume = async (house: WorldHouse, world: Situations, { people }: Cast): Promise<void> => {
  const [company] = people.cliententerprise
  const today = bogotaDay(world.now())
  for (const { opens, closes, ...place } of volumeSeeds.places) {
    const hours = Object.fromEntries(workdays.map((day) => [day, { opens, closes }]))
    await world.act(company, (ctx) => savePlace(ctx, { ...place, hours }))
  }
  const orderId = await serviceOf(house, company.id)
  const { _id: templateId } = await world.act(company, (ctx) =>
    makeTemplate(ctx, { name: volumeSeeds.template, orderId }),
  )
  await world.act(company, (ctx) =>
    makeRule(ctx, {
      name: volumeSeeds.recurring,
      templateId,
      weekdays: ['monday', 'thursday'],
      // Far enough for nothing of it to be asked for while somebody looks around.
      from: daysAfter(today, 30),
      until: null,
      holidays: 'after',
      leadDays: 3,
    }),
  )
  const lines = [volumeSeeds.head, ...volumeSeeds.rows(daysAfter(today, 4))]
  await bringFile(world.ctxFor(company), {
    bytes: Buffer.from(lines.join('\r\n')),
    filename: volumeSeeds.file,
    mediaType: 'text/csv',
  })
  await workOnImports({ ...house.openCtx(), now: world.now() })
}
