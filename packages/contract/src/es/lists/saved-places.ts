import { placeLines } from '@arriero/domain/places/place-name'
import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'

/** A client's own address book. */
export const savedPlacesList = listValue(api.savedPlaces.all)({
  name: 'saved-places',
  title: 'Mis lugares',
  page: {
    help: 'Los sitios donde carga y descarga, con contacto, horario e instrucciones: se eligen al pedir un servicio.',
  },
  search: 'nombre, dirección o contacto',
  empty: [
    'No tiene lugares guardados',
    'Guarde el primero: después lo elige en vez de escribir la dirección.',
  ],
  columns: {
    name: { title: 'Lugar', kind: 'text', isSortable: true, isStrong: true, widthPx: 200, card: 'title' },
    place: {
      title: 'Dirección',
      kind: 'text',
      value: ({ place }) => placeLines(place.name).town,
      note: ({ place }) => placeLines(place.name).street,
      file: { kind: 'text', value: ({ place }) => place.name },
      card: 'fact',
    },
    contactName: { title: 'Contacto', kind: 'text', widthPx: 180, card: 'fact' },
    contactPhone: { title: 'Teléfono', kind: 'phone', card: 'fact' },
    instructions: { title: 'Instrucciones', kind: 'text', widthPx: 260 },
    createdAt: { title: 'Guardado', kind: 'day', isSortable: true, widthPx: 120 },
  },
})
