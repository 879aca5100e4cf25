import type { ImportRowState, ImportState } from '@arriero/domain/imports/import-states'
import { placeLines } from '@arriero/domain/places/place-name'
import { api } from '../../index.ts'
import { listValue, type Tone } from '../../lists/column.ts'

const stateWords: Record<ImportState, string> = {
  checking: 'Revisando',
  checked: 'Por publicar',
  publishing: 'Publicando',
  published: 'Publicada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
}
const stateTones: Record<ImportState, Tone> = {
  checking: 'waiting',
  checked: 'waiting',
  publishing: 'waiting',
  published: 'good',
  undoing: 'waiting',
  undone: 'off',
}

/** Files of services a client has brought. */
export const orderImportsList = listValue(api.orderImports.all)({
  title: 'Importaciones',
  label: 'Importar servicios',
  page: {
    help: 'Hasta 2.000 servicios de un archivo de Excel o CSV: se revisa cada fila antes de publicar, y se puede deshacer hasta la primera oferta.',
  },
  empty: ['No ha importado servicios', 'Descargue la plantilla, llénela y suba el archivo.'],
  columns: {
    name: { title: 'Archivo', kind: 'text', isStrong: true, card: 'title' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: stateWords,
      tones: stateTones,
      widthPx: 140,
      card: 'aside',
    },
    total: { title: 'Filas', kind: 'number', value: ({ counts }) => counts.total, card: 'fact' },
    published: {
      title: 'Publicadas',
      kind: 'number',
      value: ({ counts }) => counts.published,
      widthPx: 110,
      card: 'fact',
    },
    wrong: {
      title: 'Con errores',
      kind: 'number',
      value: ({ counts }) => counts.wrong,
      widthPx: 110,
      card: 'fact',
    },
    existing: { title: 'Ya existían', kind: 'number', value: ({ counts }) => counts.existing, widthPx: 110 },
    createdAt: { title: 'Subida', kind: 'moment', isSortable: true, card: 'fact' },
  },
})

const rowWords: Record<ImportRowState, string> = {
  unchecked: 'Por revisar',
  good: 'Correcta',
  wrong: 'Con errores',
  existing: 'Ya existe',
  published: 'Publicada',
  failed: 'No se publicó',
  undone: 'Deshecha',
  kept: 'Sigue publicada',
}
const rowTones: Record<ImportRowState, Tone> = {
  unchecked: 'waiting',
  good: 'good',
  wrong: 'bad',
  existing: 'off',
  published: 'good',
  failed: 'bad',
  undone: 'off',
  kept: 'waiting',
}

/** Rows of a file, each with what is wrong in it. */
export const importRowsList = listValue(api.orderImports.rows)({
  title: 'Filas del archivo',
  empty: ['No hay filas en este estado'],
  columns: {
    row: { title: 'Fila', kind: 'digits', widthPx: 80, isSortable: true, card: 'title' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: rowWords,
      tones: rowTones,
      filters: true,
      widthPx: 140,
      card: 'aside',
    },
    reference: { title: 'Referencia', kind: 'text', widthPx: 130, card: 'fact' },
    reservationDate: { title: 'Servicio', kind: 'moment', widthPx: 190, card: 'fact' },
    route: {
      title: 'Ruta',
      kind: 'text',
      value: ({ origin, destination }) =>
        origin && destination ? `${placeLines(origin).town} – ${placeLines(destination).town}` : null,
      card: 'fact',
    },
    faults: {
      title: 'Por corregir',
      kind: 'number',
      value: ({ faults }) => faults.length || null,
      widthPx: 130,
      card: 'fact',
    },
  },
})
