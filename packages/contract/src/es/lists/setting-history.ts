import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'

/** Who set which figure, from what to what and when. */
export const settingHistoryList = listValue(api.settings.history)({
  title: 'Historial de cambios',
  empty: ['Nadie ha cambiado una regla', 'Rigen los valores de fábrica.'],
  columns: {
    at: { title: 'Fecha', kind: 'moment', isSortable: true, card: 'title' },
    by: { title: 'Quién', kind: 'text', value: ({ by }) => by?.name, widthPx: 200, card: 'fact' },
    key: { title: 'Regla', kind: 'text', card: 'fact' },
    change: { title: 'Cambio', kind: 'text', isDrawn: true, value: () => null, card: 'fact' },
  },
})
