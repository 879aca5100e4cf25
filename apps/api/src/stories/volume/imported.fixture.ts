/** Files of services as a client brings them over HTTP, and the work that follows. */
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { workOnImports } from '#features/order-imports/work.ts'
import type { Caller } from '#testing/house.ts'
import type { Stage } from '../stage.fixture.ts'

export const head =
  'Referencia;Origen;Destino;Fecha;Hora;Tipo de carga;Tipo de vehículo;Peso (kg);Alto (cm);Ancho (cm);Precio'.split(
    ';',
  )

export type Line = Partial<Record<(typeof head)[number], string>>

/** A row that can be published, with what is told of it. */
export const lineOf = (day: string, more: Line = {}): Line => ({
  Origen: 'Bogotá',
  Destino: 'Medellín',
  Fecha: day,
  Hora: '08:00',
  'Tipo de carga': 'General',
  'Tipo de vehículo': 'Camión sencillo',
  'Peso (kg)': '7000',
  'Alto (cm)': '220',
  'Ancho (cm)': '240',
  ...more,
})

export const csvOf = (lines: readonly Line[], titles: readonly string[] = head): Buffer =>
  Buffer.from(
    [titles.join(';'), ...lines.map((line) => titles.map((title) => line[title] ?? '').join(';'))].join(
      '\r\n',
    ),
  )

export const formOf = (bytes: Buffer, name = 'servicios.csv'): FormData => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), name)
  return form
}

export const importing = ({ house }: Stage) => {
  const soon = () => daysAfter(bogotaDay(house.clock.now), 3)
  const bring = (client: Caller, bytes: Buffer, name?: string) =>
    client.send(api.orderImports.create, {}, { form: formOf(bytes, name) })
  /** As the tick of a node does. */
  const work = () => workOnImports(house.openCtx())
  const detail = (client: Caller, _id: string) => client.send(api.orderImports.detail, { params: { _id } })
  const rows = async (client: Caller, _id: string) =>
    (await client.send(api.orderImports.rows, { params: { _id }, query: { limit: 100 } })).items
  const checked = async (client: Caller, lines: readonly Line[]) => {
    const { _id } = await bring(client, csvOf(lines))
    await work()
    return _id
  }
  const publish = async (client: Caller, _id: string, which: 'all' | 'good' = 'all') => {
    await client.send(api.orderImports.publish, { params: { _id }, body: { which } })
    await work()
  }
  const servicesOf = (client: Caller) =>
    house.database.db
      .selectFrom('orders')
      .selectAll()
      .where('client_id', '=', client.actor.id)
      .orderBy('id')
      .execute()
  return { soon, bring, work, detail, rows, checked, publish, servicesOf }
}
