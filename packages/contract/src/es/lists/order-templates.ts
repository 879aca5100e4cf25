import { placeLines } from '@arriero/domain/places/place-name'
import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'

/** Services a client asks for again and again. */
export const orderTemplatesList = listValue(api.orderTemplates.all)({
  name: 'order-templates',
  title: 'Plantillas',
  page: {
    help: 'Servicios que pide seguido, con sus lugares, carga y contactos: solo falta la fecha. El precio no se guarda.',
  },
  search: 'nombre o lugar',
  empty: ['No tiene plantillas', 'Abra un servicio y use «Guardar como plantilla»: quedará aquí.'],
  columns: {
    name: {
      title: 'Plantilla',
      kind: 'text',
      isSortable: true,
      isStrong: true,
      widthPx: 200,
      card: 'title',
    },
    origin: {
      title: 'Origen',
      kind: 'text',
      value: ({ origin }) => placeLines(origin.name).town,
      note: ({ origin }) => placeLines(origin.name).street,
      file: { kind: 'text', value: ({ origin }) => origin.name },
      card: 'fact',
    },
    destination: {
      title: 'Destino',
      kind: 'text',
      value: ({ destination }) => placeLines(destination.name).town,
      note: ({ destination }) => placeLines(destination.name).street,
      file: { kind: 'text', value: ({ destination }) => destination.name },
      card: 'fact',
    },
    typeLoad: { title: 'Carga', kind: 'text', value: ({ typeLoad }) => typeLoad.name, widthPx: 110 },
    typeVehicle: {
      title: 'Vehículo',
      kind: 'text',
      value: ({ typeVehicle }) => typeVehicle.name,
      widthPx: 170,
      card: 'fact',
    },
    uses: { title: 'Usos', kind: 'number', isSortable: true },
    usedAt: { title: 'Último uso', kind: 'day', widthPx: 120 },
    createdAt: { title: 'Guardada', kind: 'day', isSortable: true, isOptional: true, widthPx: 120 },
  },
})
