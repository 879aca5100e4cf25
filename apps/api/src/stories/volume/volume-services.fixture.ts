/** One service in each of the ways in which many are asked for; each is a service as any other. */
import { api } from '@arriero/contract'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { weekdays } from '@arriero/domain/places/opening-hours'
import { sweepRecurring } from '#features/recurring-orders/recurring-orders.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { clientPrice, type Stage } from '../stage.fixture.ts'
import { importing, lineOf } from './imported.fixture.ts'

/** Before VAT, what comes to the stage's own price. */
const netPesos = 2_000_000
/** `importId`: of the file that it came of. */
export type Made = { orderId: string; importId?: string }

const only = <T>(list: readonly T[]): T => {
  const [one] = list
  if (one === undefined || list.length > 1) throw new Error(`${list.length} instead of one`)
  return one
}

export const volumeServices = (stage: Stage) => {
  const { house, services } = stage
  const { checked, publish, rows } = importing(stage)
  const at = (inMs: number) => new Date(house.clock.now.getTime() + inMs)

  const repeated = async (client: Caller, inMs: number): Promise<Made> => {
    const params = { _id: await services.created(client, { inMs }) }
    const body = composeReservation(at(inMs))
    return { orderId: (await client.send(api.orders.repeat, { params, body }))._id }
  }

  const ofTemplate = async (client: Caller, inMs: number): Promise<Made> => {
    const orderId = await services.created(client, { inMs })
    const params = await client.send(api.orderTemplates.create, { body: { name: 'De siempre', orderId } })
    const body = { ...composeReservation(at(inMs)), price: clientPrice }
    return { orderId: (await client.send(api.orderTemplates.use, { params, body }))._id }
  }

  const imported = async (client: Caller, inMs: number): Promise<Made> => {
    const { reservationDate, hourService } = composeReservation(at(inMs))
    const when = { Hora: hourService, Precio: String(netPesos) }
    const importId = await checked(client, [lineOf(reservationDate, when)])
    await publish(client, importId)
    return { orderId: only(await rows(client, importId)).orderId ?? '', importId }
  }

  const recurring = async (client: Caller, inMs: number): Promise<Made> => {
    const day = bogotaDay(at(inMs))
    const { hourService } = composeReservation(at(inMs))
    const { _id } = await client.send(api.recurringOrders.create, {
      body: {
        name: 'Cada día',
        orderId: await services.created(client, { inMs }),
        weekdays: [...weekdays],
        from: day,
        until: day,
        hourService,
        holidays: 'keep',
        leadDays: 2,
        price: netPesos,
      },
    })
    await sweepRecurring(house.openCtx())
    const { items } = await client.send(api.recurringOrders.occurrences, { params: { _id }, query: {} })
    return { orderId: only(items).orderId ?? '' }
  }

  return { repeated, ofTemplate, imported, recurring }
}
