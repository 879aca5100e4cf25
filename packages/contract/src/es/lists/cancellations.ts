import type { cancellationCauses, cancellations } from '../../cancellations.ts'
import type { ReplyOf } from '../../endpoint.ts'
import { listValue } from '../../lists/column.ts'
import { roleTexts } from '../words.ts'
import { personColumns, routeColumns, serviceColumn } from './shared.ts'

export type Cancelled = ReplyOf<typeof cancellations.all>['items'][number]

const causes: Readonly<Record<(typeof cancellationCauses)[number], string>> = {
  client: 'Por el cliente',
  carrier: 'Devuelto por el transportador',
  staff: 'Cerrado por Arriero',
  unpaid: 'Sin pago a tiempo',
  untaken: 'Nadie lo tomó',
}

/** Where nobody did it. */
const byItself = 'Automática'
const { cliententerprise, client, enterprise, driver, administrator } = roleTexts
const { person, identification } = personColumns('user', 'Usuario', ({ user }: Cancelled) => user)

/** Spec §2 "Cancelled services table", with what it cost. */
export const cancellationsList = listValue<Cancelled>()({
  name: 'cancellations',
  title: 'Servicios cancelados',
  columns: {
    order: { ...serviceColumn, widthPx: 170, card: 'title', isAlways: true },
    dateCreateAt: { title: 'Fecha', kind: 'moment', widthPx: 150, isSortable: true, card: 'fact' },
    ...routeColumns,
    description: { title: 'Motivo', kind: 'text', widthPx: 190, card: 'fact' },
    cause: { title: 'Causa', kind: 'choice', words: causes, filters: true, widthPx: 150, isOptional: true },
    user: { ...person, missing: byItself, widthPx: 180, card: 'fact' },
    identification,
    rol: {
      title: 'Rol',
      kind: 'choice',
      value: ({ user }) => user?.rol,
      words: roleTexts,
      missing: byItself,
      /** Those who cancel: clients, carriers that give back, administrators that close. */
      filters: { cliententerprise, client, enterprise, driver, administrator },
      widthPx: 140,
      card: 'aside',
    },
    fee: { title: 'Cobro', kind: 'pesos', card: 'fact' },
    vat: { of: 'fee', title: 'IVA del cobro', kind: 'pesos' },
    insuranceKept: { of: 'refund', title: 'Seguro no devuelto', kind: 'pesos' },
    refund: { title: 'Devolución', kind: 'pesos', card: 'fact' },
  },
  filters: { from: 'one', to: 'one' },
})
