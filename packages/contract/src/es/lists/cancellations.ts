import type { CancellationCause } from '@arriero/domain/orders/cancellations'
import { api } from '../../index.ts'
import { listValue, type RowOf } from '../../lists/column.ts'
import { roleTexts } from '../words.ts'
import { personColumns, routeColumns, serviceColumn } from './shared.ts'

export type Cancelled = RowOf<typeof api.cancellations.all>

const causes: Readonly<Record<CancellationCause, string>> = {
  client: 'Por el cliente',
  carrier: 'Devuelto por el transportador',
  staff: 'Cerrado por Arriero',
  unpaid: 'Sin pago a tiempo',
  untaken: 'Nadie lo tomó',
}

/** Said where nobody in person cancelled the service. */
const byItself = 'Automática'
const { cliententerprise, client, enterprise, driver, administrator } = roleTexts
const { person, identification } = personColumns('user', 'Usuario', ({ user }: Cancelled) => user)

/** Spec §2 "Cancelled services table", with what it cost. */
export const cancellationsList = listValue(api.cancellations.all)({
  name: 'cancellations',
  title: 'Servicios cancelados',
  page: { help: 'Qué se canceló, quién y por qué, cuánto se cobró y cuánto se devuelve.' },
  search: 'servicio, motivo o persona',
  days: 'Cancelado',
  spans: 'amongFilters',
  empty: [
    'Todavía no hay servicios cancelados',
    'Cuando un cliente cancele, un transportador devuelva o el plazo venza, aparecerá aquí.',
  ],
  columns: {
    order: { ...serviceColumn, widthPx: 170, card: 'title', isAlways: true },
    dateCreateAt: { title: 'Fecha', kind: 'moment', widthPx: 172, isSortable: true, card: 'fact' },
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
})
