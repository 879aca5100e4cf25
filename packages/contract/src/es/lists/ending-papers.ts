import { api } from '../../index.ts'
import { listValue, type RowOf } from '../../lists/column.ts'
import type { endSpans } from '../../papers/papers.ts'
import type { holderKinds } from '../../papers/review-shapes.ts'

export type EndingPaper = RowOf<typeof api.papers.ending>

const spans: Record<(typeof endSpans)[number], string> = {
  expired: 'Vencidos',
  in1: 'Hoy o mañana',
  in7: 'De 2 a 7 días',
  in15: 'De 8 a 15 días',
  in30: 'De 16 a 30 días',
}
/** Whose papers they are. */
export const holderTexts: Record<(typeof holderKinds)[number], string> = {
  vehicle: 'Vehículos',
  person: 'Personas',
}

/** What has run out or will within 30 days. Decisions §12. */
export const endingPapersList = listValue(api.papers.ending)({
  name: 'ending-papers',
  title: 'Vencimientos',
  label: 'Documentos por vencer',
  page: {
    help: 'Documentos vencidos y los que vencen en los próximos 30 días. Uno vencido detiene asignaciones y viajes.',
  },
  search: 'placa o nombre',
  empty: ['Ningún documento por vencer', 'Aquí verá los que venzan en los próximos 30 días.'],
  columns: {
    name: { title: 'Documento', kind: 'text', isStrong: true, widthPx: 170, card: 'title' },
    holder: {
      title: 'De quién',
      kind: 'text',
      value: ({ licensePlate, user }) => licensePlate ?? user.name,
      filters: holderTexts,
      widthPx: 160,
      card: 'fact',
    },
    owner: { title: 'Dueño', kind: 'text', value: ({ user }) => user.name, widthPx: 200, card: 'fact' },
    span: {
      title: 'Plazo',
      kind: 'text',
      value: ({ daysLeft }) => daysLeft,
      file: { title: 'Días que faltan', kind: 'number', value: ({ daysLeft }) => daysLeft },
      filters: spans,
      widthPx: 184,
      card: 'aside',
    },
    expirationDate: { title: 'Vence', kind: 'day', widthPx: 122, isSortable: true, card: 'fact' },
    isRenewed: {
      title: 'Nueva versión',
      kind: 'yesNo',
      value: ({ renewal }) => renewal !== null,
      words: { true: 'Por validar', false: 'Sin subir' },
      filters: true,
      file: { title: 'Nueva versión por validar', kind: 'yesNo', value: ({ renewal }) => renewal !== null },
      widthPx: 168,
      card: 'fact',
    },
    renewedUntil: {
      of: 'isRenewed',
      title: 'Nueva versión, vence',
      kind: 'day',
      value: ({ renewal }) => renewal?.expirationDate,
    },
  },
  screen: ['name', 'holder', 'span', 'expirationDate', 'isRenewed', 'owner'],
})
