import { api } from '../../index.ts'
import { listValue, type ListColumn, type RowOf } from '../../lists/column.ts'
import type { PercentName } from '../../money/rates.ts'

export type RatesVersion = RowOf<typeof api.rates.history>

export const percentTexts: Record<PercentName, string> = {
  profit: 'Ganancia',
  insurance: 'Seguro',
  percent: 'IVA',
  percentArrieroInsurance: 'Parte del seguro para Arriero',
}

/** On the screen each figure has its sign, in a file the head has it. */
const percent = (name: PercentName): ListColumn<RatesVersion> => ({
  title: percentTexts[name],
  kind: 'decimal',
  value: (row) => row[name],
  file: { title: `${percentTexts[name]} (%)`, kind: 'decimal', value: (row) => row[name] },
  widthPx: 110,
})

/** Who changed what, from which value to which, and how all stood then. */
export const rateHistoryList = listValue(api.rates.history)({
  name: 'rate-history',
  title: 'Historial de porcentajes',
  label: 'Historial de cambios',
  columns: {
    createdAt: { title: 'Fecha', kind: 'moment', isSortable: true, card: 'title' },
    by: { title: 'Quién', kind: 'text', value: ({ by }) => by?.name, widthPx: 170, card: 'fact' },
    changes: { title: 'Qué cambió', kind: 'text', isDrawn: true, value: () => null, card: 'fact' },
    profit: percent('profit'),
    insurance: percent('insurance'),
    percent: percent('percent'),
    percentArrieroInsurance: percent('percentArrieroInsurance'),
  },
})
