import { api } from '../../../index.ts'
import { listValue, type CellValue, type ListColumn } from '../../../lists/column.ts'
import type { OwnGroup } from '../../../money/settlement-shapes.ts'
import { monthText } from '../../when.ts'

/** As its rows have them: what is taken off stands below zero. */
const sums = {
  count: { title: 'Ingresos', kind: 'number', card: 'fact' },
  gross: { title: 'Valor', kind: 'pesos', isSummed: true, widthPx: 128 },
  withheld: { title: 'Retenciones', kind: 'pesos', isSummed: true, value: (row) => 0 - row.withheld },
  advances: { title: 'Anticipos', kind: 'pesos', isSummed: true, value: (row) => 0 - row.advances },
  deducted: {
    title: 'Por deudas',
    kind: 'pesos',
    isSummed: true,
    value: (row) => 0 - row.deducted,
  },
  net: {
    title: 'Neto',
    kind: 'pesos',
    isStrong: true,
    isSummed: true,
    isSortable: true,
    widthPx: 128,
    card: 'aside',
  },
} as const satisfies Record<string, ListColumn<OwnGroup>>

const nameOf = (title: string, value: (row: OwnGroup) => CellValue) =>
  ({ name: { title, kind: 'text', value, isSortable: true, isAlways: true, card: 'title' } }) as const

const shared = {
  search: 'servicio, ciudad o placa',
  days: 'Terminó',
  spans: 'inSight',
  empty: ['Todavía no tiene ingresos', 'Cuando termine su primer servicio, aquí verá cuánto suma.'],
} as const

const groups = listValue(api.settlements.ownGroups)

export const ownMonthsList = groups({
  ...shared,
  name: 'own-earnings-by-month',
  title: 'Mis ingresos por mes',
  label: 'Ingresos por mes',
  columns: { ...nameOf('Mes', ({ name }) => monthText(name ?? '')), ...sums },
})

export const ownVehiclesList = groups({
  ...shared,
  name: 'own-earnings-by-vehicle',
  title: 'Mis ingresos por vehículo',
  label: 'Ingresos por vehículo',
  columns: { ...nameOf('Vehículo', ({ name }) => name ?? 'Sin vehículo'), ...sums },
})

export const ownDriversList = groups({
  ...shared,
  name: 'own-earnings-by-driver',
  title: 'Mis ingresos por conductor',
  label: 'Ingresos por conductor',
  columns: { ...nameOf('Conductor', ({ name }) => name ?? 'Sin conductor'), ...sums },
})
